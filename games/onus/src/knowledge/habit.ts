import type { Mood, Next, Picks, Position, Random, Seat } from '@acies/kernel'
import { bearing, turnBetween } from '@acies/table'
import { type Field, kindOf, type Unit } from '../position.ts'
import { roomToFace } from '../rules/facing.ts'
import type { Errand } from '../rules/manoeuvre.ts'
import { isWeak, orderByHabit, replenishByHabit, rivalByHabit, unitsByHabit, useOf, worstCards } from './cards.ts'
import { deployByHabit, postByHabit } from './deployment.ts'
import {
  combatByHabit,
  dearest,
  elephantsByHabit,
  engagedByHabit,
  eventByHabit,
  followByHabit,
  randomByHabit,
  redrawByHabit,
  shotByHabit,
  struckByHabit,
  voluntaryByHabit,
} from './fights.ts'
import { mostOf, moveByHabit, moverByHabit, sideByHabit } from './moves.ts'
import { Thought } from './thought.ts'

/** What a question may tell of itself. */
interface Locals {
  unit: number
  foe: number
  from: number
  elephants: number
  card: number
  errand: Errand
}

/** A quick answer to what is asked, from rules of thumb and a look at the table. */
export function habit(p: Position<Field>, seat: Seat, next: Next, mood: Mood, random: Random): Picks | null {
  const frame = p.stack[p.stack.length - 1]
  // A question's own locals are its affair; these are the names the game's questions use.
  const v = frame.v as unknown as Locals
  const g = p.field
  const t = new Thought(g, seat, mood, random)
  const u = g.units[v.unit]
  switch (frame.step) {
    case 'deploy-unit':
      return deployByHabit(t, seat, next)
    case 'set-formations':
      return []
    case 'place-general':
      return postByHabit(t, next)
    case 'play-order':
      return orderByHabit(t, seat, next([]))
    case 'choose-units':
      return unitsByHabit(t, next, v.card)
    case 'choose-rival':
      return rivalByHabit(t, next([]))
    case 'use-favour':
      return favourByHabit(t, next)
    case 'take-rally':
      // Whoever would charge has no time to gather himself.
      return [(t.eye.bestCharge(u)?.gain ?? 0) > 0.25 ? 'leave' : 'check']
    case 'face-about':
      return facingByHabit(t, u)
    case 'kill-elephants':
      return ['rally']
    case 'next-mover':
    case 'next-skirmisher':
      return moverByHabit(t, seat, next([]))
    case 'manoeuvre':
      return moveByHabit(t, u, v.errand)
    case 'align-side':
      return sideByHabit(t, u, next)
    case 'wrap':
    case 'keep-wraps':
      return mostOf(next)
    case 'engaged-action':
      return engagedByHabit(t, u, next([]))
    case 'how-far-back':
      return mostOf(next)
    case 'hold-or-follow':
      return followByHabit(t, u, g.units[v.from], next([]))
    case 'voluntary-flight':
      return voluntaryByHabit(t, u)
    case 'stand-or-flee':
      return ['stand']
    case 'face-elephants':
      return elephantsByHabit(t, u, g.units[v.elephants])
    case 'next-shot':
      return shotByHabit(t, next)
    case 'struck-side':
      return struckByHabit(next([]))
    case 'elite-plan':
      return first(next)
    case 'choose-random':
      return randomByHabit(t, u, next([]))
    case 'redraw':
      return redrawByHabit(t, seat)
    case 'play-event':
      return eventByHabit(t, u, g.units[v.foe], next)
    case 'wind-target':
      return dearest(t, next([]))
    case 'next-combat':
      return combatByHabit(t, next)
    case 'replenish':
      return replenishByHabit(t, seat)
    case 'send-courier':
      return ['use']
    case 'discard':
      return worstCards(t, seat, g.hands[seat], 99).filter(card => isWeak(t, seat, card))
    case 'hand-limit':
      return limitByHabit(t, seat, next)
    case 'give-cards':
      return []
    default:
      return null
  }
}

const first = (next: Next): Picks | null => {
  const choice = next([])
  return choice?.of === 'word' ? [choice.options[0]] : null
}
/** Exactly as many as are too many. */
function limitByHabit(t: Thought, seat: number, next: Next): Picks | null {
  const picks: number[] = []
  for (const card of worstCards(t, seat, t.g.hands[seat], 99).toSorted((a, b) => order(t, seat, a, b))) {
    const choice = next(picks)
    if (choice === null) break
    if (choice.of !== 'card') return null
    if (choice.options.includes(card)) picks.push(card)
  }
  return picks
}
const order = (t: Thought, seat: number, a: number, b: number): number => {
  const [worst] = worstCards(t, seat, [a, b], 1)
  return worst === a ? -1 : 1
}
/** A general's favour goes to whom it serves most. */
function favourByHabit(t: Thought, next: Next): Picks | null {
  const picks: number[] = []
  for (;;) {
    const choice = next(picks)
    if (choice === null) return picks
    if (choice.of !== 'unit') return null
    const use = (id: number): number => {
      const u = t.g.units[id]
      return useOf(t, u) + (u.broken ? kindOf(t.g, u).value / 200 : 0)
    }
    if (choice.options.length === 0) return picks
    const best = choice.options.reduce((a, b) => (use(b) > use(a) ? b : a))
    if (use(best) < 0.15) return picks
    picks.push(best)
  }
}
/** Towards the nearest enemy, or by a quarter turn as near to it as there is room. */
function facingByHabit(t: Thought, u: Unit): Picks {
  const near = t.eye.nearest(u)
  if (near === null) return []
  const to = bearing(t.eye.middle(u), t.eye.middle(near.foe))
  const off = (facing: number): number => Math.abs(turnBetween(facing, to))
  const quarters = [0, 1, 2, 3].map(quarter => (u.facing + quarter * 9000) % 36000).sort((a, b) => off(a) - off(b))
  const found = [to, ...quarters].find(facing => facing === u.facing || roomToFace(t.g, u, facing) !== null)
  return found === undefined || found === u.facing ? [] : [found]
}
