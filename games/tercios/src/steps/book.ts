import { type Hand, rulebook } from '@acies/kernel'
import { type Event, event } from '../events.ts'
import type { Field } from '../position.ts'

export const { procedure, question } = rulebook<Field, Event>()
export type Table = Hand<Field, Event>
export { event }

const SEATS: readonly (readonly number[])[] = [[0], [1]]
/** The seat of a side, as questions want it. */
export const seatOf = (side: number): readonly number[] => SEATS[side]

/** Faces 1 to 6. */
export function roll(r: Table, n: number): number[] {
  const dice: number[] = []
  for (let i = 0; i < n; i++) dice.push(r.roll(6) + 1)
  return dice
}
export function atLeast(dice: readonly number[], need: number): number {
  let n = 0
  for (const face of dice) if (face >= need) n++
  return n
}
