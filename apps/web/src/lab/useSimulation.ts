import type { AnyGame } from '@acies/kernel'
import type { Gathering, Plan, Report } from '@acies/lab'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Thinker } from '../bots/thinker.ts'
import type { Played } from '../games/registry.ts'
import { wholeGame } from '../games/whole.ts'

/** Milliseconds between two looks at what has come: charts need not follow every match. */
const LOOK = 250

export interface Running {
  report: Report
  /** What the game itself counts. */
  statistics?: AnyGame['statistics']
  done: number
  all: number
  going: boolean
  /** Matches a second, once some have come. */
  rate: number
}

/** One worker is left for the page. */
const hands = (): number => Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1))

/** Plays a battle many times in workers, and tells how it goes. */
export function useSimulation(played: Played, scenario: string, setup?: unknown) {
  const [running, setRunning] = useState<Running | null>(null)
  const stopped = useRef<(() => void) | null>(null)
  const stop = useCallback(() => stopped.current?.(), [])
  useEffect(() => stop, [stop])

  const start = useCallback(
    async (bot: string, matches: number) => {
      stopped.current?.()
      const { Gathering, planOf } = await import('@acies/lab')
      const game = await wholeGame(played.game.id)
      const seatings = [[bot]]
      const plan = planOf(game, { scenarios: [scenario], setup, matches, seed: newSeed(), seatings, check: false })
      const gathering = new Gathering(game, plan)
      const workers = Array.from({ length: Math.min(hands(), matches) }, () => new Thinker())
      const began = performance.now()
      const show = (going: boolean): void => {
        const done = gathering.matches
        const rate = done / Math.max(0.001, (performance.now() - began) / 1000)
        setRunning({ report: gathering.report, statistics: game.statistics, done, all: matches, going, rate })
      }
      let over = false
      const timer = setInterval(() => show(true), LOOK)
      const end = (): void => {
        if (over) return
        over = true
        clearInterval(timer)
        for (const worker of workers) worker.stop()
        show(false)
      }
      stopped.current = end
      show(true)
      await playAll(workers, plan, gathering, () => over)
      end()
    },
    [played, scenario, setup],
  )
  return { running, start, stop }
}

/** Whichever worker is free takes the next match. */
async function playAll(workers: readonly Thinker[], plan: Plan, gathering: Gathering, over: () => boolean) {
  let next = 0
  const work = async (worker: Thinker): Promise<void> => {
    while (next < plan.matches && !over()) {
      const outcome = await worker.match(plan, next++)
      if (!over()) gathering.add(outcome)
    }
  }
  // A worker that died twice over one match leaves the rest to the others.
  await Promise.allSettled(workers.map(work))
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1
