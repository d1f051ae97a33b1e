import type { Terrain } from '@acies/commands-colors'
import type { RuleId } from '../text/rules/index.ts'
import { napoleonic } from './types.ts'
import type { Arm } from './units.ts'

/** Dice more or fewer, by the arm that attacks. Cavalry never fires. */
export interface DiceOf {
  readonly infantry: { readonly fire: number; readonly melee: number }
  readonly cavalry: { readonly fire: number; readonly melee: number }
  readonly artillery: { readonly fire: number; readonly melee: number }
}

interface NapoleonicTerrain extends Terrain {
  /** Entering it ends the move. */
  readonly stops: boolean
  /** Who may battle on the turn of entry: all, the light infantry family, or nobody. */
  readonly fightOnEntry: 'all' | 'light' | 'none'
  readonly square: boolean
  /** Dice for attacking a target here, and for attacking from here; hill against hill is its own case. */
  readonly into: DiceOf
  readonly from: DiceOf
  /** CCN-TER-12, CCN-TER-13: Cavalry Charge gives no dice into or out of it. */
  readonly breaksCharge: boolean
  readonly stopRule: RuleId
  readonly battleRule: RuleId
}

const both = (infantry: number, cavalry: number, artillery: number): DiceOf => ({
  infantry: { fire: infantry, melee: infantry },
  cavalry: { fire: cavalry, melee: cavalry },
  artillery: { fire: artillery, melee: artillery },
})
const unchanged = both(0, 0, 0)
const open = {
  impassable: false,
  obstructs: 'no',
  stops: false,
  stopsLeaders: false,
  fightOnEntry: 'all',
  square: true,
  into: unchanged,
  from: unchanged,
  breaksCharge: false,
  stopRule: 'CCN-MOV-09',
  battleRule: 'CCN-MOV-09',
} as const
const stop = { stops: true, stopsLeaders: true } as const
/** CCN-TER-10 to CCN-TER-13 */
const building = {
  ...open,
  ...stop,
  obstructs: 'yes',
  fightOnEntry: 'none',
  square: false,
  into: both(-2, -3, -1),
  from: both(0, -3, -1),
  breaksCharge: true,
  stopRule: 'CCN-TER-10',
  battleRule: 'CCN-TER-11',
} as const

/** All numbers are those of the rules. Fieldworks lie on hexsides, not here. */
export const terrains = [
  { ...open, id: 'open' },
  /** CCN-TER-01 to CCN-TER-04 */
  {
    ...open,
    ...stop,
    id: 'forest',
    obstructs: 'yes',
    fightOnEntry: 'light',
    into: both(-1, -2, -1),
    from: both(0, -2, -1),
    stopRule: 'CCN-TER-01',
    battleRule: 'CCN-TER-02',
  },
  /** CCN-TER-06, CCN-TER-07: from lower ground, and down onto it; sight by CCN-LOS-08 to CCN-LOS-13 */
  { ...open, id: 'hill', obstructs: 'hill', into: both(-1, -1, 0), from: both(0, -1, 0) },
  /** CCN-TER-09 */
  { ...open, id: 'rugged-hill', impassable: true, obstructs: 'yes', square: false, stopRule: 'CCN-TER-09' },
  { ...building, id: 'town' },
  { ...building, id: 'windmill' },
  /** CCN-TER-19 */
  { ...open, id: 'river', impassable: true, square: false, stopRule: 'CCN-TER-19' },
  /** CCN-TER-20 to CCN-TER-23: a river that can be waded, one hex or the whole stream */
  {
    ...open,
    ...stop,
    id: 'ford',
    into: {
      infantry: { fire: 0, melee: -1 },
      cavalry: { fire: 0, melee: -1 },
      artillery: { fire: 0, melee: -1 },
    },
    from: both(-1, -1, -1),
    stopRule: 'CCN-TER-20',
  },
  /** CCN-TER-24 */
  { ...open, id: 'bridge' },
  /** CCN-TER-25 to CCN-TER-27 */
  {
    ...open,
    ...stop,
    id: 'sand-quarry',
    bars: t => napoleonic(t).arm === 'artillery',
    into: {
      infantry: { fire: 0, melee: -1 },
      cavalry: { fire: 0, melee: -2 },
      artillery: { fire: -1, melee: 0 },
    },
    from: {
      infantry: { fire: 0, melee: -1 },
      cavalry: { fire: 0, melee: -2 },
      artillery: { fire: 0, melee: 0 },
    },
    stopRule: 'CCN-TER-25',
  },
] as const satisfies readonly NapoleonicTerrain[]

export type TerrainId = (typeof terrains)[number]['id']
export const HILL = terrains.findIndex(t => t.id === 'hill')

/** CCN-TER-08: both on a hill. */
export const hillToHill: DiceOf = {
  infantry: { fire: -1, melee: 0 },
  cavalry: { fire: 0, melee: 0 },
  artillery: { fire: 0, melee: 0 },
}

/** CCN-TER-14 to CCN-TER-18: on hexsides, in a hex of any terrain; only cavalry pays for attacking out across them. */
export const fieldworks = {
  into: both(-1, -2, 0),
  from: both(0, -2, 0),
  ignores: { infantry: 1, cavalry: 0, artillery: 1 },
} as const satisfies { into: DiceOf; from: DiceOf; ignores: Record<Arm, number> }
