import { type Choice, word } from '@acies/kernel'
import { ahead, bodyAt, INCH, overlaps } from '@acies/table'
import type { FlightCause, Rule } from '../events.ts'
import { type Field, isFleeing, put, type Unit } from '../position.ts'
import { blockAt, bodiesOf, groundOf, place } from '../rules/bodies.ts'
import { cutAll, foesOf } from '../rules/engaged.ts'
import { bearingFrom, bearingHome, bearingOut, canRun, type Run, runAway } from '../rules/fleeing.ts'
import { isRough } from '../rules/going.ts'
import { flightDice } from '../rules/pace.ts'
import { isOnTable, straightOn } from '../rules/route.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { runner } from './abandon.ts'
import { dice, ownerOf, procedure, question, sum, type Table } from './book.ts'
import { captureStandards, lose } from './losses.ts'
import { settleDue } from './settle.ts'

const CAUSES: Readonly<Record<FlightCause, readonly Rule[]>> = {
  charge: ['WAB-FLEE-09', 'WAB-REACT-07'],
  edge: ['WAB-FLEE-08', 'WAB-FLEE-04'],
  combat: ['WAB-FLEE-10', 'WAB-FLEECC-03'],
  'panic-combat': ['WAB-FLEE-12', 'WAB-PANIC-12'],
  shots: ['WAB-FLEE-13', 'WAB-PANIC-19'],
}
interface Flight {
  unit: number
  why: FlightCause
  /** From whom. */
  from?: readonly number[]
  /** So many dice; as many as it has unless said. */
  dice?: number
  /** Inches that were rolled before, and are not rolled now. */
  rolled?: number
  /** Which way, where it was found out before others moved. */
  bearing?: number
}

/** Inches a unit flees: 2D6 or 3D6 (WAB-FLEE-06). */
export function rollFlight(r: Table, u: Unit): number[] {
  return dice(r, flightDice(r.field, u))
}

/** Which way it runs; null when there is no way out of its combat (WAB-FLEECC-09, 11). */
function bearingOf(g: Field, u: Unit, why: FlightCause, from: readonly Unit[], distance: number): number | null {
  const foes = foesOf(g, u)
  if (foes.length > 0) return bearingOut(u, foes)
  if (why === 'edge' || from.length === 0) return bearingHome(g, u, distance)
  return bearingFrom(g, u, from, distance)
}

