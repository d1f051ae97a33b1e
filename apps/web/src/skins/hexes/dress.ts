import type { CardType, Field, Side, Unit, UnitType } from '@acies/commands-colors'
import type { Decision, Lang, RuleId, Said } from '@acies/kernel'
import type { ComponentType } from 'react'
import type { MapMargin } from '../../look/hex/sheet.ts'
import type { Terrain } from '../../look/hex/terrain.ts'
import type { Point } from '../../look/ink/curves.ts'
import type { ClassMark } from '../../look/symbols/blocks.ts'
import type { DieFace } from '../../look/symbols/dice.ts'
import type { IconName } from '../../look/symbols/icons.ts'
import type { SymbolSet } from '../../look/symbols/load.ts'

/** Decoration beside the hexes, as the army at the bottom sees it. */
export interface MapSurroundings extends MapMargin {
  names: readonly { text: Said; at: Point; kind?: 'place' | 'water'; turn?: number }[]
}

export type QuoteMoment = 'start' | 'attack' | 'loss' | 'victory'

export interface CardLook {
  name: Said
  where: Said
  /** For the hand. */
  short: Said
  /** For the reference. */
  long: Said
  disc: (command: number) => string
  mark?: ClassMark
}

/** What tells one game of the series from its sisters, to the eye. */
export interface Dress {
  symbols: readonly SymbolSet[]
  /** A class of the screen: what all its pieces and cards have from their time. */
  period?: string
  types: readonly UnitType[]
  cardTypes: readonly CardType[]
  terrains: readonly string[]
  /** By the id of a unit type. */
  piece: (type: string) => { symbol: IconName; mark: ClassMark; coat?: string; aims?: boolean }
  unitName: (type: string) => Said
  leaderName: (slug: string) => Said
  army: (g: Field, side: Side) => Said
  terrain: (id: string) => { terrain?: Terrain; ford?: boolean }
  terrainName: (id: string) => Said
  /** Names written on hexes, by hex. */
  placeNames?: (g: Field) => Readonly<Record<string, Said>>
  surroundings?: (g: Field) => MapSurroundings | undefined
  /** The rules that speak of it. */
  terrainRules: (id: string) => readonly RuleId[]
  /** By face of the die, in order: one word, and what it does. */
  faces: readonly { face: DieFace; name: Said; text: Said; rules: readonly RuleId[] }[]
  /** The faces that can strike a unit of a type, or a lone leader, the surest first. */
  strikes: (targetType: string | null) => readonly number[]
  /** The number of the square in which a unit stands; 0 for none. */
  formed?: (u: Unit) => number
  /** The army at the bottom edge is the one in blue. */
  blueBelow?: (g: Field) => boolean
  /** What lies beside the hexes, on the map's margin. */
  Margin?: ComponentType<{ field: Field; turned: boolean; lang: Lang }>
  /** The cards a side has laid beside the board: each in a word, and all together. */
  aside?: (g: Field, side: Side) => { each: readonly Said[]; all: Said } | null
  /** What to say when a question comes up for the first time. */
  tip?: (decision: Decision) => { id: string; text: Said } | null
  card: (type: CardType) => CardLook
  facts: (g: Field, u: Unit, lang: Lang) => readonly { name: string; value: string }[]
  rulesOf: (type: string) => readonly RuleId[]
  /** In a phrase, for the reference. */
  unitText: (type: string, lang: Lang) => string
  quote: (slug: string, moment: QuoteMoment) => Said | null
}
