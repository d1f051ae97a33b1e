import type { Base } from './base.ts'
import { bodyAt } from './body.ts'
import { cellsAlong } from './cells.ts'
import { distance } from './distance.ts'
import { stream, strewn } from './field.ts'
import { onsetOn } from './onset.ts'
import { overlaps } from './overlap.ts'
import { INCH } from './point.ts'
import { pose } from './pose.ts'
import { blockOf, type Ranks } from './ranks.ts'
import { inTheWay, screenOf } from './screen.ts'
import { sweep } from './sweep.ts'
import { sweepTurn } from './wheel.ts'

export interface TableBench {
  /** Pairs of rectangles tested for overlap. */
  overlapsPerSecond: number
  /** Lines from base to base, each against 60 bodies. */
  sightLinesPerSecond: number
  /** Bases put down: the work before everything else. */
  placesPerSecond: number
  distancesPerSecond: number
  /** Straight moves of 8 inches and wheels of 45 degrees, each against 60 bodies. */
  sweepsPerSecond: number
  wheelsPerSecond: number
  /** The charge of twenty men that brings most of them to blows with twenty. */
  onsetsPerSecond: number
}

/** Measures with the clock it is given (milliseconds): for each row the best of several rounds. */
export function benchTable(now: () => number, rounds = 5, milliseconds = 100): TableBench {
  const bases: Base[] = strewn(60, stream(7))
  const bodies = bases.map(bodyAt)
  const rest = bodies.map((_, i) => bodies.filter((_, j) => j !== i))
  const screen = screenOf(bodies)
  let sink = 0
  const best = (work: () => number): number => {
    work()
    let most = 0
    for (let round = 0; round < rounds; round++) {
      const start = now()
      let done = 0
      let spent = 0
      do {
        done += work()
        spent = now() - start
      } while (spent < milliseconds)
      most = Math.max(most, (done * 1000) / spent)
    }
    return Math.round(most)
  }
  const pairs = (visit: (i: number, j: number) => void): number => {
    for (let i = 0; i < 60; i++) for (let j = 0; j < 60; j++) visit(i, j)
    return 3600
  }
  return {
    overlapsPerSecond: best(() =>
      pairs((i, j) => {
        if (overlaps(bodies[i], bodies[j])) sink++
      }),
    ),
    sightLinesPerSecond: best(() =>
      pairs((i, j) => {
        sink += inTheWay(screen, bases[i].x, bases[i].y, bases[j].x, bases[j].y, i, j)
      }),
    ),
    placesPerSecond: best(() => pairs((i, j) => (sink += bodyAt(bases[(i + j) % 60]).minX > 0 ? 1 : 0))),
    distancesPerSecond: best(() => pairs((i, j) => (sink += distance(bodies[i], bodies[j])))),
    sweepsPerSecond: best(() => {
      for (let i = 0; i < 60; i++) sink += sweep(bodies[i], bases[i].facing, 20_320, rest[i]).free
      return 60
    }),
    wheelsPerSecond: best(() => {
      for (let i = 0; i < 60; i++) sink += sweepTurn(bodies[i], bases[i].x, bases[i].y, 4500, rest[i]).free
      return 60
    }),
    onsetsPerSecond: best(() => {
      for (const { mover, target, terms } of CHARGES) sink += onsetOn(mover, target, 'front', terms)?.own ?? 0
      return CHARGES.length
    }),
  }
}

const TWENTY: Ranks = { models: 20, files: 5, width: 2000, depth: 2000, lean: 0 }
const CHARGES = [-9000, -5000, 0, 4000, 7000].map(x => ({
  mover: blockOf(TWENTY, pose(50_000 + x, 35_000, 18_000 - x / 10)),
  target: blockOf(TWENTY, pose(50_000, 50_000, 0)),
  terms: { budget: 10 * INCH, own: cellsAlong(TWENTY, 'front'), theirs: cellsAlong(TWENTY, 'front') },
}))
