import type { Mood, Next, Picks, Position, Random, Seat } from '@acies/kernel'
import type { Field, Piece } from '../field.ts'
import { announceByHabit, bestOf } from './battle.ts'
import type { Lore, Values } from './lore.ts'
import { moveByHabit } from './moves.ts'
import { cardByHabit, diceByHabit, leaderByHabit, orderByHabit } from './orders.ts'
import { advanceByHabit, defendByHabit, ignoreByHabit, leaderPathByHabit, pathByHabit } from './reactions.ts'
import { think } from './thought.ts'

/** What a question may tell of itself. */
interface Locals {
  unit: Piece
  attacker: Piece
  shooter: Piece
  may: number
}

/** A quick answer to what is asked, from rules of thumb and a look at the field. */
export function habitOf(lore: Lore, values: Values) {
  return (p: Position<Field>, seat: Seat, next: Next, mood: Mood, random: Random): Picks | null => {
    const frame = p.stack[p.stack.length - 1]
    // A question's own locals are its affair; these are the names the core's questions use.
    const v = frame.v as unknown as Locals
    const t = think(lore, values, p.field, seat === 0 ? 0 : 1, mood, random)
    switch (frame.step) {
      case 'play-card':
        return cardByHabit(t, next([]))
      case 'order-units':
      case 'order-one':
      case 'order-group':
        return orderByHabit(t, next)
      case 'order-leader':
        return leaderByHabit(t, next)
      case 'order-by-dice':
        return diceByHabit(t, next, false)
      case 'restore-blocks':
        return diceByHabit(t, next, true)
      case 'move-piece':
        return moveByHabit(t)
      case 'announce-combat':
        return announceByHabit(t)
      case 'bonus-combat':
        return bestOf(t, v.unit, next([]), true)
      case 'shoot-again':
        return bestOf(t, v.shooter, next([]), false)
      case 'defend':
        return defendByHabit(t, v, next([]))
      case 'battle-back':
        return ['battle-back']
      case 'ignore-flags':
        return ignoreByHabit(t, v)
      case 'retreat-path':
      case 'evade-path':
        return pathByHabit(t, next)
      case 'leader-path':
      case 'escape-through':
        return leaderPathByHabit(t, next)
      case 'advance':
        return advanceByHabit(t, v, next([]))
      default:
        return lore.answers?.[frame.step]?.(t, next) ?? null
    }
  }
}
