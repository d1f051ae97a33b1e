import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { Complaint, type Header, type Match, type Told } from '@acies/kernel'
import { mustBeNew, saveMatch } from '../files.ts'
import type { Terminal } from '../terminal.ts'

/** Where matches are kept unless the player says otherwise: a name that no other match has. */
export function ownFile(header: Header, env: Terminal['env']): string {
  const state = env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state')
  const named = (n: number) => {
    const name = `${header.game}-${header.scenario}${n > 1 ? `-${n}` : ''}.json`
    return join(state, 'acies', name)
  }
  let n = 1
  while (existsSync(named(n))) n++
  return named(n)
}

type AnyMatch = Pick<Match<unknown, Told>, 'file' | 'position'>

/** Keeps a match on disk as it goes on. */
export class Keeper {
  /** Where the match is kept, and whether it could be. */
  readonly file: string
  trouble: string | null = null

  constructor(file: string) {
    this.file = file
  }
  keep(match: AnyMatch): void {
    try {
      saveMatch(this.file, match.file(), match.position.result !== null)
      this.trouble = null
    } catch (error) {
      if (!(error instanceof Complaint)) throw error
      this.trouble = error.message
    }
  }
  /** A copy elsewhere, where nothing is yet. */
  copy(file: string, match: AnyMatch): void {
    mustBeNew(file)
    saveMatch(file, match.file(), match.position.result !== null)
  }
}
