import type { AnyGame } from '@acies/kernel'
import { mustFit, type Plan, planOf, rotations } from '@acies/lab'
import { playPlan } from '../workers/pool.ts'

/** How many matches a second one thread plays, and several. */
export interface Speedup {
  game: string
  bots: string[]
  threads: number
  matchesPerSecond: { one: number; several: number }
  /** Several against one. */
  speedup: number
}

/** The same plan with one thread and with several, by turns; the best passes count. */
export async function measureThreads(
  game: AnyGame,
  how: { bots: string[]; threads: number; passes: number; milliseconds: number; shelf: string; now: () => number },
): Promise<Speedup> {
  const plan = planOf(game, { seatings: rotations(how.bots, game.seats), matches: 1_000_000, seed: 1 })
  mustFit(game, plan)
  let [one, several] = [0, 0]
  for (let pass = 0; pass < how.passes; pass++) {
    one = Math.max(one, await rate(plan, 1, how))
    several = Math.max(several, await rate(plan, how.threads, how))
  }
  const round = (n: number) => Number(n.toFixed(2))
  return {
    game: game.id,
    bots: how.bots,
    threads: how.threads,
    matchesPerSecond: { one: round(one), several: round(several) },
    speedup: round(several / Math.max(one, 0.001)),
  }
}

/** Matches of each thread that are not counted: the first ones are slow. */
const WARMING = 20

/** Matches a second, once all threads are at work and warm. */
async function rate(
  plan: Plan,
  threads: number,
  { milliseconds, shelf, now }: { milliseconds: number; shelf: string; now: () => number },
): Promise<number> {
  const stop = new AbortController()
  let cold = Number.POSITIVE_INFINITY
  let [began, matches, seconds] = [0, 0, 0]
  await playPlan(plan, {
    threads,
    shelf,
    stop: stop.signal,
    begun() {
      cold = threads * WARMING
    },
    visit() {
      if (stop.signal.aborted) return
      if (cold > 0) {
        cold--
        began = now()
        return
      }
      matches++
      seconds = (now() - began) / 1000
      if (seconds * 1000 >= milliseconds) stop.abort()
    },
  })
  return matches / Math.max(seconds, 0.001)
}
