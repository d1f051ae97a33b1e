import { copyUnit, withUnits } from '../copies.ts'
import { areEnemies, does, type Field, HIDDEN, IDLE, isEngaged, kindOf, stands, UD, type Unit } from '../position.ts'
import { chargeFault } from '../rules/charge.ts'
import { bestCharges } from '../rules/duty.ts'
import { isBefore, isObstructed, rangeTo } from '../rules/sight.ts'

/** An enemy who could strike a unit where it stands: the dice of his best charge, and how far he would shoot; null for not. */
export interface Threat {
  unit: number
  dice: number | null
  range: number | null
}

/** Who could charge a unit where it stands, or shoot at it from where he stands, once he is ordered. */
export function threatsTo(g: Field, u: Unit): Threat[] {
  const foes = g.units.filter(
    o => stands(o) && o.kind !== HIDDEN && areEnemies(g, o, u) && !o.fleeing && !isEngaged(g, o),
  )
  return foes.flatMap(({ id }) => {
    const foe = copyUnit(g.units[id])
    foe.doings = IDLE
    does(foe, { active: true })
    const units = g.units.slice()
    units[id] = foe
    const then = withUnits(g, units)
    const dice = chargeFault(then, foe) === null ? (bestCharges(then, foe).get(u.id)?.dice ?? null) : null
    const range = shotAt(then, foe, u)
    return dice === null && range === null ? [] : [{ unit: id, dice, range }]
  })
}
function shotAt(g: Field, foe: Unit, u: Unit): number | null {
  const { force, range } = kindOf(g, foe)
  if (force === 0 || !isBefore(foe, u) || isObstructed(g, foe, u)) return null
  const far = rangeTo(foe, u)
  return far <= range * UD ? far : null
}
