import { randomBytes, randomInt } from 'node:crypto'
import { type Bot, botNamed, bots, LEVELS, levels } from '@acies/bots'
import { type AnyGame, Complaint, headerOf, keyFrom, type Lang, Match, Rules } from '@acies/kernel'
import { scenarioOf } from '@acies/lab'
import type { Command } from 'commander'
import { checkBot, listOf, seedOf, wholeNumber } from '../choosing.ts'
import { inFile, mustBeNew, readMatchFile } from '../files.ts'
import { allGames, gameNamed } from '../games.ts'
import type { Setting } from '../main.ts'
import { pickFrom } from '../menu.ts'
import { Keeper, ownFile } from '../play/saving.ts'
import { Table } from '../play/table.ts'
import type { Terminal } from '../terminal.ts'
import { words } from '../words.ts'

interface Options {
  scenario?: string
  side?: string
  against?: string
  seed?: string
  options: string
  resume?: string
  save?: string
}

const PERSON = 'person'

export function addPlay(program: Command, setting: Setting): void {
  program
    .command('play')
    .description('play a battle in the terminal')
    .argument('[game]')
    .option('--scenario <id>', 'the battle')
    .option('--side <n>', 'the side you lead, as numbered by "acies games"')
    .option('--against <player>', `${[...bots.map(bot => bot.name), PERSON].join(', ')}`)
    .option('--seed <n>', 'the seed of the dice')
    .option('--options <ids>', 'switches of the rules, with commas', '')
    .option('--resume <file>', 'go on with a saved match')
    .option('--save <file>', 'keep the match in this file')
    .action((id: string | undefined, options: Options) => play(id, options, setting))
}

async function play(id: string | undefined, options: Options, setting: Setting): Promise<void> {
  const { terminal, lang } = setting
  if (options.against !== undefined) checkBot('--against', options.against, [PERSON])
  if (options.save !== undefined) mustBeNew(options.save)
  // Whoever chooses the dice chooses the machines' chance with them; else that is their own.
  const seed = options.seed === undefined ? undefined : seedOf(options.seed)
  const luck = seed === undefined ? randomInt(2 ** 31) : seed ^ 0x7e57
  const match =
    options.resume === undefined ? await begin(id, options, setting, seed) : await resume(options.resume, setting)
  const players = seated(match.header.seats, options)
  const keeper = new Keeper(options.save ?? options.resume ?? ownFile(match.header, terminal.env))
  const table = new Table(terminal, match, players, keeper, lang, luck)
  await table.run()
  if (!table.isKept) setting.code = 2
}

async function begin(id: string | undefined, options: Options, setting: Setting, seed?: number) {
  const { terminal, games, lang } = setting
  const say = words[lang]
  const game =
    id !== undefined
      ? await gameNamed(games, id)
      : await pickFrom(terminal, say.whichGame, await allGames(games), g => [g.id, g.name[lang]])
  const asks = options.scenario === undefined
  const scenario =
    options.scenario !== undefined
      ? scenarioOf(game, options.scenario)
      : await pickFrom(terminal, say.whichBattle, game.scenarios, s => [s.id, `${s.title[lang]}${say.year(s.year)}`])
  const switches = listOf(options.options)
  for (const option of switches) {
    if (!game.options.some(o => o.id === option)) throw new Complaint(`--options: ${game.id} has no switch ${option}`)
  }
  const sides = game.seating({ scenario: scenario.id, options: switches })
  const names = sides.map((_, seat) => scenario.sides[seat][lang])
  const side = options.side ?? (asks ? await askSide(terminal, say.whichSide, names) : '1')
  const mine = wholeNumber('--side', side, 1, sides.length) - 1
  const against = options.against ?? (asks ? await askOpponent(terminal, lang) : LEVELS[1])
  const header = headerOf(game, scenario.id, seed ?? keyFrom(randomBytes(32)), {
    options: switches,
    seats: sides.map((_, seat) => (seat === mine ? PERSON : against)),
  })
  return new Match(new Rules(game, header), header, true)
}

async function askSide(terminal: Terminal, question: string, names: readonly string[]): Promise<string> {
  const numbered = names.map((name, i) => ({ id: String(i + 1), name }))
  return (await pickFrom(terminal, question, numbered, side => [side.id, side.name])).id
}

async function askOpponent(terminal: Terminal, lang: Lang): Promise<string> {
  const say = words[lang]
  const all = [
    ...levels.map(bot => ({ id: bot.name, name: `${bot.title[lang]}: ${bot.text[lang]}` })),
    { id: PERSON, name: say.person },
  ]
  return (await pickFrom(terminal, say.whichOpponent, all, player => [player.id, player.name])).id
}

async function resume(file: string, { games }: Setting) {
  const saved = readMatchFile(file)
  const game: AnyGame = await inFile(file, () => gameNamed(games, saved.header.game))
  return inFile(file, () => Match.load(game, saved, { played: true }))
}

/** Who sits where: as the match says, unless the player wants another side or opponent now. */
function seated(names: readonly string[], options: Options): (Bot | null)[] {
  const side = options.side === undefined ? null : wholeNumber('--side', options.side, 1, names.length) - 1
  const mine = side ?? names.findIndex(name => botNamed(name) === null)
  return names.map((name, seat) => {
    if (seat === mine) return null
    if (options.against !== undefined) return botNamed(options.against)
    return botNamed(name)
  })
}
