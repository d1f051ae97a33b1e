import { type Field, type Kind, kindOf, type Troop } from '../position.ts'
import { worth } from '../rules/special.ts'
import { staminaOf } from '../rules/troop.ts'
import { type Blow, sixes } from './chances.ts'
import { thumb } from './thumb.ts'

/** What a whole troop is good for, besides the victory points on its head. */
export const strengthOf = (kind: Kind, points: number): number =>
  thumb.strengthByWorth * points + kind.points / thumb.price

/** What a troop is worth with so much wear: its points and what strength it has left; 0 when it is lost. */
function valueAt(kind: Kind, points: number, stamina: number, wear: number): number {
  if (wear <= stamina) return points + strengthOf(kind, points) * (1 - wear / (stamina + 1))
  return sixes(kind.discipline, wear - stamina) * valueAt(kind, points, stamina, stamina)
}
export function leftOf(g: Field, u: Troop): number {
  return valueAt(kindOf(g, u), worth(g, u), staminaOf(g, u) * (u.members + 1), u.wear)
}

/** What a blow costs a troop on average. */
export function lossBy(g: Field, u: Troop, { wear, shakes }: Blow): number {
  const kind = kindOf(g, u)
  const points = worth(g, u)
  const stamina = staminaOf(g, u) * (u.members + 1)
  const now = valueAt(kind, points, stamina, u.wear)
  let sum = u.disordered ? 0 : shakes * thumb.disorder
  for (let n = 1; n < wear.length; n++)
    if (wear[n] > 0) sum += wear[n] * (now - valueAt(kind, points, stamina, u.wear + n))
  return sum
}
