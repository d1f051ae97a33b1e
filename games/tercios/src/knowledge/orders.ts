import type { Next, Picks } from '@acies/kernel'
import { cardToAct, kindOf, ORDERS, type Order, type Troop } from '../position.ts'
import { shotsOf } from '../steps/attention.ts'
import { canChargeSomebody } from '../steps/charge.ts'
import { comesUp } from './line.ts'
import { practice } from './practice.ts'
import { type Prospect, prospectOf, useOf } from './prospect.ts'
import type { Thought } from './thought.ts'
import { thumb } from './thumb.ts'

/** The card that serves each troop best (TER-TRN-02). */
export function ordersByHabit(t: Thought, next: Next): Picks {
  const picks: Order[] = []
  for (let choice = next(picks); choice?.of === 'word'; choice = next(picks)) {
    const { options } = choice
    const u = t.g.troops[choice.about ?? 0]
    picks.push(orderFor(t, u, options))
  }
  return picks
}

/** What lies before a troop; of what is in reach but in nobody's sight or way yet, only a part. */
export function prospectSeen(t: Thought, u: Troop): Prospect {
  const p = prospectOf(t, u)
  if (p.shot > 0 && shotsOf(t.g, u).length === 0) p.shot *= thumb.unseen
  if (p.charge > 0 && !canChargeSomebody(t.g, u)) p.charge *= thumb.unseen
  return p
}

const CATCHES_UP = { run: 2, attention: 1 } as const
/** What practice adds to what a card is worth at first sight. */
function hunch({ g, eye, lore, leaning }: Thought, u: Troop, card: Order, p: Prospect): number {
  const { arm, missile, reach } = lore.trades[u.kind]
  if ((card === 'fire' && (missile === null || u.limbered)) || (card === 'attack' && reach === 0)) return 0
  let sum =
    practice.order[card][arm] + practice.threatened[card] * p.threat + practice.exposed[card] * eye.exposure(u, u)
  if (card === 'fire') sum += practice.shot[arm] * p.shot
  if (card === 'attack') sum += practice.charge[arm] * p.charge
  if (card === 'attention') sum += practice.stepAndShoot * p.step + (g.turn > 3 ? practice.late : 0)
  // Squares that have fallen behind come up, unless they have somebody to shoot at or to charge.
  const idle = p.shot === 0 && p.charge === 0
  if (idle && (card === 'run' || card === 'attention')) sum += leaning.line * comesUp(g, eye, u) * CATCHES_UP[card]
  if (card === 'resist') sum += practice.spent * Math.min(1, u.wear / (kindOf(g, u).stamina + 1))
  return sum
}

export function orderFor(t: Thought, u: Troop, options: readonly string[] = ORDERS): Order {
  const p = prospectSeen(t, u)
  const orders = ORDERS.filter(o => options.includes(o))
  return t.best(orders, card => useOf(t, u, card, p) + hunch(t, u, card, p)) ?? orders[0]
}

/** Whom to activate: whoever has most to gain now; those who may be charged keep their card for it (TER-ACT-05). */
export function troopByHabit(t: Thought, next: Next): Picks | null {
  const choice = next([])
  if (choice?.of !== 'unit') return null
  const unit = t.best(choice.options, id => hasteOf(t, t.g.troops[id]))
  return unit === null ? null : [unit]
}
/** Those who could act now, the most pressing first. */
export function troopsByHaste(t: Thought, next: Next, most: number): number[] {
  const choice = next([])
  if (choice?.of !== 'unit') return []
  const haste = new Map(choice.options.map(id => [id, hasteOf(t, t.g.troops[id])]))
  return [...choice.options].sort((a, b) => (haste.get(b) ?? 0) - (haste.get(a) ?? 0)).slice(0, most)
}
function hasteOf(t: Thought, u: Troop): number {
  const { hurry, haste } = practice
  return hurry[t.lore.trades[u.kind].arm] + haste.exposed * t.eye.exposure(u, u) + pressing(u, prospectOf(t, u))
}
/** How much is lost by waiting with its card. */
function pressing(u: Troop, p: Prospect): number {
  const { haste } = practice
  switch (cardToAct(u)) {
    case 'attack':
      return p.charge > 0 ? haste.charge + p.charge : haste.noCharge
    case 'fire':
      // Whoever may be charged shoots better in reaction.
      return p.shot > 0 ? haste.shot + p.shot - haste.awaits * p.threat : haste.noShot
    case 'attention':
      return u.disordered ? haste.reform : haste.attention + haste.step * p.step - haste.wary * p.threat
    case 'run':
      return haste.run - haste.wary * p.threat
    case 'resist':
      return haste.resist - haste.wary * p.threat
    default:
      return 0
  }
}
