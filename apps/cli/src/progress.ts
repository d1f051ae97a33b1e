import type { Lang } from '@acies/kernel'
import type { Setting } from './main.ts'
import { figure, perCent } from './spanish.ts'

const WIDTH = 24
const EVERY = 100

/** A bar for long work, with its rate and the time that is left. */
export class Progress {
  private done = 0
  private drawn = 0
  private readonly began: number
  private readonly setting: Pick<Setting, 'terminal' | 'lang'>
  private readonly total: number
  /** What had been done before. */
  private readonly before: number

  constructor(setting: Pick<Setting, 'terminal' | 'lang'>, total: number, before = 0) {
    this.setting = setting
    this.total = total
    this.before = before
    this.began = setting.terminal.now()
  }
  step(): void {
    this.done++
    const { terminal, lang } = this.setting
    const now = terminal.now()
    if (now - this.drawn < EVERY) return
    this.drawn = now
    terminal.status(bar(this.before + this.done, this.total, (now - this.began) / 1000, this.before, lang))
  }
  end(): void {
    this.setting.terminal.status('')
  }
}

function bar(done: number, total: number, seconds: number, before: number, lang: Lang): string {
  const full = Math.round((WIDTH * done) / total)
  const rate = (done - before) / Math.max(seconds, 0.001)
  const left = Math.round((total - done) / rate)
  const time = left < 60 ? `${left} s` : `${Math.floor(left / 60)} min ${left % 60} s`
  const share = perCent(Math.floor((100 * done) / total) / 100, 0, lang)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${share} · ${done}/${total} · ${figure(rate, rate < 10 ? 1 : 0, lang)}/s · ${time}`
}
