import type { RuleId } from '../text/rules/index.ts'
import type { Arm } from './units.ts'

/** What a card changes for the units it orders, besides ordering them. */
export interface Effect {
  /** CCN-CRD-07: dice more, and for the Guard. */
  readonly dice: number
  readonly guardDice: number
  /** The arm that gets them; without it, all. */
  readonly diceFor: Arm | null
  /** The bonus melee does not get them. */
  readonly firstOnly: boolean
  /** Buildings take them away. */
  readonly charge: boolean
  readonly fires: boolean
  readonly closes: boolean
  readonly pace: 'own' | 'bayonets' | 'limbered' | 'charge' | 'hold' | 'forced' | 'manoeuvre'
  readonly paceRule: RuleId
  readonly fireRule: RuleId
  readonly closeRule: RuleId
  /** Leaders are ordered, and units only with them. */
  readonly leads: boolean
  /** Two cards are drawn and one is kept. */
  readonly keepsOne: boolean
  /** Deck and discards are shuffled together. */
  readonly reshuffles: boolean
}

/** A card that only gives orders. */
export const PLAIN: Effect = {
  dice: 0,
  guardDice: 0,
  diceFor: null,
  firstOnly: false,
  charge: false,
  fires: true,
  closes: true,
  pace: 'own',
  paceRule: 'CCN-MOV-01',
  fireRule: 'CCN-RNG-01',
  closeRule: 'CCN-MEL-01',
  leads: false,
  keepsOne: false,
  reshuffles: false,
}
