import type { AnyGame } from '@acies/kernel'
import type { Report } from '@acies/lab'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Played } from '../games/registry.ts'
import { wholeGame } from '../games/whole.ts'
import { newSeed, playInWorkers } from './in-workers.ts'

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
      const setups = setup === undefined ? undefined : [setup]
      const plan = planOf(game, { scenarios: [scenario], setups, matches, seed: newSeed(), seatings, check: false })
      const gathering = new Gathering(game, plan)
      const began = performance.now()
      const show = (going: boolean): void => {
        const done = gathering.matches
        const rate = done / Math.max(0.001, (performance.now() - began) / 1000)
        setRunning({ report: gathering.report, statistics: game.statistics, done, all: matches, going, rate })
      }
      const timer = setInterval(() => show(true), LOOK)
      show(true)
      const { done, end } = playInWorkers(plan, outcome => gathering.add(outcome))
      stopped.current = end
      await done
      clearInterval(timer)
      show(false)
    },
    [played, scenario, setup],
  )
  return { running, start, stop }
}
