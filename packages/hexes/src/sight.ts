import { type Board, distance, type Hex, halfColumn, NOWHERE } from './board.ts'

/** What a straight line from centre to centre passes strictly between its two hexes. */
export interface SightLine {
  /** Hexes it cuts through: each blocks it if obstructed. */
  readonly through: readonly Hex[]
  /** Pairs of hexes whose common side it runs along: blocked only if both are; NOWHERE is off the board. */
  readonly along: readonly (readonly [Hex, Hex])[]
}

/** Lines of sight of one board, each worked out when first asked for. */
export class SightLines {
  private readonly board: Board
  private readonly lines: (SightLine | undefined)[]

  constructor(board: Board) {
    this.board = board
    this.lines = new Array(board.size * board.size).fill(undefined)
  }
  between(a: Hex, b: Hex): SightLine {
    const key = a * this.board.size + b
    this.lines[key] ??= sightLine(this.board, a, b)
    return this.lines[key]
  }
  /** Whether nothing obstructs the line; the board's edge does. */
  clear(a: Hex, b: Hex, obstructed: (hex: Hex) => boolean): boolean {
    const { through, along } = this.between(a, b)
    for (let i = 0; i < through.length; i++) if (obstructed(through[i])) return false
    for (let i = 0; i < along.length; i++) {
      const [left, right] = along[i]
      if ((left === NOWHERE || obstructed(left)) && (right === NOWHERE || obstructed(right))) return false
    }
    return true
  }
}

/** Corners of a hex about its centre, in the half-column and third-of-a-row grid, where all is integer. */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const

function sightLine(board: Board, a: Hex, b: Hex): SightLine {
  const [ax, ay] = centre(board, a)
  const [bx, by] = centre(board, b)
  const [dx, dy] = [bx - ax, by - ay]
  const length = 3 * dx * dx + dy * dy
  const through: Hex[] = []
  const along: [Hex, Hex][] = []
  for (const [x, y, hex] of around(board, a, b)) {
    const [ex, ey] = [x - ax, y - ay]
    // How far along the line the hex's centre lies; the third is the grid's own scale.
    const far = 3 * ex * dx + ey * dy
    if (far <= 0 || far >= length || hex === a || hex === b) continue
    const sides = CORNERS.map(([cx, cy]) => Math.sign((ex + cx) * dy - (ey + cy) * dx))
    const onLeft = sides.includes(1)
    const onRight = sides.includes(-1)
    if (onLeft && onRight) {
      if (hex !== NOWHERE) through.push(hex)
    } else if (onLeft && sides.filter(s => s === 0).length === 2) {
      along.push([hex, acrossTheLine(board, x, y, ax, ay, dx, dy)])
    }
  }
  const nearer = (h: Hex, g: Hex) => distance(board, a, h) - distance(board, a, g)
  return { through: through.sort(nearer), along }
}

/** All hexes, on the board or beyond its edge, that the line could touch. */
function* around(board: Board, a: Hex, b: Hex): Generator<[x: number, y: number, hex: Hex]> {
  const rows = [a, b].map(h => Math.floor(h / board.columns))
  const xs = [a, b].map(h => halfColumn(h, board.columns))
  for (let row = Math.min(...rows) - 1; row <= Math.max(...rows) + 1; row++) {
    for (let x = Math.min(...xs) - 2; x <= Math.max(...xs) + 2; x++) {
      if ((x - row) % 2 !== 0) continue
      yield [x, 3 * row, at(board, row, x)]
    }
  }
}

function at(board: Board, row: number, x: number): Hex {
  const column = (x - (((row % 2) + 2) % 2)) / 2
  const length = board.columns - (((row % 2) + 2) % 2)
  return row < 0 || row >= board.rows || column < 0 || column >= length ? NOWHERE : row * board.columns + column
}

function centre(board: Board, hex: Hex): [number, number] {
  return [halfColumn(hex, board.columns), 3 * Math.floor(hex / board.columns)]
}

/** The neighbour whose common side with the hex at (x, y) lies on the line. */
function acrossTheLine(board: Board, x: number, y: number, ax: number, ay: number, dx: number, dy: number): Hex {
  const on = CORNERS.filter(([cx, cy]) => (x + cx - ax) * dy - (y + cy - ay) * dx === 0)
  const mirrored = [x + on[0][0] + on[1][0], y + on[0][1] + on[1][1]]
  return at(board, mirrored[1] / 3, mirrored[0])
}
