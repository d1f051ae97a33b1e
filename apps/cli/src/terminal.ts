import { createInterface, type Interface } from 'node:readline'
import { askedIn, langOf } from './choosing.ts'
import { reasonOf, steady } from './files.ts'
import { inWords } from './spanish.ts'

/** Where a command is run: what it prints to, asks and is stopped by. Tests bring their own. */
export interface Terminal {
  /** A line on standard output. */
  print(line?: string): void
  /** A line on standard error. */
  complain(line: string): void
  /** The next line that is typed; null when there are no more. */
  ask(prompt: string): Promise<string | null>
  /** A passing line, drawn over the one before; empty takes it away. Nothing where nobody watches. */
  status(line: string): void
  /** Begins a fresh screen; an empty line where there is none. */
  clear(): void
  /** Calls back once when the person wants it stopped; gives the way to stop listening. */
  onInterrupt(stop: () => void): () => void
  /** Whether colours may be used. */
  readonly colour: boolean
  readonly width: number
  readonly env: Readonly<Record<string, string | undefined>>
  /** Milliseconds. */
  now(): number
  close(): void
}

/** NO_COLOR and FORCE_COLOR as everybody reads them. */
function wantsColour(env: Terminal['env'], isScreen: boolean): boolean {
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR && env.FORCE_COLOR !== '0') return true
  return isScreen && env.TERM !== 'dumb'
}

/** The terminal this process was started from. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process
  stdout.on('error', leaveQuietly)
  // Where complaints cannot be written the exit code still tells.
  stderr.on('error', () => undefined)
  const keyboard = new Keyboard(stdin.isTTY === true && stdout.isTTY === true)
  return {
    print: (line = '') => stdout.write(`${steady(line)}\n`),
    complain: line => stderr.write(`${steady(line)}\n`),
    ask: prompt => keyboard.ask(steady(prompt)),
    status(line) {
      if (stderr.isTTY) stderr.write(`\r\u001b[K${steady(line).slice(0, (stderr.columns || 80) - 1)}`)
    },
    clear: () => stdout.write(stdout.isTTY ? '\u001b[2J\u001b[3J\u001b[H' : '\n'),
    onInterrupt(stop) {
      process.once('SIGINT', stop)
      return () => process.off('SIGINT', stop)
    },
    colour: wantsColour(env, stdout.isTTY === true),
    get width() {
      return stdout.columns || 100
    },
    env,
    now: () => performance.now(),
    close: () => keyboard.close(),
  }
}

/** The reader of our output has gone (`acies games | head`): nothing is left to do. A full disk is said in a line. */
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0)
  const asked = askedIn(process.argv)
  const lang = asked === 'es' || asked === 'en' ? asked : langOf(undefined, process.env)
  const why = inWords(`standard output: ${reasonOf(error)}`, lang)
  process.stderr.write(`acies: ${why}\n`)
  process.exit(2)
}

/** Lines typed or piped in, none lost when several come at once. */
class Keyboard {
  private lines: Interface | null = null
  private readonly typed: string[] = []
  private waiting: ((line: string | null) => void) | null = null
  private ended = false
  private readonly isScreen: boolean

  constructor(isScreen: boolean) {
    this.isScreen = isScreen
  }
  ask(prompt: string): Promise<string | null> {
    this.lines ??= this.open()
    if (this.isScreen) {
      this.lines.setPrompt(prompt)
      this.lines.prompt()
    } else process.stdout.write(prompt)
    const line = this.typed.shift()
    if (line !== undefined || this.ended) return Promise.resolve(line ?? null)
    return new Promise(resolve => {
      this.waiting = resolve
    })
  }
  close(): void {
    this.lines?.close()
    process.stdin.pause()
  }
  private open(): Interface {
    const lines = createInterface({ input: process.stdin, output: this.isScreen ? process.stdout : undefined })
    lines.on('line', line => {
      if (this.waiting === null) this.typed.push(line)
      else this.give(line)
    })
    lines.on('SIGINT', () => lines.close())
    lines.on('close', () => {
      this.ended = true
      this.give(null)
    })
    return lines
  }
  private give(line: string | null): void {
    this.waiting?.(line)
    this.waiting = null
  }
}
