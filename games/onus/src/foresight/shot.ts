import type { Field, Unit } from '../position.ts'
import { sidesHit } from '../rules/sight.ts'
import { clashOf, defenceOf, forceOf, needed } from '../rules/values.ts'

/** What a shot would do if it reaches, without saying whether it does: shots are declared unmeasured (ONU-SHT-06). */
export interface ShotForecast {
  hit: number
  wound: number
  /** By number of wounds, within half the range (four dice) and beyond it (two dice) (ONU-SHT-09). */
  near: readonly number[]
  far: readonly number[]
}

/** Nothing in the way, no event; what skills do to single dice is left out. */
export function shotForecast(g: Field, u: Unit, target: Unit): ShotForecast {
  const how = { side: sidesHit(u, target)[0], distance: 0, obstructed: false }
  const force = forceOf(clashOf(g, u, target, 'shot', how))
  const defence = defenceOf(clashOf(g, target, u, 'shot', how))
  const hit = needed(force.hit.total, defence.hit.total)
  const wound = needed(force.wound.total, defence.wound.total)
  const chance = ((7 - hit) / 6) * ((7 - wound) / 6)
  return { hit, wound, near: binomial(4, chance), far: binomial(2, chance) }
}

/** How likely each number of successes is. */
function binomial(dice: number, chance: number): number[] {
  let found = [1]
  for (let i = 0; i < dice; i++)
    found = Array.from({ length: i + 2 }, (_, n) => (found[n] ?? 0) * (1 - chance) + (found[n - 1] ?? 0) * chance)
  return found
}
