export const FACTIONS = ['rome', 'carthage', 'parthia', 'dacia', 'macedonia'] as const
export type FactionId = (typeof FACTIONS)[number]
/** Whose a unit or a general is: `mercenaries` serve in any army (ONU-M-13). */
export type Owner = FactionId | 'mercenaries'

/** ONU-UNI-11 */
const CLASSES = ['infantry', 'cavalry', 'camel', 'chariot', 'elephant', 'artillery'] as const
export type Class = (typeof CLASSES)[number]

/** What is printed in blue: one at a time, switched on and off (ONU-FRM-03). */
export const FORMATIONS = ['shield-wall', 'phalanx', 'square', 'wedge', 'rhomboid', 'bravery'] as const
export type Blue = (typeof FORMATIONS)[number]

/** What is printed in orange and green: always on (ONU-SKL-01). */
const SKILLS = [
  'foresters',
  'mountaineers',
  'amphibious',
  'athletes',
  'impact',
  'skirmishers',
  'manoeuvrable',
  'professional',
  'terror',
  'steadfast',
  'impetuous',
  'javelins',
  'spearmen',
  'deadly',
  'precise',
  'sarissas',
] as const
export type Skill = (typeof SKILLS)[number]

/** A unit card as printed. */
export interface Kind {
  /** Such as `R1`. */
  readonly id: string
  readonly faction: Owner
  readonly class: Class
  readonly hit: number
  readonly wound: number
  /** 0: it cannot shoot (ONU-UNI-02). */
  readonly force: number
  /** In UD. */
  readonly range: number
  readonly dodge: number
  readonly armour: number
  readonly morale: number
  readonly life: number
  /** In hundredths of a UD. */
  readonly move: number
  readonly value: number
  /** Copies for every 1000 points (ONU-ARM-05, ONU-M-03). */
  readonly most: number
  readonly blue: readonly Blue[]
  readonly skills: readonly Skill[]
  /** The auxiliary card that may start under it (ONU-SKL-60); empty for none. */
  readonly mate: string
}
