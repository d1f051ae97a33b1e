import type { Hand } from '@acies/kernel'
import { distanceOf } from '../battlefield.ts'
import { bookOf, type Roll } from '../book.ts'
import type { Event } from '../events.ts'
import { type Field, hexUnder, isLeader, NOBODY, type Piece, type Unit, unit } from '../field.ts'
import { hasRoomToEvade } from '../steps/evade.ts'
import { rollOf } from '../targets.ts'
import { deepest } from '../ways-back.ts'
import { atLeast, averageLoss } from './chances.ts'
import type { Values } from './lore.ts'
import { thumb } from './thumb.ts'

/** A roll to come: its dice, and how many of a die's six faces hit and are flags. */
interface Blow {
  dice: number
  hits: number
  flags: number
}

/** Dice that show every face once: what the game counts of them is what each die promises. */
class EveryFace implements Hand<Field, Event> {
  field!: Field
  private next = 0
  of(g: Field, roll: Roll): Blow {
    const book = bookOf(g)
    const dice = book.dice(g, roll)
    if (dice <= 0) return { dice: 0, hits: 0, flags: 0 }
    this.field = g
    this.next = 0
    const { hits, flags } = book.strike(this, roll, 6)
    return { dice, hits, flags }
  }
  roll(sides: number): number {
    return this.next++ % sides
  }
  shuffle(): void {}
  tell(): void {}
  whisper(): void {}
  finish(): void {}
}
const everyFace = new EveryFace()

/** What an attack brings the attacker on average, in banners: the damage done less the damage taken. */
export interface Prospect {
  done: number
  taken: number
  /** The chance that the target's hex is empty afterwards. */
  cleared: number
}

const NOTHING: Prospect = { done: 0, taken: 0, cleared: 0 }

/** An attack as the rules would roll it now, in close combat or by fire, against a defender who answers well. */
export function prospect(g: Field, values: Values, u: Unit, target: Piece, bonus = false): Prospect {
  const near = distanceOf(u.hex, hexUnder(g, target)) === 1
  const mode = near ? 'attack' : 'fire'
  if (isLeader(target)) return againstLeader(g, rollOf(g, u.id, target, mode, bonus))
  const stood = standing(g, values, u, unit(g, target), mode, bonus)
  const t = unit(g, target)
  if (!near || !bookOf(g).evades(g, t, u) || !hasRoomToEvade(g, t)) return stood
  const { dice, hits } = everyFace.of(g, { ...rollOf(g, u.id, target, 'evade', bonus) })
  const done = averageLoss(dice, hits, t.blocks, values[t.type])
  return done < stood.done - stood.taken ? { done, taken: 0, cleared: 0 } : stood
}

function againstLeader(g: Field, roll: Roll): Prospect {
  const struck = atLeast(bookOf(g).dice(g, roll), 1, 1)
  return { done: struck * (1 + thumb.leader), taken: 0, cleared: struck }
}

function standing(
  g: Field,
  values: Values,
  u: Unit,
  t: Unit,
  mode: 'attack' | 'fire' | 'first-strike',
  bonus: boolean,
): Prospect {
  const book = bookOf(g)
  const roll = rollOf(g, u.id, t.id, mode, bonus)
  const { dice, hits, flags } = everyFace.of(g, roll)
  if (dice === 0) return NOTHING
  const killed = atLeast(dice, hits, t.blocks)
  const driven = (1 - killed) * atLeast(dice, flags, book.ignorable(g, roll, 9).flags + 1)
  let done = averageLoss(dice, hits, t.blocks, values[t.type])
  const step = values[t.type][t.blocks] - values[t.type][t.blocks - 1]
  done += driven * (deepest(g, t, t.hex, 1, 'anywhere') === 0 ? step : thumb.retreat)
  if (g.leaderAt[t.hex] !== NOBODY) done += killed * thumb.leader
  if (mode === 'fire') return { done, taken: 0, cleared: killed + driven }
  const back = everyFace.of(g, rollOf(g, t.id, u.id, 'battle-back', false))
  const stays = 1 - killed - driven
  let taken = averageLoss(back.dice, back.hits, u.blocks, values[u.type])
  if (g.leaderAt[u.hex] !== NOBODY) taken += thumb.leaderInPeril * back.dice
  return { done, taken: stays * taken, cleared: killed + driven }
}

/** What a unit's own first blow at its attacker is worth. */
export function firstBlow(g: Field, values: Values, u: Unit, attacker: Unit): number {
  return standing(g, values, u, attacker, 'first-strike', false).done
}

/** What a defender loses on average by standing, less what he gives back; and by evading. */
export function defence(g: Field, values: Values, u: Unit, attacker: Unit): { stand: number; evade: number } {
  const { done, taken } = standing(g, values, attacker, u, 'attack', false)
  const { dice, hits } = everyFace.of(g, rollOf(g, attacker.id, u.id, 'evade', false))
  return { stand: done - taken, evade: averageLoss(dice, hits, u.blocks, values[u.type]) }
}
