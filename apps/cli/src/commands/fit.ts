import { randomInt } from 'node:crypto'
import { Fit } from '@acies/lab'
import type { Command } from 'commander'
import { seedOf, wholeNumber } from '../choosing.ts'
import { gameNamed } from '../games.ts'
import { inquire } from '../lab/inquiry.ts'
import { printFooting } from '../lab/run.ts'
import type { Setting } from '../main.ts'
import { figure, inWords } from '../spanish.ts'
import { table } from '../style.ts'

interface Options {
  games: string
  seed?: string
  json?: boolean
}

export function addFit(lab: Command, setting: Setting): void {
  lab
    .command('fit')
    .description('say how much each term of a score should count, by who won')
    .argument('<game>')
    .option('--games <n>', 'how many matches', '500')
    .option('--seed <n>', 'the same seed gives the same figures')
    .option('--json', 'print one JSON document')
    .action((id: string, options: Options) => fit(id, options, setting))
}

async function fit(id: string, options: Options, setting: Setting): Promise<void> {
  const { terminal, lang } = setting
  const game = await gameNamed(setting.games, id)
  const games = wholeNumber('--games', options.games, 1)
  const seed = options.seed === undefined ? randomInt(2 ** 31) : seedOf(options.seed)
  const inquiry = new Fit(game, seed)
  const inquired = await inquire(games, n => inquiry.play(n), setting)
  const { factors, positions } = inquiry
  if (options.json) {
    const document = { game: game.id, version: game.version, seed, ...inquired, positions, factors }
    terminal.print(JSON.stringify(document, null, 2))
    return
  }
  const rows = factors.map(({ term, factor, error }) =>
    factor === null ? [term, '–', ''] : [term, `× ${figure(factor, 2, lang)}`, `± ${figure(error, 2, lang)}`],
  )
  for (const line of table([['', 'should count', '95%'].map(title => inWords(title, lang)), ...rows]))
    terminal.print(line)
  printFooting(setting, { game: game.id, version: game.version, seed, errors: 0, ...inquired })
}
