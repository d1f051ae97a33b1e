import { randomInt } from 'node:crypto'
import { Study } from '@acies/lab'
import type { Command } from 'commander'
import { seedOf, wholeNumber } from '../choosing.ts'
import { gameNamed } from '../games.ts'
import type { Setting } from '../main.ts'
import { Progress } from '../progress.ts'
import { inkOf, table } from '../style.ts'

interface Options {
  games: string
  looks: string
  every: string
  seed?: string
  json?: boolean
}
const INTERRUPTED = 130

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
  const { terminal } = setting
  const game = await gameNamed(setting.games, id)
  const matches = wholeNumber('--games', options.games, 1)
  const looks = wholeNumber('--looks', options.looks, 2)
  const every = wholeNumber('--every', options.every, 1)
  const seed = options.seed === undefined ? randomInt(2 ** 31) : seedOf(options.seed)
  const inquiry = new Study(game, { seed, looks, every })
  const progress = new Progress(terminal, matches)
  let interrupted = false
  const listening = terminal.onInterrupt(() => {
    interrupted = true
  })
  const began = terminal.now()
  let played = 0
  for (; played < matches && !interrupted; played++) {
    inquiry.play(played)
    progress.step()
    // Whoever wants it stopped is heard between two matches.
    await new Promise(resolve => setImmediate(resolve))
  }
  listening()
  progress.end()
  if (interrupted) setting.code = INTERRUPTED
  const { findings } = inquiry
  const seconds = (terminal.now() - began) / 1000
  if (options.json) {
    const document = {
      game: game.id,
      version: game.version,
      seed,
      looks,
      every,
      matches: played,
      seconds,
      interrupted,
      findings,
    }
    terminal.print(JSON.stringify(document, null, 2))
    return
  }
  const percent = (share: number): string => `${(100 * share).toFixed(2)} %`
  const head = ['', 'asked a match', 'studied', 'gain', '95 %', 'in a match']
  const rows = findings.map(({ question, asked, studied, gain, error }) => [
    question,
    asked.toFixed(1),
    `${studied}`,
    percent(gain),
    `± ${percent(error)}`,
    percent(asked * gain),
  ])
  for (const line of table([head, ...rows])) terminal.print(line)
  const { dim } = inkOf(terminal.colour)
  const made = `${game.id} ${game.version}, seed ${seed}: ${played} matches in ${seconds.toFixed(1)} s`
  terminal.print(dim(`${made}${interrupted ? ' (interrupted)' : ''}`))
}
