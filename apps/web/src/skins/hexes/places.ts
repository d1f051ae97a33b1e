import { type Side as Army, BOARD, EXIT, type Field, hexOf, nameOf } from '@acies/commands-colors'
import type { Hex } from '@acies/hexes'
import type { Seat } from '@acies/kernel'
import { centre, type Place } from '../../look/hex/geometry.ts'
import type { Point } from '../../look/ink/curves.ts'
import type { Duel } from '../../look/symbols/sides.ts'

/** Side A is the army at the bottom edge of the map. */
export const paintOf = (side: Army | Seat): Duel => (side === 0 ? 'a' : 'b')

/** The map is turned about for the player at the top edge: his army is nearest to him. */
export const isTurned = (viewer: Seat): boolean => viewer === 1

/** Where a hex is drawn. */
export function placeOf(hex: Hex, turned: boolean): Place {
  const row = Math.floor(hex / BOARD.columns)
  const col = hex % BOARD.columns
  if (!turned) return { row, col }
  return { row: BOARD.rows - 1 - row, col: BOARD.columns - 1 - (row % 2) - col }
}
export const pointOf = (hex: Hex, turned: boolean): Point => centre(placeOf(hex, turned))

export const hexId = (hex: Hex): string => nameOf(hex)
export const hexAt = (id: string): Hex => hexOf(id) ?? -1
export const isOnMap = (hex: Hex): boolean => hex >= 0 && hex !== EXIT && hex < BOARD.size

/** Everything that could be meant by a hex. */
export function pointedAt(g: Field, hex: Hex): { unit: number[]; hex: number[] } {
  const unit = [g.unitAt[hex], g.leaderAt[hex]].filter(piece => piece !== undefined && piece >= 0)
  return { unit, hex: [hex] }
}
