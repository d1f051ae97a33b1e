import {
  afterLastOf,
  distanceOf,
  type Field,
  firstOf,
  hexUnder,
  isLeader,
  NOBODY,
  neighbours,
  type Piece,
  rollOf,
  sees,
  type Unit,
} from '@acies/commands-colors'
import { NOWHERE } from '@acies/hexes'
import { dice } from './dice.ts'
import { effectOn, kindOf } from './effect.ts'
import { rangeOf } from './fire.ts'

/** CCN-CA-01: guns that may add their dice to an attack. */
export function gunsFor(g: Field, attacker: Unit, target: Piece, bonus: boolean): Piece[] {
  const guns: Piece[] = []
  if (kindOf(attacker).arm === 'artillery') return guns
  for (let i = firstOf(g, attacker.side); i < afterLastOf(g, attacker.side); i++) {
    if (diceAdded(g, g.units[i], target, bonus) > 0) guns.push(i)
  }
  return guns
}
export function isHelped(g: Field, u: Unit, target: Piece): boolean {
  return gunsFor(g, u, target, u.fought > 0).length > 0
}

/** CCN-CA-03, CCN-CA-04: with the target in range and a line no unit stands in; beside it, as in melee. */
export function diceAdded(g: Field, gun: Unit, target: Piece, bonus: boolean): number {
  if (kindOf(gun).arm !== 'artillery' || !gun.ordered || gun.halted || gun.fought > 0 || gun.hex === NOWHERE) return 0
  const hex = hexUnder(g, target)
  const far = distanceOf(gun.hex, hex)
  if (isHeldByOthers(g, gun, target)) return 0
  if (far === 1) return effectOn(g, gun).closes ? dice(g, rollOf(g, gun.id, target, 'attack', bonus)) : 0
  // CCN-RNG-25: nobody fires at a lone leader.
  if (isLeader(target) || far > rangeOf(g, gun) || !sees(g, gun.hex, hex)) return 0
  return dice(g, rollOf(g, gun.id, target, 'fire', bonus))
}

/** CCN-RNG-03: an enemy unit beside the gun, other than the target. */
function isHeldByOthers(g: Field, gun: Unit, target: Piece): boolean {
  return neighbours(gun.hex).some(hex => {
    const piece = g.unitAt[hex]
    return piece !== NOBODY && piece !== target && g.units[piece].side !== gun.side
  })
}
