import type { Hand } from '@acies/kernel'
import { isDecided, win } from '../banners.ts'
import { ANY_SECTION, enemyOf, type Side } from '../battlefield.ts'
import { bookOf, cite, ordersOf, special } from '../book.ts'
import type { Event } from '../events.ts'
import { type Field, NO_CARD, unit } from '../field.ts'
import { battle } from './battle.ts'
import { movement } from './movement.ts'
import { giveOrders } from './orders.ts'
import { playCard } from './play-card.ts'
import { procedure } from './rulebook.ts'

/** One player's turn, and then the other's: card, orders, movement, battle, draw. */
export const turn = procedure({
  name: 'turn',
  with: () => ({}),
  gives: undefined,
  lines: {
    begin(r) {
      const g = r.field
      for (const rule of special(g)) rule.turnBegins?.(r)
      if (isDecided(g)) return
      if (g.turn >= g.limit) return judge(r)
      g.turn++
      r.tell({ type: 'turn', side: g.active, turn: g.turn, rules: [cite(g).turn] })
    },
    playCard(r) {
      if (r.field.hands[r.field.active].length > 0) r.call(playCard, {})
    },
    order(r) {
      if (r.field.card !== NO_CARD) r.call(giveOrders, {})
    },
    move(r) {
      if (r.field.card !== NO_CARD && (r.field.plain || ordersOf(r.field).moves)) r.call(movement, {})
    },
    battle(r) {
      if (r.field.card !== NO_CARD) r.call(battle, {})
    },
    discard(r) {
      const g = r.field
      if (g.card === NO_CARD) return
      const again = bookOf(g).reshuffles(g)
      g.discards.push(g.card)
      g.card = NO_CARD
      if (again) reshuffle(r, cite(g).reshuffleCard)
    },
    draw(r) {
      const g = r.field
      drawCards(r, enemyOf(g.active), g.struck, cite(g).firstStrikeDraw)
      drawCards(r, g.active, cardsToDraw(g), cite(g).draw)
    },
    pass(r) {
      endTurn(r.field)
      r.repeat()
    },
  },
})

function cardsToDraw(g: Field): number {
  for (const rule of special(g)) {
    const cards = rule.draws?.(g)
    if (cards !== undefined) return cards
  }
  return g.orders === NO_CARD ? 0 : bookOf(g).draws(g)
}

/** Deals cards off the deck; an empty deck is made anew from the discards. */
export function drawCards(r: Hand<Field, Event>, side: Side, count: number, rule: string): void {
  const g = r.field
  let drawn = 0
  for (; drawn < count; drawn++) {
    if (g.deck.length === 0) reshuffle(r, cite(g).reshuffle)
    const card = g.deck.pop()
    if (card === undefined) break
    g.hands[side].push(card)
    r.whisper(side, { type: 'drawn', side, card, rules: [rule] })
  }
  if (drawn > 0) r.tell({ type: 'drew', side, cards: drawn, rules: [rule] })
}

/** Shuffles the discards into the deck. */
function reshuffle(r: Hand<Field, Event>, rule: string): void {
  const g = r.field
  for (const card of g.discards) g.deck.push(card)
  g.discards = []
  r.shuffle(g.deck)
  r.tell({ type: 'shuffled', rules: [rule] })
}

function endTurn(g: Field): void {
  for (let i = 0; i < g.units.length; i++) {
    const u = unit(g, i)
    u.ordered = u.settled = u.halted = u.charged = false
    u.moved = u.fought = 0
  }
  for (const l of g.leaders) l.ordered = l.settled = false
  if (g.orders !== NO_CARD && bookOf(g).isCopied(ordersOf(g))) g.lastOrders[g.active] = g.orders
  g.card = g.orders = NO_CARD
  g.plain = false
  g.struck = 0
  g.within = ANY_SECTION
  g.active = enemyOf(g.active)
}

/** The turn limit of the table: whoever has come nearer to his banners wins. */
function judge(r: Hand<Field, Event>): void {
  const g = r.field
  const missing = g.goal.map((goal, side) => goal - g.banners[side])
  const rule = bookOf(g).cite.limit
  if (missing[0] !== missing[1]) return win(r, missing[0] < missing[1] ? 0 : 1, 'limit', rule)
  r.tell({ type: 'drawn-game', rules: [rule] })
  r.finish([])
}
