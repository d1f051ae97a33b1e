import type { ArmyList, ChosenCommand, ChosenCommander, ChosenTroop } from './profile.ts'
import type { ElementKind } from './terrain.ts'

/** A point in inches from the north-west corner, x east, y south. */
export type Spot = readonly [x: number, y: number]

/** A piece of ground as a scenario writes it, in inches; either `at` and `size`, or a line and its width. */
export interface LaidElement {
  kind: ElementKind
  /** Its middle. */
  at?: Spot
  size?: readonly [width: number, depth: number]
  /** Of a building, bridge or ford, in degrees clockwise from north. */
  facing?: number
  line?: readonly Spot[]
  width?: number
}

/** A troop of a historical battle: where its front centre stands, and which way it looks, in degrees. */
export interface PlacedTroop extends ChosenTroop {
  at: Spot
  facing: number
  limbered?: boolean
}
export interface PlacedCommander extends ChosenCommander {
  at: Spot
}
export interface PlacedCommand extends ChosenCommand {
  commander: PlacedCommander | null
  troops: readonly PlacedTroop[]
}
/** A force as it stood; points and charts are not looked at. */
export interface Force extends ArmyList {
  chief: PlacedCommander
  elite: readonly PlacedTroop[]
  commands: readonly PlacedCommand[]
}

/** A historical battle on a table of 72 by 48 inches unless it says otherwise. */
export interface BattleData {
  id: string
  year: number
  table?: readonly [width: number, depth: number]
  elements: readonly LaidElement[]
  /** Seat 0 and seat 1; seat 0 stands in the south unless the poses say otherwise. */
  forces: readonly [Force, Force]
  /** The roll for all crops, 1 to 6. */
  crops?: number
  flow?: 'normal' | 'difficult' | 'very-difficult' | 'impassable'
}
