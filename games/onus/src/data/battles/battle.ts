import { degrees } from '@acies/table'
import type { Blue, Owner } from '../kind.ts'
import type { Rank } from '../ready.ts'

/** A battle with places: forces and ground as we reconstruct them. Lengths are UD from the north-western corner. */
export interface Battle {
  id: string
  /** Negative before Christ; none for one that nobody fought. */
  year?: number
  table: { width: number; depth: number }
  /** One for each seat. */
  hosts: readonly Host[]
  /** The seat that begins. */
  first: number
  /** Turns of each player (ONU-M-18). */
  turns: number
  /** ONU-MUL-03, ONU-MUL-05 */
  order: 'by-side' | 'alternate'
  /** Generals help only the units of their own seat (ONU-OPT-15). */
  contingents: boolean
  rules: readonly BattleRule[]
  difficulty: 1 | 2 | 3
  minutes: number
}

/** What one seat leads. */
export interface Host {
  side: number
  faction: Owner
  edge: 'north' | 'south' | 'west' | 'east'
  general: { card: string; man: string; at: readonly [x: number, y: number] }
  /** Whether formations and extensions may be chosen before the first turn (ONU-DEP-06). */
  forms: boolean
  units: readonly Placed[]
}

/** A unit where it stands: the middle of its front edge. */
export interface Placed {
  kind: string
  x: number
  y: number
  /** In hundredths of a degree. */
  facing: number
  rank?: Rank
  formation?: Blue
  wounds?: number
  marched?: boolean
  /** The turn of its player in which it comes on to the table, here or as near as there is room; from the start if left out. */
  arrives?: number
}

/** What this battle adds to the rules; `text/battles` explains each. */
export type BattleRule =
  /** These begin with so many wounds; they say so themselves. */
  | { id: string; is: 'worn' }
  /** These come later; they say so themselves. */
  | { id: string; is: 'arrival' }
  /** This seat begins as it stands: no formations, no extensions. */
  | { id: string; is: 'as-placed'; seat: number }
  /** This seat's cards of the kind have another morale. */
  | { id: string; is: 'raw'; seat: number; kind: string; morale: number }
  /** Allies of another faction who count as the seat's own. */
  | { id: string; is: 'allies'; seat: number }
  /** When the turns run out this side wins. */
  | { id: string; is: 'night'; side: number }
  /** Generals help only their own. */
  | { id: string; is: 'contingents' }

export const NORTH = 0
export const EAST = degrees(90)
export const SOUTH = degrees(180)
export const WEST = degrees(270)

/** A row of one kind: its line of y, and where along it each stands. */
export const facing =
  (looks: number) =>
  (y: number, kind: string, ...xs: readonly number[]): Placed[] =>
    xs.map(x => ({ kind, x, y, facing: looks }))

/** The same units with something more about them. */
export const each = (more: Partial<Placed>, units: readonly Placed[]): Placed[] => units.map(u => ({ ...u, ...more }))

export const host = (
  side: number,
  faction: Owner,
  edge: Host['edge'],
  general: Host['general'],
  units: readonly (readonly Placed[])[],
  forms = true,
): Host => ({ side, faction, edge, general, units: units.flat(), forms })
