import { type Choice, word } from '@acies/kernel'
import { type Body, bodyAt, facedAbout, INCH, leavesAfter, slid, sweep } from '@acies/table'
import type { Rule } from '../events.ts'
import { type Field, has, isFleeing, kindOf, lift, onTable, put, stateOf, type Unit } from '../position.ts'
import { blockAt, blockOf, bodiesOf, bodyOf, groundOf, middle, place } from '../rules/bodies.ts'
import { meet, strikeAhead } from '../rules/contact.ts'
import { isAbandoned } from '../rules/crew.ts'
import { fears, outnumberedByFear } from '../rules/dread.ts'
import { combatOf, cutAll, foesOf, isEngaged } from '../rules/engaged.ts'
import { bearingOut, canRun } from '../rules/fleeing.ts'
import { isRough } from '../rules/going.ts'
import { defendsAgainst } from '../rules/obstacle.ts'
import { pursuitDice } from '../rules/pace.ts'
import { countOf, isFormed, MINIMUM } from '../rules/ranks.ts'
import { standsFree } from '../rules/route.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { preyOf, trample } from './abandon.ts'
import { noteTurned } from './arrive.ts'
import { dice, ownerOf, procedure, question, sum, type Table } from './book.ts'
import { flight, rollFlight } from './flight.ts'
import { captureStandards, lose } from './losses.ts'
import { feelsPanic, test } from './tests.ts'

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

interface Pursuit {
  unit: number
  distance: number
  bearing: number
  /** Those it goes after and has not caught. */
  spared: number[]
  /** Equal rolls: it ends an inch short of them (WAB-PURS-10). */
  gap: boolean
  how: 'pursued' | 'overran'
}
/** Straight after the enemy, all the way, into whatever comes (WAB-PURS-07, 10, 12 to 19, WAB-MIS-109). */
export const pursuitMove = procedure({
  name: 'pursuit-move',
  gives: undefined,
  with: (a: Pursuit) => ({
    unit: a.unit,
    left: a.distance * INCH - (a.gap ? INCH : 0),
    bearing: a.bearing,
    spared: [...a.spared],
    how: a.how as string,
    path: [] as number[],
  }),
  lines: {
    turn(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u) || isFleeing(u) || isEngaged(g, u)) return r.end(undefined)
      put(u, 'moved', 1)
      v.path.push(u.x, u.y, u.facing)
      const turned = facedAbout(blockOf(g, u), v.bearing)
      if (v.bearing === u.facing || v.bearing < 0) v.bearing = u.facing
      else if (standsFree(g, u, turned)) {
        place(u, turned)
        v.path.push(u.x, u.y, u.facing)
      } else v.bearing = u.facing
    },
    go(r, v) {
      r.call(pursuitOn, { unit: v.unit, left: v.left, bearing: v.bearing, spared: v.spared, how: v.how, path: v.path })
    },
  },
})
/** Straight on until it halts, over those who already flee (WAB-PURS-16, 17). */
const pursuitOn = procedure({
  name: 'pursuit-on',
  gives: undefined,
  with: (a: { unit: number; left: number; bearing: number; spared: number[]; how: string; path: number[] }) => ({
    tries: 0,
    met: -1,
    ...a,
    spared: [...a.spared],
    path: [...a.path],
  }),
  lines: {
    go(r, v) {
      v.met = v.tries > 6 ? -1 : advance(r, v)
      if (v.met < 0) r.call(pursuitEnds, { unit: v.unit, path: v.path, how: v.how })
    },
    meet(r, v) {
      if (v.met < 0) return r.end(undefined)
      const g = r.field
      const u = g.units[v.unit]
      const o = g.units[v.met]
      v.tries++
      if (o.fleeing === g.turn) {
        r.tell({ type: 'caught', rules: ['WAB-PURS-16'], unit: o.id, other: u.id })
        captureStandards(r, o, u)
        lose(r, o, 'killed', ['WAB-PURS-16'])
        return
      }
      v.spared.push(o.id)
      if (!has(o, 'has-fled')) r.call(flight, { unit: o.id, why: 'charge', from: [u.id] })
    },
    again(r) {
      r.repeat()
    },
  },
})

