import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { main, type Setting } from '../main.ts'
import type { Terminal } from '../terminal.ts'
import { SHELF, shelf } from './shelf.ts'

export interface Run {
  code: number
  out: string
  err: string
  /** The passing lines. */
  status: string[]
}

/** Where matches are kept that nobody asks for. */
const state = mkdtempSync(join(tmpdir(), 'acies-state-'))
afterAll(() => rmSync(state, { recursive: true, force: true }))

/** A terminal that types the given lines and remembers what it was told. */
export function typing(lines: readonly string[], env: Terminal['env'] = {}) {
  const run: Run = { code: -1, out: '', err: '', status: [] }
  const left = [...lines]
  const stops = new Set<() => void>()
  const terminal: Terminal = {
    print: (line = '') => {
      run.out += `${line}\n`
    },
    complain: line => {
      run.err += `${line}\n`
    },
    ask: async prompt => {
      run.out += prompt
      return left.shift() ?? null
    },
    status: line => run.status.push(line),
    clear: () => {
      run.out += '\f'
    },
    onInterrupt(stop) {
      stops.add(stop)
      return () => stops.delete(stop)
    },
    colour: false,
    width: 100,
    env: { XDG_STATE_HOME: state, ...env },
    now: () => performance.now(),
    close: () => {},
  }
  const interrupt = () => {
    for (const stop of stops) stop()
  }
  return { run, terminal, interrupt }
}

/** Runs a command line in this process, with the games of the test shelf. */
export async function acies(
  args: string,
  lines: readonly string[] = [],
  more: Partial<Setting> = {},
  env: Terminal['env'] = {},
): Promise<Run> {
  const { run, terminal } = typing(lines, env)
  run.code = await main(args.split(' '), { terminal, games: shelf, shelf: SHELF, ...more })
  return run
}

export const BINARY = fileURLToPath(new URL('../../bin/acies.mjs', import.meta.url))

/** As somebody's terminal has it who speaks English. */
export const ENGLISH = { LANG: 'en_GB.UTF-8' }

/** Runs the real program, from another folder. */
export function binary(
  args: readonly string[],
  how: { cwd: string; input?: string; env?: Record<string, string>; interruptAfter?: number },
): Promise<Run> {
  return new Promise((resolve, reject) => {
    // Whether there is colour is for the test to say, not for whoever runs it.
    const { FORCE_COLOR: _forced, NO_COLOR: _none, ...around } = process.env
    const env = { ...around, XDG_STATE_HOME: how.cwd, LANG: 'C', ...how.env }
    const child = spawn(process.execPath, [BINARY, ...args], { cwd: how.cwd, env })
    const run: Run = { code: -1, out: '', err: '', status: [] }
    child.stdout.on('data', text => {
      run.out += text
    })
    child.stderr.on('data', text => {
      run.err += text
    })
    child.on('error', reject)
    child.on('close', code => resolve({ ...run, code: code ?? -1 }))
    child.stdin.on('error', () => {})
    child.stdin.end(how.input ?? '')
    if (how.interruptAfter !== undefined) setTimeout(() => child.kill('SIGINT'), how.interruptAfter)
  })
}
