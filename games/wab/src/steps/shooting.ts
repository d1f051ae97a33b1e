import { type Choice, type Pick, type Picks, type Random, thing } from '@acies/kernel'
import type { Rule } from '../events.ts'
import { BOTH, type Field, isFleeing, onTable, put, type Unit } from '../position.ts'
import { distanceBetween, filesOf } from '../rules/bodies.ts'
import { isEngaged } from '../rules/engaged.ts'
import { countOf } from '../rules/ranks.ts'
import { isInRange, mayNotBeShot, mayNotShoot, missilesNow, seesToShoot, shootersOf } from '../rules/shots.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { takeMissiles } from './arming.ts'
import { procedure, question, seatsOf, sum } from './book.ts'
import { chase } from './chase.ts'
import { secondThrow } from './choices.ts'
import { flight } from './flight.ts'
import { feelsPanic, generalFirst, settleDue, test } from './tests.ts'
import { type Loosed, loose, loosedAgain, lostQuarter, shotsAt, strikeFrom, volley, volleyOver } from './volley.ts'

const marksOf = (g: Field, u: Unit): number[] =>
  g.units
    .filter(t => t.side !== u.side && onTable(t) && seesToShoot(g, u, t) && mayNotBeShot(g, u, t) === null)
    .map(t => t.id)
/** Who has somebody to shoot at. */
const shooters = (g: Field): number[] =>
  g.units
    .filter(
      u =>
        u.side === g.active &&
        mayNotShoot(g, u) === null &&
        g.units.some(t => t.side !== u.side && onTable(t) && seesToShoot(g, u, t)),
    )
    .map(u => u.id)

/** A second target only for those who do not see the first (WAB-SHOOT-07). */
function secondBarred(g: Field, u: Unit, first: Unit): boolean {
  return shootersOf(g, u, first).length >= filesOf(u)
}
function pairsIn(picks: Picks): { unit: number; target: number }[] {
  const pairs: { unit: number; target: number }[] = []
  for (let i = 0; i + 1 < picks.length; i += 2) pairs.push({ unit: thing(picks, i), target: thing(picks, i + 1) })
  return pairs
}

/** Every shooter and its target, before any die and any ruler (WAB-SHOOT-01, 02, WAB-RUL-195). */
const declareShots = question({
  name: 'declare-shots',
  kind: 'assign',
  rules: ['WAB-SHOOT-01', 'WAB-SHOOT-02'],
  with: (a: { able: number[] }) => a,
  seats: g => seatsOf(g, g.active),
  next(g, v, draft): Choice | null {
    const pairs = pairsIn(draft)
    if (draft.length % 2 === 1) {
      const about = thing(draft, draft.length - 1)
      const known = pairs.filter(p => p.unit === about).map(p => p.target)
      return { of: 'unit', options: marksOf(g, g.units[about]).filter(t => !known.includes(t)), about }
    }
    const options = v.able.filter(id => {
      const own = pairs.filter(p => p.unit === id)
      if (own.length === 0) return marksOf(g, g.units[id]).length > 0
      if (own.length > 1 || secondBarred(g, g.units[id], g.units[own[0].target])) return false
      return marksOf(g, g.units[id]).some(t => t !== own[0].target)
    })
    return { of: 'unit', options, enough: 'done' }
  },
  why(g, _v, draft, pick): Rule | null {
    const u = typeof pick === 'number' ? g.units[pick] : undefined
    if (u === undefined) return null
    if (draft.length % 2 === 0) {
      if (u.side !== g.active) return 'WAB-GEN-07'
      return mayNotShoot(g, u) ?? (pairsIn(draft).some(p => p.unit === u.id) ? 'WAB-SHOOT-07' : 'WAB-LOS-01')
    }
    const by = g.units[thing(draft, draft.length - 1)]
    if (u.where === 'joined') return 'WAB-PSHOOT-03'
    return mayNotBeShot(g, by, u) ?? (seesToShoot(g, by, u) ? 'WAB-SHOOT-07' : 'WAB-LOS-01')
  },
  candidates: (g, v, _seat, n, random) =>
    n === 1 ? [someShots(g, v.able, random)] : shotsToCompare(g, v.able, n, random),
  take: (_r, _v, picks): Pick[] => picks.slice(),
})
function someShots(g: Field, able: readonly number[], random: Random): Pick[] {
  const picks: Pick[] = []
  for (const id of able) {
    if (random(8) === 0) continue
    const marks = marksOf(g, g.units[id])
    if (marks.length > 0) picks.push(id, marks[random(marks.length)])
  }
  return picks
}

