import type { TableEdge } from '@acies/table'
import type {
  Ability,
  Class,
  EventName,
  Faction,
  Formation,
  OrderName,
  Rank,
  Skill,
  TurnOrder,
  Victory,
} from '../vocabulary.ts'

/** A unit card as printed; never changed. */
export interface Kind {
  /** Such as `R1`. */
  readonly id: string
  readonly class: Class
  readonly faction: Faction
  readonly hit: number
  readonly wound: number
  /** Ranged force and range in UD; 0 for those who cannot shoot (ONU-UNI-02). */
  readonly force: number
  readonly range: number
  readonly dodge: number
  readonly armour: number
  readonly morale: number
  readonly life: number
  /** In hundredths of a UD (ONU-UNI-06). */
  readonly move: number
  readonly value: number
  /** Copies to 1000 points (ONU-ARM-05). */
  readonly max: number
  readonly blue: readonly Formation[]
  readonly skills: readonly Skill[]
  /** The other card of a complementary pair and which of the two it is; `alone` for none (ONU-SKL-60). */
  readonly pairing: 'alone' | 'principal' | 'auxiliary'
  readonly mate: string
}

/** A general's card. */
export interface GeneralCard {
  /** Such as `GR1`. */
  readonly id: string
  readonly faction: Faction
  readonly strength: number
  readonly defence: number
  readonly morale: number
  /** In hundredths of a UD. */
  readonly radius: number
  readonly leadership: number
  /** What he adds to the value of his units, in percent (ONU-LDR-09). */
  readonly percent: number
  readonly ability: Ability
}

/** An action card: an order above, an event below (ONU-CRD-01). */
export interface ActionCard {
  readonly order: OrderName
  readonly event: EventName
}

/** ONU-CRD-04 */
export type OrderType = 'activation' | 'command' | 'morale' | 'health'

/** What is printed beside an event (ONU-CRD-09, 10). */
export interface EventIcons {
  readonly sword: boolean
  readonly shield: boolean
  readonly bow: boolean
  readonly melee: boolean
  readonly ranged: boolean
  /** Only in a melee that a charge of this turn made. */
  readonly charge: boolean
}

/** An army as it was bought. */
export interface Muster {
  readonly faction: Faction
  readonly general: string
  readonly units: readonly { readonly kind: string; readonly rank: Rank }[]
}

/** A unit of a battle that is laid out: UD from the north-west corner, the middle of its front edge, degrees. */
export interface Placed {
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly rank?: Rank
  readonly formation?: Formation
  readonly wounds?: number
  readonly marched?: boolean
  /** The round at whose start it may come on; 0 from the beginning. */
  readonly late?: number
  /** Its general stands here. */
  readonly general?: boolean
}

/** One player of a battle that is laid out. */
export interface Contingent {
  readonly side: number
  readonly edge: TableEdge
  readonly faction: Faction
  readonly general: string
  readonly units: readonly Placed[]
}

/** A battle that is laid out before it begins. */
export interface Battle {
  readonly id: string
  /** In UD. */
  readonly width: number
  readonly depth: number
  readonly seats: readonly Contingent[]
  readonly order: TurnOrder
  /** The seat that begins; -1 when it is rolled for (ONU-DEP-09). */
  readonly first: number
  readonly victory: Victory
  /** Turns for each player (ONU-M-18). */
  readonly limit: number
  /** The side that wins when the last turn is over; -1 for the smaller losses. */
  readonly nightfall: number
  /** Changes to printed cards, by kind: raw elephants and the like. */
  readonly amended?: Readonly<Record<string, Partial<Pick<Kind, 'morale' | 'life' | 'move'>>>>
  /** Each general helps his own seat only (ONU-OPT-15). */
  readonly contingents?: boolean
}
