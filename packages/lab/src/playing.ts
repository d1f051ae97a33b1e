import type { Bot } from '@acies/bots'
import {
  type AnyGame,
  Complaint,
  type Heard,
  headerOf,
  type MatchFile,
  Rules,
  randomFrom,
  type Seat,
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
  /** One for each battle: not all are seated alike. */
  private readonly rules: ReadonlyMap<string, Rules<unknown, Told>>
  private readonly now: () => number
  /** How hard the bots think, where the plan says. */
  private readonly effort: { budget?: number; visits?: number; now?: () => number }

  constructor(game: AnyGame, plan: Plan, now: () => number) {
    this.plan = plan
    this.game = game
    const { scenarios, options, check } = plan
    this.rules = new Map(scenarios.map(scenario => [scenario, new Rules(game, { scenario, options }, check)]))
    this.now = now
    const { budget, visits } = plan
    this.effort = { ...(budget === null ? {} : { budget, now }), ...(visits === null ? {} : { visits }) }
  }
  async play(index: number): Promise<Outcome> {
    const { game, plan } = this
    const match = pairing(game, plan, index)
    const header = headerOf(game, match.scenario, match.seed, { options: plan.options, seats: match.bots })
    const file: MatchFile = { header, answers: [] }
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
      file,
      error: null,
    }
    const began = this.now()
    try {
      await this.run(match, file, outcome)
    } catch (error) {
      if (error instanceof Complaint) throw error
      outcome.error = error instanceof Error ? error.message : String(error)
    }
    outcome.milliseconds = this.now() - began
    outcome.decisions = file.answers.length
    return outcome
  }

  private async run(match: Pairing, file: MatchFile, outcome: Outcome): Promise<void> {
    const { plan } = this
    const rules = this.rules.get(match.scenario)
    if (rules === undefined) throw new Complaint(`${match.scenario} is not in the plan`)
    const { referee, game } = rules
    const players = match.bots.map((name, seat) => ({
      bot: sit(name),
      thinking: { random: randomFrom(match.chances[seat]), memory: {}, ...this.effort },
    }))
    const heard: Heard<Told>[] | null = game.statistics === undefined ? null : []
    const p = rules.begin(file.header)
    const asked = referee.owing(p)
    if (asked.length === 1) outcome.first = asked[0]
    let beginner: Seat | null = null
    const count = game.statistics?.counter(p, addTo(outcome.counts))
    while (p.result === null) {
      if (file.answers.length >= plan.limit) return
      const [seat] = referee.owing(p)
      const { bot, thinking } = players[seat]
      const thought = referee.forced(p, seat) ?? bot.choose(rules.view(p, seat), seat, rules, thinking)
      // Most bots answer at once, and an await takes longer than they do.
      const picks = referee.stored(p, thought instanceof Promise ? await thought : thought)
      file.answers.push([seat, ...picks])
      if (plan.check) {
        const refusal = referee.refuse(p, seat, picks)
        if (refusal !== null)
          throw new Error(`${bot.name}'s answer is refused by ${refusal.rule} at pick ${refusal.at}`)
      }
      referee.take(p, seat, picks, heard)
      if (heard !== null) {
        for (const { event } of heard) {
          count?.(event)
          beginner ??= game.statistics?.begins?.(event) ?? null
        }
        heard.length = 0
      }
      if (plan.check) {
        const impossible = game.check(p.field)
        if (impossible !== null) throw new Error(`impossible: ${impossible}`)
      }
    }
    const { winners } = p.result
    outcome.winners = winners
    outcome.turns = game.statistics?.turn(p.field) ?? 0
    outcome.first = beginner ?? outcome.first
    outcome.margin = winners.length === 0 ? 0 : game.score(p.field, winners[0])
  }
}

function sit(name: string): Bot {
  const bot = playerNamed(name)
  if (bot === null) throw new Complaint(`no bot ${name}`)
  return bot
}
