import type { Mood, Picks, Position, Random, Rules, Seat, Told, Weights } from '@acies/kernel'
import { byHabit } from './habit.ts'

const ANSWERS_AT_MOST = 200
/** The scale of a score nobody has said anything about. */
const SCALE = 10

/**
 * Whether what a seat has answered at that depth of the stack has run its course: a question is open that is its own,
 * or lies no deeper. Windows and what the others must choose on the way belong to the matter.
 */
export function settled<F, E extends Told>(rules: Rules<F, E>, p: Position<F>, seat: Seat, depth: number): boolean {
  if (p.result !== null) return true
  if (rules.referee.question(p).window === true) return false
  return p.stack.length <= depth || rules.referee.owing(p).some(s => rules.allied(s, seat))
}

/** Gives the answer and lets it run its course; what is asked meanwhile is answered by habit. */
export function playOut<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  picks: Picks,
  mood: Mood,
  random: Random,
): void {
  const { referee } = rules
  const depth = p.stack.length
  const open = p.stack.at(-1)
  referee.take(p, seat, picks)
  for (let n = 0; n < ANSWERS_AT_MOST && p.result === null; n++) {
    const [next] = referee.owing(p)
    const forced = referee.forced(p, next)
    // A secret answer lies there until the others have handed in theirs.
    if (forced === null && p.stack.at(-1) !== open && settled(rules, p, seat, depth)) return
    referee.take(p, next, forced ?? byHabit(rules, p, next, mood, random))
  }
}

/** How good the position promises to be for the seat: -1 lost … 1 won. */
export function promise<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  weights: Weights,
  judge: 'weigh' | 'reckon' = 'weigh',
): number {
  const { game } = rules
  if (p.result !== null) {
    const { winners } = p.result
    if (winners.length === 0) return 0
    return winners.some(winner => rules.allied(winner, seat)) ? 1 : -1
  }
  const { knowledge } = game
  const rivals = new Set(rules.sides).size - 1
  if (knowledge === undefined) return hope(game.score(p.field, seat) / SCALE, rivals)
  return hope(sumOf((knowledge[judge] ?? knowledge.weigh)(p.field, seat, weights)) / knowledge.scale, rivals)
}

/** From a score to the chance it gives, as -1 … 1: where all stand alike it is one in as many as there are sides. */
const hope = (score: number, rivals: number): number => 2 / (1 + rivals * Math.exp(-score)) - 1

function sumOf(terms: Weights): number {
  let sum = 0
  for (const term in terms) sum += terms[term]
  return sum
}
