import type { Random } from './dice.ts'
import { type Pick, type Picks, type Seat, sizeOf } from './pick.ts'
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
    if (choice.of === 'pose') throw new Error('a question for a pose must give candidates')
    const size = sizeOf(choice)
    if (choice.enough !== undefined && (size === 0 || random(8) === 0)) return draft
    if (size === 0) throw new Error(`nothing can be picked after ${JSON.stringify(draft)}`)
    draft.push(choice.of === 'number' ? choice.min + random(size) : choice.options[random(size)])
  }
}
