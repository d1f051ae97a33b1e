import { type Hand, rulebook } from '@acies/kernel'
import { lengthOf } from '@acies/tabletop'
import { type Event, event } from '../events.ts'
import type { Field, Unit } from '../position.ts'

export const { procedure, question } = rulebook<Field, Event>()
export type Table = Hand<Field, Event>
export { event }

/** Lengths that are asked for: kept in hundredths of a UD. */
export const IN_UD = lengthOf(100)

const SEATS: readonly (readonly number[])[] = [[0], [1], [2], [3], [4], [5]]
/** One seat, as questions want it. */
export const only = (seat: number): readonly number[] => SEATS[seat]

/** Told to a seat and its team-mates, who see its hand and its cards that lie face down. */
export function tellSide(r: Table, seat: number, happened: Event): void {
  const { side } = r.field
  for (let s = 0; s < side.length; s++) if (side[s] === side[seat]) r.whisper(s, happened)
}
/** Told to all; of one that lies face down to its own side alone, and to the others what they see of it (ONU-OPT-31). */
export function tellOf(r: Table, u: Unit, happened: Event, seen: Event | null = null): void {
  if (!u.veiled) return r.tell(happened)
  tellSide(r, u.seat, happened)
  const { side } = r.field
  if (seen !== null) for (let s = 0; s < side.length; s++) if (side[s] !== side[u.seat]) r.whisper(s, seen)
}

/** Faces 1 to 6 (ONU-GEN-03). */
export function roll(r: Table, n: number): number[] {
  const dice: number[] = []
  for (let i = 0; i < n; i++) dice.push(r.roll(6) + 1)
  return dice
}
