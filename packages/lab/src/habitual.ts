import { byHabit } from '@acies/bots'
import {
  type AnyGame,
  Complaint,
  headerOf,
  type Knowledge,
  type Mood,
  type Picks,
  type Position,
  type Random,
  Rules,
  randomFrom,
  type Seat,
  type Told,
} from '@acies/kernel'

/** Told of every question: who is asked, what he will answer, and whether he has a choice. */
export type Visit = (p: Position<unknown>, seat: Seat, picks: Picks, free: boolean, random: Random) => void

/** Matches of a game played by its habits, to learn something about it. */
export class Habitual {
  readonly rules: Rules<unknown, Told>
  readonly knowledge: Knowledge<unknown>
  private readonly seed: number

  constructor(game: AnyGame, seed: number) {
    if (game.knowledge === undefined) throw new Complaint(`nothing is known of playing ${game.id}`)
    this.rules = new Rules(game, [], false)
    this.knowledge = game.knowledge
    this.seed = seed
  }
  /** Battles take turns. */
  scenarioOf(n: number): number {
    return n % this.rules.game.scenarios.length
  }
  /** Plays the n-th match to its end; who won. */
  play(n: number, mood: Mood, visit: Visit): readonly Seat[] {
    const { rules, seed } = this
    const { referee, game } = rules
    const random = randomFrom(seed + 2 * n)
    const p = rules.begin(headerOf(game, game.scenarios[this.scenarioOf(n)].id, seed + 2 * n + 1))
    while (p.result === null) {
      const [seat] = referee.owing(p)
      const forced = referee.forced(p, seat)
      const picks = forced ?? byHabit(rules, p, seat, mood, random)
      visit(p, seat, picks, forced === null, random)
      referee.take(p, seat, picks)
    }
    return p.result.winners
  }
}
