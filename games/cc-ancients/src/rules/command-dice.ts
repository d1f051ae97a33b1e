import { type Field, isLeader, leaderNear, type Piece, type Unit, unit } from '@acies/commands-colors'
import { CHARIOTS, ELEPHANTS } from '../data/units.ts'
import { ancientType } from './effect.ts'
import { LEADER_FACE } from './hits.ts'

const WEIGHTS = ['light', 'medium', 'heavy'] as const

/** CCA-TAC-18: a unit of the face's weight; a helmet any unit, or a leader. */
export function diceOrder(g: Field, face: number, piece: Piece): boolean {
  return face === LEADER_FACE || (!isLeader(piece) && ancientType(unit(g, piece)).weight === WEIGHTS[face])
}

/** CCA-TAC-32, CCA-TAC-34: near a leader, of the face's weight or by a helmet; no beasts or chariots. */
export function diceRestore(g: Field, face: number, u: Unit): boolean {
  if (isBeastOrChariot(u) || (face !== LEADER_FACE && ancientType(u).weight !== WEIGHTS[face])) return false
  return leaderNear(g, u)
}
export const isBeastOrChariot = (u: Unit): boolean => u.type === ELEPHANTS || u.type === CHARIOTS
