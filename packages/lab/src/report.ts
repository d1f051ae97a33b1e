import type { AnyGame } from '@acies/kernel'
import { sorted } from './counts.ts'
import { Outliers, type Reason } from './outliers.ts'
import { botsIn, type Plan } from './plan.ts'
import type { Outcome } from './playing.ts'
import { count, emptyTally, type Rates, ratesOf, type Tally } from './tally.ts'

/** A match that broke off. */
export interface Failure {
  match: number
  scenario: string
  decision: number
  error: string
}

/** A match that stands out. */
export interface Outlier {
  match: number
  reason: Reason
  scenario: string
  bots: readonly string[]
  winners: readonly number[]
  turns: number
  decisions: number
}

/** By bot, then by the bot it met: wins, and draws for half. */
export type Points = Record<string, Record<string, { points: number; matches: number }>>

export type Rated = Tally & { rates: Rates }

/** What a simulation found, in all and for each scenario. */
export interface Report extends Rated {
  game: string
  version: string
  seed: number
  bots: string[]
  budget: number | null
  visits: number | null
  scenarios: Record<string, Rated>
  points: Points
  failures: Failure[]
  outliers: Outlier[]
}

/** Gathers outcomes as they come, from whichever worker. */
export class Gathering {
  private readonly plan: Plan
  private readonly game: AnyGame
  private readonly all: Tally
  private readonly scenarios: Readonly<Record<string, Tally>>
  private readonly points: Points = {}
  private readonly failures: Failure[] = []
  private readonly outliers = new Outliers()

  constructor(game: AnyGame, plan: Plan) {
    this.game = game
    this.plan = plan
    const empty = () => emptyTally(game.seats, botsIn(plan))
    this.all = empty()
    this.scenarios = Object.fromEntries(plan.scenarios.map(id => [id, empty()]))
    for (const bot of botsIn(plan)) this.points[bot] = {}
  }
  /** How many matches have come. */
  get matches(): number {
    return this.all.matches
  }
  /** As it stands now. */
  get report(): Report {
    const { game, plan } = this
    return {
      game: game.id,
      version: game.version,
      seed: plan.seed,
      bots: botsIn(plan),
      budget: plan.budget,
      visits: plan.visits,
      ...rated(this.all),
      scenarios: Object.fromEntries(Object.entries(this.scenarios).map(([id, tally]) => [id, rated(tally)])),
      points: structuredClone(this.points),
      failures: [...this.failures].sort((a, b) => a.match - b.match),
      outliers: this.standingOut.map(({ reason, outcome }) => ({
        match: outcome.index,
        reason,
        scenario: outcome.scenario,
        bots: outcome.bots,
        winners: outcome.winners ?? [],
        turns: outcome.turns,
        decisions: outcome.decisions,
      })),
    }
  }
  get standingOut(): { reason: Reason; outcome: Outcome }[] {
    return this.outliers.list
  }
  add(outcome: Outcome): void {
    count(this.all, outcome)
    count(this.scenarios[outcome.scenario], outcome)
    this.score(outcome)
    this.outliers.add(outcome)
    if (outcome.error === null) return
    const { index, scenario, decisions, error } = outcome
    this.failures.push({ match: index, scenario, decision: decisions, error })
  }
  /** Duels of two bots, for the ladder. */
  private score({ bots, winners }: Outcome): void {
    if (winners === null || bots.length !== 2 || bots[0] === bots[1]) return
    for (const seat of [0, 1]) {
      const met = this.points[bots[seat]]
      const other = bots[1 - seat]
      met[other] ??= { points: 0, matches: 0 }
      met[other].matches++
      met[other].points += winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0
    }
  }
}

const rated = (tally: Tally): Rated => ({
  ...structuredClone({ ...tally, counts: sorted(tally.counts) }),
  rates: ratesOf(tally),
})
