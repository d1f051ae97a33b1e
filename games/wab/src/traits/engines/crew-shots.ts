import type { Missile } from '../../data/weapons.ts'

/** Riders and drivers shoot these twice; others, the long bow too, once (WAB-CHA-33, WAB-ELE-28, 29). */
const QUICK: readonly Missile[] = ['bow', 'short-bow', 'light-crossbow', 'javelin', 'darts']
export const twice = (weapon: Missile | undefined): boolean => weapon !== undefined && QUICK.includes(weapon)