/** Shots for whoever compares: none, everybody at the nearest in range, then at any in range. */
function shotsToCompare(g: Field, able: readonly number[], n: number, random: Random): Picks[] {
  const far = (id: number, t: number) => distanceBetween(g, g.units[id], g.units[t])
  const all = able
    .map(id => ({ id, marks: marksOf(g, g.units[id]).filter(t => isInRange(g, g.units[id], g.units[t])) }))
    .filter(s => s.marks.length > 0)
  const found = new Map<string, Picks>()
  const add = (picks: Picks) => found.set(picks.join(), picks)
  add([])
  add(all.flatMap(({ id, marks }) => [id, marks.reduce((a, b) => (far(id, b) < far(id, a) ? b : a))]))
  for (let tries = 0; tries < n && found.size < n; tries++)
    add(all.flatMap(({ id, marks }) => [id, marks[random(marks.length)]]))
  return [...found.values()]
}

/** WAB-SHOOT-01 to 08, WAB-CAS-07 */
export const shooting = procedure({
  name: 'shooting',
  gives: undefined,
  with: (_: object) => ({ picks: [] as Pick[] }),
  lines: {
    machines(r) {
      const g = r.field
      for (const u of g.units) {
        g.snap.models[u.id] = countOf(g, u)
        g.snap.shotBy[u.id] = -1
        if (onTable(u) && u.side === g.active) becomesDue('startOfShooting', g, u)
      }
      settleDue(r)
    },
    ask(r, v) {
      v.picks = []
      const able = shooters(r.field)
      if (able.length > 0) r.call(declareShots, { able }, 'picks')
    },
    /** Whether they obey at all (WAB-FRM-03). */
    wants(r, v) {
      const g = r.field
      for (const id of new Set(pairsIn(v.picks).map(p => p.unit))) becomesDue('wants', g, g.units[id])
      settleDue(r)
    },
    arms(r, v) {
      const g = r.field
      const units = [...new Set(pairsIn(v.picks).map(p => p.unit))].filter(id => missilesNow(g, g.units[id]).length > 1)
      if (units.length > 0) r.call(takeMissiles, { units })
    },
    /** Stones and balls fly before all else, once every target is named (WAB-WAR-26, 55). */
    guessed(r) {
      const g = r.field
      for (const u of g.units) if (onTable(u) && u.side === g.active) becomesDue('firstShots', g, u)
      settleDue(r)
    },
    /** A general under a stone is mourned before the arrows fly (WAB-PANIC-16). */
    struck(r) {
      if (r.field.mourning.includes(1)) r.call(mourn, {})
    },
    volleys(r, v) {
      const g = r.field
      const used = new Map<number, number[]>()
      const obeyed = pairsIn(v.picks).filter(p => mayNotShoot(g, g.units[p.unit]) === null)
      const shots = obeyed.map(p => {
        const files = shootersOf(g, g.units[p.unit], g.units[p.target]).filter(f => !used.get(p.unit)?.includes(f))
        used.set(p.unit, [...(used.get(p.unit) ?? []), ...files])
        return { unit: p.unit, target: p.target, files }
      })
      if (shots.length > 0) r.call(volleys, { shots })
    },
    /** Who has shot and rides on (WAB-FRM-80). */
    after(r) {
      settleDue(r)
    },
    losses(r) {
      r.call(shaken, {})
    },
    settle(r) {
      const g = r.field
      for (const u of g.units) if (onTable(u)) becomesDue('endOfShooting', g, u)
      settleDue(r)
    },
  },
})

