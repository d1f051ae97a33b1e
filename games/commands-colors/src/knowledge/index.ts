import type { Knowledge, Seat } from '@acies/kernel'
import type { Book } from '../book.ts'
import type { Field } from '../field.ts'
import { habitOf } from './habit.ts'
import { type Lore, valuesOf } from './lore.ts'
import { reasonBy } from './reason.ts'
import { TERMS, weighBy } from './score.ts'

export { commandersIn } from './commanders.ts'
export type { Boost, Kind, Lore } from './lore.ts'
export { cardByHabit, everybody, unitBy, worthOfOrder } from './orders.ts'
export { pathByHabit } from './reactions.ts'
export type { Deeds } from './reason.ts'
export type { Thought } from './thought.ts'

const EVEN = {}
/** Banners ahead that make a win e times as likely as a defeat. */
const SCALE = 1.1

/** What generals of the series know, from what the game tells them. */
export function knowledgeOf(book: Book, lore: Lore): Knowledge<Field> {
  const values = valuesOf(lore.kinds, book.types)
  return {
    terms: TERMS,
    weigh: weighBy(lore, values),
    scale: SCALE,
    turn: g => g.turn,
    toMove: g => g.active,
    habit: habitOf(lore, values),
    reason: reasonBy(lore.deeds),
  }
}

/** The sum of the terms, as they are weighed by somebody without a temper. */
export function scoreOf(knowledge: Knowledge<Field>) {
  return (g: Field, seat: Seat): number => {
    const terms = knowledge.weigh(g, seat, EVEN)
    let sum = 0
    for (const term in terms) sum += terms[term]
    return sum
  }
}
