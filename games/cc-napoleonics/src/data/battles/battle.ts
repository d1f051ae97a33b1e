import type { Allies, Nation } from '../codes.ts'
import type { TerrainId } from '../terrain.ts'

export type Edge = 'top' | 'bottom'

export interface BattleData {
  readonly id: string
  readonly number: number
  readonly year: number
  readonly date: string
  /** Victory Banners that win the battle */
  readonly banners: number
  readonly first: Edge
  readonly top: ArmyData
  readonly bottom: ArmyData
  readonly terrain: GroundData
  readonly objectives: readonly ObjectiveData[]
  /** names of special rules */
  readonly rules: readonly string[]
  /** the places of units and terrain are ours */
  readonly source: 'reconstructed'
  /** what is known of the published battle; the rest is ours too */
  readonly known: readonly ('order' | 'hands' | 'banners' | 'first' | 'terrain' | 'objectives')[]
  readonly difficulty: 1 | 2 | 3
  readonly minutes: number
}

/** Hexes of each terrain, separated by spaces; one terrain a hex, the others are open. */
export interface GroundData extends Readonly<Partial<Record<Exclude<TerrainId, 'open'>, string>>> {
  /** `hex/side/side`: hexsides that are dug in, in a hex of any terrain */
  readonly fieldworks?: string
}

export interface ArmyData {
  readonly nation: Exclude<Nation, 'portugal'>
  /** who fights with the brown blocks */
  readonly allies?: Allies
  /** in whose name the army fights: not always a leader on the board */
  readonly commander: string
  /** cards dealt and held */
  readonly cards: number
  /** `hex:code`, `hex:code+leader` or, for a lone leader, `hex:+leader`; `P-` before the code of an ally */
  readonly units: string
}

/** Banners for holding ground, counted at the start of the holder's own turn. */
export interface ObjectiveData {
  readonly id: string
  readonly side: Edge
  readonly hexes: string
  readonly banners: number
  /** banners for each hex held, or once while all are held */
  readonly per: 'hex' | 'all'
  /** given back when the hex is left, or kept for good */
  readonly lasts: 'while-held' | 'for-good'
}
