import type { Field, Unit } from '../../position.ts'
import type { Table } from '../../steps/book.ts'
import type { OnusTrait } from '../trait.ts'

/** An event as it falls: whom it favours and against whom. */
export interface Occurrence {
  readonly g: Field
  readonly kind: 'shot' | 'melee'
  /** The favoured player's unit, and the other. */
  readonly unit: Unit
  readonly enemy: Unit
  /** Drawn, not played from a hand. */
  readonly random: boolean
}

/** An event of a card. What lasts for the attack is laid on a unit as an effect, whose trait this is. */
export interface EventTrait extends OnusTrait {
  /** When it is worked off (ONU-R-47). */
  readonly when: 'cancels' | 'no-combat' | 'ambush' | 'javelins' | 'wind' | 'effect' | 'nothing'
  /** Its own conditions, besides its icons (ONU-EVT-05). */
  fits?(o: Occurrence): boolean
  /** On whom it lies until the attack is over. */
  lies?(o: Occurrence): readonly Unit[]
  /** What it does at once. */
  happens?(r: Table, o: Occurrence): void
}

export const onUnit = (o: { readonly unit: Unit }): readonly Unit[] => [o.unit]
export const onEnemy = (o: { readonly enemy: Unit }): readonly Unit[] => [o.enemy]
