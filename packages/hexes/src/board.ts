/** A hex by its number: row times columns plus column. Rows run from the top edge down. */
export type Hex = number
/** The six directions, clockwise. Hexes stand on a point, so rows run from side to side. */
export const NE = 0
export const E = 1
export const SE = 2
export const SW = 3
export const W = 4
export const NW = 5
export const NOWHERE: Hex = -1

/** A board of hexes in rows of which every second is one hex shorter and shifted half a hex to the right. */
export interface Board {
  readonly rows: number
  readonly columns: number
  /** Numbers run up to this; those at the end of short rows are no hexes. */
  readonly size: number
  /** All hexes, from the top left. */
  readonly hexes: readonly Hex[]
  /** `towards[hex * 6 + direction]`: the next hex, or NOWHERE. */
  readonly towards: Int16Array
  /** The neighbours that there are, clockwise from the north-east. */
  readonly neighbours: readonly (readonly Hex[])[]
  /** The neighbours one row further down (0) or up (1). */
  readonly rear: readonly [readonly (readonly Hex[])[], readonly (readonly Hex[])[]]
  /** `distances[a * size + b]`. */
  readonly distances: Uint8Array
}

export function makeBoard(rows: number, columns: number): Board {
  const size = rows * columns
  const hexes: Hex[] = []
  for (let h = 0; h < size; h++) if (Math.floor(h / columns) % 2 === 0 || h % columns < columns - 1) hexes.push(h)
  const onBoard = new Set(hexes)
  const towards = new Int16Array(size * 6).fill(NOWHERE)
  const neighbours: Hex[][] = Array.from({ length: size }, () => [])
  const down: Hex[][] = Array.from({ length: size }, () => [])
  const up: Hex[][] = Array.from({ length: size }, () => [])
  for (const h of hexes) {
    const row = Math.floor(h / columns)
    const column = h % columns
    const right = row % 2 === 0 ? 0 : 1
    const steps = [
      [-1, right],
      [0, 1],
      [1, right],
      [1, right - 1],
      [0, -1],
      [-1, right - 1],
    ]
    steps.forEach(([dr, dc], direction) => {
      const [r, c] = [row + dr, column + dc]
      const next = r * columns + c
      if (r < 0 || r >= rows || c < 0 || c >= columns || !onBoard.has(next)) return
      towards[h * 6 + direction] = next
      neighbours[h].push(next)
      if (dr === 1) down[h].push(next)
      if (dr === -1) up[h].push(next)
    })
  }
  const distances = new Uint8Array(size * size)
  for (const a of hexes) for (const b of hexes) distances[a * size + b] = measure(a, b, columns)
  return { rows, columns, size, hexes, towards, neighbours, rear: [down, up], distances }
}

/** Half-columns from the left edge: neighbours in a row are two apart, in the next row one. */
export function halfColumn(hex: Hex, columns: number): number {
  return 2 * (hex % columns) + (Math.floor(hex / columns) % 2)
}

function measure(a: Hex, b: Hex, columns: number): number {
  const rows = Math.abs(Math.floor(a / columns) - Math.floor(b / columns))
  const across = Math.abs(halfColumn(a, columns) - halfColumn(b, columns))
  return rows + Math.max(0, (across - rows) / 2)
}

export function distance(board: Board, a: Hex, b: Hex): number {
  return board.distances[a * board.size + b]
}

/** The direction from a hex to its neighbour, or -1. */
export function directionTo(board: Board, from: Hex, to: Hex): number {
  for (let d = 0; d < 6; d++) if (board.towards[from * 6 + d] === to) return d
  return -1
}

/** A letter for the row, from A at the top, and the number of the hex in it, from 1. */
export function hexName(board: Board, hex: Hex): string {
  return String.fromCharCode(65 + Math.floor(hex / board.columns)) + ((hex % board.columns) + 1)
}

/** The hex of that name, or null. */
export function hexNamed(board: Board, name: string): Hex | null {
  const match = /^([A-Za-z])(\d{1,2})$/.exec(name.trim())
  if (match === null) return null
  const row = match[1].toUpperCase().charCodeAt(0) - 65
  const column = Number(match[2]) - 1
  const length = board.columns - (row % 2)
  return row < board.rows && column >= 0 && column < length ? row * board.columns + column : null
}