/** Goes as far as it can; gives the fleeing unit it runs into, or -1. Contact with a steady enemy is made here. */
function advance(
  r: Table,
  v: { unit: number; left: number; bearing: number; spared: readonly number[]; path: number[] },
): number {
  const g = r.field
  const u = g.units[v.unit]
  const body = bodyAt(blockAt(g, u, u))
  // Machines that were left do not hinder (WAB-WAR-22).
  const enemies = g.units.filter(o => o.side !== u.side && onTable(o) && !isAbandoned(g, o))
  const stops = [...bodiesOf(g, u, o => o.side === u.side), ...groundOf(g).impassable]
  const spared = enemies.filter(o => v.spared.includes(o.id))
  const fresh = enemies.filter(o => !v.spared.includes(o.id))
  const free = Math.max(
    0,
    Math.min(
      sweep(body, v.bearing, v.left, stops, INCH).free,
      sweep(
        body,
        v.bearing,
        v.left,
        spared.map(o => bodyOf(g, o)),
        INCH,
      ).free,
    ),
  )
  const hit = sweep(
    body,
    v.bearing,
    free,
    fresh.map(o => bodyOf(g, o)),
  )
  const edge = leavesAfter({ width: g.width, depth: g.depth }, body, v.bearing)
  const go = (far: number) => {
    place(u, slid(u, v.bearing, far))
    v.left = Math.max(0, v.left - far)
    v.path.push(u.x, u.y, u.facing)
  }
  if (edge < (hit.met < 0 ? free : hit.free)) {
    go(edge)
    if (refusal('ride-off', g, u, { way: edgeAt(g, bodyOf(g, u)) }) === null) leaveTable(r, u, v.path)
    return -1
  }
  if (hit.met < 0) {
    go(free)
    return -1
  }
  const o = fresh[hit.met]
  if (isFleeing(o)) {
    go(hit.free)
    return o.id
  }
  const found = strikeAhead(g, u, u, free + 10, o)
  if (found === null || v.bearing !== u.facing || refusal('pursue', g, u, { other: o }) !== null) {
    // No room to come flush: it halts an inch away (WAB-MIS-109).
    go(Math.max(0, Math.min(hit.free, sweep(body, v.bearing, free, [bodyOf(g, o)], INCH).free)))
    return -1
  }
  place(u, found.end)
  v.path.push(u.x, u.y, u.facing)
  meet(g, u, o, found.side)
  if (found.side === 'front' && defendsAgainst(g, o, u) !== null) put(u, 'storms')
  put(u, 'burst-in', g.turn)
  noteTurned(g, u, o, found.side)
  r.tell({
    type: 'contact',
    rules: ['WAB-PURS-12', 'WAB-PURS-15'],
    unit: u.id,
    other: o.id,
    side: found.side,
    path: [],
    models: 0,
  })
  becomesDue('contact', g, u, { other: o, charging: true, side: found.side })
  becomesDue('contact', g, o, { other: u, side: found.side })
  return -1
}
/** Which edge of the table a body has come to. */
function edgeAt(g: Field, { minX, minY, maxX, maxY }: Body): string {
  const gaps: readonly [string, number][] = [
    ['north', minY],
    ['west', minX],
    ['south', g.depth - maxY],
    ['east', g.width - maxX],
  ]
  return gaps.reduce((a, b) => (b[1] < a[1] ? b : a))[0]
}
/** Any part over the edge and the whole unit is gone in pursuit; it may come back (WAB-PURS-18, 19). */
function leaveTable(r: Table, u: Unit, path: readonly number[]): void {
  const g = r.field
  const { x, y } = middle(g, u)
  u.where = 'off'
  u.exit = [Math.max(0, Math.min(g.width, x)), Math.max(0, Math.min(g.depth, y))]
  cutAll(g, u)
  r.tell({ type: 'off-table', rules: ['WAB-PURS-18', 'WAB-PURS-19'], unit: u.id, path })
}

/** It has come to a halt; an enemy struck in flank or rear tests at once (WAB-RUL-145). */
const pursuitEnds = procedure({
  name: 'pursuit-ends',
  gives: undefined,
  with: (a: { unit: number; path: number[]; how: string }) => ({ unit: a.unit, path: [...a.path], how: a.how }),
  lines: {
    tell(r, v) {
      const u = r.field.units[v.unit]
      trample(r, u)
      if (onTable(u)) becomesDue('pursued', r.field, u, { leg: isRough(r.field, u, v.path) ? 'rough' : 'open' })
      const rules: readonly Rule[] = v.how === 'overran' ? ['WAB-OVER-02'] : ['WAB-PURS-10']
      if (v.how === 'overran') r.tell({ type: 'overran', rules, unit: u.id, dice: [], path: v.path })
      else r.tell({ type: 'pursued', rules, unit: u.id, dice: [], distance: 0, path: v.path })
    },
    /** Whoever fears those who have come upon him tests as before a charge (WAB-PURS-15, WAB-PSY-02 to 04). */
    dread(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u) || stateOf(u, 'burst-in')?.n !== g.turn) return
      const foe = foesOf(g, u).find(f => !isFleeing(f.unit) && !has(f.unit, 'fear-tested') && fears(g, f.unit, u))
      if (foe === undefined) return
      const o = foe.unit
      put(o, 'fear-tested')
      if (test(r, o, 'fear')) return
      // It hits on sixes when they fight, which is in the next turn.
      if (!outnumberedByFear(g, o, [o], [u])) return put(o, 'needs-six', g.turn, 'fought')
      if (foesOf(g, o).length > 1) return r.call(chase, { unit: o.id, panic: true })
      cutAll(g, o)
      r.call(flight, { unit: o.id, why: 'charge', from: [u.id] })
    },
    panic(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u) || !isFormed(g, u) || countOf(g, u) < MINIMUM) return
      const foe = foesOf(g, u).find(f => f.theirs !== 'front' && !isFleeing(f.unit))
      if (foe === undefined || refusal('cause-panic', g, u) !== null) return
      const o = foe.unit
      const loose = kindOf(g, o).order === 'loose' || kindOf(g, o).character
      if ((loose && foesOf(g, o).length === 1) || !feelsPanic(g, o, 'panic-charged')) return
      if (test(r, o, 'panic-charged')) return
      if (foesOf(g, o).length > 1) return r.call(chase, { unit: o.id, panic: true })
      cutAll(g, o)
      r.call(flight, { unit: o.id, why: 'charge', from: [u.id] })
    },
  },
})
export const chaseSteps = [pursue, chase, chasers, followOn, pursuitMove, pursuitOn, pursuitEnds]