/**
 * Volleys one after another: with a question for those who may throw all their dice again (WAB-FRM-106), and with the tests for
 * a dead general before the next is shot (WAB-PANIC-16).
 */
const volleys = procedure({
  name: 'volleys',
  gives: undefined,
  with: (a: { shots: { unit: number; target: number; files: number[] }[] }) => ({
    shots: [...a.shots],
    unit: -1,
    target: -1,
    loosed: [] as Loosed[],
    again: '',
  }),
  lines: {
    loose(r, v) {
      const g = r.field
      const next = v.shots.shift()
      if (next === undefined) return r.end(undefined)
      const [u, target] = [g.units[next.unit], g.units[next.target]]
      v.loosed = []
      v.again = ''
      if (isFleeing(u)) return
      if (refusal('throw-again', g, u) === null) return volley(r, u, target, next.files, '')
      v.unit = u.id
      v.target = target.id
      const shots = shotsAt(r, u, target, next.files, '')
      if (shots === null) return
      v.loosed = [false, true].flatMap(long => loose(r, u, target, shots, '', long))
      const [dice, hits] = [sum(v.loosed.map(l => sum(l.roll.faces))), sum(v.loosed.map(l => l.roll.n))]
      if (dice > hits) r.call(secondThrow, { unit: u.id, dice, hits }, 'again')
    },
    strike(r, v) {
      const g = r.field
      if (v.loosed.length === 0) return
      const [u, target] = [g.units[v.unit], g.units[v.target]]
      if (v.again === 'again') put(u, 'veteran-used')
      for (const loosed of v.loosed)
        if (onTable(target)) strikeFrom(r, u, target, v.again === 'again' ? loosedAgain(r, u, target, loosed) : loosed)
      volleyOver(r, u, target, '')
    },
    mourn(r) {
      if (r.field.mourning.includes(1)) r.call(mourn, {})
    },
    again(r) {
      r.repeat()
    },
  },
})

/** Everybody who lost a quarter of his models to shots, friends' arrows included (WAB-PANIC-17 to 19, WAB-RUL-196). */
const shaken = procedure({
  name: 'shaken',
  gives: undefined,
  with: (_: object, g: Field) => ({
    units: generalFirst(
      g,
      g.units.filter(u => lostQuarter(g, u) && feelsPanic(g, u, 'panic-shots')).map(u => u.id),
    ),
  }),
  lines: {
    next(r, v) {
      const g = r.field
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      const u = g.units[id]
      if (!feelsPanic(g, u, 'panic-shots') || test(r, u, 'panic-shots')) return
      const from = g.snap.shotBy[id]
      if (isEngaged(g, u)) r.call(chase, { unit: id, panic: true })
      else r.call(flight, { unit: id, why: 'shots', from: from < 0 ? [] : [from] })
    },
    again(r) {
      r.repeat()
    },
  },
})

/** The general is dead: every unit of his army tests, and those who fail run at once (WAB-PANIC-16, WAB-MIS-121). */
export const mourn = procedure({
  name: 'mourn',
  gives: undefined,
  with: (_: object, g: Field) => ({
    units: BOTH.flatMap(side =>
      g.mourning[side] === 1
        ? g.units.filter(u => u.side === side && feelsPanic(g, u, 'panic-general')).map(u => u.id)
        : [],
    ),
  }),
  lines: {
    next(r, v) {
      const g = r.field
      g.mourning = [0, 0]
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      const u = g.units[id]
      if (!feelsPanic(g, u, 'panic-general') || test(r, u, 'panic-general')) return
      if (isEngaged(g, u)) r.call(chase, { unit: id, panic: true })
      else r.call(flight, { unit: id, why: 'edge', from: [] })
    },
    again(r) {
      r.repeat()
    },
  },
})
export const shootingSteps = [shooting, declareShots, volleys, shaken, mourn]
