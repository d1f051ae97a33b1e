import { INCH } from '@acies/table'
import { type Card, kindOf, type Troop } from '../position.ts'
import { disciplineDice, mustCheck, PLAIN } from '../rules/checks.ts'
import { shotBarred } from '../rules/fighting.ts'
import { isCavalry } from '../rules/troop.ts'
import { has } from '../traits/index.ts'
import { passes } from './chances.ts'
import type { Thought } from './thought.ts'
import { thumb } from './thumb.ts'

/** What lies before a troop where it stands: what it could do, and what could be done to it. */
export interface Prospect {
  /** To about the nearest enemy. */
  far: number
  /** The best it could do at once: by a charge, by a shot; and by a shot after a step. */
  charge: number
  shot: number
  step: number
  /** The worst charge that may come. */
  threat: number
}

export function prospectOf({ g, eye, lore }: Pick<Thought, 'g' | 'eye' | 'lore'>, u: Troop): Prospect {
  const found: Prospect = { far: g.width + g.depth, charge: 0, shot: 0, step: 0, threat: 0 }
  const { pace, each, most } = lore.trades[u.kind]
  for (const e of eye.foesOf(u.side)) {
    const gap = eye.gap(u, e)
    if (gap < found.far) found.far = gap
    if (gap <= most) {
      const { charge, shot } = eye.from(u, u, e, e, gap)
      // An enemy who still has a card may answer.
      const answer = e.card === 'none' ? 0 : thumb.answered * lore.shot[e.kind * lore.kinds + u.kind] * each
      if (charge - answer > found.charge) found.charge = charge - answer
      if (shot > found.shot) found.shot = shot
    }
    if (gap <= most + pace) {
      const { shot } = eye.from(u, u, e, e, gap - pace)
      if (shot > found.step) found.step = shot
    }
    if (e.acted || gap > lore.trades[e.kind].reach + u.width) continue
    const { charge } = eye.from(e, e, u, u, eye.gap(e, u))
    if (charge > found.threat) found.threat = charge
  }
  return found
}

/** What a card is worth to a troop that still has it: acted on, or turned up when the enemy comes. */
export function useOf(t: Thought, u: Troop, card: Card, p: Prospect): number {
  const { g, lore, leaning } = t
  const trade = lore.trades[u.kind]
  const kind = kindOf(g, u)
  const sure = mustCheck(g, u, card) ? passes(disciplineDice(g, u, PLAIN).value) : 1
  const inchesLeft = Math.max(0, p.far - trade.wants) / INCH
  const stride = (pace: number): number => thumb.step * leaning.contact * Math.min(inchesLeft, pace / INCH)
  const shoots = trade.missile !== null && !u.limbered
  switch (card) {
    case 'attack': {
      if (trade.reach === 0) return 0
      const deed = p.charge > 0 ? leaning.attack * p.charge : 0.8 * stride(trade.reach)
      return sure * deed + thumb.reply * (isCavalry(g, u) ? 0.5 : 0.2) * p.threat
    }
    case 'run': {
      const frail = kind.branch === 'company' || u.wear >= kind.stamina ? 0.4 : 0.1
      const away = t.stake === 'won' ? thumb.away * t.eye.exposure(u, u) : 0
      return sure * (stride(2 * trade.pace) + away) + thumb.reply * frail * p.threat
    }
    case 'fire':
      return shoots ? sure * p.shot + thumb.reply * (p.threat > 0 ? 0.8 * aimed(t, u) : 0) : 0
    case 'attention': {
      const halved = trade.missile?.gun === true || shotBarred(g, u, 'attention') !== null || !shoots ? 0 : 0.5
      const deed =
        Math.max(halved * p.step, u.limbered ? 0.3 : 0) + (u.disordered ? 0.8 * thumb.disorder : stride(trade.pace))
      return sure * deed + thumb.reply * (p.threat > 0 ? 0.5 * halved * aimed(t, u) + 0.05 : 0)
    }
    case 'resist': {
      const least = has(g, u, 'recoversWholly') ? 0 : 1
      const back = u.wear > least ? thumb.recover * trade.each * (has(g, u, 'returns') ? 1.3 : 1) : 0
      return sure * (t.stake === 'open' ? back : thumb.tooLate * back) + thumb.reply * 0.25 * p.threat
    }
    default:
      return 0
  }
}
/** A shot at somebody like itself, for want of a better guess. */
function aimed({ lore }: Thought, u: Troop): number {
  return lore.shot[u.kind * lore.kinds + u.kind] * lore.trades[u.kind].each
}
