import { crossesWall, type Field } from '@acies/commands-colors'
import { type DiceOf, fieldworks, HILL, hillToHill } from '../data/terrain.ts'
import type { Arm } from '../data/units.ts'
import { groundAt } from './effect.ts'

/** Dice an attack loses to the ground of target and attacker. */
export function terrainLoss(g: Field, arm: Arm, from: number, to: number, fire: boolean): number {
  // CCN-TER-15, CCN-TER-16: behind fieldworks nothing else counts.
  if (g.ramparts[to] !== 0 && crossesWall(g, from, to)) return loss(fieldworks.into, arm, fire)
  if (g.terrain[from] === 0 && g.terrain[to] === 0 && g.ramparts[from] === 0) return 0
  if (g.terrain[from] === HILL && g.terrain[to] === HILL) return loss(hillToHill, arm, fire)
  const into = loss(groundAt(g, to).into, arm, fire)
  // CCN-TER-18: cavalry that attacks out over its fieldworks pays for them instead of for its ground.
  const over = g.ramparts[from] !== 0 && crossesWall(g, to, from)
  const out = loss(over && arm === 'cavalry' ? fieldworks.from : groundAt(g, from).from, arm, fire)
  return g.switches.includes('single-terrain') ? Math.max(into, out) : into + out
}
const loss = (by: DiceOf, arm: Arm, fire: boolean): number => -(fire ? by[arm].fire : by[arm].melee)
