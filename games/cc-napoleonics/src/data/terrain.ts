import type { Arm } from './units.ts'

/** Dice more or fewer, by the arm that attacks. Cavalry never fires. */
export interface DiceOf {
  readonly infantry: { readonly fire: number; readonly melee: number }
  readonly cavalry: number
  readonly artillery: { readonly fire: number; readonly melee: number }
}

export interface Terrain {
  /** what entering it does: nothing, end the move, or it cannot be entered */
  readonly enter: 'free' | 'stop' | 'never'
  /** arms that may never enter, where the others may */
  readonly bars?: readonly Arm[]
  /** who may battle on the turn of entry: all, the light infantry family, or nobody */
  readonly fightOnEntry: 'all' | 'light' | 'none'
  readonly square: boolean
  readonly blocksSight: boolean
  /** dice for attacking a target here, and for attacking from here; hill against hill is its own case */
  readonly into: DiceOf
  readonly from: DiceOf
  /** CCN-TER-12, CCN-TER-13: Cavalry Charge gives no dice into or out of it */
  readonly breaksCharge?: true
}

const both = (infantry: number, cavalry: number, artillery: number): DiceOf => ({
  infantry: { fire: infantry, melee: infantry },
  cavalry,
  artillery: { fire: artillery, melee: artillery },
})
const unchanged = both(0, 0, 0)
const open = {
  enter: 'free',
  fightOnEntry: 'all',
  square: true,
  blocksSight: false,
  into: unchanged,
  from: unchanged,
} as const satisfies Terrain

/** CCN-TER-10 to CCN-TER-13 */
const building = {
  enter: 'stop',
  fightOnEntry: 'none',
  square: false,
  blocksSight: true,
  into: both(-2, -3, -1),
  from: both(0, -3, -1),
  breaksCharge: true,
} as const satisfies Terrain

/** All numbers are those of the rules. */
export const terrains = {
  open,
  /** CCN-TER-01 to CCN-TER-04 */
  forest: {
    enter: 'stop',
    fightOnEntry: 'light',
    square: true,
    blocksSight: true,
    into: both(-1, -2, -1),
    from: both(0, -2, -1),
  },
  /** CCN-TER-06, CCN-TER-07: from lower ground, and down onto it; sight by CCN-LOS-08 to CCN-LOS-13 */
  hill: { ...open, blocksSight: true, into: both(-1, -1, 0), from: both(0, -1, 0) },
  /** CCN-TER-09 */
  'rugged-hill': { ...open, enter: 'never', fightOnEntry: 'none', square: false, blocksSight: true },
  town: building,
  windmill: building,
  /** CCN-TER-19 */
  river: { ...open, enter: 'never', fightOnEntry: 'none', square: false },
  /** CCN-TER-20 to CCN-TER-23: a river that can be waded, one hex or the whole stream */
  ford: {
    ...open,
    enter: 'stop',
    into: { infantry: { fire: 0, melee: -1 }, cavalry: -1, artillery: { fire: 0, melee: -1 } },
    from: both(-1, -1, -1),
  },
  /** CCN-TER-24 */
  bridge: open,
  /** CCN-TER-25 to CCN-TER-27 */
  'sand-quarry': {
    ...open,
    enter: 'stop',
    bars: ['artillery'],
    into: { infantry: { fire: 0, melee: -1 }, cavalry: -2, artillery: { fire: -1, melee: 0 } },
    from: { infantry: { fire: 0, melee: -1 }, cavalry: -2, artillery: { fire: 0, melee: 0 } },
  },
} as const satisfies Record<string, Terrain>

export type TerrainId = keyof typeof terrains

/** CCN-TER-08: both on a hill. */
export const hillToHill: DiceOf = {
  infantry: { fire: -1, melee: 0 },
  cavalry: 0,
  artillery: { fire: 0, melee: 0 },
}

/** CCN-TER-14 to CCN-TER-18: on hexsides, in a hex of any terrain; only cavalry pays for attacking out across them. */
export const fieldworks = {
  enter: 'stop',
  square: false,
  blocksSight: false,
  into: both(-1, -2, 0),
  from: both(0, -2, 0),
  ignores: { infantry: 1, cavalry: 0, artillery: 1 },
} as const satisfies {
  enter: 'stop'
  square: boolean
  blocksSight: boolean
  into: DiceOf
  from: DiceOf
  ignores: Record<Arm, number>
}

/** Hexsides, clockwise. */
export const hexsides = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const
export type Hexside = (typeof hexsides)[number]
