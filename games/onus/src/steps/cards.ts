import type { Rule } from '../events.ts'
import { reshuffled } from '../rules/orders.ts'
import { event, type Table, tellSide } from './book.ts'

/**
 * The top card; the discard is shuffled into a new deck when there is none (ONU-CRD-11, ONU-END-05), but for the orders of
 * this turn (ONU-R-98), unless the battle ends with the deck (ONU-VIC-08).
 */
export function topCard(r: Table): number | null {
  const g = r.field
  if (g.deck.length === 0 && reshuffled(g).length > 0) {
    g.deck = reshuffled(g)
    g.discard = g.discard.filter(card => g.spent.includes(card))
    r.shuffle(g.deck)
    r.tell(event('reshuffled', ['ONU-CRD-11', 'ONU-END-05'], { n: g.deck.length }))
  }
  return g.deck.pop() ?? null
}

/** A seat draws; only it sees what. */
export function drawCards(r: Table, seat: number, n: number, rules: readonly Rule[]): void {
  const drawn: number[] = []
  for (let i = 0; i < n; i++) {
    const card = topCard(r)
    if (card === null) break
    drawn.push(card)
  }
  if (drawn.length === 0) return
  r.field.hands[seat].push(...drawn)
  r.tell(event('drew', rules, { seat, n: drawn.length }))
  tellSide(r, seat, event('cards-seen', rules, { seat, cards: drawn }))
}

/** From the hand to the discard, which lies open (ONU-M-11). */
export function discardCards(r: Table, seat: number, cards: readonly number[], rules: readonly Rule[]): void {
  if (cards.length === 0) return
  const g = r.field
  g.hands[seat] = g.hands[seat].filter(card => !cards.includes(card))
  g.discard.push(...cards)
  r.tell(event('discarded', rules, { seat, cards }))
}
