import { besideEnemyUnit, EXIT, enemiesBeside, type Field, type Unit } from '@acies/commands-colors'
import { CAMP } from '../data/terrain.ts'
import { AUXILIA, WAR_MACHINE, WARRIORS } from '../data/units.ts'
import type { RuleId } from '../text/rules/index.ts'
import { ancientType, effectOn, ground } from './effect.ts'

/** Hexes a unit may move on this card, charge included. */
function pace(g: Field, u: Unit): number {
  const type = ancientType(u)
  const { haste, paceLimit } = effectOn(g, u)
  if (paceLimit > 0) return Math.min(type.move, paceLimit) // CCA-TAC-23
  if (u.type === WARRIORS) return haste === 'foot' ? 3 : 2 // CCA-MOV-14, CCA-TAC-11
  if (u.type === WAR_MACHINE) return type.move
  if (haste === 'foot' && !type.mounted) return 2 // CCA-TAC-10, CCA-TAC-13
  if (haste === 'heavy-mounted' && type.mounted && type.weight === 'heavy') return 3 // CCA-TAC-30
  return type.move
}
export const allowance = (g: Field, u: Unit): number => pace(g, u) - u.moved

/** Hexes after which warriors must fight. */
const FREE_PACE = 1

/** CCA-MOV-14: warriors may go further than one hex only to strike. */
export function mayEnd(g: Field, u: Unit, hex: number, steps: number): RuleId | null {
  if (u.type !== WARRIORS || u.moved + steps <= FREE_PACE) return null
  if (hex === EXIT) return 'CCA-MOV-14'
  const enemies = besideEnemyUnit(g, u.side, hex) || enemiesBeside(g, u.side, hex).length > 0
  return enemies ? null : 'CCA-MOV-14'
}

export function stops(g: Field, u: Unit, hex: number): boolean {
  const { stops: who } = ground(g, hex)
  return who === 'all' || (who === 'mounted' && ancientType(u).mounted)
}
export const terrainRule = (g: Field, hex: number): RuleId => ground(g, hex).stopRule

/** CCA-TER-04, CCA-TER-11: some may not battle on the turn they enter broken ground or forest. */
function unsettled(g: Field, u: Unit): boolean {
  const type = ancientType(u)
  const { unsettles } = ground(g, u.hex)
  if (unsettles === 'mounted') return type.mounted
  return unsettles === 'all-but-light-foot-and-warriors' && !type.lightFoot && u.type !== WARRIORS
}
export function arrived(g: Field, u: Unit, steps: number): void {
  if (unsettled(g, u)) u.halted = true
  if (steps === 0) return
  const type = ancientType(u)
  const { haste } = effectOn(g, u)
  if (u.type === AUXILIA && u.moved > type.battleMove && haste !== 'foot') u.halted = true // CCA-MOV-12
  if (u.type === WAR_MACHINE) u.halted = true
  if (u.type === WARRIORS && u.moved > FREE_PACE) u.charged = true // CCA-MOV-14, CCA-TAC-11
}
export function battleRule(g: Field, u: Unit, close: boolean): RuleId | null {
  const effect = effectOn(g, u)
  if (u.halted && u.type === WAR_MACHINE) return 'CCA-UNT-02'
  if (u.halted) return u.type === AUXILIA && u.moved > 1 ? 'CCA-MOV-12' : ground(g, u.hex).battleRule
  if (close) return effect.closes ? null : effect.closeRule
  if (ancientType(u).range === 0) return 'CCA-RNG-01'
  if (!effect.fires) return effect.fireRule
  // The one die of a shooter that has moved is lost to the camp.
  return g.terrain[u.hex] === CAMP && u.moved > 0 && effect.fireDice === 0 ? 'CCA-TER-40' : null
}
export function moveRule(g: Field, u: Unit): RuleId {
  const { haste, paceLimit } = effectOn(g, u)
  if (paceLimit > 0) return 'CCA-TAC-23'
  if (haste === 'foot' && u.type !== WAR_MACHINE) return u.type === WARRIORS ? 'CCA-TAC-11' : 'CCA-TAC-10'
  return haste === 'heavy-mounted' && ancientType(u).weight === 'heavy' ? 'CCA-TAC-30' : ancientType(u).moveRule
}
/** CCA-TRP-03, CCA-TAC-27: light foot slips through friends, on the cards that say so. */
export const passesFriends = (g: Field, u: Unit): boolean => ancientType(u).lightFoot && effectOn(g, u).passFriends
