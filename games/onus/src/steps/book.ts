import { type Hand, rulebook } from '@acies/kernel'
import { type Event, event } from '../events.ts'
import type { Field } from '../position.ts'

export const { procedure, question } = rulebook<Field, Event>()
export type Table = Hand<Field, Event>
export { event }

const SEATS: readonly (readonly number[])[] = [[0], [1], [2], [3], [4], [5]]
/** One seat, as questions want it. */
export const only = (seat: number): readonly number[] => SEATS[seat]

/** Faces 1 to 6 (ONU-GEN-03). */
export function roll(r: Table, n: number): number[] {
  const dice: number[] = []
  for (let i = 0; i < n; i++) dice.push(r.roll(6) + 1)
  return dice
}
