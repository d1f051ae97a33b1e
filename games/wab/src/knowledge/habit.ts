import type { Choice, Mood, Next, Picks, Position, Random, Seat } from '@acies/kernel'
import { preferred } from '../data/weapons.ts'
import type { Field } from '../position.ts'
import { chargerByHabit, chargesByHabit, reactionsByHabit, redirectByHabit, revealedByHabit } from './charges.ts'
import { attachByHabit, deployByHabit } from './deployment.ts'
import {
  acceptByHabit,
  bombardByHabit,
  challengeByHabit,
  combatByHabit,
  dearest,
  dressByHabit,
  followByHabit,
  giveWayByHabit,
  overrunByHabit,
  pursueByHabit,
  shotsByHabit,
} from './fights.ts'
import { moveByHabit, reformByHabit } from './moves.ts'
import { cannonByHabit, chargeFilesByHabit, furyByHabit, markByHabit, rideOnByHabit, riseByHabit } from './occasions.ts'
import { Thought } from './thought.ts'

/** What a question may tell of itself. */
interface Locals {
  unit: number
  units: readonly number[]
  able: readonly number[]
  combat: number
  by: number
  fled: number
  revealed: number
  most: number
  min: number
  dice: number
  hits: number
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
    case 'deploy':
      return deployByHabit(t, next)
    case 'attach-character':
      return attachByHabit(t, u, next([]))
    case 'declare-charges':
      return chargesByHabit(t, v.able)
    case 'react':
      return reactionsByHabit(t, next)
    case 'react-revealed':
      return revealedByHabit(t, u, g.units[v.by])
    case 'redirect':
      return redirectByHabit(t, u, g.units[v.revealed])
    case 'stay':
      return ['stay']
    case 'next-charger':
      return chargerByHabit(t, next([]))
    case 'disengage-move':
      return [v.most]
    case 'move':
      return moveByHabit(t)
    case 'reform-rallied':
      return reformByHabit(t, u)
    case 'declare-shots':
      return shotsByHabit(t, next, v.able)
    case 'take-weapon':
    case 'take-missile':
      return armsByHabit(next([]))
    case 'next-combat':
      return combatByHabit(t, next([]))
    case 'challenge':
      return challengeByHabit(t, v.combat, next)
    case 'accept':
      return acceptByHabit(t, g.units[v.by], next([]))
    case 'withdraw':
    case 'pursue-whom':
      return dearest(t, next([]))
    case 'give-way':
      return giveWayByHabit(t, u)
    case 'pursue':
      return pursueByHabit(t, u, g.units[v.fled], next([]))
    case 'overrun':
      return overrunByHabit(t, u)
    case 'follow':
      return followByHabit(t, u)
    case 'make-way':
      return ['stay']
    case 'dress':
      return dressByHabit(t, next)
    case 'bombard':
      return bombardByHabit(t, u, next([]))
    case 'past-or-stop':
      return ['past']
    // The archers have the thinner shields.
    case 'strike-kind':
      return ['rear-men']
    // Four dice in ten hit most of the time.
    case 'second-throw':
      return [v.dice >= 6 && v.hits * 4 <= v.dice ? 'again' : 'keep-dice']
    case 'crew-joins':
      return ['spare']
    // Those who are to strike first strike.
    case 'replies-of':
      return [v.min]
    // Under its shields a legion neither charges nor gets anywhere: it is for those who think of it.
    case 'testudo':
      return []
    case 'charge-files':
      return chargeFilesByHabit(t, u, next([]))
    // A warband out of hand wants to be where it can charge.
    case 'mob-far':
      return [v.most]
    case 'fire-tarasnice':
      return markByHabit(t, next([]))
    case 'aim-cannon':
      return cannonByHabit(t, u, next([]))
    case 'fire-organ':
      return ['fire']
    case 'fury-at':
      return furyByHabit(t, u, next([]))
    case 'keep-hidden':
      return ['stay-hidden']
    case 'rise':
      return riseByHabit(t, v.units)
    case 'parthian-move':
      return rideOnByHabit(t, u)
    // Better let them through than be mown down.
    case 'open-or-stand':
      return ['open-ranks']
    case 'fallen-of':
      return [v.min]
    // At the men; as it stands, facing the enemy; as listed.
    case 'charge-wheel':
    case 'aim':
    case 'casualties':
    case 'order-tests':
      return []
    default:
      return null
  }
}

const armsByHabit = (choice: Choice | null): Picks | null =>
  choice?.of === 'word' ? [preferred(choice.options)] : null
