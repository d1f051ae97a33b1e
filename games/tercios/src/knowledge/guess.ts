import type { Random, Seat } from '@acies/kernel'
import { fillIn, likely } from '../guess.ts'
import type { Field } from '../position.ts'
import { orderFor } from './orders.ts'
import { Thought } from './thought.ts'

/** How freely those give orders whose cards are guessed at, and how many of four are guessed at by their arm alone. */
const GUESSED = { weights: {}, whim: 0.4 }
const BY_ARM = 1

/** What a sensible enemy would order for a hidden card, or any order that fits its arm. */
export function guess(view: Field, _seat: Seat, random: Random): void {
  let thought: Thought | null = null
  fillIn(view, random, u => {
    thought ??= new Thought(view, u.side, GUESSED, random)
    return u.where === 'table' && random(4) >= BY_ARM ? orderFor(thought, u) : likely(view, u, random)
  })
}
