import { enemyOf, type Field, isFleeing, onTable, type Struck, type Unit } from '../position.ts'
import { distanceBetween, isBeyond } from '../rules/bodies.ts'
import { hasNoRoom, mayNotBeCharged, mayNotCharge } from '../rules/charging.ts'
import { isEngaged } from '../rules/engaged.ts'
import { allowanceOf } from '../rules/pace.ts'
import { sideStruck } from '../rules/route.ts'
import { isInRange, mayNotBeShot, mayNotShoot, seesToShoot } from '../rules/shots.ts'

/** An enemy who could strike a unit where it stands: on which side he would charge it, null for not, and whether he could shoot. */
export interface Threat {
  unit: number
  range: number
  charges: Struck | null
  shoots: boolean
}

/** Who could charge a unit where it stands, or shoot at it, in the enemy's turn; only for those who agreed to measure (WAB-GEN-04). */
export function threatsTo(g: Field, u: Unit): Threat[] {
  const units = g.units.slice()
  units[u.id] = u
  const then: Field = { ...g, units, active: enemyOf(u.side) }
  const foes = units.filter(o => o.side !== u.side && onTable(o) && !isFleeing(o) && !isEngaged(then, o))
  return foes.flatMap(foe => {
    const charges = couldCharge(then, foe, u) ? sideStruck(then, foe, u) : null
    const shoots = couldShoot(then, foe, u)
    if (charges === null && !shoots) return []
    return [{ unit: foe.id, range: distanceBetween(then, foe, u), charges, shoots }]
  })
}
const couldCharge = (g: Field, foe: Unit, u: Unit): boolean =>
  mayNotCharge(g, foe) === null &&
  mayNotBeCharged(g, foe, u) === null &&
  !isBeyond(g, foe, u, allowanceOf(g, foe, 'charge')) &&
  hasNoRoom(g, foe, u, []) === null
const couldShoot = (g: Field, foe: Unit, u: Unit): boolean =>
  mayNotShoot(g, foe) === null && mayNotBeShot(g, foe, u) === null && isInRange(g, foe, u) && seesToShoot(g, foe, u)
