import { open, type Random, type Seat, type Sight } from '@acies/kernel'
import { bookOf } from './book.ts'
import { type Field, HIDDEN_CARD, NO_CARD, NOBODY, onField } from './field.ts'

const hide = (cards: readonly number[]): number[] => cards.map(() => HIDDEN_CARD)
const others = (piles: number[][], seat: Seat): number[][] =>
  piles.map((pile, side) => (side === seat ? pile : hide(pile)))

/** Hands and deck are hidden; all else lies open. */
export const sight: Sight<Field> = {
  book: open,
  scenario: open,
  terrain: open,
  ramparts: open,
  special: open,
  switches: open,
  units: [
    {
      id: open,
      side: open,
      type: open,
      hex: open,
      blocks: open,
      ordered: open,
      moved: open,
      settled: open,
      halted: open,
      charged: open,
      fought: open,
      mark: open,
    },
  ],
  leaders: [{ id: open, side: open, name: open, hex: open, ordered: open, settled: open }],
  split: open,
  unitAt: open,
  leaderAt: open,
  hands: (hands, seat) => others(hands, seat),
  deck: hide,
  discards: open,
  aside: (aside, seat) => others(aside, seat),
  active: open,
  turn: open,
  limit: open,
  card: open,
  orders: open,
  plain: open,
  within: open,
  lastOrders: open,
  lastSections: open,
  banners: open,
  goal: open,
  command: open,
  struck: open,
  captured: open,
}

const holesIn = (pile: readonly number[]): number => pile.filter(card => card === HIDDEN_CARD).length

export function hidden(view: Field): number {
  return [...view.hands, ...view.aside, view.deck].reduce((sum, pile) => sum + holesIn(pile), 0)
}

/** Deals the cards nobody has seen into the holes. */
export function guess(view: Field, _seat: Seat, random: Random): void {
  const unseen = unseenCards(view)
  const any = (): number => {
    const i = random(unseen.length)
    const card = unseen[i]
    unseen[i] = unseen[unseen.length - 1]
    unseen.pop()
    return card
  }
  for (const pile of [...view.hands, ...view.aside, view.deck]) {
    for (let i = 0; i < pile.length; i++) if (pile[i] === HIDDEN_CARD) pile[i] = any()
  }
}
function unseenCards(view: Field): number[] {
  const seen = new Uint8Array(bookOf(view).cards.length)
  for (const pile of [...view.hands, ...view.aside, view.deck, view.discards, [view.card]]) {
    for (const card of pile) if (card >= 0) seen[card] = 1
  }
  const unseen: number[] = []
  for (let card = 0; card < seen.length; card++) if (seen[card] === 0) unseen.push(card)
  return unseen
}

/** What cannot be on a table: two in one hex, a card twice or lost, too many blocks. */
export function check(g: Field): string | null {
  const piles = [...g.hands, ...g.aside, g.deck, g.discards, g.card === NO_CARD ? [] : [g.card]]
  const cards = piles.flat()
  if (cards.length !== bookOf(g).cards.length || new Set(cards).size !== cards.length) return `${cards.length} cards`
  const standing = new Map<number, number>()
  for (const u of g.units) {
    const most = bookOf(g).types[u.type].blocks
    if (u.blocks < 0 || u.blocks > most) return `unit ${u.id} has ${u.blocks} blocks of ${most}`
    if (!onField(u)) continue
    if (u.blocks === 0) return `unit ${u.id} stands without blocks`
    if (standing.has(u.hex)) return `units ${u.id} and ${standing.get(u.hex)} share hex ${u.hex}`
    standing.set(u.hex, u.id)
    if (bookOf(g).terrains[g.terrain[u.hex]].impassable) return `unit ${u.id} stands in impassable ground`
  }
  for (let hex = 0; hex < g.unitAt.length; hex++) {
    if (g.unitAt[hex] !== (standing.get(hex) ?? NOBODY)) return `hex ${hex} is said to hold ${g.unitAt[hex]}`
  }
  const led = new Map<number, number>()
  for (const l of g.leaders) {
    if (!onField(l)) continue
    if (led.has(l.hex)) return `two leaders share hex ${l.hex}`
    led.set(l.hex, l.id)
    const with_ = standing.get(l.hex)
    if (with_ !== undefined && g.units[with_].side !== l.side) return `leader ${l.id} stands with an enemy`
  }
  for (let hex = 0; hex < g.leaderAt.length; hex++) {
    if (g.leaderAt[hex] !== (led.get(hex) ?? NOBODY)) return `hex ${hex} is said to hold leader ${g.leaderAt[hex]}`
  }
  for (const side of [0, 1]) if (g.banners[side] < 0) return `side ${side} has ${g.banners[side]} banners`
  return bookOf(g).check?.(g) ?? null
}
