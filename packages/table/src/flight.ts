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

/** The direction nearest to the one wanted that is free, at most so far from it; left before right. Null if none is. */
export function leastTurn(
  wanted: number,
  most: number,
  step: number,
  free: (towards: number) => boolean,
): number | null {
  for (let off = 0; off <= most; off += step) {
    if (free(normal(wanted - off))) return normal(wanted - off)
    if (off > 0 && free(normal(wanted + off))) return normal(wanted + off)
  }
  return null
}

/** Can the body move at least so far in any of 72 directions? */
export function canStir(body: Body, others: readonly Body[], distance: number): boolean {
  for (let towards = 0; towards < TURN; towards += 500)
    if (sweep(body, towards, distance, others).met === -1) return true
  return false
}

/** The first free place from here in a direction, tried in steps; null when there is none within the limit. */
export function nextRoom(
  footprint: Footprint,
  at: Pose,
  towards: number,
  step: number,
  limit: number,
  free: (body: Body) => boolean,
): Pose | null {
  for (let gone = 0; gone <= limit; gone += step) {
    const there = slid(at, towards, gone)
    if (free(place(footprint, there))) return there
  }
  return null
}
