import type { AnyGame } from '@acies/kernel'
import { sorted } from './counts.ts'
import { Outliers, type Reason } from './outliers.ts'
import { botsIn, mostSeats, type Plan } from './plan.ts'
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
    const { options, setups } = plan
    const seats = (scenario: string) => mostSeats(game, { scenarios: [scenario], options, setups })
    this.all = emptyTally(mostSeats(game, plan), botsIn(plan))
    this.scenarios = Object.fromEntries(plan.scenarios.map(id => [id, emptyTally(seats(id), botsIn(plan))]))
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
  /** Bots that led sides against each other, for the ladder: every two sides are a duel. */
  private score({ scenario, bots, winners }: Outcome): void {
    if (winners === null) return
    const sides = this.game.seating({ scenario, options: this.plan.options })
    bots.forEach((bot, seat) => {
      bots.forEach((other, against) => {
        if (bot === other || sides[seat] === sides[against]) return
        const met = this.points[bot]
        met[other] ??= { points: 0, matches: 0 }
        met[other].matches++
        met[other].points += (1 + Number(winners.includes(seat)) - Number(winners.includes(against))) / 2
      })
    })
  }
}

const rated = (tally: Tally): Rated => ({
  ...structuredClone({ ...tally, counts: sorted(tally.counts) }),
  rates: ratesOf(tally),
})
