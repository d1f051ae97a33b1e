import type { Picks, Seat } from '@acies/kernel'
import { type Field, needsCard, ORDERS, type Order, ordersFor, type Troop } from '@acies/tercios'
import type { Asking } from '../../skins/skin.ts'

/** The troops that get a card, in the order of the answer. */
export const troopsToOrder = (g: Field, seat: Seat): Troop[] => g.troops.filter(u => u.side === seat && needsCard(u))

export const isOrdering = (asking: Asking<Field> | null): asking is Asking<Field> =>
  asking?.decision.step === 'place-orders'

/** The cards as they lie in the draft. */
export const cardsOf = (asking: Asking<Field>): Map<number, Order> => cardsIn(asking, asking.draft)

/** The cards an adviser would lay down instead of those that lie there. */
export function advisedCards(asking: Asking<Field>, hint: Picks | null): Map<number, Order> {
  const laid = cardsOf(asking)
  const advised = hint === null ? [] : cardsIn(asking, hint)
  return new Map([...advised].filter(([id, order]) => laid.get(id) !== order))
}

function cardsIn({ view, decision }: Asking<Field>, picks: Picks): Map<number, Order> {
  const cards = new Map<number, Order>()
  troopsToOrder(view.field, decision.seat).forEach((u, i) => {
    const order = ORDERS.find(o => o === picks[i])
    if (order !== undefined) cards.set(u.id, order)
  })
  return cards
}

/** What most troops will want: guns and whoever has somebody in front shoot, the rest is attentive. */
export const firstCards = (troops: readonly Troop[]): Picks =>
  troops.map(u => ordersFor(u).find(order => order === u.last) ?? 'attention')
