import { accessSync, constants, existsSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type AnyGame, Complaint, type Lang, type MatchFile } from '@acies/kernel'
import { Arena, type Gathering, type Outcome, type Plan } from '@acies/lab'
import { MADE_BY, pageOf } from '@acies/lab/page'
import { readText, reasonOf, saveMatch, writeWhole } from '../files.ts'
import type { Terminal } from '../terminal.ts'
import { fonts } from './fonts.ts'

/**
 * A Complaint, before anything is played, when the page could not be written, something else would be lost, or its folder is
 * not there and nobody wants it made.
 */
export async function mustTakePage(file: string, ask: Terminal['ask']): Promise<void> {
  if (!/\.html?$/.test(file)) throw new Complaint(`--report: ${file} does not end in .html`)
  if (!existsSync(file)) {
    const folder = dirname(file)
    mustTakeFiles(folder)
    if (existsSync(folder) || YES.test((await ask(`${folder}: no such folder. Make it? (y/n) `)) ?? '')) return
    throw new Complaint(`${folder}: no such folder`)
  }
  if (statSync(file).isDirectory()) throw new Complaint(`${file}: a folder, not a file`)
  if (!readText(file).includes(MADE_BY)) throw new Complaint(`${file}: is there already, and is left as it is`)
}

const YES = /^\s*(y|s)/i

/** The folder, or the first above it that is there. */
function mustTakeFiles(folder: string): void {
  if (!existsSync(folder)) return mustTakeFiles(dirname(folder))
  if (!statSync(folder).isDirectory()) throw new Complaint(`${folder}: not a folder`)
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new Complaint(`${folder}: ${reasonOf(error)}`)
  }
}

/** Writes the page, and beside it, in a folder of the same name, the matches that stand out: all of it or nothing. */
export async function writePage(
  file: string,
  game: AnyGame,
  plan: Plan,
  gathering: Gathering,
  lang: Lang,
): Promise<void> {
  const folder = basename(file).replace(/\.html?$/, '-matches')
  const beside = join(dirname(file), folder)
  const wasThere = existsSync(beside)
  try {
    await write()
  } catch (error) {
    if (!wasThere) rmSync(beside, { recursive: true, force: true })
    throw error
  }

  async function write(): Promise<void> {
    const links = new Map<number, string>()
    const arena = new Arena(game, plan, () => performance.now())
    for (const { outcome } of gathering.standingOut) {
      if (links.has(outcome.index)) continue
      const match = await matchOf(arena, outcome)
      if (match === null) continue
      const name = `${game.id}-${outcome.scenario}-${outcome.index}.json`
      saveMatch(join(beside, name), match)
      links.set(outcome.index, `${encodeURIComponent(folder)}/${name}`)
    }
    writeWhole(file, pageOf(game, gathering.report, lang, links, fonts()))
  }
}

/** The match as it was played; one of an earlier run is played again, unless it went by the clock. */
async function matchOf(arena: Arena, outcome: Outcome): Promise<MatchFile | null> {
  if (outcome.file !== null || arena.plan.budget !== null) return outcome.file
  return (await arena.play(outcome.index)).file
}
