import type { Rule } from '../../events.ts'
import type { Gift, Profile } from '../kinds.ts'

/** Options that many entries have, at prices of their own. */
export const light = (points: number): Gift => ({ points, armour: ['light'] })
export const heavy = (points: number): Gift => ({ points, armour: ['heavy'], instead: ['light'] })
export const shield = (points: number): Gift => ({ points, armour: ['shield'] })
export const buckler = (points: number): Gift => ({ points, armour: ['buckler'] })
/** A shield for the buckler they have. */
export const betterShield = (points: number): Gift => ({ points, armour: ['shield'], instead: ['buckler'] })
export const javelins = (points: number): Gift => ({ points, weapons: ['javelin'] })
export const drilled = (points: number): Gift => ({ points, traits: ['drilled'] })
export const stubborn = (points: number): Gift => ({ points, traits: ['stubborn'] })
/** Picked men. */
export const elite = (points: number): Gift => ({ points, values: { ws: 4, i: 4, ld: 8 } })

export const horse: Gift = { points: 0, mount: 8, group: 'mount' }
export const warhorse: Gift = { points: 8, mount: 8, traits: ['warhorse'], group: 'mount' }
/** A chariot of his own at its price in the list, or an elephant (WAB-ARB-04, WAB-RUL-337). */
export const chariot = (profile: string, points: number): Gift => ({
  points,
  traits: [`rides-${profile}`],
  group: 'mount',
})
/** The beast itself, which bites and kicks (WAB-FRM-107). */
export const WARHORSE: Profile = {
  id: 'warhorse',
  troop: 'cavalry',
  line: [8, 3, 0, 3, 3, 1, 3, 1, 0],
  points: 0,
  order: 'open',
  weapons: [],
  armour: [],
  traits: [],
  options: {},
}
/** Large shields are for men on foot (WAB-ROM-14). */
export const largeOnFoot = (points: number, rule: Rule): Gift => ({
  points,
  armour: ['large-shield'],
  bars: ['horse', 'warhorse', 'shield'],
  rule,
})
