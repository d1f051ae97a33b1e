import type { Box } from '../hex/geometry.ts'
import { blob, closed, open, type Point, scaled } from '../ink/curves.ts'
import { hachures, trees } from '../ink/marks.ts'
import { stream } from '../ink/random.ts'
import type { Side } from '../symbols/sides.ts'

/** A free table in millimetres: ground, and bodies of troops as rectangles with their front. */
export interface TableThumbMap {
  kind: 'table'
  seed: number
  width?: number
  height?: number
  hills?: readonly Oval[]
  woods?: readonly Oval[]
  water?: readonly Point[]
  road?: readonly Point[]
  towns?: readonly Point[]
  bodies: readonly Body[]
  /** Side A is the army in blue. */
  blueBelow?: boolean
}

interface Oval {
  x: number
  y: number
  rx: number
  ry: number
}

export interface Body {
  side: Side
  x: number
  y: number
  width: number
  depth: number
  /** Degrees from facing the enemy. */
  turn?: number
}

export const tableThumbBox = ({ width = 1829, height = 1219 }: TableThumbMap): Box => ({ x: 0, y: 0, width, height })

const body = ({ side, x, y, width, depth, turn = 0 }: Body): string => {
  const rx = side === 'a' ? 0 : Math.min(width, depth) / 2.6
  const front = (side === 'a' ? -depth : depth) / 2
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-width / 2}" y="${-depth / 2}" width="${width}" height="${depth}" ` +
    `rx="${rx}" fill="var(--${side})" stroke="var(--${side}-lo)" stroke-width="7"/>` +
    `<path d="M${-width / 2 + 8} ${front}H${width / 2 - 8}" stroke="var(--sym)" stroke-width="9"/></g>`
  )
}

const houses: readonly (readonly [number, number, number, number])[] = [
  [-50, -20, 60, 34],
  [14, -40, 50, 30],
  [-10, 22, 70, 36],
  [56, 10, 34, 50],
]

export const drawTableThumb = (map: TableThumbMap, small: boolean): string => {
  const random = stream(map.seed)
  const { width, height } = tableThumbBox(map)
  let drawing = `<rect x="${-width}" y="${-height}" width="${width * 3}" height="${height * 3}" fill="var(--small-ground)"/>`
  const washes: readonly Point[] = [
    [0.25, 0.3],
    [0.75, 0.7],
    [0.6, 0.2],
  ]
  washes.forEach(([u, v], i) => {
    const shape = blob(random, u * width, v * height, width * 0.26, height * 0.24, 0.25, 11)
    drawing += `<path d="${closed(shape)}" fill="var(--small-ground-${i % 2 ? 2 : 1})" opacity=".6"/>`
  })
  if (map.road) drawing += `<path d="${open(map.road)}" fill="none" stroke="var(--small-road)" stroke-width="34"/>`
  if (map.water) {
    const d = open(map.water)
    drawing +=
      `<path d="${d}" fill="none" stroke="var(--water-2)" stroke-width="62" opacity=".5"/>` +
      `<path d="${d}" fill="none" stroke="var(--water)" stroke-width="52"/>`
  }
  for (const { x, y, rx, ry } of map.hills ?? []) {
    const crest = blob(random, x, y, rx, ry, 0.15, 12)
    drawing +=
      `<path d="${closed(scaled(crest, 1.4, x, y))}" fill="var(--hill-1)" opacity=".6"/>` +
      `<path d="${closed(crest)}" fill="var(--hill-3)"/>` +
      `<path class="ink-h" d="${hachures(random, crest, { gap: small ? 34 : 15, length: 46, weight: small ? 14 : 7 })}"/>`
  }
  for (const { x, y, rx, ry } of map.woods ?? []) {
    const area = blob(random, x, y, rx, ry, 0.15, 10)
    drawing += small
      ? `<path d="${closed(area)}" fill="var(--crown)" stroke="var(--crown-ln)" stroke-width="6"/>`
      : trees(random, area, 52, 34)
  }
  for (const [x, y] of map.towns ?? []) {
    for (const [dx, dy, w, h] of houses) {
      drawing += `<rect x="${x + dx}" y="${y + dy}" width="${w}" height="${h}" fill="var(--roof)" stroke="var(--ink)" stroke-width="5"/>`
    }
  }
  return drawing + map.bodies.map(body).join('')
}
