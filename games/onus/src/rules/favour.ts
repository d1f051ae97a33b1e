import { CARDS } from '../data/cards.ts'
import type { Rule } from '../events.ts'
import { type Field, HIDDEN, NOBODY, type Played, pairOf, type Unit } from '../position.ts'
import type { Occurrence } from '../traits/events/event.ts'
import { eventTrait, iconsOf } from '../traits/index.ts'

export const eventOn = (card: number) => CARDS[card].event

/** A melee that a charge of this turn made (ONU-CRD-10, ONU-EVT-11). */
const isCharge = (g: Field, a: Unit, b: Unit): boolean => {
  const pair = pairOf(g, a.id, b.id)
  return pair !== undefined && pair.since === g.turn && pair.charger !== NOBODY
}

/** The rule by which an event can do nothing for a unit in the attack in progress, or null. */
export function whyIdle(g: Field, card: number, unit: Unit, enemy: Unit, random: boolean): Rule | null {
  const { attack } = g
  if (attack === null) return 'ONU-EVT-06'
  const event = eventOn(card)
  const icons = iconsOf(event)
  if (attack.kind === 'shot' ? !icons.shot : !icons.melee) return 'ONU-EVT-06'
  if (icons.charge && !isCharge(g, unit, enemy)) return 'ONU-EVT-11'
  return eventTrait(event).fits?.({ g, kind: attack.kind, unit, enemy, random }) === false ? 'ONU-EVT-05' : null
}
const works = (g: Field, card: number, unit: Unit, enemy: Unit, random: boolean): boolean =>
  whyIdle(g, card, unit, enemy, random) === null

/** What an event that was shown does, and for whom: the random one by its icons, a played one for its player (ONU-EVT-04, ONU-EVT-05, ONU-R-12). */
export function occurrencesOf(g: Field, { card, from }: Played): Occurrence[] {
  const { attack } = g
  if (attack === null) return []
  const by = g.units[attack.by]
  const at = g.units[attack.at]
  const random = from === NOBODY
  const { sword, shield, bow } = iconsOf(eventOn(card))
  // In a shot a sword counts only beside a bow (ONU-R-85); a bow alone is the shooter's.
  const forBy = random ? (attack.kind === 'melee' ? sword : bow && (sword || !shield)) : from === by.seat
  const forAt = random ? shield : from === at.seat
  const found: Occurrence[] = []
  const kind = attack.kind
  if (forBy && works(g, card, by, at, random)) found.push({ g, kind, unit: by, enemy: at, random })
  if (forAt && works(g, card, at, by, random)) found.push({ g, kind, unit: at, enemy: by, random })
  return found
}

/** Cards of a hand that its player may show here; the same event never twice (ONU-EVT-02, ONU-EVT-07). */
export function playable(g: Field, seat: number, unit: Unit, enemy: Unit): number[] {
  const shown = g.attack?.events ?? []
  return g.hands[seat].filter(card => {
    // Whoever looks on from outside sees only backs.
    if (card === HIDDEN) return false
    const event = eventOn(card)
    if (shown.some(p => eventOn(p.card) === event)) return false
    if (eventTrait(event).when === 'nothing') return false
    if (eventTrait(event).when === 'cancels' && shown.length === 0) return false
    return works(g, card, unit, enemy, false)
  })
}
