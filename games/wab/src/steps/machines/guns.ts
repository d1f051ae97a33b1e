import { type Choice, type Pick, type Picks, thing, word } from '@acies/kernel'
import {
  ahead,
  apart,
  bodyAt,
  bodyOf as bodyFrom,
  crosses,
  holds,
  INCH,
  overlaps,
  type Point,
  type Pose,
  polygonPiece,
  slid,
  spans,
  spotX,
  spotY,
} from '@acies/table'
import { GROUND_DATA } from '../../data/ground.ts'
import { type Field, has, onTable, put, stateOf, type Unit } from '../../position.ts'
import { bodyOf, groundOf, middle } from '../../rules/bodies.ts'
import { modelsOf } from '../../rules/cloud.ts'
import { isAbandoned } from '../../rules/crew.ts'
import { isEngaged } from '../../rules/engaged.ts'
import { placesOnLine } from '../../rules/line.ts'
import { ownerOf, procedure, question, type Table, throwDice } from '../book.ts'
import { flight } from '../flight.ts'
import { test } from '../tests.ts'
import { strikeWith } from '../volley.ts'
import { enemiesOf, smash, whoIsStruck } from './hits.ts'
import { misfire, rollArtillery, works } from './serve.ts'

const FARTHEST = 36
/** Along its barrel to the end of the table; it does not turn and fire (WAB-WAR-56). */
const axisOf = (g: Field, u: Unit): Pose => ahead(u, g.width + g.depth)

/** Enemies on its line with no friend before them (WAB-WAR-52, WAB-RUL-295). */
function onItsLine(g: Field, u: Unit): number[] {
  const end = axisOf(g, u)
  const far = (o: Unit) => spans(bodyOf(g, o), u, end)[0]?.from ?? Number.POSITIVE_INFINITY
  const friends = g.units.filter(o => o !== u && o.side === u.side && onTable(o) && crosses(bodyOf(g, o), u, end))
  return enemiesOf(g, u)
    .filter(t => !isEngaged(g, t) && crosses(bodyOf(g, t), u, end) && !friends.some(f => far(f) < far(t)))
    .map(t => t.id)
}

/** At whom on its line, and how far: by eye, so no guess is refused (WAB-WAR-56, 57). */
const aimCannon = question({
  name: 'aim-cannon',
  kind: 'assign',
  rules: ['WAB-WAR-56', 'WAB-WAR-57', 'WAB-RUL-295'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next(g, v, draft): Choice | null {
    const about = v.unit
    if (draft.length === 0) return { of: 'unit', options: onItsLine(g, g.units[v.unit]), about, enough: 'hold-fire' }
    return draft.length === 1 ? { of: 'number', min: 1, max: FARTHEST, about, measures: 'length' } : null
  },
  why: (_g, _v, draft) => (draft.length === 0 ? 'WAB-WAR-56' : null),
  candidates(g, v, _seat, n, random): Picks[] {
    const u = g.units[v.unit]
    const marks = onItsLine(g, u)
    if (marks.length === 0) return [[]]
    return Array.from({ length: n }, () => {
      const t = marks[random(marks.length)]
      const far = Math.round(apart(u, middle(g, g.units[t])) / INCH) - 4 - random(5)
      return [t, Math.max(1, Math.min(FARTHEST, far))]
    })
  },
  take: (_r, _v, picks): Pick[] => picks.slice(),
})
const layCannon = procedure({
  name: 'lay-cannon',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, picks: [] as Pick[] }),
  lines: {
    ask(r, v) {
      v.picks = []
      if (onItsLine(r.field, r.field.units[v.unit]).length > 0) r.call(aimCannon, { unit: v.unit }, 'picks')
    },
    note(r, v) {
      if (v.picks.length < 2) return
      put(r.field.units[v.unit], 'laid-on', thing(v.picks, 0))
      put(r.field.units[v.unit], 'guessed', thing(v.picks, 1))
    },
  },
})

/** Where the ball stops: at its bounce, at very difficult ground, or at the foot of a slope (WAB-WAR-62, WAB-RUL-334). */
function stopOf(g: Field, from: Pose, to: Pose): Pose {
  let least = apart(from, to)
  const { bodies } = groundOf(g)
  for (let i = 0; i < bodies.length; i++) {
    const { times, level } = GROUND_DATA[g.ground[i].kind]
    const bars = times === 4 || times === 0
    if (!bars && level === 0) continue
    if (holds(bodies[i], from)) {
      if (bars) least = 0
      continue
    }
    const [first] = spans(bodies[i], from, to)
    if (first !== undefined) least = Math.min(least, first.from)
  }
  return least === 0 ? from : slid(from, from.facing, least)
}

