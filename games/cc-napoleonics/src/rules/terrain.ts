import { crossesWall, type Field } from '@acies/commands-colors'
import { type DiceOf, fieldworks, HILL, hillToHill } from '../data/terrain.ts'
import type { Arm } from '../data/units.ts'
import { groundAt } from './effect.ts'

/** Dice an attack loses to the ground of target and attacker. */
export function terrainLoss(g: Field, arm: Arm, from: number, to: number, fire: boolean): number {
  // CCN-TER-15, CCN-TER-18: over the target's fieldworks; cavalry also out over its own.
  const inward = g.ramparts[to] !== 0 && crossesWall(g, from, to)
  const outward = arm === 'cavalry' && g.ramparts[from] !== 0 && crossesWall(g, to, from)
  // CCN-TER-16: then nothing but fieldworks counts.
  if (inward || outward) {
    return both(g, inward ? loss(fieldworks.into, arm, fire) : 0, outward ? loss(fieldworks.from, arm, fire) : 0)
  }
  if (g.terrain[from] === 0 && g.terrain[to] === 0) return 0
  if (g.terrain[from] === HILL && g.terrain[to] === HILL) return loss(hillToHill, arm, fire)
  return both(g, loss(groundAt(g, to).into, arm, fire), loss(groundAt(g, from).from, arm, fire))
}
const both = (g: Field, into: number, out: number): number =>
  g.switches.includes('single-terrain') ? Math.max(into, out) : into + out
const loss = (by: DiceOf, arm: Arm, fire: boolean): number => -(fire ? by[arm].fire : by[arm].melee)
