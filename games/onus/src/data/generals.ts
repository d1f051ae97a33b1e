import type { Owner } from './kind.ts'

/** What a general can do besides leading; each is a trait of its own (ONU-LDR-08). */
export const ABILITIES = [
  'optimus-princeps',
  'one-more-unit',
  'steadying-voice',
  'second-thought',
  'elephant-master',
  'no-ability',
  'clear-shot',
  'change-of-horse',
  'headlong-charge',
  'held-back',
  'at-the-head',
  'drilled-phalanx',
  'courier',
  'paymaster',
] as const
export type Ability = (typeof ABILITIES)[number]

/** A general's card of the proposed starter set; only Trajan's price is quoted from the rulebook. */
export interface GeneralCard {
  /** Such as `GR1`. */
  readonly id: string
  readonly faction: Owner
  /** Added to the values of his own unit (ONU-LDR-03). */
  readonly strength: number
  readonly defence: number
  readonly morale: number
  /** In UD. */
  readonly radius: number
  readonly leadership: number
  /** Of the units' points (ONU-LDR-09). */
  readonly percent: number
  readonly ability: Ability
}

const general = (
  id: string,
  faction: Owner,
  [strength, defence, morale]: readonly [number, number, number],
  radius: number,
  leadership: number,
  percent: number,
  ability: Ability,
): GeneralCard => ({ id, faction, strength, defence, morale, radius, leadership, percent, ability })

export const GENERALS: readonly GeneralCard[] = [
  general('GR1', 'rome', [1, 1, 1], 4, 7, 30, 'optimus-princeps'),
  general('GR2', 'rome', [0, 1, 1], 4, 7, 25, 'one-more-unit'),
  general('GR3', 'rome', [0, 0, 1], 3, 5, 10, 'steadying-voice'),
  general('GC1', 'carthage', [0, 1, 1], 4, 8, 30, 'second-thought'),
  general('GC2', 'carthage', [1, 0, 1], 3, 6, 20, 'elephant-master'),
  general('GC3', 'carthage', [0, 0, 0], 3, 5, 5, 'no-ability'),
  general('GP1', 'parthia', [1, 0, 1], 4, 7, 25, 'clear-shot'),
  general('GP2', 'parthia', [0, 0, 1], 3, 6, 15, 'change-of-horse'),
  general('GD1', 'dacia', [1, 1, 1], 4, 6, 25, 'headlong-charge'),
  general('GD2', 'dacia', [0, 1, 0], 3, 5, 10, 'held-back'),
  general('GM1', 'macedonia', [2, 1, 1], 4, 8, 40, 'at-the-head'),
  general('GM2', 'macedonia', [0, 1, 1], 4, 7, 25, 'drilled-phalanx'),
  general('GM3', 'macedonia', [0, 0, 1], 3, 5, 10, 'courier'),
  general('GX1', 'mercenaries', [0, 1, 0], 3, 6, 15, 'paymaster'),
]

export const generalNamed = (id: string): GeneralCard | undefined => GENERALS.find(general => general.id === id)
