import address from 'virtual:thinker'
import type { Picks } from '@acies/kernel'
import type { Question, Reply } from './messages.ts'

interface Asked {
  question: Question
  resolve: (reply: Reply) => void
  reject: (error: Error) => void
  progress?: (done: number) => void
  best: Picks | null
  tries: number
}

/** The page's side of a worker that thinks. A worker that dies is started again, and asked again once. */
export class Thinker {
  private worker: Worker | null = null
  private asked = new Map<number, Asked>()
  private count = 0

  choose(question: Omit<Question, 'id'>, progress?: (done: number) => void): Promise<Picks> {
    return this.ask(question, progress).then(reply => {
      if (reply.kind === 'chosen') return reply.picks
      throw new Error('no answer')
    })
  }
  odds(question: Omit<Question, 'id'>): Promise<unknown> {
    return this.ask(question).then(reply => (reply.kind === 'odds' ? reply.odds : null))
  }
  /** Ends all thinking at once: each question gets the best answer found so far, or fails. */
  hurry(): void {
    const waiting = [...this.asked.values()]
    this.stop()
    for (const { best, question, resolve, reject } of waiting) {
      if (best !== null) resolve({ id: question.id, kind: 'chosen', picks: best })
      else reject(new Error('hurried'))
    }
  }
  stop(): void {
    this.worker?.terminate()
    this.worker = null
    this.asked.clear()
  }

  private ask(question: Omit<Question, 'id'>, progress?: (done: number) => void): Promise<Reply> {
    const id = ++this.count
    return new Promise((resolve, reject) => {
      const asked: Asked = { question: { ...question, id }, resolve, reject, progress, best: null, tries: 0 }
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
