import {
  afterLastOf,
  type Field,
  firstOf,
  type Leader,
  NOBODY,
  neighbours,
  type Piece,
  type Side,
  type Unit,
} from '@acies/commands-colors'
import { terrains } from '../data/terrain.ts'
import { types } from '../data/types.ts'
import type { RuleId } from '../text/rules/index.ts'

/** CCN-CMP-05: spaces of a track. */
export const MOST_SQUARES = 4
/** CCN-SQ-04: cards a hand must have more than. */
const LEAST_HAND = 2

/** A unit's mark is the number of its square. */
export const inSquare = (u: Unit): boolean => u.mark > 0 && u.mark <= MOST_SQUARES

const armOf = (u: Unit) => types[u.type].arm

/** Whether infantry may form square against this attacker, or the rule by which it may not. */
export function whyNoSquare(g: Field, u: Unit, attacker: Unit): RuleId | null {
  if (armOf(u) !== 'infantry' || armOf(attacker) !== 'cavalry' || inSquare(u)) return 'CCN-SQ-03'
  if (g.hands[u.side].length <= LEAST_HAND) return 'CCN-SQ-04'
  if (!terrains[g.terrain[u.hex]].square || g.ramparts[u.hex] !== 0) return 'CCN-SQ-05'
  return g.aside[u.side].length >= MOST_SQUARES ? 'CCN-SQ-08' : null
}

/** CCN-SQ-24: enemy cavalry beside it holds a square together. */
export function mayLeaveSquare(g: Field, u: Unit): boolean {
  return inSquare(u) && !neighbours(u.hex).some(hex => isEnemyCavalry(g, g.unitAt[hex], u.side))
}
const isEnemyCavalry = (g: Field, piece: Piece, side: Side): boolean =>
  piece !== NOBODY && g.units[piece].side !== side && armOf(g.units[piece]) === 'cavalry'

/** CCN-ORD-13: a leader leaves a square only if his unit is ordered out of it with him. */
export function orderedWith(g: Field, l: Leader): Piece | { rule: RuleId } {
  const own = g.unitAt[l.hex]
  if (own === NOBODY || !inSquare(g.units[own])) return NOBODY
  return mayLeaveSquare(g, g.units[own]) ? own : { rule: 'CCN-ORD-13' }
}

/** The lowest number that is free on a side's track. */
export function freeNumber(g: Field, side: Side): number {
  let taken = 0
  for (let i = firstOf(g, side); i < afterLastOf(g, side); i++) if (inSquare(g.units[i])) taken |= 1 << g.units[i].mark
  let number = 1
  while (taken & (1 << number)) number++
  return number
}
/** Where a square's card lies in the row of its side: they lie in the order of their numbers. */
export function placeOnTrack(g: Field, side: Side, number: number): number {
  let place = 0
  for (let i = firstOf(g, side); i < afterLastOf(g, side); i++) {
    if (inSquare(g.units[i]) && g.units[i].mark < number) place++
  }
  return place
}
