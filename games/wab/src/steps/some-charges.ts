import type { Pick, Picks, Random } from '@acies/kernel'
import type { Field, Unit } from '../position.ts'
import { hasNoRoom, targetsOf } from '../rules/charging.ts'
import { isEngaged } from '../rules/engaged.ts'
import { allowanceOf } from '../rules/pace.ts'
import { routeOn } from '../rules/route.ts'

/** Charges left to chance, near or far. */
export function someCharges(g: Field, able: readonly number[], random: Random): Pick[] {
  const picks: Pick[] = []
  for (const id of able) {
    const u = g.units[id]
    if (isEngaged(g, u)) {
      if (random(12) === 0) picks.push(id)
      continue
    }
    if (random(2) === 0) continue
    const targets = targetsOf(g, u)
    const target = targets[random(targets.length)]
    if (hasNoRoom(g, u, g.units[target], []) === null) picks.push(id, target)
  }
  return picks
}

/** What one unit may do: break off, or charge somebody. */
interface Ways {
  unit: number
  ways: readonly (readonly number[])[]
}
function waysOf(g: Field, u: Unit, able: readonly number[]): Ways {
  const unit = u.id
  if (isEngaged(g, u)) return { unit, ways: [[unit]] }
  const open = targetsOf(g, u).filter(t => hasNoRoom(g, u, g.units[t], []) === null)
  const budget = allowanceOf(g, u, 'charge')
  const home = open.filter(t => routeOn(g, u, g.units[t], { budget, ghosts: able }) !== null)
  return { unit, ways: home.map(t => [unit, t]) }
}
/**
 * Charges for whoever compares what each would bring: none, each that comes home by itself, then several
 * at once. Those that fall short are left out: nobody measures, but whoever thinks them through would see it.
 */
export function chargesToCompare(g: Field, able: readonly number[], n: number, random: Random): Picks[] {
  const all = able.map(id => waysOf(g, g.units[id], able)).filter(w => w.ways.length > 0)
  const one = ({ ways }: Ways) => ways[random(ways.length)]
  const found = new Map<string, Picks>()
  const add = (picks: Picks) => found.set(picks.join(), picks)
  add([])
  const from = random(Math.max(1, all.length))
  for (const w of [...all.slice(from), ...all.slice(0, from)])
    for (const way of w.ways) if (found.size * 3 < n * 2) add(way)
  for (let tries = 0; tries < n && found.size < n; tries++) add(all.flatMap(w => (random(2) === 0 ? one(w) : [])))
  return [...found.values()]
}
