import type { Random } from './dice.ts'
import type { Pick, Picks, Seat } from './pick.ts'
import type { Position, Told } from './position.ts'
import type { Referee } from './referee.ts'

/** A whole answer picked at random, level by level; a stop button is pressed one time in eight. */
export function sample<F, E extends Told>(referee: Referee<F, E>, p: Position<F>, seat: Seat, random: Random): Picks {
  const whole = referee.candidates(p, seat, 1, random)
  if (whole !== null && whole.length > 0) return whole[random(whole.length)]
  const draft: Pick[] = []
  for (;;) {
    const choice = referee.next(p, seat, draft)
    if (choice === null) return draft
    if (choice.enough !== undefined && random(8) === 0) return draft
    if (choice.of === 'number') draft.push(choice.min + random(choice.max - choice.min + 1))
    else if (choice.of === 'pose') throw new Error('a question for a pose must give candidates')
    else draft.push(choice.options[random(choice.options.length)])
  }
}
