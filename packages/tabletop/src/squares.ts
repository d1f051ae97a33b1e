import type { Said } from '@acies/kernel'

/** A table counted in squares: what the lab's maps are drawn from. Lengths and sizes in the unit of the game. */
export interface Squares {
  /** The square a point of the table lies in, by its distance from the west and the north: `36-24`. */
  of: (x: number, y: number) => string
  name: (key: string) => Said
  /** Every square and where it lies, in widths of a square. */
  at: Record<string, readonly [x: number, y: number]>
}

export function squaresOf(width: number, depth: number, size: number, unit: number, sign: string): Squares {
  const edge = (n: number, most: number) => Math.floor(Math.max(0, Math.min(most - 1, n / unit)) / size) * size
  const at: Record<string, readonly [number, number]> = {}
  for (let y = 0; y < depth; y += size) for (let x = 0; x < width; x += size) at[`${x}-${y}`] = [x / size, y / size]
  return {
    of: (x, y) => `${edge(x, width)}-${edge(y, depth)}`,
    name: key => {
      const said = `${key.replace('-', `${sign}, `)}${sign}`
      return { es: said, en: said }
    },
    at,
  }
}
