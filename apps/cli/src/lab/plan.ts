import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { AnyGame } from '@acies/kernel'
import { LIMIT, mustFit, type Plan, planOf, scenarioOf } from '@acies/lab'
import type { Command } from 'commander'
import { listOf, namesOf, seedOf, wholeNumber } from '../choosing.ts'
import { RunLog } from './log.ts'

/** What every command that plays many matches may be told. */
export interface PlanOptions {
  scenario?: string
  games: string
  bots: string
  seed?: string
  options: string
  threads?: string
  limit: string
  budget?: string
  visits?: string
  check: boolean
  resume?: string
}

export function addPlanOptions(command: Command, usual: { games: string; gamesText: string; bots: string }): Command {
  return command
    .argument('<game>')
    .option('--scenario <ids>', 'battles, with commas; all of them if not given')
    .option('--games <n>', usual.gamesText, usual.games)
    .option('--bots <names>', 'who plays, with commas; they change seats', usual.bots)
    .option('--seed <n>', 'the same seed gives the same matches')
    .option('--options <ids>', 'switches of the rules, with commas', '')
    .option('--threads <n>', 'how many at once; all processors if not given')
    .option('--limit <n>', 'answers after which a match is left unfinished', String(LIMIT))
    .option('--budget <ms>', 'milliseconds a turn; without it bots think by counting, the same every time')
    .option('--visits <n>', 'looks ahead in a turn, for bots that count them')
    .option('--check', 'check every answer and every position (the default)', true)
    .option('--no-check', 'trust the bots and the game')
    .option('--resume <file>', 'note every match in this file, and go on from what it has')
}

/** A plan, how many play it, and where it is noted. */
export interface Prepared {
  plan: Plan
  threads: number
  log: RunLog | null
}

/** `shape` says who meets whom, and how often, given the bots, the scenarios and the games that were wanted. */
export function prepare(
  game: AnyGame,
  options: PlanOptions,
  shape: (bots: string[], scenarios: string[], games: number) => Pick<Plan, 'seatings' | 'matches'>,
): Prepared {
  const threads = threadsOf(options.threads)
  const { scenario, resume } = options
  const scenarios = (scenario === undefined ? game.scenarios.map(s => s.id) : namesOf('--scenario', scenario)).map(
    id => scenarioOf(game, id).id,
  )
  const wanted = (seed = randomInt(2 ** 31)): Plan => {
    const plan = planOf(game, {
      scenarios,
      ...shape(namesOf('--bots', options.bots), scenarios, wholeNumber('--games', options.games, 1)),
      seed: options.seed === undefined ? seed : seedOf(options.seed),
      options: listOf(options.options),
      check: options.check,
      limit: wholeNumber('--limit', options.limit, 1),
      budget: options.budget === undefined ? null : wholeNumber('--budget', options.budget, 1),
      visits: options.visits === undefined ? null : wholeNumber('--visits', options.visits, 1),
    })
    mustFit(game, plan)
    return plan
  }
  const log = resume === undefined ? null : RunLog.open(resume, game, wanted)
  return { plan: log?.plan ?? wanted(), threads, log }
}

export const threadsOf = (wanted: string | undefined): number =>
  wholeNumber('--threads', wanted ?? String(availableParallelism()), 1, 256)
