/** Close-combat weapons; what they do is the business of the trait of their name. */
export const BLADES = [
  'hand-weapon',
  'two-hand-weapons',
  'improvised-weapon',
  'double-handed-weapon',
  'halberd',
  'thrusting-spear',
  'throwing-spear',
  'heavy-throwing-spear',
  'pike',
  'kontos',
  'lance',
] as const
/** Missile weapons (WAB-RANGE-04, table D4). */
export const MISSILES = [
  'javelin',
  'darts',
  'stones',
  'short-bow',
  'bow',
  'long-bow',
  'crossbow',
  'light-crossbow',
  'handgun',
  'sling',
  /** Two quick shots instead of one (WAB-WPN-51). */
  'sling-rapid',
  'staff-sling',
  'wagon-missile',
  'light-bolt',
  'heavy-bolt',
] as const
export type Blade = (typeof BLADES)[number]
export type Missile = (typeof MISSILES)[number]
export type Weapon = Blade | Missile

export interface MissileData {
  /** In inches. */
  range: number
  /** Strength, and all that it takes from a save, at short and at long range (WAB-RUL-204). */
  strength: readonly [short: number, long: number]
  pierces: readonly [short: number, long: number]
  /** Every shot counts as short (WAB-RANGE-03). */
  alwaysShort: boolean
  /** -1 after a move (WAB-TOHIT-05); thrown weapons have none. */
  spoiltByMoving: boolean
  /** May not be shot at all after a move. */
  still: boolean
  /** Rear ranks may shoot: when standing, or after a move as well (WAB-MASS-01, 03, 04). */
  massed: 'no' | 'standing' | 'always'
  /** May shoot and flee (WAB-REACT-09). */
  flees: boolean
  /** Goes through rank after rank: sides of the die for wounds (WAB-WAR-47, 48); 0 for what does not. */
  bolt: 0 | 3 | 4
  /** Dice a model. */
  shots: number
}
const missile = (range: number, more: Partial<MissileData> = {}): MissileData => ({
  range,
  strength: [3, 3],
  pierces: [0, 0],
  alwaysShort: false,
  spoiltByMoving: true,
  still: false,
  massed: 'no',
  flees: true,
  bolt: 0,
  shots: 1,
  ...more,
})
/** Thrown: every throw is short, and a move spoils none (WAB-WPN-34 to 37, 39, 40). */
const thrown = { alwaysShort: true, spoiltByMoving: false } as const
/** Wound up or loaded: not after a move, and not on the run (WAB-WPN-45 to 48, 54, 55). */
const mechanical = { strength: [4, 3], pierces: [1, 0], still: true, flees: false } as const

/** WAB-WPN-34 to 56, WAB-RUL-202 to 208 */
export const MISSILE_DATA: Readonly<Record<Missile, MissileData>> = {
  javelin: missile(8, thrown),
  darts: missile(12, { ...thrown, strength: [2, 2], massed: 'always' }), // WAB-WPN-38
  stones: missile(4, { ...thrown, massed: 'always' }), // WAB-WPN-41, WAB-RUL-202
  'short-bow': missile(18, { massed: 'standing' }), // WAB-WPN-42
  bow: missile(24, { massed: 'standing' }), // WAB-WPN-43
  'long-bow': missile(30, { pierces: [1, 0], massed: 'standing' }), // WAB-WPN-44
  crossbow: missile(30, mechanical), // WAB-WPN-47
  'light-crossbow': missile(18), // WAB-WPN-50
  handgun: missile(18, { ...mechanical, pierces: [2, 1] }), // WAB-WPN-48, 49
  sling: missile(18), // WAB-WPN-53
  'sling-rapid': missile(9, { alwaysShort: true, strength: [2, 2], still: true, flees: false, shots: 2 }), // WAB-WPN-51
  'staff-sling': missile(24, mechanical), // WAB-WPN-56
  // WAB-WAG-08, WAB-RUL-205, 206
  'wagon-missile': missile(24, { pierces: [2, 1], still: true, flees: false }),
  // WAB-WAR-46, 50, WAB-ROM-28, WAB-RUL-290
  'light-bolt': missile(36, { strength: [4, 4], still: true, flees: false, bolt: 3 }),
  'heavy-bolt': missile(48, { strength: [5, 5], still: true, flees: false, bolt: 4 }),
}

export const isMissile = (weapon: Weapon): weapon is Missile => (MISSILES as readonly string[]).includes(weapon)

/** What hits hardest first: thrown at the charge, then long, then heavy; of missiles what flies farthest. */
const LIKED: readonly string[] = [
  'heavy-throwing-spear',
  'lance',
  'kontos',
  'pike',
  'throwing-spear',
  'thrusting-spear',
  'halberd',
  'double-handed-weapon',
  'two-hand-weapons',
  ...MISSILES.toSorted((a, b) => MISSILE_DATA[b].range - MISSILE_DATA[a].range),
]
/** What one takes up without thinking long. */
export const preferred = (weapons: readonly string[]): string =>
  LIKED.find(weapon => weapons.includes(weapon)) ?? weapons[0]
