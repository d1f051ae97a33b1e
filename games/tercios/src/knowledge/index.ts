import type { Knowledge, Position } from '@acies/kernel'
import type { Field } from '../position.ts'
import { guess } from './guess.ts'
import { habit } from './habit.ts'
import { ideas } from './ideas.ts'
import { reason } from './reason.ts'
import { isBetweenTurns, reckon } from './reckoning.ts'
import { TERMS, weigh } from './score.ts'

/** Victory points ahead that make a win e times as likely as a defeat. */
const SCALE = 2.3
/** Placements a look ahead goes on for. */
const PLACEMENTS = 3

/**
 * Sides act by turns, a troop at a time. What counts is how many of the other side have acted: that stays the same while
 * one's own troop acts, and so does the time that is left to think about it. Before the battle, those still to be
 * deployed count.
 */
function turn(g: Field): number {
  if (g.turn === 0) return -waiting(g) / PLACEMENTS
  const acted = [0, 0]
  for (const u of g.troops) {
    // Whoever has only reacted, or failed his check, has carried out no order: the count may lag by those.
    if (u.acted && u.last !== 'none') acted[u.side]++
  }
  // A side that goes on alone counts its own.
  const acts = Math.max(acted[1 - g.active], acted[g.active] - 2)
  return 1 + (g.turn - 1) * (actsIn(g) + PLANNING) + (isBetweenTurns(g) ? 0 : PLANNING + acts)
}
/** The orders have time of their own; what they bring is not seen before somebody has acted. */
const PLANNING = 0.5
/** More acts than a turn of the battle can have. */
function actsIn(g: Field): number {
  const troops = [0, 0]
  for (const u of g.troops) troops[u.side]++
  return Math.max(troops[0], troops[1]) + 1
}
function waiting(g: Field): number {
  let n = 0
  for (const u of g.troops) if (u.where === 'reserve') n++
  return n
}

/** All is judged by how the turn of the battle ends: only then are the cards spent, and what they were kept for is seen. */
const horizon = ({ field }: Position<Field>): number | null =>
  field.turn === 0 ? null : 1 + field.turn * (actsIn(field) + PLANNING)

/**
 * Orders, who acts, where he goes and whom he charges are worth a thought. Targets and reactions are left to habit: by the
 * lab's count, looks ahead find nothing better there. So is deployment, which shows only turns later.
 */
const DESERVED: Readonly<Record<string, number>> = {
  'place-orders': 1,
  'choose-commander': 0.2,
  'choose-action': 0.2,
  'choose-troop': 0.45,
  'choose-from-brigade': 0.45,
  mobility: 0.4,
  'choose-deed': 0.6,
  'choose-move': 0.6,
  'choose-charge': 0.6,
  consolidate: 0.3,
}
const deserves = ({ stack }: Position<Field>): number => DESERVED[stack[stack.length - 1].step] ?? 0

/** What generals know of Tercios. */
export const knowledge: Knowledge<Field> = {
  terms: TERMS,
  weigh,
  reckon,
  scale: SCALE,
  turn,
  horizon,
  deserves,
  toMove: g => g.active,
  guess,
  habit,
  ideas,
  reason,
}
