import { attachedTo, type Field, type Leader, leader, NOBODY, type Unit } from '@acies/commands-colors'
import type { RuleId } from '../text/rules/index.ts'
import { effectOf, effectOn, groundAt, kindOf } from './effect.ts'
import { inSquare } from './square.ts'

/** Hexes a unit may move on this card. */
function pace(g: Field, u: Unit): number {
  if (inSquare(u)) return 0 // CCN-MOV-18
  const type = kindOf(u)
  switch (effectOn(g, u).pace) {
    case 'own':
      return type.run
    case 'bayonets':
    case 'forced':
      return 2 // CCN-TAC-01, CCN-TAC-19
    case 'limbered':
      return 3 // CCN-TAC-03
    case 'charge':
      return type.heavy ? 3 : type.run // CCN-TAC-06
    case 'hold':
      return 0 // CCN-TAC-13
    case 'manoeuvre':
      return 4 // CCN-TAC-26
  }
}
/** Hexes it may move on this card and still battle. */
function battlePace(g: Field, u: Unit): number {
  const type = kindOf(u)
  switch (effectOn(g, u).pace) {
    case 'bayonets':
      return 2
    case 'limbered':
      return 0
    case 'charge':
      return type.heavy ? 3 : type.march
    case 'forced':
      return type.quick || isLed(g, u) ? 2 : type.march // CCN-TAC-19
    default:
      return type.march
  }
}
/** A leader came along: one whom it only joins at the end of its move has not moved. */
function isLed(g: Field, u: Unit): boolean {
  const led = attachedTo(g, u)
  return led !== NOBODY && leader(g, led).settled
}
export const allowance = (g: Field, u: Unit): number => (isHeld(g, u) ? 0 : pace(g, u) - u.moved)
/** By the table's choice Cold Steel lets nobody move: the one card whose die the bonus melee does not get. */
const isHeld = (g: Field, u: Unit): boolean =>
  g.switches.length > 0 && g.switches.includes('cold-steel-holds') && effectOn(g, u).firstOnly
/** CCN-LDR-02, CCN-TAC-26 */
export const leaderMove = (g: Field): number => (effectOf(g).pace === 'manoeuvre' ? 4 : 3)

export const stops = (g: Field, _u: Unit, hex: number): boolean => groundAt(g, hex).stops
export const terrainRule = (g: Field, hex: number): RuleId => groundAt(g, hex).stopRule

/** CCN-TER-02, CCN-TER-11: who may not battle on the turn he enters. */
function isUnsettled(g: Field, u: Unit): boolean {
  const { fightOnEntry } = groundAt(g, u.hex)
  return fightOnEntry === 'none' || (fightOnEntry === 'light' && !kindOf(u).light)
}
export function arrived(g: Field, u: Unit, steps: number): void {
  if (isUnsettled(g, u) || (steps > 0 && u.moved > battlePace(g, u)) || isSpent(u)) u.halted = true
}
/** CCN-RNG-19, CCN-MEL-17: one block of horse artillery cannot both move and fight. */
const isSpent = (u: Unit): boolean => kindOf(u).horseGuns && u.blocks === 1 && u.moved > 0

/** The rule by which it may not battle now. */
export function battleRule(g: Field, u: Unit, close: boolean): RuleId | null {
  const effect = effectOn(g, u)
  const type = kindOf(u)
  if (u.halted) {
    if (isUnsettled(g, u)) return groundAt(g, u.hex).battleRule
    if (effect.pace === 'limbered' || effect.pace === 'forced' || effect.pace === 'manoeuvre') return effect.paceRule
    if (isSpent(u)) return close ? 'CCN-MEL-17' : 'CCN-RNG-19'
    if (type.horseGuns) return close ? 'CCN-MEL-16' : 'CCN-RNG-18'
    if (type.arm === 'artillery') return close ? 'CCN-MEL-13' : 'CCN-MOV-15'
    return close ? 'CCN-MEL-07' : 'CCN-RNG-14'
  }
  if (close) return effect.closes ? null : effect.closeRule
  if (type.range === 0) return 'CCN-RNG-01'
  return effect.fires ? null : effect.fireRule
}

/** The rule that gives it its movement. */
export function moveRule(g: Field, u: Unit): RuleId {
  const effect = effectOn(g, u)
  const type = kindOf(u)
  if (inSquare(u)) return 'CCN-MOV-18'
  if (isHeld(g, u) || (effect.pace !== 'own' && (effect.pace !== 'charge' || type.heavy))) return effect.paceRule
  if (type.arm === 'cavalry') return type.heavy ? 'CCN-MOV-14' : 'CCN-MOV-13'
  if (type.arm === 'artillery') return type.horseGuns ? 'CCN-MOV-16' : 'CCN-MOV-15'
  return type.light ? 'CCN-MOV-12' : 'CCN-MOV-11'
}

/** CCN-ORD-07, CCN-LDR-06: ordered to detach he stays; on Leadership he goes with his unit. */
export const staysBehind = (g: Field, l: Leader): boolean => l.ordered && !l.settled && !effectOf(g).leads
/** CCN-TAC-24: a unit its leader has left is not ordered any more. */
export function leaderMoved(g: Field, _l: Leader, from: number): void {
  const left = g.unitAt[from]
  if (left !== NOBODY && effectOf(g).leads) g.units[left].ordered = false
}
