import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint, fingerprintOf, type Golden } from '@acies/kernel'
import { Arena, planOf, scenarioOf } from '@acies/lab'
import type { Command } from 'commander'
import { checkBot, namesOf, seedOf } from '../choosing.ts'
import { readMatchFile, writeWhole } from '../files.ts'
import { gameNamed } from '../games.ts'
import type { Setting } from '../main.ts'
import { inWords } from '../spanish.ts'

interface Options {
  scenario?: string
  bots: string
  seed: string
}

export function addGolden(lab: Command, setting: Setting): void {
  lab
    .command('golden')
    .description('write matches by which a game’s tests know that its rules are the same')
    .argument('<game>')
    .argument('<folder>', 'where they are kept; what is there goes')
    .option('--scenario <ids>', 'battles, with commas; those that are there already, or the first two, if not given')
    .option('--bots <names>', 'who plays, with commas: one match of each battle by each', 'random,habit')
    .option('--seed <n>', 'the seed of the dice', '1')
    .action((id: string, folder: string, options: Options) => write(id, folder, options, setting))
}

async function write(id: string, folder: string, options: Options, { games, terminal, lang }: Setting): Promise<void> {
  const game = await gameNamed(games, id)
  const scenarios =
    options.scenario === undefined
      ? known(folder, game.scenarios)
      : namesOf('--scenario', options.scenario).map(name => scenarioOf(game, name).id)
  const seed = seedOf(options.seed)
  const written: [name: string, golden: Golden][] = []
  for (const bot of namesOf('--bots', options.bots)) {
    checkBot('--bots', bot, ['habit'])
    const plan = planOf(game, { scenarios, seatings: [[bot]], matches: scenarios.length, seed, visits: 8 })
    const arena = new Arena(game, plan, () => 0)
    for (const [n, scenario] of scenarios.entries()) {
      const { file, error } = await arena.play(n)
      if (file === null || error !== null) throw new Complaint(`${scenario}: ${error}`)
      written.push([
        `${scenario}-${bot.replaceAll(':', '-')}.json`,
        { ...file, fingerprint: fingerprintOf(game, file) },
      ])
    }
  }
  for (const old of readFolder(folder)) rmSync(join(folder, old))
  for (const [name, golden] of written) {
    // One answer a line would be long; one file a line is not.
    writeWhole(join(folder, name), `${JSON.stringify(golden)}\n`)
    terminal.print(inWords(`${join(folder, name)}: ${golden.answers.length} answers`, lang))
  }
}

/** The battles of the matches that are there. */
function known(folder: string, scenarios: readonly { id: string }[]): string[] {
  const there = new Set(readFolder(folder).map(name => readMatchFile(join(folder, name)).header.scenario))
  const kept = scenarios.filter(s => there.has(s.id))
  return (kept.length > 0 ? kept : scenarios.slice(0, 2)).map(s => s.id)
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder).filter(name => name.endsWith('.json'))
  } catch {
    return []
  }
}
