import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnyCasedGame,
  type Case,
  Complaint,
  caseSchemaOf,
  type Lang,
  migrateCase,
  readCase,
  runCase,
} from '@acies/kernel'
import type { Command } from 'commander'
import { oneLine, printable, readJson, readText, reasonOf, writeWhole } from '../files.ts'
import { gameNamed } from '../games.ts'
import type { Setting } from '../main.ts'
import { inWords } from '../spanish.ts'
import { inkOf } from '../style.ts'
import { tidyCase } from '../tidy.ts'

interface Wanted {
  schema?: string
  migrate?: true
}

export function addReferee(program: Command, setting: Setting): void {
  const { terminal, games } = setting
  program
    .command('referee')
    .description('run case files and say what differs')
    .argument('[files...]', 'case files, or folders of them; folders whose names begin with a dot are left out')
    .option('--schema <game>', 'print the JSON schema of a game’s cases')
    .option('--migrate', 'rewrite the files from the form of cases used before to today’s')
    .action(async (files: string[], { schema, migrate }: Wanted) => {
      if (schema !== undefined) {
        terminal.print(JSON.stringify(caseSchemaOf(await gameNamed(games, schema)), null, 2))
      } else if (files.length === 0) throw new Complaint('referee: name case files or folders, or --schema GAME')
      else if (migrate === true) await migrateAll(files.flatMap(casesIn), setting)
      else await runAll(files.flatMap(casesIn), setting)
    })
}

/** The case files a name stands for: a folder is walked, but not what is hidden in it. */
function casesIn(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path]
  } catch (error) {
    throw new Complaint(`${path}: ${reasonOf(error)}`)
  }
  const files = filesIn(path)
  if (files.length === 0) throw new Complaint(`${path}: no case in this folder`)
  return files
}
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.')) return []
    if (entry.isDirectory()) return filesIn(path)
    return entry.isFile() && entry.name.endsWith('.json') ? [path] : []
  })
}

interface Read {
  json: object
  game: AnyCasedGame
}
/** What stands in a file, and the game it is of. */
async function readFor(file: string, { games }: Setting): Promise<Read> {
  const json = readJson(file)
  if (typeof json !== 'object' || json === null || !('game' in json)) throw new Complaint('case: it names no game')
  return { json, game: await gameNamed(games, String(json.game)) }
}

/** Runs every file; one that is no case at all counts as bad, and the others are run all the same. */
async function runAll(files: readonly string[], setting: Setting): Promise<void> {
  const { terminal, lang } = setting
  const ink = inkOf(terminal.colour)
  const counts = { passed: 0, failed: 0, bad: 0 }
  for (const file of files) {
    try {
      const { json, game } = await readFor(file, setting)
      const written = readCase(json)
      const wrong = differencesOf(game, written, lang)
      if (wrong.length === 0) counts.passed++
      else {
        counts.failed++
        terminal.print(`${ink.bad('✗')} ${file}: ${ink.bold(printable(written.title))}`)
        for (const line of wrong) terminal.print(`    ${printable(line)}`)
      }
    } catch (error) {
      if (files.length === 1) throw new Complaint(complaintAbout(file, error, lang))
      counts.bad++
      terminal.print(`${ink.bad('!')} ${complaintAbout(file, error, lang)}`)
    }
  }
  const bad = counts.bad === 0 ? '' : `, ${counts.bad} no case`
  terminal.print(inWords(`${counts.passed} passed, ${counts.failed} failed${bad}`, lang))
  if (counts.failed + counts.bad > 0) setting.code = 1
}

/** What differs; a Complaint when the case does not fit the game at all. */
function differencesOf(game: AnyCasedGame, written: Case, lang: Lang): string[] {
  try {
    return runCase(game, written)
  } catch (error) {
    if (error instanceof Complaint) throw error
    return [
      `${inWords('the referee broke off: ', lang)}${oneLine(error instanceof Error ? error.message : String(error))}`,
    ]
  }
}

/** Rewrites every file that is of the form used before; those that cannot be are left as they are. */
async function migrateAll(files: readonly string[], setting: Setting): Promise<void> {
  const { terminal, lang } = setting
  let [changed, bad] = [0, 0]
  for (const file of files) {
    try {
      const { json, game } = await readFor(file, setting)
      const migrated = migrateCase(game, json)
      if (JSON.stringify(migrated) === JSON.stringify(json)) continue
      const text = tidyCase(migrated)
      if (text !== readText(file)) writeWhole(file, text)
      changed++
    } catch (error) {
      bad++
      terminal.print(complaintAbout(file, error, lang))
    }
  }
  const left = bad === 0 ? '' : `, ${bad} left as they are`
  terminal.print(inWords(`${changed} of ${files.length} rewritten${left}`, lang))
  if (bad > 0) setting.code = 1
}

/** A Complaint in a line that names the file; anything else is a fault of ours. */
function complaintAbout(file: string, error: unknown, lang: Lang): string {
  if (!(error instanceof Complaint)) throw error
  const said = oneLine(error.message)
  return printable(inWords(said.startsWith(file) ? said : `${file}: ${said}`, lang))
}
