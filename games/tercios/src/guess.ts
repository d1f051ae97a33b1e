import type { Random, Seat } from '@acies/kernel'
import { type Card, type Field, HIDDEN, ORDERS, type Troop } from './position.ts'
import { mayHide } from './steps/windows.ts'

/** Any order that fits the arm for a hidden card, any ground for an ambush. */
export function guess(view: Field, _seat: Seat, random: Random): void {
  fillIn(view, random, u => likely(view, u, random))
}

export function fillIn(view: Field, random: Random, cardOf: (u: Troop) => Card): void {
  const guessed: Troop[] = []
  for (const u of view.troops) {
    if (u.card === 'hidden') {
      guessed.push(u)
      u.card = cardOf(u)
    }
    if (u.leaves === 'hidden') u.leaves = LEAVING[random(LEAVING.length)]
    if (u.lair !== HIDDEN) continue
    const lairs = view.elements.filter(e => mayHide(view, e))
    const lair = lairs[random(lairs.length)]
    u.lair = lair?.id ?? 0
    u.x = lair?.x ?? 0
    u.y = lair?.y ?? 0
    u.facing = 0
  }
  // Those who share a card have the same one: the one that is seen, if any is.
  for (const u of guessed) {
    if (u.joint < 0) continue
    const mates = view.troops.filter(o => o.joint === u.joint && o.card !== 'none')
    u.card = (mates.find(o => !guessed.includes(o)) ?? mates[0]).card
  }
}
const LIKELY: Readonly<Record<string, readonly Card[]>> = {
  formation: [...ORDERS, 'attention', 'attack', 'fire'],
  company: [...ORDERS, 'attention', 'fire', 'fire'],
  cavalry: [...ORDERS, 'attack', 'attack', 'run'],
  artillery: [...ORDERS, 'fire', 'fire', 'fire', 'fire'],
}
/** Whoever leaves a column moves (TER-CAV-21). */
const LEAVING: readonly Card[] = ['attention', 'run']
export function likely(g: Field, u: Troop, random: Random): Card {
  const cards = u.where === 'joined' ? LEAVING : LIKELY[g.kinds[u.kind].branch]
  return cards[random(cards.length)]
}
