import { bearing, cosine, normal, opposite, sine, TURN, turnBetween } from './angle.ts'
import { type Body, place } from './body.ts'
import type { Footprint } from './footprint.ts'
import { length, type Point, whole } from './point.ts'
import { type Pose, slid } from './pose.ts'
import { sweep } from './sweep.ts'
import { leavesAfter, type Table } from './table.ts'

/** Straight away from a point. */
export const awayFrom = (at: Point, from: Point): number => opposite(bearing(at, from))

/** Half-way between two directions, on the shorter side: away from front and flank at once. */
export const bisector = (one: number, other: number): number => normal(one + whole(turnBetween(one, other) / 2))

/** The direction that, after so far, leads farthest from all of these points: the least distance is the largest. */
export function farthestFrom(at: Point, points: readonly Point[], distance: number): number {
  const least = (towards: number) => {
    const x = at.x + distance * sine(towards)
    const y = at.y - distance * cosine(towards)
    let near = Number.POSITIVE_INFINITY
    for (const p of points) near = Math.min(near, length(p.x - x, p.y - y))
    return near
  }
  const best = (from: number, to: number, step: number) => {
    let found = from
    let most = Number.NEGATIVE_INFINITY
    for (let a = from; a <= to; a += step) {
      const d = least(normal(a))
      if (d > most + 1e-6) {
        most = d
        found = a
      }
    }
    return found
  }
  const coarse = best(0, TURN - 100, 100)
  return normal(best(coarse - 99, coarse + 99, 1))
}

export interface Run {
  pose: Pose
  /** How far it went, and what it met (-1: nothing). */
  gone: number
  met: number
  /** It left the table. */
  off: boolean
}

/**
 * Runs straight in a direction, facing kept, until it has gone so far, comes into contact (or within `gap`) of one of
 * the others, or a part of it leaves the table.
 */
export function run(
  footprint: Footprint,
  at: Pose,
  towards: number,
  distance: number,
  others: readonly Body[],
  table: Table | null = null,
  gap = 0,
): Run {
  const body = place(footprint, at)
  const { free, met } = sweep(body, towards, distance, others, gap)
  const edge = table === null ? Number.POSITIVE_INFINITY : leavesAfter(table, body, towards)
  const off = edge < free
  const gone = off ? edge : free
  return { pose: slid(at, towards, gone), gone, met: off ? -1 : met, off }
}

/** Can the body move at least so far in any of 72 directions? */
export function canStir(body: Body, others: readonly Body[], distance: number): boolean {
  for (let towards = 0; towards < TURN; towards += 500)
    if (sweep(body, towards, distance, others).met === -1) return true
  return false
}

/** Where a way leads, and how far that is. */
export interface Led {
  readonly at: Pose
  readonly far: number
}

/**
 * The way nearest to the one wanted on which one gets far enough, at most so far aside of it; where none does, the one that
 * leads farthest. Two ends when both sides are alike: left, then right.
 */
export function leastAside(
  wanted: number,
  most: number,
  step: number,
  enough: number,
  lead: (towards: number) => Led | null,
): Pose[] {
  let best: Pose[] = []
  let farthest = 0
  for (let off = 0; off <= most; off += step) {
    const found: Led[] = []
    for (const sign of off === 0 ? [1] : [-1, 1]) {
      const led = lead(normal(wanted + sign * off))
      if (led !== null) found.push(led)
    }
    const good = found.filter(f => f.far >= enough)
    if (good.length > 0) return good.map(f => f.at)
    const longest = Math.max(0, ...found.map(f => f.far))
    if (longest <= farthest) continue
    farthest = longest
    best = found.filter(f => f.far === longest).map(f => f.at)
  }
  return best
}
