import { randomInt } from 'node:crypto'
import { Study } from '@acies/lab'
import type { Command } from 'commander'
import { seedOf, wholeNumber } from '../choosing.ts'
import { gameNamed } from '../games.ts'
import { inquire } from '../lab/inquiry.ts'
import { printFooting } from '../lab/run.ts'
import type { Setting } from '../main.ts'
import { figure, inWords, perCent } from '../spanish.ts'
import { table } from '../style.ts'

interface Options {
  games: string
  looks: string
  every: string
  seed?: string
  json?: boolean
}

export function addStudy(lab: Command, setting: Setting): void {
  lab
    .command('study')
    .description('say which questions of a game are worth a search, by how much looks ahead gain over habit')
    .argument('<game>')
    .option('--games <n>', 'how many matches questions are taken from', '20')
    .option('--looks <n>', 'looks at each answer', '16')
    .option('--every <n>', 'one question of so many is studied', '15')
    .option('--seed <n>', 'the same seed gives the same figures')
    .option('--json', 'print one JSON document')
    .action((id: string, options: Options) => study(id, options, setting))
}

async function study(id: string, options: Options, setting: Setting): Promise<void> {
  const { terminal, lang } = setting
  const game = await gameNamed(setting.games, id)
  const games = wholeNumber('--games', options.games, 1)
  const looks = wholeNumber('--looks', options.looks, 2)
  const every = wholeNumber('--every', options.every, 1)
  const seed = options.seed === undefined ? randomInt(2 ** 31) : seedOf(options.seed)
  const inquiry = new Study(game, { seed, looks, every })
  const inquired = await inquire(games, n => inquiry.play(n), setting)
  const { findings } = inquiry
  if (options.json) {
    const document = { game: game.id, version: game.version, seed, looks, every, ...inquired, findings }
    terminal.print(JSON.stringify(document, null, 2))
    return
  }
  const percent = (share: number): string => perCent(share, 2, lang)
  const head = ['', 'asked a match', 'studied', 'gain', '95%', 'in a match'].map(title => inWords(title, lang))
  const rows = findings.map(({ question, asked, studied, gain, error }) => [
    question,
    figure(asked, 1, lang),
    `${studied}`,
    percent(gain),
    `± ${percent(error)}`,
    percent(asked * gain),
  ])
  for (const line of table([head, ...rows])) terminal.print(line)
  printFooting(setting, { game: game.id, version: game.version, seed, errors: 0, ...inquired })
}
