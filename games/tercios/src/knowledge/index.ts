import type { Knowledge } from '@acies/kernel'
import { commandersOf } from '../commanders.ts'
import type { Field } from '../position.ts'
import { habit } from './habit.ts'
import { reason } from './reason.ts'
import { TERMS, weigh } from './score.ts'

/** Victory points ahead that make a win e times as likely as a defeat. */
const SCALE = 1.5
/** A look ahead goes as far as so many troops act: the one in question, and an enemy's answer. */
const ACTS_AHEAD = 2

/** Troops act by turns, one at a time: each is a part of a turn, and deployment a time before the first. */
function turn(g: Field): number {
  if (g.turn === 0) {
    let waiting = 0
    for (const u of g.troops) if (u.where === 'reserve') waiting++
    return -waiting / ACTS_AHEAD
  }
  let acts = g.turn * g.troops.length
  for (const u of g.troops) if (u.acted) acts++
  return acts / ACTS_AHEAD
}

/** What generals know of Tercios. */
export const knowledge: Knowledge<Field> = {
  terms: TERMS,
  weigh,
  scale: SCALE,
  turn,
  toMove: g => g.active,
  habit,
  reason,
  commanders: commandersOf,
}
