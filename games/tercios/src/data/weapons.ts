/** Weapons a list may give; one that is not listed has no effect (TER-WPN-00). */
export const WEAPONS = [
  'halberds',
  'bardiches',
  'bayonet',
  'swordsmen',
  'cavalry-lances',
  'heavy-lances',
  'two-handed-swords',
  'pikes',
  'grenades',
  'salvo-drill',
  'mortar',
  'arquebus',
  'musket',
  'arquebus-musket',
  'flintlock',
  'pistol',
  'bow',
  'longbow',
  'crossbow',
  'javelin',
  'gun-light',
  'gun-medium',
  'gun-heavy',
  'gun-superheavy',
] as const
export type Weapon = (typeof WEAPONS)[number]

/** What is shot with: reach in inches, what it is, what it may do. */
export interface Missile {
  weapon: Weapon
  /** TER-SHO-03 */
  range: number
  gun: boolean
  /** TER-WPN-10: an increase when it shoots in reaction. */
  firearm: boolean
  /** TER-WPN-14: may shoot over friends; a reaction only for harassers. */
  bow: boolean
}

const missile = (weapon: Weapon, range: number, is: 'gun' | 'firearm' | 'bow' | 'plain'): Missile => ({
  weapon,
  range,
  gun: is === 'gun',
  firearm: is === 'gun' || is === 'firearm',
  bow: is === 'bow',
})

export const MISSILES: readonly Missile[] = [
  missile('arquebus', 8, 'firearm'),
  missile('musket', 12, 'firearm'),
  missile('arquebus-musket', 12, 'firearm'),
  missile('flintlock', 12, 'firearm'),
  missile('pistol', 4, 'firearm'),
  missile('bow', 12, 'bow'),
  missile('longbow', 16, 'bow'),
  missile('crossbow', 12, 'plain'),
  missile('javelin', 6, 'plain'),
  missile('gun-light', 18, 'gun'),
  missile('gun-medium', 24, 'gun'),
  missile('gun-heavy', 36, 'gun'),
  missile('gun-superheavy', 42, 'gun'),
]

/** Where an arquebus ends and the musket's value begins (TER-WPN-13). */
export const ARQUEBUS_RANGE = 8
/** Within this a flintlock has an increase (TER-WPN-20). */
export const FLINTLOCK_CLOSE = 6
