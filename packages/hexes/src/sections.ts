import { type Board, type Hex, halfColumn } from './board.ts'

/** Sections as they lie on the board, not as a player sees them. */
export const WEST = 0
export const CENTRE = 1
export const EAST = 2
export type Section = typeof WEST | typeof CENTRE | typeof EAST

/** The sections a hex belongs to, as bits 1, 2 and 4; a hex on a dotted line belongs to two. */
export function sectionBits(board: Board, lines: readonly [number, number]): Uint8Array {
  const bits = new Uint8Array(board.size)
  for (const hex of board.hexes) {
    const x = halfColumn(hex, board.columns)
    bits[hex] = (x <= lines[0] ? 1 : 0) | (x >= lines[0] && x <= lines[1] ? 2 : 0) | (x >= lines[1] ? 4 : 0)
  }
  return bits
}

export function inSection(bits: Uint8Array, hex: Hex, section: Section): boolean {
  return (bits[hex] & (1 << section)) !== 0
}
