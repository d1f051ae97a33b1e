import { join } from 'node:path'
import type { AnyGame } from '@acies/kernel'
import { type Report, rotations, type Tally } from '@acies/lab'
import type { Command } from 'commander'
import { langOf } from '../choosing.ts'
import { saveMatch } from '../files.ts'
import { gameNamed } from '../games.ts'
import { mustTakePage, writePage } from '../lab/page.ts'
import { addPlanOptions, type PlanOptions, prepare } from '../lab/plan.ts'
import { run } from '../lab/run.ts'
import type { Setting } from '../main.ts'
import { inkOf, table } from '../style.ts'

interface Options extends PlanOptions {
  keep?: string
  report?: string
  lang?: string
  json?: boolean
}

export function addSimulate(program: Command, setting: Setting): void {
  const command = program.command('simulate').description('let bots play many matches')
  addPlanOptions(command, { games: '100', gamesText: 'how many matches in all', bots: 'random' })
    .option('--keep <folder>', 'save the matches that broke off there')
    .option('--report <file>', 'write a page with charts, and the matches that stand out beside it')
    .option('--lang <lang>', 'es or en, for the page')
    .option('--json', 'print one JSON document')
    .action((id: string, options: Options) => simulate(id, options, setting))
}

async function simulate(id: string, options: Options, setting: Setting): Promise<void> {
  const { terminal } = setting
  const { keep, report: page } = options
  const game = await gameNamed(setting.games, id)
  const lang = langOf(options.lang, terminal.env)
  if (page !== undefined) await mustTakePage(page, terminal.ask)
  const prepared = prepare(game, options, (bots, _, matches) => ({ seatings: rotations(bots), matches }))
  const { gathering, report } = await run(game, prepared, setting, outcome => {
    if (outcome.error === null || outcome.file === null || keep === undefined) return
    saveMatch(join(keep, `${id}-${outcome.scenario}-${outcome.index}.json`), outcome.file)
  })
  if (page !== undefined) await writePage(page, game, prepared.plan, gathering, lang)
  if (options.json) terminal.print(JSON.stringify(report, null, 2))
  else for (const line of summary(game, report, inkOf(terminal.colour).bad)) terminal.print(line)
  if (page !== undefined && !options.json) terminal.print(page)
}

function summary(game: AnyGame, report: Report & { interrupted: boolean }, bad: (text: string) => string): string[] {
  const botNames = Object.keys(report.winsByBot)
  const share = (n: number, of: number) => (of === 0 ? '–' : `${((100 * n) / of).toFixed(1)}%`)
  const row = (name: string, tally: Tally) => [
    name,
    `${tally.matches}`,
    `${tally.finished}`,
    `${tally.errors}`,
    (tally.decisions / Math.max(1, tally.matches)).toFixed(0),
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
      [...head, 'draws', ...(botNames.length > 1 ? botNames : [])],
      ...rows,
      ...(rows.length > 1 ? [row('all', report)] : []),
    ]),
    `${game.id} ${game.version}, seed ${report.seed}: ${report.decisions} decisions in ${report.seconds.toFixed(1)} s` +
      (report.interrupted ? ' (interrupted)' : ''),
    ...report.failures
      .slice(0, 10)
      .map(f => bad(`match ${f.match} (${f.scenario}, decision ${f.decision}): ${f.error}`)),
    ...(report.failures.length > 10 ? [bad(`and ${report.failures.length - 10} more`)] : []),
  ]
}
