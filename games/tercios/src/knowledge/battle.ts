import type { Choice, Picks } from '@acies/kernel'
import { ORDERS, type Troop } from '../position.ts'
import { mayShoot, type Occasion, shotAt } from '../rules/fighting.ts'
import { staminaOf } from '../rules/troop.ts'
import { mayCounter, occasionOf } from '../steps/reaction.ts'
import { chargeWorth, clashWorth, reacts, shotWorth } from './fights.ts'
import { bestTurn } from './moves.ts'
import { practice } from './practice.ts'
import { prospectOf, useOf } from './prospect.ts'
import type { Thought } from './thought.ts'

/** The charge that promises most (TER-CHG-06). */
export function chargeByHabit(t: Thought, u: Troop, choice: Choice | null): Picks | null {
  if (choice?.of !== 'unit') return null
  const target = t.best(choice.options, id => {
    const foe = t.g.troops[id]
    return chargeWorth(t.g, u, foe) + practice.charged[t.lore.trades[foe.kind].arm]
  })
  return target === null ? null : [target]
}

/** The target that suffers most; a fortification may have several (TER-SHO-02). */
export function targetsByHabit(t: Thought, u: Troop, choice: Choice | null): Picks {
  if (choice?.of !== 'unit') return []
  const { g } = t
  const gun = u.gun < 0 ? null : g.troops[u.gun]
  const harm = (id: number): number => {
    const target = g.troops[id]
    const own = shotWorth(g, u, target, 'fire')
    const dear = practice.aimed[t.lore.trades[target.kind].arm] + practice.menacing * t.eye.outlook(target, target).harm
    return own + dear + (gun === null ? 0 : shotWorth(g, { ...gun, x: u.x, y: u.y, facing: u.facing }, target, 'fire'))
  }
  const target = t.best(choice.options, harm)
  if (target === null) return []
  return Array.from({ length: u.emplaced ? u.members + 1 : 1 }, () => target)
}

/** Whether to use the card, to evade, or to let it pass (TER-REA-01, 02). */
export function reactByHabit(t: Thought, u: Troop, against: Troop, charge: boolean, choice: Choice | null): Picks {
  if (choice?.of !== 'word') return ['pass']
  const occasion = charge ? 'charge' : 'move'
  const kept = u.acted || u.card === 'none' ? 0 : useOf(t, u, u.card, prospectOf(t, u)) * practice.kept[occasion]
  const card = ORDERS.find(o => o === u.card)
  const trust = card === undefined ? 1 : practice.react[card]
  const reply = t.best(choice.options, option => {
    switch (option) {
      case 'card':
        return reacts(t.g, u, against, charge) * cardWorth(t, u, against, charge) * trust + practice.reply[occasion]
      case 'evade':
        return reacts(t.g, u, against, charge, true) * escapeWorth(t, u, against)
      default:
        return kept
    }
  })
  return [reply ?? 'pass']
}
/** What a card does about an enemy who comes. */
function cardWorth(t: Thought, u: Troop, against: Troop, charge: boolean): number {
  const { g } = t
  const card = ORDERS.find(o => o === u.card)
  switch (card) {
    case 'attention':
      return Math.max(aimedWorth(t, u, against, occasionOf(card), charge), charge ? turningWorth(t, u, against) : 0)
    case 'fire':
      return aimedWorth(t, u, against, occasionOf(card), charge)
    case 'attack':
      if (!charge) return clashWorth(g, u, against)
      return mayCounter(g, u, against) ? clashWorth(g, against, u) - clashWorth(g, against, u, 'counters') : 0
    case 'resist':
      return charge ? clashWorth(g, against, u) - clashWorth(g, against, u, 'resists') : 0
    case 'run':
      return charge ? escapeWorth(t, u, against) : 0
    default:
      // A card it may not look at.
      return 0.1
  }
}
/** A shot at a charger is made just before he strikes. */
function aimedWorth({ g }: Thought, u: Troop, against: Troop, occasion: Occasion, charge: boolean): number {
  return shotWorth(g, u, against, occasion, charge ? (shotAt(g, u, against)?.length ?? 0) : null)
}
function turningWorth({ g }: Thought, u: Troop, against: Troop): number {
  const faced = { ...u, facing: 0 }
  // Facing him, he strikes no flank.
  faced.facing = (against.facing + 18000) % 36000
  return clashWorth(g, against, u) - clashWorth(g, against, faced)
}
function escapeWorth({ g }: Thought, u: Troop, against: Troop): number {
  return clashWorth(g, against, u) - 0.1
}

/** Attention in reaction: shoot, or turn to meet him (TER-REA-10). */
export function attentiveByHabit(t: Thought, u: Troop, against: Troop, charge: boolean, choice: Choice | null): Picks {
  if (choice?.of !== 'word') return []
  const { options } = choice
  const shot =
    options.includes('shoot') && mayShoot(t.g, u, 'attention-reaction')
      ? aimedWorth(t, u, against, 'attention-reaction', charge)
      : 0
  const turned = bestTurn(t, u, options)
  const turning = turned === null ? 0 : turned.worth + (charge ? turningWorth(t, u, against) : 0)
  if (shot <= 0 && turning <= 0) return []
  return shot >= turning || turned === null ? ['shoot'] : [turned.turn]
}

/** A harasser flees if he would suffer by standing (TER-CAV-31). */
export const flightByHabit = ({ g }: Thought, u: Troop): Picks => [u.wear > 0 || staminaOf(g, u) < 3 ? 'flee' : 'stand']

/** Horse that throws itself in the way, if it is likely to win (TER-UNI-40). */
export function shelterByHabit(t: Thought, charger: Troop, choice: Choice | null): Picks {
  if (choice?.of !== 'unit') return []
  const unit = t.best(choice.options, id => clashWorth(t.g, t.g.troops[id], charger), 0)
  return unit === null ? [] : [unit]
}

/** Another round for whoever is the fresher (TER-BW-01). */
export function badWarByHabit(t: Thought, u: Troop, foe: Troop): Picks {
  const edge = clashWorth(t.g, u, foe) - clashWorth(t.g, foe, u) + t.whim()
  return [edge > 0 ? 'bad-war' : 'decline']
}

/** Goes on unless it is nearly spent (TER-REA-22). */
export const stopByHabit = ({ g }: Thought, u: Troop): Picks => [u.wear >= staminaOf(g, u) ? 'stop' : 'go-on']

/** Whose card comes first: whoever hurts most by it. */
export function windowByHabit(t: Thought, against: Troop, choice: Choice | null): Picks | null {
  if (choice?.of !== 'unit') return null
  const unit = t.best(
    choice.options,
    id => reacts(t.g, t.g.troops[id], against, false) * cardWorth(t, t.g.troops[id], against, false),
  )
  return unit === null ? null : [unit]
}
