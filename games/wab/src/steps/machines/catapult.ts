import { type Choice, type Pick, type Picks, thing } from '@acies/kernel'
import { apart, bodyAt, bodyOf as bodyFrom, discPiece, holds, INCH, shareOn, slid } from '@acies/table'
import { has, onTable, put, stateOf, type Unit } from '../../position.ts'
import { bodyOf, filePoint, filesOf, middle } from '../../rules/bodies.ts'
import { modelsOf } from '../../rules/cloud.ts'
import { isEngaged } from '../../rules/engaged.ts'
import { ownerOf, procedure, question, throwDice } from '../book.ts'
import { turnTo } from './bolt.ts'
import { enemiesOf, type Missile, smash, whoIsStruck } from './hits.ts'
import { misfire, rollArtillery, rollScatter, works } from './serve.ts'

/** Half of the template's 3" (WAB-WAR-27). */
const RADIUS = (3 * INCH) / 2
const FARTHEST = 48

/**
 * At whom, how far, and if it is not at its middle at which of its files from the left. Nothing is measured, so no guess is
 * refused (WAB-WAR-28, WAB-RUL-287).
 */
const bombard = question({
  name: 'bombard',
  kind: 'assign',
  rules: ['WAB-WAR-28', 'WAB-WAR-39', 'WAB-RUL-287'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next(g, v, draft): Choice | null {
    const about = v.unit
    if (draft.length === 0) {
      const options = enemiesOf(g, g.units[v.unit]).filter(t => !isEngaged(g, t))
      return { of: 'unit', options: options.map(t => t.id), about, enough: 'hold-fire' }
    }
    if (draft.length === 1) return { of: 'number', min: 1, max: FARTHEST, about, measures: 'length' }
    if (draft.length > 2) return null
    return {
      of: 'number',
      min: 1,
      max: filesOf(g.units[thing(draft, 0)]),
      about,
      enough: 'at-the-middle',
      counts: 'file',
    }
  },
  why: (g, _v, draft, pick) =>
    draft.length === 0 && typeof pick === 'number' && g.units[pick] !== undefined && isEngaged(g, g.units[pick])
      ? 'WAB-RUL-287'
      : null,
  candidates(g, v, _seat, n, random): Picks[] {
    const u = g.units[v.unit]
    const marks = enemiesOf(g, u).filter(t => !isEngaged(g, t))
    if (marks.length === 0) return [[]]
    return Array.from({ length: n }, () => {
      const t = marks[random(marks.length)]
      const far = Math.round(apart(u, middle(g, t)) / INCH) + random(7) - 3
      return [t.id, Math.max(1, Math.min(FARTHEST, far))]
    })
  },
  take: (_r, _v, picks): Pick[] => picks.slice(),
})

/** What is said before anybody shoots: target and guess, kept until all targets are named (WAB-WAR-26, 28). */
const lay = procedure({
  name: 'lay',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, picks: [] as Pick[] }),
  lines: {
    ask(r, v) {
      const g = r.field
      v.picks = []
      const u = g.units[v.unit]
      if (onTable(u) && enemiesOf(g, u).some(t => !isEngaged(g, t))) r.call(bombard, { unit: v.unit }, 'picks')
    },
    note(r, v) {
      if (v.picks.length < 2) return
      const u = r.field.units[v.unit]
      put(u, 'laid-on', thing(v.picks, 0))
      put(u, 'guessed', thing(v.picks, 1))
      put(u, 'at-file', v.picks.length > 2 ? thing(v.picks, 2) : 0)
    },
  },
})
const amount = (u: Unit, is: string): number => stateOf(u, is)?.n ?? 0

/** The stone flies: where it lands, whom it strikes (WAB-WAR-27 to 39). */
const fireCatapult = procedure({
  name: 'fire-catapult',
  gives: undefined,
  with: (a: { unit: number; strength: number; wounds: number }) => a,
  lines: {
    fire(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const target = g.units[amount(u, 'laid-on')]
      if (!onTable(u) || !has(u, 'laid-on') || !works(r, u)) return
      const file = amount(u, 'at-file')
      turnTo(r, u, file === 0 ? middle(g, target) : filePoint(g, target, target, Math.min(file, filesOf(target)) - 1))
      const guess = amount(u, 'guessed')
      const aimed = slid(u, u.facing, guess * INCH)
      // Both dice at once; a misfire cancels whatever the other shows (WAB-WAR-29, 31).
      const arrow = rollScatter(r)
      const artillery = rollArtillery(r)
      if (artillery === 0) {
        misfire(r, u, 'stone')
        return
      }
      const at = arrow < 0 ? aimed : slid(aimed, arrow, artillery * INCH)
      const missile: Missile = {
        strength: v.strength,
        wounds: v.wounds === 3 ? 3 : 6,
        rules: ['WAB-WAR-35', 'WAB-WAR-37'],
      }
      const template = bodyFrom([discPiece(at.x, at.y, RADIUS)])
      let all = 0
      const struck: { unit: Unit; hits: number }[] = []
      for (const o of g.units) {
        if (!onTable(o)) continue
        const body = bodyOf(g, o)
        if (apart(middle(g, o), at) > RADIUS + (body.maxX - body.minX) + (body.maxY - body.minY)) continue
        const bases = modelsOf(g, o)
        // The one under the hole: nearest to the very centre if it lies on two (WAB-WAR-33).
        let centre = -1
        bases.forEach((b, i) => {
          if (!holds(bodyAt(b), at)) return
          if (centre < 0 || apart(b, at) < apart(bases[centre], at)) centre = i
        })
        const hits: Unit[] = centre < 0 ? [] : [whoIsStruck(r, o, centre)]
        const half = bases.flatMap((b, i) => (i !== centre && shareOn(bodyAt(b), template) >= 500 ? [i] : []))
        for (const i of half) if (throwDice(r, 1, 4).n === 1) hits.push(whoIsStruck(r, o, i)) // WAB-WAR-34
        all += hits.length
        for (const who of new Set(hits)) struck.push({ unit: who, hits: hits.filter(h => h === who).length })
      }
      r.tell({
        type: 'stone',
        rules: ['WAB-WAR-28', arrow < 0 ? 'WAB-WAR-30' : 'WAB-WAR-32'],
        unit: u.id,
        other: target.id,
        guess,
        scatter: arrow < 0 ? 'hit' : 'arrow',
        artillery,
        line: [aimed.x, aimed.y, 0, at.x, at.y, 0],
        hits: all,
      })
      for (const s of struck) smash(r, u, s.unit, s.hits, missile)
    },
  },
})
export const catapultSteps = [bombard, lay, fireCatapult]
