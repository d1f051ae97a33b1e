import type { AnyGame } from '@acies/kernel'
import { mustFit, type Plan, planOf, rotations } from '@acies/lab'
import { playPlan } from '../workers/pool.ts'

/** How many matches a second one thread plays, and several. */
interface Speedup {
  game: string
  bots: string[]
  threads: number
  matchesPerSecond: { one: number; several: number }
  /** Several against one, the middle of all pairs of passes; it holds only where nothing else is running. */
  speedup: number
  /** Milliseconds of processor a match costs: as much with several as with one, where they do not stand in each other's way. */
  processorPerMatch: { one: number; several: number }
}

interface Pass {
  rate: number
  /** Milliseconds of processor. */
  cost: number
}

/** The same plan with one thread and with several, by turns; the best passes count, and the usual ratio of two. */
export async function measureThreads(
  game: AnyGame,
  how: { bots: string[]; threads: number; passes: number; milliseconds: number; shelf: string; now: () => number },
): Promise<Speedup> {
  const plan = planOf(game, { seatings: rotations(how.bots), matches: 1_000_000, seed: 1 })
  mustFit(game, plan)
  let one = NOTHING
  let several = NOTHING
  const ratios: number[] = []
  for (let pass = 0; pass < how.passes; pass++) {
    const alone = await play(plan, 1, how)
    const together = await play(plan, how.threads, how)
    // A machine that is slow for a while is slow for both.
    ratios.push(together.rate / Math.max(alone.rate, 0.001))
    one = better(one, alone)
    several = better(several, together)
  }
  ratios.sort((a, b) => a - b)
  const round = (n: number) => Number(n.toFixed(2))
  return {
    game: game.id,
    bots: how.bots,
    threads: how.threads,
    matchesPerSecond: { one: round(one.rate), several: round(several.rate) },
    speedup: round(ratios[ratios.length >> 1]),
    processorPerMatch: { one: round(one.cost), several: round(several.cost) },
  }
}

const NOTHING: Pass = { rate: 0, cost: Number.POSITIVE_INFINITY }
const better = (a: Pass, b: Pass): Pass => ({ rate: Math.max(a.rate, b.rate), cost: Math.min(a.cost, b.cost) })

/** Matches of each thread that are not counted: the first ones are slow. */
const WARMING = 300

/** How fast matches come, once all threads are at work and warm. */
async function play(
  plan: Plan,
  threads: number,
  { milliseconds, shelf, now }: { milliseconds: number; shelf: string; now: () => number },
): Promise<Pass> {
  const stop = new AbortController()
  let cold = Number.POSITIVE_INFINITY
  let [began, matches, seconds] = [0, 0, 0]
  let before = process.cpuUsage()
  let cost = 0
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
        before = process.cpuUsage()
        return
      }
      matches++
      seconds = (now() - began) / 1000
      if (seconds * 1000 < milliseconds) return
      const { user, system } = process.cpuUsage(before)
      cost = (user + system) / 1000 / matches
      stop.abort()
    },
  })
  return { rate: matches / Math.max(seconds, 0.001), cost }
}
