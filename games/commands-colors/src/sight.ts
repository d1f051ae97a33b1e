import { type Hex, NOWHERE } from '@acies/hexes'
import { SIGHT } from './battlefield.ts'
import { terrainAt } from './book.ts'
import { type Field, NOBODY } from './field.ts'

/** Whether a line of sight from one hex to another is clear. */
export function sees(g: Field, from: Hex, to: Hex): boolean {
  const { through, along } = SIGHT.between(from, to)
  // From hill to hill, hills between them of the same height do not hide.
  const high = terrainAt(g, from).obstructs === 'hill' && terrainAt(g, to).obstructs === 'hill'
  for (let i = 0; i < through.length; i++) if (hides(g, through[i], high)) return false
  for (let i = 0; i < along.length; i++) {
    const pair = along[i]
    if (hides(g, pair[0], high) && hides(g, pair[1], high)) return false
  }
  return true
}

/** A piece, woods and the like, and all beyond the edge of the battlefield. */
function hides(g: Field, hex: Hex, high: boolean): boolean {
  if (hex === NOWHERE || g.unitAt[hex] !== NOBODY || g.leaderAt[hex] !== NOBODY) return true
  const { obstructs } = terrainAt(g, hex)
  return obstructs === 'yes' || (obstructs === 'hill' && !high)
}
