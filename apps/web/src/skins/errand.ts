import type { Picks } from '@acies/kernel'
import type { Asking } from './skin.ts'

/**
 * What is said to a question: a whole answer, a draft that a person goes on with, that it is for his hand, which still holds
 * the piece, or that the answer before it is taken back.
 */
export type Saying<F = never> = { give: Picks } | { draft: Picks } | { hand: true } | { back: Errand<F> }

/**
 * What one gesture or one button means: it answers question after question for as long as it has something to say; null
 * ends it. A troop that is dragged while a commander is asked for means: no commander, this troop, and its move; a line of
 * troops that is dragged means each of them and its way, one after another.
 */
export type Errand<F> = (asking: Asking<F>) => Saying<F> | null

/** Something that would be answered in one go, as a button. */
export interface Offer<F> {
  text: string
  errand: Errand<F>
}

/** Says one thing to the open question, and ends. */
export function once<F>({ decision: { ticket } }: Asking<F>, said: Saying<F>): Errand<F> {
  let over = false
  return asking => {
    if (over || asking.decision.ticket !== ticket) return null
    over = true
    return said
  }
}
