import type { Point } from './curves.ts'

/** A height at every point of the paper. */
export type Height = (x: number, y: number) => number

interface Grid {
  x: number
  y: number
  width: number
  height: number
  step: number
}

/** Sides of a cell that the line at some level joins, by which of its corners lie above (1, 2, 4, 8 clockwise). */
const joins: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

/** The height at every corner of a grid: taken once, for as many lines as one likes. */
export interface Relief extends Grid {
  rows: number
  columns: number
  heights: Float64Array
}

export const relief = (height: Height, grid: Grid): Relief => {
  const columns = Math.ceil(grid.width / grid.step)
  const rows = Math.ceil(grid.height / grid.step)
  const heights = new Float64Array((rows + 1) * (columns + 1))
  for (let j = 0, at = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) heights[at++] = height(grid.x + i * grid.step, grid.y + j * grid.step)
  }
  return { ...grid, rows, columns, heights }
}

/** Closed lines where the height crosses a level (marching squares), running so that their normals point downhill. */
export const contours = ({ x, y, step, rows, columns, heights }: Relief, level: number): Point[][] => {
  const above = (i: number, j: number): number => (heights[j * (columns + 1) + i] ?? 0) - level
  const next = new Map<string, { to: string; at: Point }>()
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const nw = above(i, j)
      const ne = above(i + 1, j)
      const se = above(i + 1, j + 1)
      const sw = above(i, j + 1)
      const lines = joins[(nw > 0 ? 1 : 0) + (ne > 0 ? 2 : 0) + (se > 0 ? 4 : 0) + (sw > 0 ? 8 : 0)]
      if (lines.length === 0) continue
      const cut = (a: number, b: number): number => a / (a - b)
      const sides: readonly (readonly [name: string, at: Point])[] = [
        [`h${i},${j}`, [x + (i + cut(nw, ne)) * step, y + j * step]],
        [`v${i + 1},${j}`, [x + (i + 1) * step, y + (j + cut(ne, se)) * step]],
        [`h${i},${j + 1}`, [x + (i + cut(sw, se)) * step, y + (j + 1) * step]],
        [`v${i},${j}`, [x + i * step, y + (j + cut(nw, sw)) * step]],
      ]
      for (const [from, to] of lines) next.set(sides[from][0], { to: sides[to][0], at: sides[from][1] })
    }
  }
  const loops: Point[][] = []
  while (next.size > 0) {
    const loop: Point[] = []
    let name: string | undefined = next.keys().next().value
    while (name !== undefined) {
      const stop = next.get(name)
      if (!stop) break
      next.delete(name)
      loop.push(stop.at)
      name = stop.to
    }
    if (loop.length > 3) loops.push(loop.reverse())
  }
  return loops
}

/** Every so many points of a line: enough for a smooth curve. */
export const thinned = (line: readonly Point[], every: number): Point[] => line.filter((_, i) => i % every === 0)
