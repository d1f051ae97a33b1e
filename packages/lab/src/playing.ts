import type { Bot } from '@acies/bots'
import {
  type AnyGame,
  Complaint,
  Host,
  headerOf,
  Match,
  type MatchFile,
  type Opening,
  Rules,
  randomFrom,
  type Seat,
  type Sitter,
  type Told,
} from '@acies/kernel'
import { addTo, type Counts } from './counts.ts'
import { type Pairing, type Plan, pairing } from './plan.ts'
import { playerNamed } from './players.ts'

/** How one match of a plan went. */
export interface Outcome {
  index: number
  scenario: string
  bots: readonly string[]
  /** Nobody for a draw; null when it did not end. */
  winners: readonly Seat[] | null
  decisions: number
  /** As the game counts them; 0 where it does not. */
  turns: number
  /** Who began; null where several did at once. */
  first: Seat | null
  /** By how much the winner leads in the game's score; 0 without a winner. */
  margin: number
  milliseconds: number
  /** What happened, as the game counts it. */
  counts: Counts
  /** The match, as far as it went; null once it is not kept any more. */
  file: MatchFile | null
  /** What went wrong. */
  error: string | null
}

/** Plays the matches of a plan, one at a time. */
export class Arena {
  readonly plan: Plan
  private readonly game: AnyGame
  /** One for each battle and set-up: not all are seated alike. */
  private readonly rules = new Map<string, Rules<unknown, Told>>()
  private readonly now: () => number
  /** How hard the bots think, where the plan says. */
  private readonly effort: { budget?: number; visits?: number; now?: () => number }

  constructor(game: AnyGame, plan: Plan, now: () => number) {
    this.plan = plan
    this.game = game
    this.now = now
    const { budget, visits } = plan
    this.effort = { ...(budget === null ? {} : { budget, now }), ...(visits === null ? {} : { visits }) }
  }
  async play(index: number): Promise<Outcome> {
    const { game, plan } = this
    const match = pairing(game, plan, index)
    const header = headerOf(game, match.scenario, match.seed, {
      options: plan.options,
      seats: match.bots,
      setup: match.setup,
    })
    const outcome: Outcome = {
      index,
      scenario: match.scenario,
      bots: match.bots,
      winners: null,
      decisions: 0,
      turns: 0,
      first: null,
      margin: 0,
      milliseconds: 0,
      counts: {},
      file: { header, answers: [] },
      error: null,
    }
    const began = this.now()
    try {
      await this.run(match, header, outcome)
    } catch (error) {
      if (error instanceof Complaint) throw error
      outcome.error = error instanceof Error ? error.message : String(error)
    }
    outcome.milliseconds = this.now() - began
    return outcome
  }

  private rulesFor(header: Opening): Rules<unknown, Told> {
    const key = JSON.stringify([header.scenario, header.setup])
    const rules = this.rules.get(key) ?? new Rules<unknown, Told>(this.game, header, this.plan.check)
    this.rules.set(key, rules)
    return rules
  }
  private async run({ bots, chances }: Pairing, header: Opening, outcome: Outcome): Promise<void> {
    const { plan, game } = this
    const rules = this.rulesFor(header)
    const match = new Match(rules, header)
    const asked = rules.referee.owing(match.position)
    if (asked.length === 1) outcome.first = asked[0]
    let beginner: Seat | null = null
    const count = game.statistics?.counter(match.position, addTo(outcome.counts))
    const host = new Host(
      match,
      bots.map((name, seat) => this.sitter(rules, name, chances[seat])),
      {
        limit: plan.limit,
        taken: () => {
          for (const { event } of match.heard) {
            count?.(event)
            beginner ??= game.statistics?.begins?.(event) ?? null
          }
          const impossible = plan.check ? game.check(match.position.field) : null
          if (impossible !== null) throw new Error(`impossible: ${impossible}`)
        },
        instead: (seat, refusal) => {
          throw new Error(`${bots[seat]}'s answer is refused by ${refusal.rule} at pick ${refusal.at}`)
        },
      },
    )
    try {
      await host.proceed()
    } finally {
      outcome.file = match.file()
      outcome.decisions = match.length
    }
    const { result, field } = match.position
    if (result === null) return
    outcome.winners = result.winners
    outcome.turns = game.statistics?.turn(field) ?? 0
    outcome.first = beginner ?? outcome.first
    outcome.margin = result.winners.length === 0 ? 0 : game.score(field, result.winners[0])
  }
  private sitter(rules: Rules<unknown, Told>, name: string, chance: number): Sitter<unknown> {
    const bot = sit(name)
    const thinking = { random: randomFrom(chance), memory: {}, ...this.effort }
    return { kind: 'machine', answer: (view, seat) => bot.choose(view, seat, rules, thinking) }
  }
}

function sit(name: string): Bot {
  const bot = playerNamed(name)
  if (bot === null) throw new Complaint(`no bot ${name}`)
  return bot
}
