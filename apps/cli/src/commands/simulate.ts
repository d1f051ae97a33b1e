import { join } from 'node:path'
import type { AnyGame, Lang } from '@acies/kernel'
import { type Report, rotations, type Tally } from '@acies/lab'
import type { Command } from 'commander'
import { saveMatch } from '../files.ts'
import { gameNamed } from '../games.ts'
import { mustTakePage, writePage } from '../lab/page.ts'
import { addPlanOptions, type PlanOptions, prepare } from '../lab/plan.ts'
import { run } from '../lab/run.ts'
import type { Setting } from '../main.ts'
import { figure, inWords, perCent } from '../spanish.ts'
import { inkOf, table } from '../style.ts'
import type { Terminal } from '../terminal.ts'

interface Options extends PlanOptions {
  keep?: string
  report?: string
  json?: boolean
}

export function addSimulate(program: Command, setting: Setting): void {
  const command = program.command('simulate').description('let bots play many matches')
  addPlanOptions(command, { games: '100', gamesText: 'how many matches in all', bots: 'random' })
    .option('--keep <folder>', 'save the matches that broke off there')
    .option('--report <file>', 'write a page with charts, and the matches that stand out beside it')
    .option('--json', 'print one JSON document')
    .action((id: string, options: Options) => simulate(id, options, setting))
}

async function simulate(id: string, options: Options, setting: Setting): Promise<void> {
  const { terminal, lang } = setting
  const { keep, report: page } = options
  const game = await gameNamed(setting.games, id)
  if (page !== undefined) await mustTakePage(page, question => asked(inWords(question, lang), terminal, options.json))
  const prepared = prepare(game, options, (bots, _, matches) => ({ seatings: rotations(bots), matches }))
  const { gathering, report } = await run(game, prepared, setting, outcome => {
    if (outcome.error === null || outcome.file === null || keep === undefined) return
    saveMatch(join(keep, `${id}-${outcome.scenario}-${outcome.index}.json`), outcome.file)
  })
  if (page !== undefined) await writePage(page, game, prepared.plan, gathering, lang)
  if (options.json) terminal.print(JSON.stringify(report, null, 2))
  else for (const line of summary(game, report, lang, inkOf(terminal.colour).bad)) terminal.print(line)
  if (page !== undefined && !options.json) terminal.print(page)
}

/** Nothing but the document stands on standard output where one is wanted. */
function asked(question: string, terminal: Terminal, json?: boolean): Promise<string | null> {
  if (json !== true) return terminal.ask(question)
  terminal.complain(question.trim())
  return terminal.ask('')
}

function summary(
  game: AnyGame,
  report: Report & { interrupted: boolean },
  lang: Lang,
  bad: (text: string) => string,
): string[] {
  const said = (text: string): string => inWords(text, lang)
  const botNames = Object.keys(report.winsByBot)
  const share = (n: number, of: number) => (of === 0 ? '–' : perCent(n / of, 1, lang))
  const row = (name: string, tally: Tally) => [
    name,
    `${tally.matches}`,
    `${tally.finished}`,
    `${tally.errors}`,
    figure(tally.decisions / Math.max(1, tally.matches), 0, lang),
    ...report.winsBySeat.map((_, seat) => share(tally.winsBySeat[seat] ?? 0, tally.finished)),
    share(tally.draws, tally.finished),
    ...(botNames.length > 1 ? botNames.map(name => share(tally.winsByBot[name], tally.matchesByBot[name])) : []),
  ]
  const head = [
    '',
    'matches',
    'finished',
    'errors',
    'decisions',
    ...report.winsBySeat.map((_, seat) => `seat ${seat + 1}`),
  ]
  const rows = Object.entries(report.scenarios).map(([id, tally]) => row(id, tally))
  return [
    ...table([
      [...[...head, 'draws'].map(said), ...(botNames.length > 1 ? botNames : [])],
      ...rows,
      ...(rows.length > 1 ? [row(said('all'), report)] : []),
    ]),
    said(
      `${game.id} ${game.version}, seed ${report.seed}: ${report.decisions} decisions in ${figure(report.seconds, 1, lang)} s` +
        (report.interrupted ? ' (interrupted)' : ''),
    ),
    ...report.failures
      .slice(0, 10)
      .map(f => bad(said(`match ${f.match} (${f.scenario}, decision ${f.decision}): ${f.error}`))),
    ...(report.failures.length > 10 ? [bad(said(`and ${report.failures.length - 10} more`))] : []),
  ]
}
