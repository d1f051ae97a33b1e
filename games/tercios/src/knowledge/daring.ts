import { type Commander, ORDERS, type Troop } from '../position.ts'
import { isArtillery } from '../rules/troop.ts'
import { canChargeSomebody, chargeTargets } from '../steps/charge.ts'
import { passes } from './chances.ts'
import { chargeWorth } from './fights.ts'
import { prospectSeen } from './orders.ts'
import { prospectOf, useOf } from './prospect.ts'
import type { Thought } from './thought.ts'
import { thumb } from './thumb.ts'

interface Charge {
  unit: number
  worth: number
}
/** The troop that he had best lead into a charge himself, and what that is worth, the danger to him included (TER-QUA-43). */
export function boldestCharge(t: Thought, c: Commander, men: readonly Troop[]): Charge | null {
  const { g } = t
  let best: Charge | null = null
  for (const u of men) {
    if (isArtillery(g, u) || !canChargeSomebody(g, u)) continue
    let most = Number.NEGATIVE_INFINITY
    for (const id of chargeTargets(g, u)) most = Math.max(most, chargeWorth(g, u, g.troops[id]))
    // Whoever has acted already charges on top of that.
    const own = u.acted || u.card === 'none' ? 0 : useOf(t, u, u.card, prospectOf(t, u))
    const worth = passes(c.level) * (most - own) - thumb.daring * c.level
    if (worth > (best?.worth ?? 0)) best = { unit: u.id, worth }
  }
  return best
}
/** What another card would be worth to a troop by now (TER-QUA-09). */
export function secondThought(t: Thought, u: Troop): number {
  if (u.acted || u.card === 'none' || u.card === 'hidden' || u.joint >= 0) return 0
  const p = prospectSeen(t, u)
  let most = 0
  for (const card of ORDERS) most = Math.max(most, useOf(t, u, card, p))
  return most - useOf(t, u, u.card, p)
}
