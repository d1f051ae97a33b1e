import type { Mood, Next, Picks, Position, Random, Seat } from '@acies/kernel'
import { type Field, sideOf } from '../position.ts'
import { type Gait, plainSpeed } from '../rules/movement.ts'
import { FINE } from '../steps/flight.ts'
import {
  attentiveByHabit,
  badWarByHabit,
  chargeByHabit,
  flightByHabit,
  reactByHabit,
  shelterByHabit,
  stopByHabit,
  targetsByHabit,
  windowByHabit,
} from './battle.ts'
import { actionByHabit, commanderByHabit, ridesByHabit } from './command.ts'
import { deedByHabit } from './deeds.ts'
import { placeByHabit, vanguardByHabit } from './deployment.ts'
import { bestShift, bestTurn, moveByHabit } from './moves.ts'
import { orderFor, ordersByHabit, troopByHabit } from './orders.ts'
import { Thought } from './thought.ts'

/** What a question may tell of itself. */
interface Locals {
  unit: number
  against: number
  charger: number
  charge: boolean
  gait: Gait
  commander: number
  most: number
  joins: boolean
}

/** A quick answer to what is asked, from rules of thumb and a look at the field. */
export function habit(p: Position<Field>, seat: Seat, next: Next, mood: Mood, random: Random): Picks | null {
  const frame = p.stack[p.stack.length - 1]
  // A question's own locals are its affair; these are the names the game's questions use.
  const v = frame.v as unknown as Locals
  const g = p.field
  const t = new Thought(g, sideOf(seat), mood, random)
  const u = g.troops[v.unit]
  switch (frame.step) {
    case 'place-orders':
      return ordersByHabit(t, next)
    case 'change-card':
      return [orderFor(t, u)]
    case 'choose-first':
      return ['me']
    case 'choose-commander':
      return commanderByHabit(t, next([]))
    case 'move-commander':
      return ridesByHabit(t, v, next)
    case 'choose-action':
      return actionByHabit(t, next)
    case 'stay-cold':
      return ['cancel']
    case 'choose-troop':
    case 'choose-from-brigade':
      return troopByHabit(t, next)
    case 'choose-deed':
      return deedByHabit(t, u, next)
    case 'choose-move':
      return moveByHabit(t, u, v.gait)
    case 'mobility': {
      const found = bestTurn(t, u)
      return found === null ? [] : [found.turn]
    }
    case 'choose-charge':
      return chargeByHabit(t, u, next([]))
    case 'choose-targets':
      return targetsByHabit(t, u, next([]))
    case 'choose-first-shot':
      return ['troop-first']
    case 'choose-caracole': {
      const back = bestShift(t, u, u.facing + 18000, plainSpeed(g, u))
      return back === 0 ? [] : [back * FINE]
    }
    case 'choose-back':
      return [Math.max(1, bestShift(t, u, u.facing + 18000, plainSpeed(g, u)))]
    case 'share-wear': {
      const share = next([])
      return share?.of === 'number' ? [share.min] : null
    }
    case 'consolidate': {
      const ahead = bestShift(t, u, u.facing, 3)
      return ahead === 0 ? [] : [ahead]
    }
    case 'react':
      return reactByHabit(t, u, g.troops[v.against], v.charge, next([]))
    case 'attentive-reaction':
      return attentiveByHabit(t, u, g.troops[v.against], v.charge, next([]))
    case 'choose-window':
      return windowByHabit(t, g.troops[v.against], next([]))
    case 'announce-flight':
      return flightByHabit(t, u)
    case 'choose-flight': {
      const far = next([])
      return far?.of === 'number' ? [far.max] : null
    }
    case 'choose-shelter':
      return shelterByHabit(t, g.troops[v.charger], next([]))
    case 'stop-here':
      return stopByHabit(t, u)
    case 'invoke-bad-war':
      return badWarByHabit(t, u, g.troops[v.against])
    case 'spare':
      return ['disengage']
    case 'leave-fortress':
      return ['keep']
    case 'choose-aside':
      return ['stay']
    case 'place-unit':
      return placeByHabit(t, v.unit, next)
    case 'choose-vanguard':
      return vanguardByHabit(t, u)
    case 'redraw':
      return ['leave']
    case 'share-card':
    case 'leave-column':
    case 'choose-column':
    case 'choose-meeting':
    case 'ride-along':
    case 'fall-out-to':
    case 'place-ambush':
      return []
    default:
      return null
  }
}
