import type { Knowledge, Position } from '@acies/kernel'
import { type Field, onTable } from '../position.ts'
import { habit } from './habit.ts'
import { ideas } from './ideas.ts'
import { reason } from './reason.ts'
import { TERMS, weigh } from './score.ts'

/** Hundreds of points ahead that make a win e times as likely as a defeat. */
const SCALE = 2.2
/** Units deployed before the battle that count as one turn. */
const PLACEMENTS = 4

/** Player turns begun; before them, units that have been placed. */
function turn(g: Field): number {
  if (g.turn === 0) return Math.floor(g.units.filter(onTable).length / PLACEMENTS)
  return Math.ceil(g.units.length / PLACEMENTS) + g.turn
}

/** Charges and what answers them, moves, and where to shoot are worth a thought; the rest is habit. */
const DESERVED: Readonly<Record<string, number>> = {
  'declare-charges': 0.5,
  react: 0.4,
  move: 0.25,
  'declare-shots': 0.15,
  pursue: 0.15,
  overrun: 0.15,
  redirect: 0.1,
  deploy: 0.2,
}
const deserves = ({ stack }: Position<Field>): number => DESERVED[stack[stack.length - 1].step] ?? 0

/** What generals know of Warhammer Ancient Battles. */
export const knowledge: Knowledge<Field> = {
  terms: TERMS,
  weigh,
  scale: SCALE,
  turn,
  deserves,
  toMove: g => g.sideOf.indexOf(g.active),
  habit,
  ideas,
  reason,
}
