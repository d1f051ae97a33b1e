import { middleOf } from '@acies/table'
import { CARDS, ORDERS, type OrderId, type Reach } from '../data/cards.ts'
import { type Field, type General, isEngaged, kindOf, NOBODY, onTable, stands, type Unit } from '../position.ts'
import { hasTrait, traitsWith } from '../traits/index.ts'
import { isInRadius, isLeading, leadershipOf } from './command.ts'
import { baseOf } from './stance.ts'

export const orderOn = (card: number): OrderId => CARDS[card].order

/** The third of the table a unit is in, as its owner sees it, by the middle of its card. */
export function thirdOf(g: Field, u: Unit): 'left' | 'centre' | 'right' {
  const { x, y } = middleOf(baseOf(u))
  const edge = g.edge[u.seat]
  const along = edge === 'south' || edge === 'north' ? x / g.width : y / g.depth
  // From the south the west is left; from the north the east; from the west the north; from the east the south.
  const seen = edge === 'south' || edge === 'west' ? along : 1 - along
  return seen < 1 / 3 ? 'left' : seen < 2 / 3 ? 'centre' : 'right'
}

const ownGenerals = (g: Field, seat: number): General[] =>
  g.generals.filter(general => general.seat === seat && isLeading(g, general))
const isNearGeneral = (g: Field, u: Unit): boolean => ownGenerals(g, u.seat).some(general => isInRadius(g, general, u))

const REACHES: Readonly<Record<Reach, (g: Field, u: Unit) => boolean>> = {
  any: () => true,
  infantry: (g, u) => kindOf(g, u).class === 'infantry',
  riders: (g, u) => ['cavalry', 'camel', 'chariot'].includes(kindOf(g, u).class),
  missiles: (g, u) => kindOf(g, u).force > 0 || hasTrait(g, u, 'splits'),
  left: (g, u) => thirdOf(g, u) === 'left',
  centre: (g, u) => thirdOf(g, u) === 'centre',
  right: (g, u) => thirdOf(g, u) === 'right',
  'round-the-general': isNearGeneral,
  engaged: isEngaged,
  unengaged: (g, u) => !isEngaged(g, u),
  'beasts-and-engines': (g, u) => ['elephant', 'chariot', 'artillery'].includes(kindOf(g, u).class),
  'free-missiles': (g, u) => !isEngaged(g, u) && kindOf(g, u).force > 0,
}

/** Under no order yet this turn (ONU-CRD-06, ONU-CRD-07). */
const isFree = (u: Unit): boolean => stands(u) && u.doings.order === NOBODY

/** Whether a unit of its seat may be given an order. */
function isFor(g: Field, u: Unit, order: OrderId): boolean {
  if (!isFree(u)) return false
  const card = ORDERS[order]
  if (card.type === 'activation') return REACHES[card.reach](g, u)
  switch (order) {
    case 'harangue':
      return u.broken && !u.fleeing && !isEngaged(g, u) && isNearGeneral(g, u)
    case 'back-to-the-fight':
      return u.fleeing && !isEngaged(g, u)
    case 'reinforce-unit':
      return u.wounds > 0 && !u.fleeing && !isEngaged(g, u)
    // Where the general could go: own units in his radius that do not flee.
    case 'change-of-post':
      return !u.fleeing && ownGenerals(g, u.seat).some(general => general.unit !== u.id && isInRadius(g, general, u))
    default:
      return false
  }
}
/** The units an order may be given to. */
export function unitsFor(g: Field, seat: number, order: OrderId): number[] {
  const found: number[] = []
  for (const u of g.units) if (u.seat === seat && isFor(g, u, order)) found.push(u.id)
  return found
}
const isForAny = (g: Field, seat: number, order: OrderId): boolean => {
  for (const u of g.units) if (u.seat === seat && isFor(g, u, order)) return true
  return false
}
/** How many units it takes. */
export function numberOf(g: Field, seat: number, order: OrderId): number {
  const card = ORDERS[order]
  if (card.type === 'command') return order === 'change-of-post' ? 1 : 0
  if (card.type === 'health') return 1
  return card.n === 'leadership' ? leadershipOf(g, seat) : card.n
}
/** Enemies from whom a card can be taken. */
export const rivals = (g: Field, seat: number): number[] =>
  g.side.flatMap((side, s) => (side !== g.side[seat] && !g.out[s] && g.hands[s].length > 0 ? [s] : []))

/** What a new deck would be made of: all that was thrown away but the orders of this turn (ONU-R-98, ONU-VIC-08). */
export const reshuffled = (g: Field): number[] => (g.once ? [] : g.discard.filter(card => !g.spent.includes(card)))

/** An order may be played only if it changes something (ONU-M-17). */
export function isPlayable(g: Field, seat: number, order: OrderId): boolean {
  switch (order) {
    case 'council-of-war':
      return g.deck.length > 0 || reshuffled(g).length > 0
    case 'intercepted-messenger':
      return rivals(g, seat).length > 0
    case 'follow-the-general':
      return ownGenerals(g, seat).some(general => onTable(g.units[general.unit])) && isForAny(g, seat, order)
    default:
      return isForAny(g, seat, order)
  }
}
/** The general who may rouse one more unit with an activation order; none when he has done so this turn. */
export function oneMoreOf(g: Field, seat: number): General | null {
  for (const general of ownGenerals(g, seat)) {
    if (general.usedIn === g.turn) continue
    if (traitsWith(g, g.units[general.unit], 'oneMore').length > 0) return general
  }
  return null
}
