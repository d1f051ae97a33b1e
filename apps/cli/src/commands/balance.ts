import type { Lang } from '@acies/kernel'
import { type Balance, balanceOf, rotations } from '@acies/lab'
import type { Command } from 'commander'
import { gameNamed } from '../games.ts'
import { addPlanOptions, type PlanOptions, prepare } from '../lab/plan.ts'
import { printFooting, run } from '../lab/run.ts'
import type { Setting } from '../main.ts'
import { figure } from '../spanish.ts'
import { table } from '../style.ts'
import { words } from '../words.ts'

interface Options extends PlanOptions {
  json?: boolean
  markdown?: boolean
}

export function addBalance(lab: Command, setting: Setting): void {
  const command = lab.command('balance').description('say how even the battles of a game are')
  addPlanOptions(command, { games: '200', gamesText: 'how many matches of each battle', bots: 'greedy' })
    .option('--markdown', 'print a table for a document')
    .option('--json', 'print one JSON document')
    .action((id: string, options: Options) => weigh(id, options, setting))
}

async function weigh(id: string, options: Options, setting: Setting): Promise<void> {
  const { terminal, lang } = setting
  const game = await gameNamed(setting.games, id)
  const prepared = prepare(game, options, (bots, scenarios, games) => ({
    seatings: rotations(bots),
    matches: games * scenarios.length,
  }))
  const { report } = await run(game, prepared, setting)
  const { version, seed, bots, budget, visits, matches, errors, seconds, interrupted } = report
  const battles = balanceOf(game, report)
  if (options.json) {
    const document = {
      game: game.id,
      version,
      seed,
      bots,
      budget,
      visits,
      matches,
      errors,
      seconds,
      interrupted,
      battles,
    }
    terminal.print(JSON.stringify(document, null, 2))
    return
  }
  const rows = [HEADS[lang], ...battles.map(battle => cells(battle, lang))]
  for (const line of options.markdown ? markdown(rows) : table(rows)) terminal.print(line)
  if (!options.markdown) printFooting(setting, report, `; ${bots.join(', ')}`)
}

const HEADS: Readonly<Record<Lang, string[]>> = {
  es: [
    'batalla',
    'partidas',
    'bando 1',
    'gana',
    '95 %',
    'bando 2',
    'gana',
    'tablas',
    'empieza y gana',
    'turnos',
    'favorece a',
  ],
  en: ['battle', 'matches', 'side 1', 'wins', '95%', 'side 2', 'wins', 'drawn', 'first wins', 'turns', 'favours'],
}
const EVEN: Readonly<Record<Lang, string>> = { es: 'nadie', en: 'nobody' }

const whole = (share: number): number => Math.round(100 * share)
const percent = (share: number, lang: Lang): string => words[lang].perCent(`${whole(share)}`)

/** Of two sides what is left, so that they make a hundred; of several each by itself, allies with the same share. */
const winsOf = (one: { share: number }, others: readonly { share: number }[], lang: Lang): string =>
  others.length === 1
    ? words[lang].perCent(`${100 - whole(one.share)}`)
    : others.map(side => percent(side.share, lang)).join(', ')

function cells(battle: Balance, lang: Lang): string[] {
  const { title, sides, matches, finished, draws, first, turns, favours } = battle
  const [one, ...others] = sides
  const decided = finished > draws
  return [
    title[lang],
    `${matches}`,
    one.name[lang],
    decided ? percent(one.share, lang) : '–',
    decided ? `${whole(one.low)}–${percent(one.high, lang)}` : '–',
    others.map(side => side.name[lang]).join(', '),
    decided ? winsOf(one, others, lang) : '–',
    finished === 0 ? '–' : percent(draws / finished, lang),
    first.high - first.low === 1 ? '–' : percent(first.share, lang),
    figure(turns, 1, lang),
    favours === null ? EVEN[lang] : sides[favours].name[lang],
  ]
}

function markdown([head, ...rows]: readonly string[][]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map((_, i) => (NUMBERS.includes(i) ? '---:' : '---'))), ...rows.map(line)]
}
/** Columns that hold figures. */
const NUMBERS: readonly number[] = [1, 3, 4, 6, 7, 8, 9]
