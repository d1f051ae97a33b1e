import { cosine, sine } from './angle.ts'
import type { Body } from './body.ts'
import { moved } from './body.ts'
import { nearest } from './distance.ts'
import { BITE, biteFrom, type Passage, passage } from './passage.ts'
import { length, type Point, SLACK, whole } from './point.ts'

/** What came of a move: how much of it is free, and the first body met. */
export interface Sweep {
  /** The distance (or angle) that may be gone, whole. All of it when nothing is met. */
  free: number
  /** The index of the body met, -1 if none. */
  met: number
  /** Where it was met. */
  readonly at: Point | null
}

/** Goes in any direction without turning, until it touches one of the others or comes within `gap` of it. */
export function sweep(mover: Body, bearing: number, distance: number, others: readonly Body[], gap = 0): Sweep {
  return sweepAlong(mover, sine(bearing), -cosine(bearing), distance, others, gap)
}

/** The same from point to point: the mover is shifted by (dx, dy). */
export function sweepTo(mover: Body, dx: number, dy: number, others: readonly Body[], gap = 0): Sweep {
  const far = length(dx, dy)
  if (far === 0) return { free: 0, met: -1, at: null }
  return sweepAlong(mover, dx / far, dy / far, whole(far), others, gap)
}

/** How far it may go in a direction; for those who need not know whom it meets, nor where. */
export function freeWay(mover: Body, bearing: number, distance: number, others: readonly Body[], gap = 0): number {
  return firstMet(mover, sine(bearing), -cosine(bearing), distance, others, gap).free
}

/** The same from point to point. */
export function freeTo(mover: Body, dx: number, dy: number, others: readonly Body[], gap = 0): number {
  const far = length(dx, dy)
  return far === 0 ? 0 : firstMet(mover, dx / far, dy / far, whole(far), others, gap).free
}

/** How far it may go in a direction, and whom it meets (-1: nobody); for those who need not know where. */
export function wayTo(
  mover: Body,
  bearing: number,
  distance: number,
  others: readonly Body[],
  gap = 0,
): { free: number; met: number } {
  return firstMet(mover, sine(bearing), -cosine(bearing), distance, others, gap)
}

function sweepAlong(
  mover: Body,
  vx: number,
  vy: number,
  distance: number,
  others: readonly Body[],
  gap: number,
): Sweep {
  const { free, met } = firstMet(mover, vx, vy, distance, others, gap)
  if (met === -1) return { free, met, at: null }
  const other = others[met]
  return new Meeting(free, met, () => nearest(moved(mover, vx * free, vy * free), other))
}

/** A sweep that met somebody. Where is found when it is asked: most want to know no more than how far they come. */
export class Meeting implements Sweep {
  readonly free: number
  readonly met: number
  private readonly touch: () => { a: Point } | null

  constructor(free: number, met: number, touch: () => { a: Point } | null) {
    this.free = free
    this.met = met
    this.touch = touch
  }
  get at(): Point | null {
    return this.touch()?.a ?? null
  }
}

const wide: Passage = { from: 0, to: 0 }
const deep: Passage = { from: 0, to: 0 }

function firstMet(
  mover: Body,
  vx: number,
  vy: number,
  distance: number,
  others: readonly Body[],
  gap: number,
): Omit<Sweep, 'at'> {
  let free = distance
  let met = -1
  for (let i = 0; i < others.length; i++) {
    const other = others[i]
    if (offTheWay(mover, vx * distance, vy * distance, other, gap)) continue
    for (const p of mover.pieces) {
      for (const q of other.pieces) {
        passage(p, q, vx, vy, gap, wide)
        if (wide.from >= wide.to || wide.to <= 0 || wide.from > free) continue
        const from = wide.from
        const bite = biteFrom(p, q, gap)
        if (bite !== null) {
          passage(p, q, vx, vy, gap - bite, deep)
          if (deep.from >= deep.to || deep.to <= 0 || deep.from > distance) continue
        }
        const until = bite === null ? 0 : Math.max(0, Math.floor(from))
        if (until < free || met === -1) {
          free = until
          met = i
        }
      }
    }
  }
  return { free, met }
}

function offTheWay(mover: Body, dx: number, dy: number, other: Body, gap: number): boolean {
  return (
    other.minX - gap > mover.maxX + Math.max(dx, 0) ||
    other.maxX + gap < mover.minX + Math.min(dx, 0) ||
    other.minY - gap > mover.maxY + Math.max(dy, 0) ||
    other.maxY + gap < mover.minY + Math.min(dy, 0)
  )
}

/** A body passed through on the way: where the mover comes into it and where it is out of it again. */
export interface Crossing {
  index: number
  from: number
  to: number
}

/** Every body on the way, in the order in which they are reached. With `touch`, a mere touch counts too. */
export function crossings(
  mover: Body,
  bearing: number,
  distance: number,
  others: readonly Body[],
  touch = false,
): Crossing[] {
  const vx = sine(bearing)
  const vy = -cosine(bearing)
  const found: Crossing[] = []
  for (let i = 0; i < others.length; i++) {
    const other = others[i]
    if (offTheWay(mover, vx * distance, vy * distance, other, touch ? SLACK : 0)) continue
    let from = Number.POSITIVE_INFINITY
    let to = Number.NEGATIVE_INFINITY
    for (const p of mover.pieces) {
      for (const q of other.pieces) {
        passage(p, q, vx, vy, touch ? SLACK : -BITE, deep)
        if (deep.from >= deep.to || deep.to <= 0 || deep.from > distance) continue
        from = Math.min(from, deep.from)
        to = Math.max(to, deep.to)
      }
    }
    if (from < to) found.push({ index: i, from: Math.max(0, whole(from)), to: whole(to) })
  }
  return found.sort((a, b) => a.from - b.from || a.index - b.index)
}
