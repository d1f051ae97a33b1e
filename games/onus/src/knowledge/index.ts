import type { Knowledge, Position } from '@acies/kernel'
import { actingSide, type Field } from '../position.ts'
import { habit } from './habit.ts'
import { ideas } from './ideas.ts'
import { reason } from './reason.ts'
import { TERMS, weigh } from './score.ts'

/** Hundreds of points ahead that make a win e times as likely as a defeat. */
const SCALE = 1.6
/** Cards laid before the battle that count as one turn. */
const PLACEMENTS = 4

/** Player turns begun; before them, cards that have been laid. */
function turn(g: Field): number {
  if (g.zones.length === 0) return g.turn
  let laid = 0
  for (const u of g.units) if (u.where !== 'reserve') laid++
  return Math.floor(laid / PLACEMENTS) + g.turn
}

/** Orders and moves are worth a thought; so are events and what engaged units do; the rest is habit. */
const DESERVED: Readonly<Record<string, number>> = {
  'play-order': 0.5,
  'choose-units': 0.3,
  'next-mover': 0.15,
  manoeuvre: 0.35,
  'engaged-action': 0.3,
  'play-event': 0.25,
  'voluntary-flight': 0.1,
  'hold-or-follow': 0.1,
}
const deserves = ({ stack }: Position<Field>): number => DESERVED[stack[stack.length - 1].step] ?? 0

/** What generals know of ONUS! */
export const knowledge: Knowledge<Field> = {
  terms: TERMS,
  weigh,
  scale: SCALE,
  turn,
  deserves,
  toMove: g => g.side.indexOf(actingSide(g)),
  habit,
  ideas,
  reason,
}
