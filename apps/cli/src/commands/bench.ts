import { readFileSync } from 'node:fs'
import type { AnyGame, Lang } from '@acies/kernel'
import type { Command } from 'commander'
import { measurePace } from '../bench/bots.ts'
import { fileAndVerify, MANNERS, type Manner, type Pass, playFor } from '../bench/matches.ts'
import { type Slowest, slowestQuestion } from '../bench/slowest.ts'
import { measureThreads } from '../bench/threads.ts'
import { namesOf, wholeNumber } from '../choosing.ts'
import { allGames, gameNamed } from '../games.ts'
import { threadsOf } from '../lab/plan.ts'
import type { Setting } from '../main.ts'
import { figure, inWords } from '../spanish.ts'
import { table } from '../style.ts'

/** How fast a game is, on one core. */
interface Row {
  game: string
  scenario: string
  decisionsPerSecond: number
  matchesPerSecond: number
  /** Speed with more done, as a share of the bare one. */
  ratios: Record<Exclude<Manner, 'bare'>, number>
  matchFileBytes: number
  verifyMilliseconds: number
  /** The question that takes longest to put with all its candidates. */
  slowest: Slowest
  /** What the odds of a fight take by five hundred rolls of the referee, where a game is measured for it. */
  oddsMilliseconds?: number
}

/** The scenario a game is measured on: the first, unless one is better known. */
const BENCHED: Readonly<Record<string, string>> = { 'cc-ancients': 'cannae' }

/** The odds of a fight, in milliseconds; the best of so many passes. */
const ODDS: Readonly<Record<string, (now: () => number, passes: number) => Promise<number>>> = {
  wab: async (now, passes) => (await import('@acies/wab/bench')).benchOdds(now, passes),
}

/** Not a game: the geometry that the games of the free table share. */
const TABLE = 'table'
/** Not a game: how much faster several threads are than one. */
const THREADS = 'threads'
/** Not a game: how long bots think. */
const BOTS = 'bots'
/** How long a pass takes, in milliseconds. */
const LENGTHS: Readonly<Record<string, string>> = { [THREADS]: '4000', [BOTS]: '20000' }
const LENGTH = '200'

interface Options {
  passes?: string
  milliseconds?: string
  threads?: string
  bots?: string
  json?: boolean
}

export function addBench(program: Command, setting: Setting): void {
  const { terminal, games, lang } = setting
  program
    .command('bench')
    .description('measure how fast the referee is: random matches on one core')
    .argument(
      '[game]',
      'a game; "table" for the geometry of the free table, "threads" for simulations, "bots" for how long they think; all games if not given',
    )
    .option('--passes <n>', 'how often each is measured; the best counts; 10, for "threads" 5')
    .option('--milliseconds <n>', 'how long a pass takes; 200, for "threads" 4000, for "bots" 20000')
    .option('--threads <n>', 'for "threads": how many against one; all processors if not given')
    .option('--bots <names>', 'who plays: for "threads" random, for "bots" the levels, if not given')
    .option('--json', 'print one JSON document')
    .action(async (id: string | undefined, options: Options) => {
      const passes = wholeNumber('--passes', options.passes ?? (id === THREADS ? '5' : '10'), 1)
      const milliseconds = wholeNumber('--milliseconds', options.milliseconds ?? LENGTHS[id ?? ''] ?? LENGTH, 1)
      if (id === TABLE) return measureTable(setting, passes, milliseconds, options.json === true)
      if (id === THREADS) return measureSpeedup(setting, passes, milliseconds, options)
      if (id === BOTS) return measurePaces(setting, milliseconds, options)
      const wanted = id === undefined ? await allGames(games) : [await gameNamed(games, id)]
      const rows: Row[] = []
      for (const game of wanted) rows.push(await measure(game, passes, milliseconds, setting))
      terminal.status('')
      if (options.json) terminal.print(JSON.stringify(document(rows), null, 2))
      else for (const line of table([titlesIn(HEAD, lang), ...rows.map(row => cells(row, lang))])) terminal.print(line)
    })
}

/**
 * Milliseconds that this thread has had a processor: what others do on a busy machine does not count. Only Linux says, to some
 * four of them, which is too coarse for a single question; else the clock.
 */
function worked(): number {
  try {
    return Number.parseInt(readFileSync('/proc/thread-self/schedstat', 'utf8'), 10) / 1e6
  } catch {
    return performance.now()
  }
}

async function measureTable(
  { terminal, lang }: Setting,
  passes: number,
  milliseconds: number,
  json: boolean,
): Promise<void> {
  const { benchTable } = await import('@acies/table')
  terminal.status(TABLE)
  const found = benchTable(worked, passes, milliseconds)
  terminal.status('')
  if (json) terminal.print(JSON.stringify(found, null, 2))
  else
    for (const line of table(Object.entries(found).map(([name, n]) => [name, n.toLocaleString(lang)])))
      terminal.print(line)
}

