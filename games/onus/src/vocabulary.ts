import type { Class } from './data/kind.ts'

/** ONU-UNI-11, ONU-R-34 */
export const isMounted = (c: Class): boolean => c !== 'infantry' && c !== 'artillery'

export const PHASES = ['set-up', 'activation', 'movement', 'shooting', 'skirmish', 'melee', 'flight', 'end'] as const
export type Phase = (typeof PHASES)[number]

export const VICTORIES = ['casualties', 'annihilation', 'death-of-general'] as const
export type Victory = (typeof VICTORIES)[number]

/** How more than two players take turns (ONU-MUL-03 to 05). */
export const TURN_ORDERS = ['by-side', 'allied', 'alternate'] as const
export type TurnOrder = (typeof TURN_ORDERS)[number]

/** Switches of the rules (ONU-OPT-00). */
export const OPTIONS = [
  'general-active',
  'several-generals',
  'no-random-events',
  'dim-light',
  'fog',
  'protected-flanks',
  'line-advance',
  'dromedaries',
  'reinforced',
  'rally-penalty',
  'stack-spearmen',
  'novice',
  'open-measures',
] as const
export type OptionName = (typeof OPTIONS)[number]
