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

/** A question on the way: who is asked, what he will answer, and whether he has a choice. */
export interface Asked {
  rules: Rules<unknown, Told>
  p: Position<unknown>
  seat: Seat
  picks: Picks
  free: boolean
  random: Random
}

/** Matches of a game played by its habits, to learn something about it. */
export class Habitual {
  readonly game: AnyGame
  readonly knowledge: Knowledge<unknown>
  private readonly seed: number
  /** One for each battle: not all are seated alike. */
  private readonly byScenario = new Map<string, Rules<unknown, Told>>()

  constructor(game: AnyGame, seed: number) {
    if (game.knowledge === undefined) throw new Complaint(`nothing is known of playing ${game.id}`)
    this.game = game
    this.knowledge = game.knowledge
    this.seed = seed
  }
  /** Battles take turns. */
  scenarioOf(n: number): number {
    return n % this.game.scenarios.length
  }
  /** Plays the n-th match to its end; who won. */
  play(n: number, mood: Mood, visit: (asked: Asked) => void): readonly Seat[] {
    const { game, seed } = this
    const { id } = game.scenarios[this.scenarioOf(n)]
    const rules = this.rulesFor(id)
    const { referee } = rules
    const random = randomFrom(seed + 2 * n)
    const p = rules.begin(headerOf(game, id, seed + 2 * n + 1))
    while (p.result === null) {
      const [seat] = referee.owing(p)
      const forced = referee.forced(p, seat)
      const picks = forced ?? byHabit(rules, p, seat, mood, random)
      visit({ rules, p, seat, picks, free: forced === null, random })
      referee.take(p, seat, picks)
    }
    return p.result.winners
  }
  private rulesFor(scenario: string): Rules<unknown, Told> {
    const rules = this.byScenario.get(scenario) ?? new Rules<unknown, Told>(this.game, { scenario })
    this.byScenario.set(scenario, rules)
    return rules
  }
}
