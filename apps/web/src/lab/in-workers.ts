import type { Outcome, Plan } from '@acies/lab'
import { Thinker } from '../bots/thinker.ts'

/** One worker is left for the page. */
const hands = (): number => Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1))

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1

/** Plays a plan in workers, of which whichever is free takes the next match; `end` leaves the rest unplayed. */
export function playInWorkers(plan: Plan, take: (outcome: Outcome) => void): { done: Promise<void>; end: () => void } {
  const workers = Array.from({ length: Math.min(hands(), plan.matches) }, () => new Thinker())
  let next = 0
  let over = false
  let ended = (): void => undefined
  const end = (): void => {
    over = true
    for (const worker of workers) worker.stop()
    ended()
  }
  const work = async (worker: Thinker): Promise<void> => {
    while (next < plan.matches && !over) {
      const outcome = await worker.match(plan, next++)
      if (!over) take(outcome)
    }
  }
  const done = new Promise<void>(resolve => {
    ended = resolve
    // A worker that died twice over one match leaves the rest to the others.
    void Promise.allSettled(workers.map(work)).then(end)
  })
  return { done, end }
}
