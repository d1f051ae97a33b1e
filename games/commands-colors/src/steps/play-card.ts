import { type Choice, type Hand, thing } from '@acies/kernel'
import { enemyOf } from '../battlefield.ts'
import { bookOf, cardTypeOf, cite } from '../book.ts'
import type { Event } from '../events.ts'
import { type Field, HIDDEN_CARD, NO_CARD, NOBODY } from '../field.ts'
import { active, nothing, question } from './rulebook.ts'

/** The active player plays one card from his hand, face up. */
export const playCard = question({
  name: 'play-card',
  kind: 'one',
  rules: [],
  with: nothing,
  seats: active,
  next(g, _v, draft): Choice | null {
    if (draft.length > 0) return null
    const book = bookOf(g)
    const hand = g.hands[g.active]
    const options: number[] = []
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]
      if (card !== HIDDEN_CARD && book.playable(g, g.active, book.cardTypes[book.cards[card]])) options.push(card)
    }
    return { of: 'card', options }
  },
  why(g, _v, _draft, pick) {
    const held = typeof pick === 'number' && g.hands[g.active].includes(pick)
    return held ? (bookOf(g).why?.(g, 'play-card', pick, NOBODY) ?? cite(g).playCard) : cite(g).cardHeld
  },
  take(r, _v, picks) {
    const g = r.field
    const card = thing(picks, 0)
    const hand = g.hands[g.active]
    hand.splice(hand.indexOf(card), 1)
    g.card = card
    g.orders = bookOf(g).cards[card]
    r.tell({ type: 'card', side: g.active, card, rules: [cite(g).playCard, ...cardTypeOf(g, card).rules] })
    if (cardTypeOf(g, card).orders.how === 'copy') copyLast(r)
  },
})

/** The card takes over the instructions of the opponent's last one, with left and right exchanged. */
function copyLast(r: Hand<Field, Event>): void {
  const g = r.field
  const last = g.lastOrders[enemyOf(g.active)]
  if (last === NO_CARD) return
  const { cardTypes } = bookOf(g)
  const { mirror, orders } = cardTypes[last]
  g.orders = cardTypes.findIndex(type => type.id === mirror)
  // A leadership card for any section is bound to the one the opponent used it in.
  if (orders.how === 'leader' && orders.section === null) g.within = g.lastSections[enemyOf(g.active)]
  r.tell({ type: 'copied', side: g.active, orders: g.orders, rules: [cite(g).copyCard] })
}
