import { type Body, bodyAt, facedAbout, INCH, leavesAfter, SLACK, slid, sweep } from '@acies/table'
import type { Rule } from '../events.ts'
import { type Field, has, isFleeing, kindOf, onTable, put, stateOf, type Unit } from '../position.ts'
import { blockAt, blockOf, bodiesOf, bodyOf, groundOf, middle, place } from '../rules/bodies.ts'
import { meet, strikeAhead } from '../rules/contact.ts'
import { isAbandoned } from '../rules/crew.ts'
import { fears, outnumberedByFear } from '../rules/dread.ts'
import { cutAll, foesOf, isEngaged } from '../rules/engaged.ts'
import { isRough } from '../rules/going.ts'
import { defendsAgainst } from '../rules/obstacle.ts'
import { countOf, isFormed, MINIMUM } from '../rules/ranks.ts'
import { standsFree } from '../rules/route.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { trample } from './abandon.ts'
import { noteTurned } from './arrive.ts'
import { procedure, type Table } from './book.ts'
import { chase } from './chase.ts'
import { flight } from './flight.ts'
import { captureStandards, lose } from './losses.ts'
import { feelsPanic, test } from './tests.ts'

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
  // Of those it does not go into it stays an inch away (WAB-PURS-10, WAB-WAG-22).
  const spares = (o: Unit) => v.spared.includes(o.id) || refusal('pursue', g, u, { other: o }) !== null
  const spared = enemies.filter(spares)
  const fresh = enemies.filter(o => !spares(o))
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
  // Whom its dice just reach it has come upon.
  const hit = sweep(
    body,
    v.bearing,
    free + SLACK,
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
  if (found === null || v.bearing !== u.facing) {
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
      if (foe === undefined) return
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
export const pursuitSteps = [pursuitMove, pursuitOn, pursuitEnds]
