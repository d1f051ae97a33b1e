import type { Next, Picks } from '@acies/kernel'
import type { CardType, UnitType } from '../book.ts'
import type { Field, Unit } from '../field.ts'
import type { Deeds } from './reason.ts'
import type { Thought } from './thought.ts'
import { thumb } from './thumb.ts'

/** What a general knows of a type of unit by heart. */
export interface Kind {
  /** What its full strength is worth, in banners, where that is not to be told from its blow. */
  readonly worth?: number
  /** Hexes it goes and still strikes. */
  readonly pace: number
  /** Hits to hope for in close combat and by fire, by blocks left. */
  readonly blow: readonly number[]
  readonly shot: readonly number[]
  readonly range: number
  /** It fires and keeps its distance. */
  readonly shy: boolean
}

/** What a card does to the strength of those it orders, beside ordering them: 1 leaves it, 0 forbids it. */
export interface Boost {
  readonly blow: number
  readonly shot: number
  readonly pace: number
}

/** What a game of the series tells its generals. */
export interface Lore {
  readonly kinds: readonly Kind[]
  boost(card: CardType): Boost
  /** A blow under a leader, against one without. */
  readonly led: number
  /** Quick answers to the questions that only this game asks. */
  readonly answers?: Readonly<Record<string, (t: Thought, next: Next) => Picks | null>>
  /** What these answers do, in words. */
  readonly deeds?: Deeds
  /** What a hex promises a unit that holds it, besides the fight: a camp, a hill that pays; in banners. */
  lure?(g: Field, u: Unit, hex: number): number
  /** The share of an attack's hits that the ground lets through. */
  shelter?(g: Field, u: Unit, hex: number): number
}

/** By type and blocks left, in banners: a unit is worth its banner and what it can still do. */
export type Values = readonly (readonly number[])[]

export function valuesOf(kinds: readonly Kind[], types: readonly UnitType[]): Values {
  return kinds.map(({ blow, worth }, type) => {
    const { blocks } = types[type]
    const full = worth ?? thumb.strength + thumb.strengthByBlow * blow[blocks]
    return Array.from({ length: blocks + 1 }, (_, b) => (b === 0 ? 0 : 1 + thumb.standing + (full * b) / blocks))
  })
}
