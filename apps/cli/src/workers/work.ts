import { parentPort, workerData } from 'node:worker_threads'
import { Complaint } from '@acies/kernel'
import { Arena, Outliers } from '@acies/lab'
import { gameNamed, type Shelf } from '../games.ts'
import { PLACE } from '../place.ts'
import type { News, Order, Post } from './pool.ts'

// One thread of a simulation: plays the matches it is told to, and says how each went.

const { plan, shelf }: Post = workerData
const send = (news: News) => parentPort?.postMessage(news)

try {
  const games: { shelf: Shelf } = await import(new URL(`dist/${shelf}.js`, PLACE).href)
  const arena = new Arena(await gameNamed(games.shelf, plan.game), plan, () => performance.now())
  const outliers = new Outliers()
  parentPort?.on('message', async ({ matches }: Order) => {
    try {
      for (const index of matches) {
        const outcome = await arena.play(index)
        // What does not stand out here does not stand out among more: its answers need not be sent.
        const wanted = outliers.add(outcome) || outcome.error !== null
        send({ outcome: wanted ? outcome : { ...outcome, file: null } })
      }
      send({ ready: true })
    } catch (error) {
      report(error)
    }
  })
  send({ ready: true })
} catch (error) {
  report(error)
}

/** A Complaint goes to the person; anything else ends the thread. */
function report(error: unknown): void {
  if (!(error instanceof Complaint)) throw error
  send({ complaint: error.message })
}
