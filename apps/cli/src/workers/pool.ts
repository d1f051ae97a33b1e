import { Worker } from 'node:worker_threads'
import { Complaint } from '@acies/kernel'
import type { Outcome, Plan } from '@acies/lab'
import { PLACE } from '../place.ts'

/** What a worker is started with. */
export interface Post {
  plan: Plan
  /** The module its games come from, by its name in the built program. */
  shelf: string
}

/** Matches of the plan, to be played next. */
export interface Order {
  matches: readonly number[]
}

/** What a worker sends back. */
export type News = { outcome: Outcome } | { ready: true } | { complaint: string }

interface Working {
  threads: number
  shelf: string
  stop: AbortSignal
  visit: (outcome: Outcome) => void
  /** Matches that need not be played any more. */
  done?: ReadonlySet<number>
  /** When all threads are at work. */
  begun?: () => void
}

/** Positions are short-lived: with room for many, they are cleared away less often. */
const ROOM = { maxYoungGenerationSizeMb: 192 }

/** Plays a plan's matches in worker threads, each as soon as one is free; in which, does not matter. */
export async function playPlan(plan: Plan, how: Working): Promise<void> {
  const left = Array.from({ length: plan.matches }, (_, i) => i).filter(i => !how.done?.has(i))
  const threads = Math.min(how.threads, left.length)
  let next = 0
  const nextOrder = (): Order | null => {
    if (next >= left.length) return null
    // Fewer towards the end, so that none works on alone for long.
    const share = Math.floor((left.length - next) / (threads * 8))
    const matches = left.slice(next, next + Math.max(1, Math.min(32, share)))
    next += matches.length
    return { matches }
  }
  const post: Post = { plan, shelf: how.shelf }
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('bin/worker.mjs', PLACE), { workerData: post, resourceLimits: ROOM }),
  )
  let waiting = threads
  const begin = (): void => {
    if (--waiting === 0) how.begun?.()
  }
  const works = workers.map(worker => workOff(worker, nextOrder, how.visit, begin))
  const stopped = new Promise<void>(resolve => {
    if (how.stop.aborted) resolve()
    how.stop.addEventListener('abort', () => resolve(), { once: true })
  })
  try {
    await Promise.race([Promise.all(works), stopped])
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
}

/** Hands a worker one order after another until there are no more. */
function workOff(
  worker: Worker,
  nextOrder: () => Order | null,
  visit: (outcome: Outcome) => void,
  begin: () => void,
): Promise<void> {
  let begun = false
  return new Promise((resolve, reject) => {
    worker.on('message', (news: News) => {
      if ('complaint' in news) reject(new Complaint(news.complaint))
      else if ('outcome' in news) {
        try {
          visit(news.outcome)
        } catch (error) {
          reject(error)
        }
      } else {
        if (!begun) begin()
        begun = true
        const order = nextOrder()
        if (order === null) resolve()
        else worker.postMessage(order)
      }
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
