import { n1, type Point, polygon } from '../ink/curves.ts'

/** Pointy-topped hexes, 100 units from flat to flat. The centre of row 0, column 0 is the origin; odd rows shift by 50. */
const WIDTH = 100
const SIDE = WIDTH / Math.sqrt(3)
const PITCH = SIDE * 1.5

export interface Place {
  row: number
  col: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const centre = ({ row, col }: Place): Point => [col * WIDTH + (row % 2 ? WIDTH / 2 : 0), row * PITCH]

/** The six corners, clockwise from the top; side i runs from corner i to corner i + 1 (0 = north-east). */
export const corners = (k = 1): Point[] =>
  Array.from({ length: 6 }, (_, i): Point => {
    const angle = (Math.PI / 180) * (60 * i - 90)
    return [Math.cos(angle) * SIDE * k, Math.sin(angle) * SIDE * k]
  })

export const hexPath = (k = 1): string => polygon(corners(k))

export const hexPathAt = (place: Place, k = 1): string => {
  const [x, y] = centre(place)
  return polygon(corners(k).map(([cx, cy]): Point => [cx + x, cy + y]))
}

export const translate = ([x, y]: Point): string => `translate(${n1(x)} ${n1(y)})`

/** The place across side i (0 = north-east, clockwise). */
export const across = ({ row, col }: Place, side: number): Place => {
  const east = row % 2 ? col + 1 : col
  const west = row % 2 ? col : col - 1
  switch (side) {
    case 0:
      return { row: row - 1, col: east }
    case 1:
      return { row, col: col + 1 }
    case 2:
      return { row: row + 1, col: east }
    case 3:
      return { row: row + 1, col: west }
    case 4:
      return { row, col: col - 1 }
    default:
      return { row: row - 1, col: west }
  }
}

export const key = ({ row, col }: Place): string => `${row},${col}`

/** The rectangle that holds all the hexes. */
export const bounds = (places: readonly Place[], margin = 0): Box => {
  const points = places.map(centre)
  const x0 = Math.min(...points.map(p => p[0])) - WIDTH / 2 - margin
  const x1 = Math.max(...points.map(p => p[0])) + WIDTH / 2 + margin
  const y0 = Math.min(...points.map(p => p[1])) - SIDE - margin
  const y1 = Math.max(...points.map(p => p[1])) + SIDE + margin
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }
}
