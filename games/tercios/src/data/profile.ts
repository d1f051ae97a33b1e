import type { TroopRule } from './troop-rules.ts'
import type { Weapon } from './weapons.ts'

/** TER-GEN-01, TER-UNI-00 */
export const BRANCHES = ['formation', 'company', 'cavalry', 'artillery'] as const
export type Branch = (typeof BRANCHES)[number]

/** Bases in millimetres, front by depth, for 15 mm and 28 mm figures (TER-GEN-02). */
export const BASES = {
  squadron: { small: [120, 120], large: [180, 180] },
  line: { small: [120, 60], large: [180, 90] },
  company: { small: [80, 40], large: [120, 60] },
  cavalry: { small: [80, 40], large: [120, 40] },
  'large-cavalry': { small: [80, 80], large: [120, 80] },
  gun: { small: [40, 40], large: [60, 80] },
  battery: { small: [80, 40], large: [120, 80] },
} as const
export type BaseSize = keyof typeof BASES

/** What may be bought for a troop. */
export interface TroopOption {
  id: string
  points: number
  weapons?: readonly Weapon[]
  rules?: readonly TroopRule[]
  /** Weapons it takes the place of. */
  instead?: readonly Weapon[]
  discipline?: number
}

/** A row of an army list. */
export interface Profile {
  /** Such as `SPA-01`. */
  id: string
  branch: Branch
  base: BaseSize
  /** Two for artillery: unlimbered and limbered (TER-ART-01). */
  speed: number | readonly [number, number]
  combat: number
  /** 0: cannot shoot. Two for arquebus and musket mixed: near and far (TER-VAL-02). */
  fire: number | readonly [number, number]
  discipline: number
  courage: number
  stamina: number
  /** Against infantry, cavalry, volleys and artillery (TER-DEF-01). */
  defence: readonly [number, number, number, number]
  weapons: readonly Weapon[]
  rules: readonly TroopRule[]
  points: number
  options: readonly TroopOption[]
}

/** An army book. */
export interface Army {
  /** Such as `spain`. */
  id: string
  /** Short, for unit names: `es` gives `es-3`. */
  code: string
  charts: readonly Chart[]
  /** TER-CAV-29 */
  horde: boolean
  profiles: readonly Profile[]
  /** Profiles of which at least one must be in the list. */
  atLeastOne: readonly string[]
}

export const CHARTS = ['standard', 'cavalry', 'company'] as const
export type Chart = (typeof CHARTS)[number]

/** A list as it is written down: what a player brings to the table. */
export interface ArmyList {
  army: string
  chart: Chart
  points: number
  chief: ChosenCommander
  /** Troops with the commander-in-chief (TER-ARM-09). */
  elite: readonly ChosenTroop[]
  commands: readonly ChosenCommand[]
}
export interface ChosenCommander {
  level: number
  /** Commander-in-chief of the allies, in a command of theirs (TER-ALL-02). */
  chief?: boolean
  name?: string
  virtues: readonly string[]
  qualities: readonly string[]
}
export interface ChosenCommand {
  kind: 'infantry' | 'cavalry' | 'company' | 'battery'
  /** None for a battery. */
  commander: ChosenCommander | null
  troops: readonly ChosenTroop[]
  /** Of allies, and from which army they come; the list's own if it is not said (TER-ALL-01). */
  allied?: boolean
  from?: string
}
export interface ChosenTroop {
  profile: string
  options: readonly string[]
}
