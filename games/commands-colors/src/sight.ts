import type { Hex } from '@acies/hexes'
import { SIGHT } from './battlefield.ts'
import { terrainAt } from './book.ts'
import { type Field, NOBODY } from './field.ts'

/** Whether a line of sight from one hex to another is clear. */
export function sees(g: Field, from: Hex, to: Hex): boolean {
  const { through, along } = SIGHT.between(from, to)
  if (through.length === 0 && along.length === 0) return true
  // From hill to hill, hills between them of the same height do not hide.
  const high = terrainAt(g, from).obstructs === 'hill' && terrainAt(g, to).obstructs === 'hill'
  return SIGHT.clear(from, to, hex => {
    if (g.unitAt[hex] !== NOBODY || g.leaderAt[hex] !== NOBODY) return true
    const { obstructs } = terrainAt(g, hex)
    return obstructs === 'yes' || (obstructs === 'hill' && !high)
  })
}
