import type { Next, Picks } from '@acies/kernel'
import { cardToAct, ORDERS, type Order, type Troop } from '../position.ts'
import { shotsOf } from '../steps/attention.ts'
import { canChargeSomebody } from '../steps/charge.ts'
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

export function orderFor(t: Thought, u: Troop, options: readonly string[] = ORDERS): Order {
  const p = prospectSeen(t, u)
  const orders = ORDERS.filter(o => options.includes(o))
  return t.best(orders, card => useOf(t, u, card, p)) ?? orders[0]
}

/** Whom to activate: whoever has most to gain now; those who may be charged keep their card for it (TER-ACT-05). */
export function troopByHabit(t: Thought, next: Next): Picks | null {
  const choice = next([])
  if (choice?.of !== 'unit') return null
  const unit = t.best(choice.options, id => haste(t, t.g.troops[id]))
  return unit === null ? null : [unit]
}
function haste(t: Thought, u: Troop): number {
  const p = prospectOf(t, u)
  switch (cardToAct(u)) {
    case 'attack':
      return p.charge > 0 ? 0.5 + p.charge : -0.2
    case 'fire':
      // Whoever may be charged shoots better in reaction.
      return p.shot > 0 ? 0.2 + p.shot - 0.3 * p.threat : -0.5
    case 'attention':
      return u.disordered ? 0.3 : 0.1 + 0.5 * p.step - 0.2 * p.threat
    case 'run':
      return 0.05 - 0.2 * p.threat
    case 'resist':
      return -0.1 - 0.2 * p.threat
    default:
      return 0
  }
}
