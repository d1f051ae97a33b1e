import { INCH } from '@acies/table'
import { MISSILES, type Missile } from '../data/weapons.ts'
import type { Kind } from '../position.ts'
import { changed } from '../rules/values.ts'
import { blowOf } from './chances.ts'
import { strengthOf } from './worth.ts'

/** Foot in formations and in companies, horse that shoots and horse that does not, guns. */
export type Arm = 'formation' | 'company' | 'pistols' | 'lances' | 'guns'
export const byArm = (
  formation: number,
  company: number,
  pistols: number,
  lances: number,
  guns: number,
): Readonly<Record<Arm, number>> => ({ formation, company, pistols, lances, guns })
function armOf({ branch, fire }: Kind): Arm {
  if (branch === 'cavalry') return fire > 0 ? 'pistols' : 'lances'
  return branch === 'artillery' ? 'guns' : branch
}

/** What is known of a kind of troop before it stands anywhere. Lengths in units of the table. */
interface Trade {
  readonly arm: Arm
  readonly pace: number
  /** How far a charge goes, and a shot; 0 for those who cannot. */
  readonly reach: number
  readonly range: number
  readonly missile: Missile | null
  /** How near to the enemy it wants to be: to shoot, or to charge. */
  readonly wants: number
  /** How far off it can do harm. */
  readonly most: number
  /** The victory points a point of wear costs it. */
  readonly each: number
}

/** What each kind can do to each other: mean wear of a shot and of a charge, and what the charge costs. */
export interface Lore {
  readonly trades: readonly Trade[]
  readonly kinds: number
  readonly shot: Float64Array
  readonly charge: Float64Array
  readonly cost: Float64Array
}

const known = new WeakMap<readonly Kind[], Lore>()
export function loreOf(kinds: readonly Kind[]): Lore {
  let lore = known.get(kinds)
  if (lore === undefined) {
    lore = study(kinds)
    known.set(kinds, lore)
  }
  return lore
}

function tradeOf(kind: Kind): Trade {
  const missile = kind.fire === 0 ? null : (MISSILES.find(m => kind.weapons.includes(m.weapon)) ?? null)
  const reach = kind.branch === 'artillery' ? 0 : changed(kind.speed, 1) * INCH
  const range = (missile?.range ?? 0) * INCH
  const points = kind.branch === 'formation' ? 2 : 1
  return {
    arm: armOf(kind),
    pace: kind.speed * INCH,
    reach,
    range,
    missile,
    wants: Math.max(reach, range) * 0.9,
    most: Math.max(reach, range),
    each: (points + strengthOf(kind, points)) / (kind.stamina + 1.5),
  }
}

function study(kinds: readonly Kind[]): Lore {
  const n = kinds.length
  const trades = kinds.map(tradeOf)
  const [shot, charge, cost] = [new Float64Array(n * n), new Float64Array(n * n), new Float64Array(n * n)]
  for (let a = 0; a < n; a++)
    for (let d = 0; d < n; d++) {
      const [u, foe] = [kinds[a], kinds[d]]
      const { missile } = trades[a]
      const i = a * n + d
      if (missile !== null)
        shot[i] = blowOf(u.fire, foe.defence[missile.gun ? 3 : 2], foe.courage, missile.gun ? 6 : 4).mean
      if (u.branch === 'artillery') continue
      const horse = u.branch === 'cavalry'
      charge[i] = blowOf(changed(u.combat, 1), foe.defence[horse ? 1 : 0], foe.courage, 5).mean
      const pikes = horse && foe.weapons.includes('pikes') ? 1 : 0
      cost[i] = blowOf(changed(foe.combat, pikes), u.defence[foe.branch === 'cavalry' ? 1 : 0], u.courage, 5).mean
    }
  return { trades, kinds: n, shot, charge, cost }
}