/** The ball lands beyond the guess and bounces on through whoever is there (WAB-WAR-57 to 63). */
const fireCannon = procedure({
  name: 'fire-cannon',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, shaken: false }),
  lines: {
    fire(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u) || !has(u, 'laid-on') || !works(r, u)) return
      const target = stateOf(u, 'laid-on')?.n ?? -1
      const guess = stateOf(u, 'guessed')?.n ?? 0
      const first = rollArtillery(r)
      if (first === 0) {
        v.shaken = misfire(r, u, 'powder') === 'crewman'
        return
      }
      const lands = ahead(u, (guess + first) * INCH)
      const bounce = rollArtillery(r)
      const stop = bounce === 0 ? lands : stopOf(g, lands, ahead(lands, bounce * INCH))
      const stays = apart(lands, stop) === 0
      const struck: { unit: Unit; hits: number }[] = []
      let hits = 0
      for (const o of g.units) {
        if (!onTable(o) || o === u) continue
        const places = stays
          ? modelsOf(g, o)
              .flatMap((b, i) => (holds(bodyAt(b), lands) ? [i] : []))
              .slice(0, 1)
          : placesOnLine(g, o, lands, stop)
        const who = places.map(p => whoIsStruck(r, o, p))
        hits += who.length
        for (const x of new Set(who)) struck.push({ unit: x, hits: who.filter(y => y === x).length })
      }
      r.tell({
        type: 'ball',
        rules: ['WAB-WAR-58', 'WAB-WAR-59', 'WAB-WAR-60'],
        unit: u.id,
        other: target,
        guess,
        first,
        bounce,
        line: [lands.x, lands.y, 0, stop.x, stop.y, 0],
        hits,
      })
      for (const s of struck) smash(r, u, s.unit, s.hits, { strength: 6, wounds: 6, rules: ['WAB-WAR-61'] })
    },
    panic(r, v) {
      const u = r.field.units[v.unit]
      if (v.shaken && crewBreaks(r, u)) r.call(flight, { unit: u.id, why: 'edge', from: [] })
    },
  },
})
/** A crewman is dead: the others, if there are any, test at once (WAB-WAR-63). */
const crewBreaks = (r: Table, u: Unit): boolean => onTable(u) && !isAbandoned(r.field, u) && !test(r, u, 'panic-shots')

/** The teardrop: half an inch wide at the muzzle, two inches at most, eight long (WAB-WAR-69, WAB-MIS-211). */
const DROP = [-635, 0, -2540, 17780, -1796, 19576, 0, 20320, 1796, 19576, 2540, 17780, 635, 0]
function dropAt(at: Pose) {
  const corners: number[] = []
  for (let i = 0; i < DROP.length; i += 2)
    corners.push(spotX(at, DROP[i], DROP[i + 1]), spotY(at, DROP[i], DROP[i + 1]))
  return bodyFrom([polygonPiece(corners)])
}
/** Fires along its barrels or not (WAB-WAR-68, 69). */
const fireOrgan = question({
  name: 'fire-organ',
  kind: 'one',
  rules: ['WAB-WAR-68', 'WAB-WAR-69'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: FIRES, about: v.unit }),
  take: (_r, _v, picks): string => word(picks, 0, FIRES),
})
const FIRES = ['fire', 'wait'] as const
const organ = procedure({
  name: 'organ',
  gives: undefined,
  with: (a: { unit: number; reaction: boolean }) => ({ unit: a.unit, word: a.reaction ? 'fire' : '', shaken: false }),
  lines: {
    ask(r, v) {
      if (v.word === '') r.call(fireOrgan, { unit: v.unit }, 'word')
    },
    fire(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (v.word !== 'fire' || !onTable(u) || !works(r, u)) return
      if (rollArtillery(r) === 0) {
        v.shaken = misfire(r, u, 'powder') === 'crewman'
        return
      }
      const die = r.roll(6) + 1
      const muzzle: Pose = { x: u.x, y: u.y, facing: u.facing }
      const end = ahead(muzzle, die * INCH)
      const drops = [dropAt(muzzle), dropAt(end)]
      let hits = 0
      const struck: { unit: Unit; hits: number }[] = []
      for (const o of g.units) {
        if (!onTable(o) || o === u || !drops.some(d => overlaps(d, bodyOf(g, o)))) continue
        const under = modelsOf(g, o).filter(b => drops.some(d => overlaps(d, bodyAt(b)))).length
        const n = throwDice(r, under, 4).n
        hits += n
        if (n > 0) struck.push({ unit: o, hits: n })
      }
      const tip: Point = ahead(end, 8 * INCH)
      r.tell({
        type: 'salvo',
        rules: ['WAB-WAR-69', 'WAB-WAR-70'],
        unit: u.id,
        die,
        line: [muzzle.x, muzzle.y, 0, tip.x, tip.y, 0],
        hits,
      })
      // One hit a model, S4, a point off the save (WAB-WAR-71).
      for (const s of struck) strikeWith(r, u, s.unit, s.hits, 4, 1)
    },
    panic(r, v) {
      const u = r.field.units[v.unit]
      if (v.shaken && crewBreaks(r, u)) r.call(flight, { unit: u.id, why: 'edge', from: [] })
    },
  },
})
export const gunSteps = [aimCannon, layCannon, fireCannon, fireOrgan, organ]
