import type { RuleId } from '../text/rules/index.ts'

/** What a card changes for the units it orders, besides ordering them. */
export interface Effect {
  /** More dice in close combat; `firstOnly` leaves the bonus combat out. */
  readonly closeDice: number
  readonly firstOnly: boolean
  readonly fireDice: number
  readonly fires: boolean
  readonly closes: boolean
  readonly shots: number
  /** Most hexes a unit may move; 0 for its own. */
  readonly paceLimit: number
  /** Foot moves two and still fights, warriors three; or heavy mounted move three. */
  readonly haste: 'none' | 'foot' | 'heavy-mounted'
  readonly passFriends: boolean
  readonly moveAgain: boolean
  /** The deck is made anew after it. */
  readonly reshuffles: boolean
  readonly fireRule: RuleId
  readonly closeRule: RuleId
}

/** A card that only gives orders. */
export const PLAIN: Effect = {
  closeDice: 0,
  firstOnly: false,
  fireDice: 0,
  fires: true,
  closes: true,
  shots: 1,
  paceLimit: 0,
  haste: 'none',
  passFriends: false,
  moveAgain: false,
  reshuffles: false,
  fireRule: 'CCA-TRN-06',
  closeRule: 'CCA-TRN-05',
}
