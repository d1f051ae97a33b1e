import type { Knowledge, Position } from '@acies/kernel'
import { commandersOf } from '../commanders.ts'
import type { Field } from '../position.ts'
import { habit } from './habit.ts'
import { ideas } from './ideas.ts'
import { reason } from './reason.ts'
import { TERMS, weigh } from './score.ts'

/** Victory points ahead that make a win e times as likely as a defeat. */
const SCALE = 2.3
/** Placements a look ahead goes on for. */
const PLACEMENTS = 3

/**
 * Sides act by turns, a troop at a time. What counts is how many of the other side have acted: that stays the same while
 * one's own troop acts, so a look ahead goes to the end of the act, or at most to the end of the enemy's answer. Before
 * the battle, those still to be deployed count.
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
  return (g.turn - 1) * actsIn(g) + acts
}
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

/** Orders are judged by the whole turn they are given for. */
const horizon = ({ field, stack }: Position<Field>): number | null =>
  stack[stack.length - 1].step === 'place-orders' ? field.turn * actsIn(field) : null

/**
 * What a troop does, where it goes and how it reacts is worth a thought. The rest is left to habit: what orders, targets
 * and who acts first bring shows only later, and looks at an act or a turn say less about it than practice does.
 */
const BY_HABIT = 0
const DESERVED: Readonly<Record<string, number>> = {
  'place-unit': BY_HABIT,
  'place-orders': BY_HABIT,
  'choose-commander': BY_HABIT,
  'move-commander': BY_HABIT,
  'choose-action': BY_HABIT,
  'choose-troop': BY_HABIT,
  'choose-from-brigade': BY_HABIT,
  'choose-targets': BY_HABIT,
  react: 0.4,
  'choose-deed': 0.6,
  'choose-move': 0.6,
}
const deserves = ({ stack }: Position<Field>): number | null => DESERVED[stack[stack.length - 1].step] ?? null

/** What generals know of Tercios. */
export const knowledge: Knowledge<Field> = {
  terms: TERMS,
  weigh,
  scale: SCALE,
  turn,
  horizon,
  deserves,
  toMove: g => g.active,
  habit,
  ideas,
  reason,
  commanders: commandersOf,
}
