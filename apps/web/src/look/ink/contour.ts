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

/** Closed lines where the height crosses a level (marching squares), running so that their normals point downhill. */
export const contours = (height: Height, { x, y, width, height: tall, step }: Grid, level: number): Point[][] => {
  const columns = Math.ceil(width / step)
  const rows = Math.ceil(tall / step)
  const sample = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i) => height(x + i * step, y + j * step) - level),
  )
  const next = new Map<string, { to: string; at: Point }>()
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [nw, ne, se, sw] = [sample[j]![i]!, sample[j]![i + 1]!, sample[j + 1]![i + 1]!, sample[j + 1]![i]!]
      const above = (nw > 0 ? 1 : 0) + (ne > 0 ? 2 : 0) + (se > 0 ? 4 : 0) + (sw > 0 ? 8 : 0)
      const cut = (a: number, b: number): number => a / (a - b)
      const sides: readonly (readonly [name: string, at: Point])[] = [
        [`h${i},${j}`, [x + (i + cut(nw, ne)) * step, y + j * step]],
        [`v${i + 1},${j}`, [x + (i + 1) * step, y + (j + cut(ne, se)) * step]],
        [`h${i},${j + 1}`, [x + (i + cut(sw, se)) * step, y + (j + 1) * step]],
        [`v${i},${j}`, [x + i * step, y + (j + cut(nw, sw)) * step]],
      ]
      for (const [from, to] of joins[above]!) next.set(sides[from]![0], { to: sides[to]![0], at: sides[from]![1] })
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
