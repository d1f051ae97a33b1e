import type { Intent, Mood, Picks, Position, Random, Rules, Seat, Told } from '@acies/kernel'
import type { Fate } from './fate.ts'
import { byHabit } from './habit.ts'

const LONGEST = 60
const ANSWERS_AHEAD = 400
/** Answers that are looked ahead where a game does not count its turns. */
const ANSWERS_WITHOUT_TURNS = 12

/**
 * A plan for the seat from the open question on: its answers until something is rolled or shown, somebody else is asked
 * or the turn is over. `first` begins it; what follows is habit and whim. The position is used up.
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
  const holes = rules.holes(p, seat)
  const isNew = (): boolean =>
    p.dice.drawn !== drawn || game.knowledge?.turn(p.field) !== turn || rules.holes(p, seat) < holes
  const plan: Intent[] = []
  do {
    const picks = (plan.length === 0 ? first : null) ?? byHabit(rules, p, seat, mood, random)
    plan.push({ step: stepOf(p), picks })
    referee.take(p, seat, picks)
    // Without a game's own habits the rest would be chance: no plan at all.
    if (game.knowledge === undefined || p.result !== null || plan.length === LONGEST) break
  } while (referee.owing(p)[0] === seat && !isNew())
  return plan
}

/** Plays a plan for as long as it fits what is asked, then by habit, until a turn begins. */
export function playPlan<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  plan: readonly Intent[],
  until: number,
  mood: Mood,
  fate: Fate,
): void {
  const { referee, game } = rules
  const most = game.knowledge === undefined ? plan.length + ANSWERS_WITHOUT_TURNS : ANSWERS_AHEAD
  let given = 0
  for (let n = 0; n < most && p.result === null && turnOf(rules, p) < until; n++) {
    const [asked] = referee.owing(p)
    if (asked === seat && given < plan.length && plan[given].step === stepOf(p)) {
      const { picks } = plan[given++]
      fate.befalls(p, seat, picks)
      referee.take(p, seat, picks)
    } else {
      given = plan.length
      const picks = byHabit(rules, p, asked, mood, fate.asks(p, asked))
      fate.befalls(p, asked, picks)
      referee.take(p, asked, picks)
    }
  }
}

/** The turn that is played; always the same where a game does not count them. */
export const turnOf = <F, E extends Told>({ game }: Rules<F, E>, p: Position<F>): number =>
  game.knowledge?.turn(p.field) ?? 0
/** The question that is open. */
export const stepOf = (p: Position<unknown>): string => p.stack[p.stack.length - 1].step
export const nameOfPlan = (plan: readonly Intent[]): string => plan.map(({ picks }) => String(picks)).join(';')
