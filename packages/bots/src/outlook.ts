import { type Picks, type Position, type Random, type Rules, type Seat, sample, type Told } from '@acies/kernel'

const WON = 1_000_000
const ANSWERS_AT_MOST = 200

/**
 * Whether what a seat has answered at that depth of the stack has run its course: a question is open that is its own,
 * or lies no deeper. Windows and what the others must choose on the way belong to the matter.
 */
export function settled<F, E extends Told>(rules: Rules<F, E>, p: Position<F>, seat: Seat, depth: number): boolean {
  if (p.result !== null) return true
  if (rules.referee.question(p).window === true) return false
  return p.stack.length <= depth || rules.referee.owing(p).some(s => rules.game.allied(s, seat))
}

/** Gives the answer and lets it run its course; what is asked meanwhile is answered by force or by chance. */
export function playOut<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  picks: Picks,
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
    referee.take(p, next, forced ?? sample(referee, p, next, random))
  }
}

/** How good the position is for the seat; a finished game outweighs everything. */
export function worth<F, E extends Told>(rules: Rules<F, E>, p: Position<F>, seat: Seat): number {
  if (p.result === null) return rules.game.score(p.field, seat)
  const { winners } = p.result
  if (winners.length === 0) return 0
  return winners.some(winner => rules.game.allied(winner, seat)) ? WON : -WON
}
