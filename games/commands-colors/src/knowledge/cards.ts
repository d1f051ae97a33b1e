import { NOWHERE } from '@acies/hexes'
import { neighbours, SECTIONS, type Side, sectionOf } from '../battlefield.ts'
import { bookOf, type CardType, type Orders, typeOf } from '../book.ts'
import { afterLastOf, besideEnemyUnit, type Field, firstOf, leadersOf, NOBODY, type Unit } from '../field.ts'
import { thumb } from './thumb.ts'
import type { Urges } from './urge.ts'

/** What a card is worth if it is played now: the sum of what its orders are worth to those it would order. */
export function worthOfCard(g: Field, side: Side, card: CardType, urges: Urges): number {
  const worth = worthOfOrders(g, side, card.orders, urges)
  return worth > 0 || card.fallback === undefined ? worth : bestOf(g, side, anybody, 1, urges)
}
const anybody = (): boolean => true

function worthOfOrders(g: Field, side: Side, orders: Orders, urges: Urges): number {
  switch (orders.how) {
    case 'sections':
      return bySections(g, side, orders, urges)
    case 'kind':
      return bestOf(
        g,
        side,
        u => orders.of(typeOf(g, u)) && (orders.fit?.(g, u) ?? true),
        orders.most ?? bookOf(g).command(g, side),
        urges,
      )
    case 'all':
      return bestOf(g, side, u => orders.of(typeOf(g, u)), 99, urges)
    case 'touching':
      return bestOf(g, side, u => besideEnemyUnit(g, side, u.hex), 99, urges)
    case 'leader':
      return byLeader(g, side, orders, urges)
    case 'linked':
      return byGroup(g, side, orders, urges)
    case 'own':
      return thumb.byDice * bestOf(g, side, anybody, bookOf(g).command(g, side), urges)
    case 'copy':
    case 'nobody':
      return 0
  }
}

/** The sum of the greatest urges of those who pass the test. */
function bestOf(g: Field, side: Side, test: (u: Unit) => boolean, count: number, urges: Urges): number {
  const found: number[] = []
  for (let i = firstOf(g, side); i < afterLastOf(g, side); i++) {
    if (g.units[i].hex !== NOWHERE && urges[i] > 0 && test(g.units[i])) found.push(urges[i])
  }
  return best(found, count)
}

/** The type a card that copies would follow. */
export function mirrored(g: Field, type: number): CardType | undefined {
  const { cardTypes } = bookOf(g)
  return cardTypes.find(card => card.id === cardTypes[type].mirror)
}

/** The sum of the greatest. */
function best(worths: number[], count: number): number {
  worths.sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < worths.length && i < count; i++) sum += worths[i]
  return sum
}

function bySections(g: Field, side: Side, orders: Orders & { how: 'sections' }, urges: Urges): number {
  const times = orders.byCommand ? bookOf(g).command(g, side) : 1
  const { left, center, right } = orders.quota
  const quota = [0, center * times, 0]
  quota[sectionOf(side, 'left')] = left * times
  quota[sectionOf(side, 'right')] = right * times
  const ranked: Unit[] = []
  for (let i = firstOf(g, side); i < afterLastOf(g, side); i++) {
    if (g.units[i].hex !== NOWHERE && urges[i] > 0) ranked.push(g.units[i])
  }
  ranked.sort((a, b) => urges[b.id] - urges[a.id])
  let sum = 0
  for (const u of ranked) {
    const bits = SECTIONS[u.hex]
    for (let s = 0; s < 3; s++) {
      if ((bits & (1 << s)) === 0 || quota[s] === 0) continue
      quota[s]--
      sum += urges[u.id]
      break
    }
  }
  return sum
}

function byLeader(g: Field, side: Side, orders: Orders & { how: 'leader' }, urges: Urges): number {
  let top = 0
  for (const l of leadersOf(g, side)) {
    if (orders.section !== null && (SECTIONS[l.hex] & (1 << sectionOf(side, orders.section))) === 0) continue
    const group = chain(g, side, [l.hex], () => true)
    const own = g.unitAt[l.hex]
    const worths = group.filter(id => id !== own).map(id => urges[id])
    const sum = (own === NOBODY ? 0 : urges[own]) + best(worths, orders.reach)
    if (sum > top) top = sum
  }
  return top
}

function byGroup(g: Field, side: Side, orders: Orders & { how: 'linked' }, urges: Urges): number {
  const seen = new Set<number>()
  let top = 0
  for (let i = firstOf(g, side); i < afterLastOf(g, side); i++) {
    const u = g.units[i]
    if (u.hex === NOWHERE || seen.has(i) || !orders.of(typeOf(g, u))) continue
    const group = chain(g, side, [u.hex], w => orders.of(typeOf(g, w)))
    for (const id of group) seen.add(id)
    const sum = best(
      group.map(id => urges[id]),
      orders.most,
    )
    if (sum > top) top = sum
  }
  return top
}

/** Units in a chain of adjacent hexes from those given. */
function chain(g: Field, side: Side, from: number[], test: (u: Unit) => boolean): number[] {
  const found: number[] = []
  const hexes = from.slice()
  const been = new Set(hexes)
  for (const hex of hexes) {
    const id = g.unitAt[hex]
    if (id !== NOBODY && !found.includes(id)) found.push(id)
    for (const next of neighbours(hex)) {
      const there = g.unitAt[next]
      if (there === NOBODY || been.has(next) || g.units[there].side !== side || !test(g.units[there])) continue
      been.add(next)
      hexes.push(next)
    }
  }
  return found
}