/** A unit flees now: dice, whither, past whom, and what becomes of it (WAB-FLEE-01 to 18). */
export const flight = procedure({
  name: 'flight',
  gives: undefined,
  with: (a: Flight) => ({
    unit: a.unit,
    why: a.why,
    from: [...(a.from ?? [])],
    faces: [] as number[],
    count: a.dice ?? -1,
    distance: a.rolled ?? -1,
    bearing: a.bearing ?? -1,
    answer: '',
    friend: -1,
  }),
  lines: {
    /** Some never run: beasts go wild, wagons are left standing (WAB-ELE-11, WAB-WAG-21). */
    instead(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (u.where !== 'table' || refusal('run', g, u) === null) return
      u.fleeing = 0
      becomesDue('wouldFlee', g, u)
      v.unit = -1
      settleDue(r)
    },
    roll(r, v) {
      const g = r.field
      if (v.unit < 0) return r.end(undefined)
      const u = runner(r, g.units[v.unit])
      if (u === null || u.where !== 'table') return r.end(undefined)
      v.unit = u.id
      if (v.distance < 0 && !canRun(g, u)) v.distance = 0
      if (v.distance < 0) {
        v.faces = v.count >= 0 ? dice(r, v.count) : rollFlight(r, u)
        v.distance = sum(v.faces)
      }
      if (v.bearing >= 0) return
      const way = bearingOf(
        g,
        u,
        v.why,
        v.from.map(id => g.units[id]),
        v.distance * INCH,
      )
      if (way !== null) {
        v.bearing = way
        return
      }
      // Wiped out where it fought: its standard is taken, though nobody pursues (WAB-STD-03).
      const taker = foesOf(g, u)[0]
      if (taker !== undefined) captureStandards(r, u, taker.unit)
      cutAll(g, u)
      lose(r, u, 'killed', ['WAB-FLEECC-09', 'WAB-FLEECC-11'])
      r.end(undefined)
    },
    ask(r, v) {
      const g = r.field
      const run = planOf(g, v)
      const friend = run.inside < 0 ? null : g.units[run.inside]
      if (friend === null || roomAhead(g, friend, g.units[v.unit], run) === 0) return
      v.friend = friend.id
      r.tell({ type: 'will-flee', rules: ['WAB-FLEE-06'], unit: v.unit, dice: v.faces, distance: v.distance })
      r.call(makeWay, { unit: friend.id, fleer: v.unit }, 'answer')
    },
    way(r, v) {
      if (v.answer !== 'forward') return
      const g = r.field
      const friend = g.units[v.friend]
      const u = g.units[v.unit]
      const far = roomAhead(g, friend, u, planOf(g, v))
      const path = [friend.x, friend.y, friend.facing]
      place(friend, ahead(friend, far))
      r.tell({
        type: 'made-way',
        rules: ['WAB-FLEECC-06', 'WAB-RUL-192'],
        unit: friend.id,
        path: [...path, friend.x, friend.y, friend.facing],
      })
    },
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const outOfCombat = foesOf(g, u).length > 0
      const run = planOf(g, v)
      const path = [u.x, u.y, u.facing, ...run.path.flatMap(p => [p.x, p.y, p.facing])]
      cutAll(g, u)
      if (!isFleeing(u)) u.fleeing = g.turn
      put(u, 'has-fled')
      put(u, 'bearing', v.bearing)
      u.lean = 0
      r.tell({
        type: 'fled',
        rules: CAUSES[v.why],
        unit: u.id,
        why: v.why,
        dice: v.faces,
        distance: v.distance,
        path,
      })
      if (run.outcome === 'trapped') return lose(r, u, 'killed', ['WAB-FLEECC-07', 'WAB-RUL-119'])
      if (run.outcome === 'penned') return lose(r, u, 'killed', ['WAB-BAT-08'])
      if (run.outcome === 'off') return lose(r, u, 'fled', ['WAB-FLEE-17'])
      place(u, run.end)
      becomesDue('fled', g, u, { charging: outOfCombat, leg: isRough(g, u, path) ? 'rough' : 'open' })
    },
  },
})
function planOf(g: Field, v: { unit: number; from: readonly number[]; bearing: number; distance: number }): Run {
  const u = g.units[v.unit]
  const foes = foesOf(g, u).map(f => f.unit)
  return runAway(g, u, v.bearing, v.distance * INCH, [...foes, ...v.from.map(id => g.units[id])], foes.length > 0)
}
/** How far ahead a friend must go so that the fleer can stop where it wants to; 0 when it cannot. */
function roomAhead(g: Field, friend: Unit, fleer: Unit, run: Run): number {
  if (foesOf(g, friend).length > 0 || isFleeing(friend)) return 0
  const stop = bodyAt(blockAt(g, fleer, run.stop))
  const most = 12 * INCH
  const enemies = bodiesOf(g, friend, o => o.side !== friend.side)
  const friends = [...bodiesOf(g, friend, o => o.side === friend.side && o !== fleer), ...groundOf(g).impassable]
  const free = straightOn(g, friend, friend, most, most, enemies, friends)
  for (let far = INCH / 2; far <= free; far += INCH / 2) {
    const there = bodyAt(blockAt(g, friend, ahead(friend, far)))
    if (!overlaps(there, stop) && isOnTable(g, there)) return far
  }
  return 0
}

/** WAB-FLEECC-06, WAB-RUL-192 */
export const makeWay = question({
  name: 'make-way',
  kind: 'one',
  rules: ['WAB-FLEECC-06', 'WAB-RUL-192'],
  with: (a: { unit: number; fleer: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: WAYS, about: v.unit }),
  take: (_r, _v, picks): string => word(picks, 0, WAYS),
})
const WAYS = ['forward', 'stay'] as const
