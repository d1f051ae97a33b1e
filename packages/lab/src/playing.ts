import { type Bot, botNamed } from '@acies/bots'
import {
  type AnyGame,
  Complaint,
  headerOf,
  type MatchFile,
  Rules,
  randomFrom,
  type Seat,
  type Told,
} from '@acies/kernel'
import { type Pairing, type Plan, pairing } from './plan.ts'

/** How one match of a plan went. */
export interface Outcome {
  index: number
  scenario: string
  bots: readonly string[]
  /** Nobody for a draw; null when it did not end. */
  winners: readonly Seat[] | null
  decisions: number
  milliseconds: number
  /** What went wrong, with the match up to there. */
  failure: { error: string; file: MatchFile } | null
}

/** Plays the matches of a plan, one at a time. */
export class Arena {
  readonly plan: Plan
  private readonly rules: Rules<unknown, Told>
  private readonly now: () => number

  constructor(game: AnyGame, plan: Plan, now: () => number) {
    this.plan = plan
    this.rules = new Rules(game, plan.options, plan.check)
    this.now = now
  }
  async play(index: number): Promise<Outcome> {
    const { game } = this.rules
    const match = pairing(this.plan, index, game.seats)
    const header = headerOf(game, match.scenario, match.seed, { options: this.plan.options, seats: match.bots })
    const answers: MatchFile['answers'] = []
    const began = this.now()
    let winners: readonly Seat[] | null = null
    let failure: Outcome['failure'] = null
    try {
      winners = await this.run(match, header, answers)
    } catch (error) {
      if (error instanceof Complaint) throw error
      const what = error instanceof Error ? error.message : String(error)
      failure = { error: what, file: { header, answers, branches: [] } }
    }
    const milliseconds = this.now() - began
    const { scenario, bots } = match
    return { index, scenario, bots, winners, decisions: answers.length, milliseconds, failure }
  }

  private async run(
    match: Pairing,
    header: MatchFile['header'],
    answers: MatchFile['answers'],
  ): Promise<readonly Seat[] | null> {
    const { rules, plan } = this
    const { referee, game } = rules
    const players = match.bots.map((name, seat) => ({ bot: sit(name), random: randomFrom(match.chances[seat]) }))
    const p = rules.begin(header)
    while (p.result === null) {
      if (answers.length >= plan.limit) return null
      const [seat] = referee.owing(p)
      const { bot, random } = players[seat]
      const thought = referee.forced(p, seat) ?? bot.choose(rules.view(p, seat), seat, rules, { random })
      // Most bots answer at once, and an await takes longer than they do.
      const picks = referee.stored(p, thought instanceof Promise ? await thought : thought)
      answers.push([seat, ...picks])
      if (!plan.check) referee.take(p, seat, picks)
      else {
        const refusal = referee.answer(p, seat, picks)
        if (refusal !== null)
          throw new Error(`${bot.name}'s answer is refused by ${refusal.rule} at pick ${refusal.at}`)
        const impossible = game.check(p.field)
        if (impossible !== null) throw new Error(`impossible: ${impossible}`)
      }
    }
    return p.result.winners
  }
}

function sit(name: string): Bot {
  const bot = botNamed(name)
  if (bot === null) throw new Complaint(`no bot ${name}`)
  return bot
}
