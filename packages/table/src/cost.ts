import type { Body } from './body.ts'
import { type Span, spans } from './line.ts'
import { type Point, SLACK } from './point.ts'

/** Ground on the way: every unit of it costs `times` as much, and to come onto it costs a toll. */
export interface Going extends Span {
  times: number
  toll: number
}

/** The slow ground that a line crosses, in order. */
export function goingOn(
  from: Point,
  to: Point,
  ground: readonly { body: Body; times: number; toll: number }[],
): Going[] {
  return ground
    .flatMap(({ body, times, toll }) => spans(body, from, to).map(span => ({ times, toll, ...span })))
    .sort((a, b) => a.from - b.from || a.to - b.to)
}

/** How many times as much the ground at a distance costs: the worst that lies there. */
function timesAt(at: number, going: readonly Going[]): number {
  let most = 1
  for (const g of going) if (at >= g.from && at < g.to && g.times > most) most = g.times
  return most
}

/** The places where the going changes, up to a distance. */
function marks(distance: number, going: readonly Going[]): number[] {
  const all = new Set([0, distance])
  for (const g of going) for (const at of [g.from, g.to]) if (at > 0 && at < distance) all.add(at)
  return [...all].sort((a, b) => a - b)
}

/** What it costs to go so far. Tolls are paid where slow ground begins; ground one starts on has been paid for. */
export function costOf(distance: number, going: readonly Going[]): number {
  const at = marks(distance, going)
  let sum = 0
  for (let i = 1; i < at.length; i++) sum += (at[i] - at[i - 1]) * timesAt(at[i - 1], going)
  for (const g of going) if (g.from > SLACK && g.from < distance) sum += g.toll
  return sum
}

/** How far one gets with so much to spend, at most `distance`. One that cannot pay a toll stops before it. */
export function reachFor(budget: number, distance: number, going: readonly Going[]): number {
  const at = marks(distance, going)
  let left = budget
  for (let i = 1; i < at.length; i++) {
    const from = at[i - 1]
    for (const g of going) {
      if (g.from !== from || g.from <= SLACK) continue
      if (g.toll > left) return from
      left -= g.toll
    }
    const times = timesAt(from, going)
    const price = (at[i] - from) * times
    if (price > left) return from + Math.floor(left / times)
    left -= price
  }
  return distance
}
