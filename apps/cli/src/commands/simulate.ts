import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { bots } from '@acies/bots'
import type { AnyGame } from '@acies/kernel'
import { checkPlan, Gathering, LIMIT, type Plan, type Report, scenarioOf, type Tally } from '@acies/lab'
import type { Command } from 'commander'
import { listOf, namesOf, seedOf, wholeNumber } from '../choosing.ts'
import { saveMatch } from '../files.ts'
import { gameNamed } from '../games.ts'
import type { Setting } from '../main.ts'
import { Progress } from '../progress.ts'
import { inkOf, table } from '../style.ts'
import { playPlan } from '../workers/pool.ts'

interface Options {
  scenario?: string
  games: string
  bots: string
  seed?: string
  options: string
  threads?: string
  limit: string
  check: boolean
  keep?: string
  json?: boolean
}

const INTERRUPTED = 130

export function addSimulate(program: Command, setting: Setting): void {
  program
    .command('simulate')
    .description('let bots play many matches')
    .argument('<game>')
    .option('--scenario <ids>', 'one scenario or several, with commas; all of them if not given')
    .option('--games <n>', 'how many matches', '100')
    .option('--bots <names>', 'the bots, with commas; they change seats after every round', 'random')
    .option('--seed <n>', 'the same seed gives the same matches')
    .option('--options <ids>', 'switches of the rules, with commas', '')
    .option('--threads <n>', 'how many at once; all processors if not given')
    .option('--limit <n>', 'answers after which a match is left unfinished', String(LIMIT))
    .option('--check', 'check every answer and every position (the default)', true)
    .option('--no-check', 'trust the bots and the game')
    .option('--keep <folder>', 'save the matches that broke off there')
    .option('--json', 'print one JSON document')
    .action((id: string, options: Options) => simulate(id, options, setting))
}

async function simulate(id: string, options: Options, setting: Setting): Promise<void> {
  const { terminal } = setting
  const game = await gameNamed(setting.games, id)
  const plan = planOf(game, options)
  const threads = wholeNumber('--threads', options.threads ?? String(availableParallelism()), 1, 256)
  const gathering = new Gathering(game, plan)
  const progress = new Progress(terminal, plan.matches)
  const stop = new AbortController()
  const listening = terminal.onInterrupt(() => stop.abort())
  const began = terminal.now()
  await playPlan(plan, {
    threads,
    shelf: setting.shelf,
    stop: stop.signal,
    visit(outcome) {
      gathering.add(outcome)
      progress.step()
      if (outcome.failure !== null && options.keep !== undefined) {
        saveMatch(join(options.keep, `${id}-${outcome.scenario}-${outcome.index}.json`), outcome.failure.file)
      }
    },
  }).finally(() => {
    listening()
    progress.end()
  })
  const seconds = (terminal.now() - began) / 1000
  const interrupted = stop.signal.aborted && gathering.report.matches < plan.matches
  const report = { ...gathering.report, seconds, interrupted }
  if (options.json) terminal.print(JSON.stringify(report, null, 2))
  else for (const line of summary(game, report, inkOf(terminal.colour).bad)) terminal.print(line)
  if (report.errors > 0) setting.code = 1
  if (interrupted) setting.code = INTERRUPTED
}

function planOf(game: AnyGame, options: Options): Plan {
  const wanted =
    options.scenario === undefined ? game.scenarios.map(s => s.id) : namesOf('--scenario', options.scenario)
  const plan: Plan = {
    game: game.id,
    scenarios: wanted.map(id => scenarioOf(game, id).id),
    bots: namesOf('--bots', options.bots),
    matches: wholeNumber('--games', options.games, 1),
    seed: options.seed === undefined ? randomInt(2 ** 31) : seedOf(options.seed),
    options: listOf(options.options),
    check: options.check,
    limit: wholeNumber('--limit', options.limit, 1),
  }
  checkPlan(
    game,
    plan,
    bots.map(bot => bot.name),
  )
  return plan
}

function summary(game: AnyGame, report: Report & { interrupted: boolean }, bad: (text: string) => string): string[] {
  const botNames = Object.keys(report.winsByBot)
  const share = (n: number, of: number) => (of === 0 ? '–' : `${((100 * n) / of).toFixed(1)} %`)
  const row = (name: string, tally: Tally) => [
    name,
    `${tally.matches}`,
    `${tally.finished}`,
    `${tally.errors}`,
    (tally.decisions / Math.max(1, tally.matches)).toFixed(0),
    ...tally.winsBySeat.map(wins => share(wins, tally.finished)),
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
