import { within } from '@acies/table'
import { GENERALS, type GeneralCard } from '../data/generals.ts'
import { type Field, type General, isOn, NOBODY, onTable, UD, type Unit } from '../position.ts'
import { cardsApart } from './sight.ts'
import { isFar } from './stance.ts'

const cards = new Map(GENERALS.map(card => [card.id, card]))
export function cardOfGeneral(general: General): GeneralCard {
  const card = cards.get(general.card)
  if (card === undefined) throw new Error(`no general ${general.card}`)
  return card
}

/** Dead, wounded or fleeing: his modifiers, his radius and his ability stop (ONU-LDR-10). */
export const isLost = (g: Field, general: General): boolean =>
  general.state !== 'well' || (general.unit !== NOBODY && g.units[general.unit].fleeing)
/** With a unit on the table and fit to lead it. */
export const isLeading = (g: Field, general: General): boolean => general.unit !== NOBODY && !isLost(g, general)

/** The generals that stand with a unit and are well, fleeing or not. */
export const generalsWith = (g: Field, u: Unit): General[] =>
  g.generals.filter(general => general.unit === u.id && general.state === 'well')
/** A general leads from this unit (ONU-LDR-03). */
export function isWithGeneral(g: Field, u: Unit): boolean {
  for (const general of g.generals) if (general.unit === u.id && isLeading(g, general)) return true
  return false
}
/** The one whose modifiers the unit has; the strongest where there are several. */
export function leaderIn(g: Field, u: Unit): GeneralCard | null {
  for (const general of g.generals) if (general.unit === u.id && isLeading(g, general)) return cardOfGeneral(general)
  return null
}

/** Whether a unit is under a general: of his army, not a team-mate’s, or of his own where contingents keep apart (ONU-OPT-15, 16). */
const leads = (g: Field, general: General, u: Unit): boolean =>
  g.contingents ? u.led === general.id : general.seat === u.seat

/** Edge of card to edge of card (ONU-LDR-04). */
export function isInRadius(g: Field, general: General, u: Unit): boolean {
  if (!isLeading(g, general) || !leads(g, general, u) || !onTable(u)) return false
  if (general.unit === u.id) return true
  const at = g.units[general.unit]
  const radius = cardOfGeneral(general).radius * UD
  return !isFar(u, at, radius + 2 * UD) && within(cardsApart(at, u), radius)
}
/** ONU-LDR-04, 05: once, however many generals are near (ONU-OPT-14). */
export const isInfluenced = (g: Field, u: Unit): boolean => g.generals.some(general => isInRadius(g, general, u))

/** Whether the army of a unit mourns its general (ONU-LDR-10, ONU-OPT-12, ONU-OPT-15). */
export function hasLostGeneral(g: Field, u: Unit): boolean {
  if (g.contingents && u.led !== NOBODY) return isLost(g, g.generals[u.led])
  const own = g.generals.filter(general => general.seat === u.seat)
  return own.length > 0 && own.every(general => isLost(g, general))
}

/** The hand's limit and what the army check is rolled against (ONU-LDR-06, ONU-OPT-10, ONU-OPT-11). */
export function leadershipOf(g: Field, seat: number): number {
  let well = 0
  let gone = 0
  for (const general of g.generals) {
    if (general.seat !== seat) continue
    const { leadership } = cardOfGeneral(general)
    if (isLost(g, general)) gone = Math.max(gone, leadership - 1)
    else well = Math.max(well, leadership)
  }
  return well > 0 && (isOn(g, 'several-generals') || gone === 0) ? well : Math.max(well, gone)
}
