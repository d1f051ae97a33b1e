import { NOWHERE } from '@acies/hexes'
import { distanceOf, enemyOf } from '../battlefield.ts'
import { afterLastOf, firstOf, isAlone, LEADERS, type Unit } from '../field.ts'
import { lossFor } from './chances.ts'
import { exposure } from './danger.ts'
import type { Boost } from './lore.ts'
import type { Thought } from './thought.ts'
import { thumb } from './thumb.ts'

/** By unit, what an order would be worth to it, in banners: to strike, to close in, to get away. */
export type Urges = Float64Array

/** What the urges were surveyed for, and what came out. */
interface Surveyed {
  boost: Boost
  moves: boolean
  urges: Urges
}
// One for each kind of boost a hand holds; used anew for every thought.
const surveyed: Surveyed[] = []
let used = 0
let surveyor: Thought | null = null

/** What an order of this kind would be worth to each unit of the thinking side. */
export function urgesOf(t: Thought, boost: Boost, moves: boolean): Urges {
  if (surveyor !== t) {
    surveyor = t
    used = 0
  }
  for (let i = 0; i < used; i++) {
    const { boost: b, moves: m, urges } = surveyed[i]
    if (m === moves && b.blow === boost.blow && b.shot === boost.shot && b.pace === boost.pace) return urges
  }
  if (used === surveyed.length) surveyed.push({ boost, moves, urges: new Float64Array(LEADERS) })
  const next = surveyed[used++]
  next.boost = boost
  next.moves = moves
  const { g, side } = t
  for (let i = firstOf(g, side); i < afterLastOf(g, side); i++) {
    next.urges[i] = g.units[i].hex === NOWHERE ? 0 : urgeOf(t, g.units[i], boost, moves)
  }
  return next.urges
}

function urgeOf({ lore, values, g, danger, leaning }: Thought, u: Unit, boost: Boost, moves: boolean): number {
  const kind = lore.kinds[u.type]
  const pace = moves ? Math.max(0, kind.pace + boost.pace) : 0
  const blow = kind.blow[u.blocks] * boost.blow
  const shot = kind.shot[u.blocks] * boost.shot
  const enemy = enemyOf(u.side)
  let best = 0
  let nearest = 99
  for (let i = firstOf(g, enemy); i < afterLastOf(g, enemy); i++) {
    const e = g.units[i]
    if (e.hex === NOWHERE) continue
    const d = distanceOf(u.hex, e.hex)
    if (d < nearest) nearest = d
    let gain = 0
    if (d <= pace + 1) {
      const back = thumb.struckBack * lore.kinds[e.type].blow[e.blocks]
      gain = lossFor(blow, e.blocks, values[e.type]) - lossFor(back, u.blocks, values[u.type])
    }
    if (shot > 0 && d <= pace + kind.range) {
      const fired = lossFor(d > kind.range ? shot / 2 : shot, e.blocks, values[e.type])
      if (fired > gain) gain = fired
    }
    if (gain > best) best = gain
  }
  for (let i = 0; i < g.leaders.length; i++) {
    const l = g.leaders[i]
    if (l.side === enemy && l.hex !== NOWHERE && distanceOf(u.hex, l.hex) <= pace + 1 && isAlone(g, l))
      best = Math.max(best, (1 + thumb.leader) * 0.4)
  }
  if (!moves) return best
  const far = nearest > pace + 1 ? thumb.stepOrder * kind.blow[u.blocks] * leaning.contact : 0
  const flight = thumb.escape * exposure(lore, values, g, u, u.hex, danger) * leaning.exposure
  return best + far + (flight > best ? flight - best : 0)
}
