import { type Choice, word } from '@acies/kernel'
import { type Field, has, isFleeing, lift, put, type Unit } from '../position.ts'
import { combatOf, cutAll, foesOf } from '../rules/engaged.ts'
import { bearingOut, canRun } from '../rules/fleeing.ts'
import { defendsAgainst } from '../rules/obstacle.ts'
import { pursuitDice } from '../rules/pace.ts'
import { refusal } from '../traits/index.ts'
import { preyOf } from './abandon.ts'
import { dice, ownerOf, procedure, question, sum, type Table } from './book.ts'
import { flight, rollFlight } from './flight.ts'
import { captureStandards, lose } from './losses.ts'
import { pursuitMove } from './pursuit.ts'
import { test } from './tests.ts'

/** What a winner may do about those who flee (WAB-PURS-04, 05). */
export function pursuitWords(g: Field, u: Unit, fled: Unit): ('pursue' | 'restrain' | 'stay')[] {
  const words: ('pursue' | 'restrain' | 'stay')[] = ['pursue']
  if (has(u, 'sallied')) return words
  const free = defendsAgainst(g, u, fled) !== null || refusal('may-stay', g, u, { other: fled }) !== null
  if (refusal('restrain', g, u, { other: fled }) === null) words.push(free ? 'stay' : 'restrain')
  return words
}
/** Pursuit is a must, unless the unit is held back: by a test, or freely behind an obstacle (WAB-PURS-01, 04, 05). */
export const pursue = question({
  name: 'pursue',
  kind: 'one',
  rules: ['WAB-PURS-04', 'WAB-PURS-01', 'WAB-RUL-159'],
  with: (a: { unit: number; fled: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'word', options: pursuitWords(g, g.units[v.unit], g.units[v.fled]), about: v.unit },
  take: (_r, _v, picks): string => word(picks, 0, PURSUITS),
})
const PURSUITS = ['pursue', 'restrain', 'stay'] as const

/** Goes after them if it is not held back; the dice lie open (WAB-PURS-04, 06). Gives inches, 0 for staying. */
export function startPursuit(r: Table, u: Unit, how: string): number {
  const g = r.field
  if (how === 'stay') {
    r.tell({ type: 'stayed', rules: ['WAB-PURS-05', 'WAB-OBST-08'], unit: u.id })
    return 0
  }
  if (how === 'restrain' && test(r, u, 'restrain')) {
    r.tell({ type: 'restrained', rules: ['WAB-PURS-04'], unit: u.id })
    return 0
  }
  const rolled = dice(r, pursuitDice(g, u))
  put(u, 'pursues', sum(rolled))
  r.tell({ type: 'pursued', rules: ['WAB-PURS-06'], unit: u.id, dice: rolled, distance: sum(rolled), path: [] })
  return sum(rolled)
}
/** Caught: wiped out, its standards taken (WAB-PURS-08, WAB-FLEE-19). */
export function catchUp(r: Table, fled: Unit, by: Unit): void {
  const u = preyOf(r.field, fled)
  captureStandards(r, u, by)
  r.tell({ type: 'caught', rules: ['WAB-PURS-08'], unit: u.id, other: by.id })
  lose(r, u, 'killed', ['WAB-PURS-08'])
  if (u !== fled) cutAll(r.field, fled)
}

/**
 * An engaged unit flees in the middle of a turn: it failed to break off, or panicked. Its enemies may go after it, after a
 * panic only if they had the upper hand (WAB-DISENG-07, 09, WAB-PANIC-21, 22, WAB-RUL-164).
 */
export const chase = procedure({
  name: 'chase',
  gives: undefined,
  with: (a: { unit: number; panic: boolean }) => ({
    unit: a.unit,
    panic: a.panic,
    distance: 0,
    bearing: -1,
    foes: [] as number[],
    after: [] as number[],
  }),
  lines: {
    roll(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (canRun(g, u)) v.distance = sum(rollFlight(r, u))
      v.bearing = bearingOut(u, foesOf(g, u)) ?? -1
      put(u, 'flight', v.distance)
      r.tell({
        type: 'broken',
        rules: v.panic ? ['WAB-PANIC-21', 'WAB-RUL-168'] : ['WAB-DISENG-07'],
        unit: u.id,
        tested: true,
      })
      const winner = combatOf(g, u)?.momentum
      v.foes = foesOf(g, u)
        .map(f => f.unit)
        .filter(f => !isFleeing(f) && foesOf(g, f).length === 1 && foesOf(g, f)[0].own === 'front')
        .filter(f => (!v.panic || winner === f.side) && refusal('pursue', g, f, { other: u }) === null)
        .map(f => f.id)
    },
    decide(r, v) {
      if (v.foes.length > 0 && v.bearing >= 0) r.call(chasers, { of: v.unit, foes: v.foes }, 'after')
    },
    flee(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const by = v.after.map(id => g.units[id]).find(f => amount(f) > v.distance)
      if (v.after.length > 0) captureStandards(r, u, g.units[v.after[0]])
      if (by !== undefined) catchUp(r, u, by)
      else r.call(flight, { unit: u.id, why: 'combat', from: foesOf(g, u).map(f => f.unit.id), rolled: v.distance })
    },
    follow(r, v) {
      const { unit, after, distance, bearing } = v
      if (after.length > 0) r.call(followOn, { unit, after, distance, bearing })
    },
  },
})
const amount = (u: Unit): number => u.states.find(s => s.is === 'pursues')?.n ?? 0
/** Which of the enemies go after it. */
const chasers = procedure({
  name: 'chasers',
  gives: [] as number[],
  with: (a: { of: number; foes: number[] }) => ({ of: a.of, foes: [...a.foes], after: [] as number[], word: '' }),
  lines: {
    ask(r, v) {
      const [id] = v.foes
      if (id === undefined) return r.end(v.after)
      r.call(pursue, { unit: id, fled: v.of }, 'word')
    },
    decide(r, v) {
      const id = v.foes.shift()
      if (id !== undefined && startPursuit(r, r.field.units[id], v.word) > 0) v.after.push(id)
      r.repeat()
    },
  },
})
const followOn = procedure({
  name: 'follow-on',
  gives: undefined,
  with: (a: { unit: number; after: number[]; distance: number; bearing: number }) => ({ ...a, after: [...a.after] }),
  lines: {
    next(r, v) {
      const g = r.field
      const id = v.after.shift()
      if (id === undefined) return r.end(undefined)
      const far = amount(g.units[id])
      lift(g.units[id], 'pursues')
      r.call(pursuitMove, {
        unit: id,
        distance: far,
        bearing: v.bearing,
        spared: [v.unit],
        gap: far === v.distance,
        how: 'pursued' as const,
      })
    },
    again(r) {
      r.repeat()
    },
  },
})

export const chaseSteps = [pursue, chase, chasers, followOn]
