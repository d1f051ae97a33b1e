import { type Hex, NOWHERE } from '@acies/hexes'
import { BOARD, distanceOf, enemyOf, HEXES, type Side } from '../battlefield.ts'
import { afterLastOf, type Field, firstOf, NOBODY, type Unit } from '../field.ts'
import { lossFor } from './chances.ts'
import type { Lore, Values } from './lore.ts'
import { thumb } from './thumb.ts'

/** By hex, the hits a side may expect there from the enemy's next turn, if he could order everybody. */
export type Danger = Float64Array
export const newDanger = (): Danger => new Float64Array(HEXES)

/** By hex and distance, the hexes no further off; found when first asked for. */
const within: Hex[][][] = BOARD.hexes.reduce<Hex[][][]>((all, hex) => {
  all[hex] = []
  return all
}, [])
function hexesWithin(hex: Hex, far: number): readonly Hex[] {
  const known = within[hex][far]
  if (known !== undefined) return known
  const found = BOARD.hexes.filter(other => distanceOf(hex, other) <= far)
  within[hex][far] = found
  return found
}

export function surveyDanger(lore: Lore, g: Field, side: Side, danger: Danger): void {
  danger.fill(0)
  const enemy = enemyOf(side)
  for (let i = firstOf(g, enemy); i < afterLastOf(g, enemy); i++) {
    const e = g.units[i]
    if (e.hex === NOWHERE) continue
    const { pace, range, blow, shot } = lore.kinds[e.type]
    const near = pace + 1
    const far = range > 1 ? pace + range : 0
    const led = g.leaderAt[e.hex] !== NOBODY ? lore.led : 1
    const fire = shot[e.blocks] * thumb.shotInDanger
    const close = Math.max(fire, blow[e.blocks] * led)
    const hexes = hexesWithin(e.hex, Math.max(near, far))
    for (let h = 0; h < hexes.length; h++) {
      const hex = hexes[h]
      danger[hex] += distanceOf(e.hex, hex) <= near ? close : fire
    }
  }
}

/** What standing in a hex may cost a unit on average, in banners. */
export function exposure(lore: Lore, values: Values, g: Field, u: Unit, hex: number, danger: Danger): number {
  const all = danger[hex]
  if (all === 0) return 0
  const through = lore.shelter?.(g, u, hex) ?? 1
  const hits = (thumb.ordered * all * through) / (1 + thumb.crowd * all)
  return lossFor(hits, u.blocks, values[u.type])
}
