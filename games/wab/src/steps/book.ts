import { type Hand, Ledger, rulebook } from '@acies/kernel'
import { INCH } from '@acies/table'
import { lengthOf } from '@acies/tabletop'
import type { Event, Reckoning, Roll } from '../events.ts'
import type { Field, Side } from '../position.ts'

export const { procedure, question } = rulebook<Field, Event>()
export type Table = Hand<Field, Event>

/** Lengths that are asked for: kept in units of the table, said in inches. */
export const IN_INCHES = lengthOf(INCH)
/** The same, kept in tenths of an inch. */
export const IN_TENTHS = lengthOf(10)

const ALONE: readonly (readonly number[])[] = Array.from({ length: 8 }, (_, seat) => [seat])
/** Who answers for a unit. */
export const ownerOf = (g: Field, unit: number): readonly number[] => ALONE[g.units[unit].seat]
/** Who answers for a side: any of its seats. */
export function seatsOf(g: Field, side: Side): readonly number[] {
  if (g.sideOf.length === 2) return ALONE[g.sideOf[0] === side ? 0 : 1]
  return g.sideOf.flatMap((s, seat) => (s === side ? [seat] : []))
}

/** Faces 1 to 6, in order. */
export function dice(r: Table, n: number): number[] {
  const faces: number[] = []
  for (let i = 0; i < n; i++) faces.push(r.roll(6) + 1)
  return faces
}
export const sum = (faces: readonly number[]): number => {
  let total = 0
  for (const face of faces) total += face
  return total
}

/** So many dice at once, counted by faces; a need above 6 or no dice at all is not rolled for. */
export function throwDice(r: Table, n: number, need: number, failedAgain = false): Roll {
  const faces = [0, 0, 0, 0, 0, 0]
  let hits = 0
  for (let i = 0; i < n; i++) {
    const face = r.roll(6)
    faces[face]++
    if (face + 1 >= need) hits++
  }
  if (!failedAgain || hits === n) return { faces, need, n: hits, again: NONE }
  const again = [0, 0, 0, 0, 0, 0]
  // Only what failed is rolled again, and only once (WAB-GEN-02, WAB-RUL-180).
  for (let i = n - hits; i > 0; i--) {
    const face = r.roll(6)
    again[face]++
    if (face + 1 >= need) hits++
  }
  return { faces, need, n: hits, again }
}
const NONE: readonly number[] = []

/** A ledger as it stands in an event. */
export const told = (ledger: Ledger): Reckoning => ({ base: ledger.base, lines: ledger.lines, total: ledger.total })
export { Ledger }
