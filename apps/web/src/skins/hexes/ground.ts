import { BOARD, bookOf, type Field } from '@acies/commands-colors'
import type { BoardHex } from '../../look/hex/terrain.ts'
import type { HexThumbMap } from '../../look/thumb/hexes.ts'
import type { Dress } from './dress.ts'
import { hexId, paintOf, placeOf } from './places.ts'

type Ground = Pick<Dress, 'terrain' | 'blueBelow'>

/** The hexes of a field with what grows on them. */
export function boardHexes(g: Field, turned: boolean, dress: Ground): BoardHex[] {
  const { terrains } = bookOf(g)
  return BOARD.hexes.map(hex => {
    const sides = [0, 1, 2, 3, 4, 5].filter(side => (g.ramparts[hex] & (1 << side)) !== 0)
    return {
      id: hexId(hex),
      ...placeOf(hex, turned),
      ...dress.terrain(terrains[g.terrain[hex]].id),
      ramparts: turned ? sides.map(side => (side + 3) % 6) : sides,
    }
  })
}

/** The small map of a field. */
export function thumbOf(g: Field, dress: Ground): HexThumbMap {
  const terrain = boardHexes(g, false, dress).flatMap(({ row, col, terrain: kind, ford }) =>
    kind === undefined || kind === 'open' ? [] : [{ row, col, terrain: kind, ...(ford ? { ford } : {}) }],
  )
  const units = g.units
    .filter(u => u.hex >= 0)
    .map(u => ({
      ...placeOf(u.hex, false),
      side: paintOf(u.side),
      ...(g.leaderAt[u.hex] >= 0 ? { leader: true } : {}),
    }))
  const seed = g.scenario.length * 7 + g.scenario.charCodeAt(0)
  return { kind: 'hexes', seed, terrain, units, ...(dress.blueBelow?.(g) ? { blueBelow: true } : {}) }
}
