import type { Seat } from './pick.ts'
import type { Position, Told } from './position.ts'
import type { Said } from './words.ts'

/** Something that is counted over many matches, under keys (a kind of unit, a card, a place). */
export interface Chart {
  readonly title: Said
  /** What its columns count; `'sides'` for one of each seat. */
  readonly columns: readonly Said[] | 'sides'
  /** The column the others are divided by: how often a card was played. */
  readonly per?: number
  /** Keys are places on the board. */
  readonly map?: true
  /** What a key is called. */
  name(key: string): Said
}

export type Add = (chart: string, key: string, column: number, amount: number) => void

/** Where a map's places lie, in widths of a place; rows of hexes are 0.866 apart. */
export interface Places {
  readonly shape: 'hex' | 'square'
  readonly at: Readonly<Record<string, readonly [x: number, y: number]>>
}

/** What the lab counts besides who won. */
export interface Statistics<F, E extends Told> {
  readonly charts: Readonly<Record<string, Chart>>
  readonly places: Places
  /** Counts one match, event by event, from its beginning. Amounts are whole numbers. */
  counter(start: Position<F>, add: Add): (event: E) => void
  /** Turns begun. */
  turn(field: F): number
  /** Who begins, where an event tells; otherwise it is whoever is asked first. */
  begins?(event: E): Seat | null
}
