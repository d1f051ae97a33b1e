import address from 'virtual:thinker'
import type { Advice } from '@acies/bots'
import type { Header, Picks } from '@acies/kernel'
import type { Outcome, Plan } from '@acies/lab'
import type { Question, Reply, Seen, Thought, What } from './messages.ts'

interface Asked {
  question: Question
  resolve: (reply: Reply) => void
  reject: (error: Error) => void
  progress?: (done: number) => void
  odds?: (found: unknown, final: boolean) => void
  best: Picks | null
  tries: number
}

/** The page's side of a worker that thinks. A worker that dies is started again, and asked again once. */
export class Thinker {
  private worker: Worker | null = null
  private asked = new Map<number, Asked>()
  private count = 0

  /** So that the first thought does not wait for the worker. */
  prepare({ game, options, scenario }: Pick<Header, 'game' | 'options' | 'scenario'>): void {
    this.ask({ kind: 'prepare', game, terms: { scenario, options } }).catch(() => undefined)
  }
  choose(what: Omit<Extract<What, { kind: 'choose' }>, 'kind'>, progress?: (done: number) => void): Promise<Thought> {
    return this.ask({ kind: 'choose', ...what }, { progress }).then(reply => {
      if (reply.kind === 'chosen') return reply.thought
      throw new Error('no answer')
    })
  }
  advise(seen: Seen, chance: number): Promise<Advice> {
    return this.ask({ kind: 'advise', seen, chance }).then(reply => {
      if (reply.kind === 'advised') return reply.advice
      throw new Error('no advice')
    })
  }
  /** Tells again and again what is known by then, until it is final or what it returns is called. */
  odds(seen: Seen, answers: readonly Picks[], tell: (found: unknown, final: boolean) => void): () => void {
    const id = this.count + 1
    this.ask({ kind: 'odds', seen, answers }, { odds: tell }).catch(() => tell(null, true))
    return () => {
      if (this.asked.delete(id)) this.worker?.postMessage({ id, what: { kind: 'enough', of: id } } satisfies Question)
    }
  }
  /** The field of a battle that machines have drawn up. */
  drawUp(game: string, scenario: string, setup: unknown): Promise<unknown> {
    return this.ask({ kind: 'draw-up', game, scenario, setup }).then(reply => {
      if (reply.kind === 'drawn-up') return reply.field
      throw new Error('not drawn up')
    })
  }
  /** Plays one match of the lab's. */
  match(plan: Plan, index: number): Promise<Outcome> {
    return this.ask({ kind: 'match', plan, index }).then(reply => {
      if (reply.kind === 'played') return reply.outcome
      throw new Error('no match')
    })
  }
  /** Ends all thinking at once: each question gets the best answer found so far, or fails. */
  hurry(): void {
    const waiting = [...this.asked.values()]
    this.stop()
    for (const { best, question, resolve, reject } of waiting) {
      if (best !== null) resolve({ id: question.id, kind: 'chosen', thought: { picks: best, reason: null } })
      else reject(new Error('hurried'))
    }
  }
  stop(): void {
    this.worker?.terminate()
    this.worker = null
    this.asked.clear()
  }

  private ask(what: What, meanwhile: Pick<Asked, 'progress' | 'odds'> = {}): Promise<Reply> {
    const id = ++this.count
    return new Promise((resolve, reject) => {
      const asked: Asked = { question: { id, what }, resolve, reject, ...meanwhile, best: null, tries: 0 }
      this.asked.set(id, asked)
      this.send(asked)
    })
  }
  private send(asked: Asked): void {
    asked.tries++
    this.worker ??= this.start()
    this.worker.postMessage(asked.question)
  }
  private start(): Worker {
    const worker = new Worker(address, { type: 'module' })
    worker.addEventListener('message', (event: MessageEvent<Reply>) => this.hear(event.data))
    worker.addEventListener('error', () => this.crashed(worker))
    worker.addEventListener('messageerror', () => this.crashed(worker))
    return worker
  }
  private hear(reply: Reply): void {
    const asked = this.asked.get(reply.id)
    if (asked === undefined) return
    if (reply.kind === 'progress') {
      asked.best = reply.best
      asked.progress?.(reply.done)
      return
    }
    if (reply.kind === 'odds') {
      asked.odds?.(reply.odds, reply.final)
      if (!reply.final) return
    }
    this.asked.delete(reply.id)
    if (reply.kind === 'failed') asked.reject(new Error(reply.why))
    else asked.resolve(reply)
  }
  private crashed(worker: Worker): void {
    if (worker !== this.worker) return
    worker.terminate()
    this.worker = null
    for (const asked of this.asked.values()) {
      if (asked.tries < 2) this.send(asked)
      else {
        this.asked.delete(asked.question.id)
        asked.reject(new Error('the worker failed'))
      }
    }
  }
}
