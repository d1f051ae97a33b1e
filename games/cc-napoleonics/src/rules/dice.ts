import {
  type DiceLines,
  type DiceReason,
  distanceOf,
  type Field,
  hexUnder,
  isLeader,
  type Roll,
  type Unit,
  unit,
} from '@acies/commands-colors'
import type { NapoleonicType } from '../data/types.ts'
import { effectOn, groundAt, kindOf } from './effect.ts'
import { inSquare } from './square.ts'
import { terrainLoss } from './terrain.ts'

/** Base by blocks, type, card, less terrain; one die at most in and against squares; then what guns add. */
export function dice(g: Field, roll: Roll): number {
  const u = unit(g, roll.roller)
  const type = kindOf(u)
  const to = hexUnder(g, roll.target)
  const lost = terrainLoss(g, type.arm, u.hex, to, roll.mode === 'fire')
  const own = isCapped(g, roll, u) ? 1 : base(g, roll, u, type, to) + cardDice(g, roll, u, type, to)
  return (own > lost ? own - lost : 0) + roll.extra
}

/** What makes up the number of dice, line by line. */
export function diceLines(g: Field, roll: Roll): DiceLines {
  const u = unit(g, roll.roller)
  const type = kindOf(u)
  const to = hexUnder(g, roll.target)
  const { arm, fire, melee } = type
  const isFire = roll.mode === 'fire'
  const whole = base(g, roll, u, type, to)
  const plain = isFire ? (arm === 'artillery' ? whole : fire[u.blocks]) : melee[u.blocks]
  const capped = isCapped(g, roll, u)
  const card = capped ? 0 : cardDice(g, roll, u, type, to)
  const all = dice(g, roll)
  const lines: { why: DiceReason; dice: number }[] = [
    { why: 'own', dice: plain },
    { why: isFire ? 'moved' : 'kind', dice: whole - plain },
    { why: 'square', dice: capped ? 1 - whole : 0 },
    { why: 'card', dice: card },
    { why: 'ground', dice: all - roll.extra - (capped ? 1 : whole + card) },
    { why: 'guns', dice: roll.extra },
  ]
  return lines.filter(line => line.dice !== 0)
}

/** CCN-SQ-02, CCN-SQ-17: a square, and cavalry that fights one, have one die. */
function isCapped(g: Field, roll: Roll, u: Unit): boolean {
  if (inSquare(u)) return true
  if (kindOf(u).arm !== 'cavalry' || isLeader(roll.target)) return false
  return inSquare(unit(g, roll.target))
}

function base(g: Field, roll: Roll, u: Unit, type: NapoleonicType, to: number): number {
  if (roll.mode === 'fire') {
    if (type.arm === 'artillery') return type.gunnery[u.blocks][distanceOf(u.hex, to)] ?? 0 // CCN-RNG-15, CCN-RNG-16
    return u.moved > 0 ? type.movedFire[u.blocks] : type.fire[u.blocks] // CCN-RNG-11 … 13
  }
  const against = type.againstInfantry > 0 && !isLeader(roll.target) && kindOf(unit(g, roll.target)).arm === 'infantry'
  return type.melee[u.blocks] + (against ? type.againstInfantry : 0)
}

/** CCN-RNG-20, CCN-MEL-18: for the ordered unit's own attacks, never when it battles back or strikes first. */
function cardDice(g: Field, roll: Roll, u: Unit, type: NapoleonicType, to: number): number {
  if (roll.mode === 'battle-back' || roll.mode === 'first-strike') return 0
  const effect = effectOn(g, u)
  const n = type.guard ? effect.guardDice : effect.dice
  if (n === 0 || (effect.diceFor !== null && effect.diceFor !== type.arm)) return 0
  if (roll.bonus && effect.firstOnly) return 0 // CCN-TAC-22
  if (!effect.charge) return n
  if (groundAt(g, u.hex).breaksCharge || groundAt(g, to).breaksCharge) return 0 // CCN-TER-12, CCN-TER-13
  return g.switches.includes('modest-charge') ? n - 1 : n
}

/** CCN-LRT-08: its melee dice, whatever the ground. */
export function escapeDice(u: Unit): number {
  return inSquare(u) ? 1 : kindOf(u).melee[u.blocks]
}
