import type { Terminal } from './terminal.ts'

const WIDTH = 24
const EVERY = 100

/** A bar for long work, with its rate and the time that is left. */
export class Progress {
  private done = 0
  private drawn = 0
  private readonly began: number
  private readonly terminal: Terminal
  private readonly total: number
  /** What had been done before. */
  private readonly before: number

  constructor(terminal: Terminal, total: number, before = 0) {
    this.terminal = terminal
    this.total = total
    this.before = before
    this.began = terminal.now()
  }
  step(): void {
    this.done++
    const now = this.terminal.now()
    if (now - this.drawn < EVERY) return
    this.drawn = now
    this.terminal.status(bar(this.before + this.done, this.total, (now - this.began) / 1000, this.before))
  }
  end(): void {
    this.terminal.status('')
  }
}

function bar(done: number, total: number, seconds: number, before = 0): string {
  const full = Math.round((WIDTH * done) / total)
  const rate = (done - before) / Math.max(seconds, 0.001)
  const left = Math.round((total - done) / rate)
  const time = left < 60 ? `${left} s` : `${Math.floor(left / 60)} min ${left % 60} s`
  const share = Math.floor((100 * done) / total)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${share}% · ${done}/${total} · ${rate.toFixed(rate < 10 ? 1 : 0)}/s · ${time}`
}
