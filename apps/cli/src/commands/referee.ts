import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, type Case, Complaint, caseSchemaOf, readCase, runCase } from '@acies/kernel'
import type { Command } from 'commander'
import { inFile, oneLine, readJson, reasonOf } from '../files.ts'
import { gameNamed } from '../games.ts'
import type { Setting } from '../main.ts'
import { inkOf } from '../style.ts'

export function addReferee(program: Command, setting: Setting): void {
  const { terminal, games } = setting
  program
    .command('referee')
    .description('run case files and say what differs')
    .argument('[files...]', 'case files, or folders of them')
    .option('--schema <game>', 'print the JSON schema of a game’s cases')
    .action(async (files: string[], options: { schema?: string }) => {
      if (options.schema !== undefined) {
        terminal.print(JSON.stringify(caseSchemaOf(await gameNamed(games, options.schema)), null, 2))
      } else if (files.length === 0) throw new Complaint('referee: name case files or folders, or --schema GAME')
      else await runAll(files.flatMap(casesIn), setting)
    })
}

/** The case files a name stands for: a folder is walked. */
function casesIn(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path]
    const entries = readdirSync(path, { recursive: true, withFileTypes: true })
    const files = entries.filter(entry => entry.isFile() && entry.name.endsWith('.json'))
    if (files.length === 0) throw new Complaint(`${path}: no case in this folder`)
    return files.map(entry => join(entry.parentPath, entry.name)).sort()
  } catch (error) {
    if (error instanceof Complaint) throw error
    throw new Complaint(`${path}: ${reasonOf(error)}`)
  }
}

async function runAll(files: readonly string[], setting: Setting): Promise<void> {
  const { terminal, games } = setting
  const ink = inkOf(terminal.colour)
  // Everything is read before anything is run: a file that is no case is bad input, not a failure.
  const cases: { file: string; written: Case; game: AnyGame }[] = []
  for (const file of files) {
    const json = readJson(file)
    const written = inFile(file, () => readCase(json))
    cases.push({ file, written, game: await inFile(file, () => gameNamed(games, written.game)) })
  }
  let failed = 0
  for (const { file, written, game } of cases) {
    const wrong = inFile(file, () => differencesOf(game, written))
    if (wrong.length === 0) continue
    failed++
    terminal.print(`${ink.bad('✗')} ${file}: ${ink.bold(written.title)}`)
    for (const line of wrong) terminal.print(`    ${line}`)
  }
  terminal.print(`${cases.length - failed} passed, ${failed} failed`)
  if (failed > 0) setting.code = 1
}

/** What differs; a Complaint when the case does not fit the game at all. */
function differencesOf(game: AnyGame, written: Case): string[] {
  try {
    return runCase(game, written)
  } catch (error) {
    if (error instanceof Complaint) throw error
    return [`the referee broke off: ${oneLine(error instanceof Error ? error.message : String(error))}`]
  }
}
