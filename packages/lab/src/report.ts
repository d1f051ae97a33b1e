import type { AnyGame } from '@acies/kernel'
import type { Plan } from './plan.ts'
import type { Outcome } from './playing.ts'
import { count, emptyTally, type Tally } from './tally.ts'

/** A match that broke off. */
export interface Failure {
  match: number
  scenario: string
  decision: number
  error: string
}

/** What a simulation found, in all and for each scenario. */
export interface Report extends Tally {
  game: string
  version: string
  seed: number
  bots: string[]
  scenarios: Record<string, Tally>
  failures: Failure[]
}

/** Gathers outcomes as they come, from whichever worker. */
export class Gathering {
  readonly report: Report

  constructor(game: AnyGame, plan: Plan) {
    const empty = () => emptyTally(game.seats, plan.bots)
    this.report = {
      game: game.id,
      version: game.version,
      seed: plan.seed,
      bots: [...plan.bots],
      ...empty(),
      scenarios: Object.fromEntries(plan.scenarios.map(id => [id, empty()])),
      failures: [],
    }
  }
  add(outcome: Outcome): void {
    count(this.report, outcome)
    count(this.report.scenarios[outcome.scenario], outcome)
    if (outcome.failure === null) return
    const { index, scenario, decisions, failure } = outcome
    const { failures } = this.report
    failures.push({ match: index, scenario, decision: decisions, error: failure.error })
    failures.sort((a, b) => a.match - b.match)
  }
}
