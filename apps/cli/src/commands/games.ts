import type { AnyGame, Lang } from '@acies/kernel'
import type { Command } from 'commander'
import { allGames } from '../games.ts'
import type { Setting } from '../main.ts'
import { type Ink, inkOf } from '../style.ts'
import { words } from '../words.ts'

export function addGames(program: Command, { terminal, games, lang }: Setting): void {
  program
    .command('games')
    .description('list the games and their battles')
    .option('--json', 'print one JSON document')
    .action(async (options: { json?: boolean }) => {
      const all = await allGames(games)
      if (options.json) terminal.print(JSON.stringify(all.map(described), null, 2))
      else for (const game of all) for (const line of listing(game, lang, inkOf(terminal.colour))) terminal.print(line)
    })
}

function described(game: AnyGame) {
  const { id, version, name } = game
  const scenarios = game.scenarios.map(s => ({
    id: s.id,
    title: s.title,
    year: s.year,
    sides: s.sides,
    seating: game.seating({ scenario: s.id, options: [] }),
  }))
  return { id, version, name, options: game.options, scenarios }
}

function listing(game: AnyGame, lang: Lang, ink: Ink): string[] {
  const say = words[lang]
  const widest = Math.max(...game.scenarios.map(s => s.id.length))
  return [
    `${ink.bold(game.name[lang])}  ${game.id}`,
    ...game.scenarios.map(s => {
      const sides = s.sides.map((side, i) => `${i + 1} ${side[lang]}`).join(', ')
      const note = s.reconstructed ? ` (${say.reconstructed})` : ''
      return `  ${s.id.padEnd(widest)}  ${s.title[lang]}${say.year(s.year)}: ${sides}${ink.dim(note)}`
    }),
    ...game.options.map(o => ink.dim(`  --options ${o.id}: ${o.name[lang]}`)),
  ]
}
