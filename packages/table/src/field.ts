import { TURN } from './angle.ts'
import { type Base, baseAt } from './base.ts'
import { pose } from './pose.ts'

/** A stream of whole numbers below a bound, the same everywhere: for the bench and the fingerprint. */
export function stream(seed: number): (below: number) => number {
  let state = seed >>> 0
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

/** Bases strewn over a table of 72 by 48 inches. */
export function strewn(count: number, next: (below: number) => number): Base[] {
  return Array.from({ length: count }, () =>
    baseAt(4000 + 100 * next(81), 4000 + 100 * next(41), pose(next(182_880), next(121_920), next(TURN))),
  )
}