async function measureSpeedup(
  { terminal, games, shelf, lang }: Setting,
  passes: number,
  milliseconds: number,
  options: Options,
): Promise<void> {
  const bots = namesOf('--bots', options.bots ?? 'random')
  const threads = threadsOf(options.threads)
  const [game] = await allGames(games)
  terminal.status(THREADS)
  const now = () => terminal.now()
  const found = await measureThreads(game, { bots, threads, passes, milliseconds, shelf, now })
  terminal.status('')
  if (options.json) {
    terminal.print(JSON.stringify(found, null, 2))
    return
  }
  const { matchesPerSecond: rates, processorPerMatch: costs } = found
  for (const line of table([
    titlesIn(['threads', 'matches/s', '', 'processor/match'], lang),
    ['1', `${rates.one}`, '', `${costs.one} ms`],
    [`${threads}`, `${rates.several}`, `×${found.speedup}`, `${costs.several} ms`],
  ]))
    terminal.print(line)
}

async function measurePaces({ terminal, games, lang }: Setting, milliseconds: number, options: Options): Promise<void> {
  const bots = namesOf('--bots', options.bots ?? 'recruit,veteran,general,strategist')
  const paces = []
  for (const game of await allGames(games)) {
    for (const bot of bots) {
      terminal.status(`${game.id}: ${bot}`)
      paces.push(measurePace(game, bot, milliseconds, () => terminal.now()))
    }
  }
  terminal.status('')
  if (options.json) {
    terminal.print(JSON.stringify(paces, null, 2))
    return
  }
  const rows = paces.map(({ game, bot, allowed, answers, mean, usual, longest }) => [
    game,
    bot,
    allowed ? `${allowed.milliseconds} ms/${allowed.for}` : '',
    `${answers}`,
    `${mean} ms`,
    `${usual} ms`,
    `${longest} ms`,
  ])
  for (const line of table([titlesIn(PACE_HEAD, lang), ...rows])) terminal.print(line)
}

async function measure(game: AnyGame, passes: number, milliseconds: number, { terminal, lang }: Setting): Promise<Row> {
  const scenario = game.scenarios.find(s => s.id === BENCHED[game.id])?.id ?? game.scenarios[0].id
  const best = new Map<Manner, Pass>()
  terminal.status(inWords(`${game.id}: warming up`, lang))
  playFor(game, scenario, 'bare', passes * milliseconds, worked)
  for (let i = 0; i < passes; i++) {
    // The manners take turns, so that a slow moment of the machine is shared by all.
    for (const manner of MANNERS) {
      terminal.status(inWords(`${game.id}: pass ${i + 1} of ${passes}, ${manner}`, lang))
      const pass = playFor(game, scenario, manner, milliseconds, worked)
      const before = best.get(manner)
      if (before === undefined || speed(pass) > speed(before)) best.set(manner, pass)
    }
  }
  const bare = best.get('bare')
  if (bare === undefined) throw new Error('nothing was measured')
  const ratio = (manner: Manner) => round(speed(best.get(manner) ?? bare) / speed(bare), 3)
  const { bytes, milliseconds: verify } = fileAndVerify(game, scenario, () => terminal.now())
  const slowest = slowestQuestion(game, scenario, passes * milliseconds, () => terminal.now())
  const row: Row = {
    game: game.id,
    scenario,
    decisionsPerSecond: Math.round(speed(bare)),
    matchesPerSecond: round(bare.matches / bare.seconds, 2),
    ratios: { events: ratio('events'), checked: ratio('checked'), invariants: ratio('invariants') },
    matchFileBytes: bytes,
    verifyMilliseconds: round(verify, 3),
    slowest: { step: slowest.step, milliseconds: round(slowest.milliseconds, 2) },
  }
  const odds = await ODDS[game.id]?.(worked, passes)
  return odds === undefined ? row : { ...row, oddsMilliseconds: round(odds, 1) }
}

const speed = (pass: Pass) => pass.decisions / pass.seconds
const round = (n: number, digits: number) => Number(n.toFixed(digits))

/** One game's row as it is; of several, the slowest on top and all of them below. */
function document(rows: readonly Row[]): object {
  const slowest = rows.reduce((a, b) => (b.decisionsPerSecond < a.decisionsPerSecond ? b : a))
  return rows.length === 1 ? slowest : { ...slowest, games: Object.fromEntries(rows.map(row => [row.game, row])) }
}

const titlesIn = (titles: readonly string[], lang: Lang): string[] => titles.map(title => inWords(title, lang))
const PACE_HEAD = ['game', 'bot', 'allowed', 'answers', 'mean', '99 of 100', 'longest']
const HEAD = [
  'game',
  'scenario',
  'decisions/s',
  'matches/s',
  'events',
  'checked',
  'invariants',
  'file',
  'verify',
  'slowest question',
  '500 odds',
]

function cells(row: Row, lang: Lang): string[] {
  const { ratios } = row
  return [
    row.game,
    row.scenario,
    row.decisionsPerSecond.toLocaleString(lang),
    row.matchesPerSecond.toLocaleString(lang),
    `×${ratios.events.toLocaleString(lang)}`,
    `×${ratios.checked.toLocaleString(lang)}`,
    `×${ratios.invariants.toLocaleString(lang)}`,
    `${figure(row.matchFileBytes / 1024, 1, lang)} KB`,
    `${row.verifyMilliseconds.toLocaleString(lang)} ms`,
    `${row.slowest.step} ${row.slowest.milliseconds.toLocaleString(lang)} ms`,
    row.oddsMilliseconds === undefined ? '' : `${row.oddsMilliseconds.toLocaleString(lang)} ms`,
  ]
}
