import type { Intent, Mood, Picks, Position, Random, Rules, Seat, Told } from '@acies/kernel'
import { byHabit } from './habit.ts'

const LONGEST = 60

/**
 * A plan for the seat from the open question on: its answers until something is rolled, somebody else is asked or the
 * turn is over. `first` begins it; what follows is habit and whim. The position is used up.
 */
export function makePlan<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  first: Picks | null,
  mood: Mood,
  random: Random,
): Intent[] {
  const { referee, game } = rules
  const turn = game.knowledge?.turn(p.field)
  const { drawn } = p.dice
  const plan: Intent[] = []
  do {
    const picks = (plan.length === 0 ? first : null) ?? byHabit(rules, p, seat, mood, random)
    plan.push({ step: stepOf(p), picks })
    referee.take(p, seat, picks)
    // Without a game's own habits the rest would be chance: no plan at all.
    if (game.knowledge === undefined || p.result !== null || plan.length === LONGEST) break
  } while (referee.owing(p)[0] === seat && p.dice.drawn === drawn && game.knowledge.turn(p.field) === turn)
  return plan
}

/** The question that is open. */
export const stepOf = (p: Position<unknown>): string => p.stack[p.stack.length - 1].step
export const nameOfPlan = (plan: readonly Intent[]): string => plan.map(({ picks }) => String(picks)).join(';')
