import { type Box, centre, hexPathAt, type Place } from '../hex/geometry.ts'
import { rivers } from '../hex/rivers.ts'
import { type BoardHex, ground, type Terrain } from '../hex/terrain.ts'
import { blob, closed, n1 } from '../ink/curves.ts'
import { stream } from '../ink/random.ts'
import type { Side } from '../symbols/sides.ts'

/** A battle on hexes as its scenario gives it. */
export interface HexThumbMap {
  kind: 'hexes'
  seed: number
  /** Hexes in the even rows and rows; 13 and 9 for Commands & Colors. */
  columns?: number
  rows?: number
  terrain: readonly (Place & { terrain: Terrain; ford?: boolean })[]
  units: readonly (Place & { side: Side; leader?: boolean })[]
  /** Side A is the army in blue. */
  blueBelow?: boolean
}

const size = ({ columns = 13, rows = 9 }: HexThumbMap) => ({ columns, rows })

const board = (map: HexThumbMap): BoardHex[] => {
  const { columns, rows } = size(map)
  const ground = new Map(map.terrain.map(hex => [`${hex.row},${hex.col}`, hex]))
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row % 2 ? columns - 1 : columns }, (_, col): BoardHex => {
      const { terrain, ford } = ground.get(`${row},${col}`) ?? {}
      return { id: `${row},${col}`, row, col, terrain, ford }
    }),
  ).flat()
}

/** A little more than the hexes, in the proportion of a card's window. */
export const hexThumbBox = (map: HexThumbMap): Box => {
  const { columns, rows } = size(map)
  return { x: -90, y: -110, width: columns * 100 + 80, height: (rows - 1) * 86.6 + 219 }
}

const piece = ({ side, leader, ...place }: Place & { side: Side; leader?: boolean }): string => {
  const [x, y] = centre(place)
  return side === 'a'
    ? `<path d="M${n1(x - 34)} ${n1(y - 22)}h68v44h-68z" fill="var(--a)" stroke="var(--a-lo)" stroke-width="5"/>` +
        (leader ? `<path d="M${n1(x - 11)} ${n1(y - 11)}h22v22h-22z" fill="var(--brass-hi)"/>` : '')
    : `<rect x="${n1(x - 36)}" y="${n1(y - 23)}" width="72" height="46" rx="22" fill="var(--b)" stroke="var(--b-lo)" stroke-width="5"/>` +
        (leader ? `<circle cx="${n1(x)}" cy="${n1(y)}" r="12" fill="var(--brass-hi)"/>` : '')
}

/** Terrain as flat colour, for the smallest maps. */
const pigment: Record<Terrain, string> = {
  open: '--g-open',
  hill: '--hill-2',
  steep: '--bank',
  forest: '--crown',
  broken: '--rock',
  river: '--water',
  lake: '--water',
  marsh: '--pool',
  camp: '--bank',
  town: '--roof',
  fieldworks: '--bank',
}

const flatGround = (hexes: readonly BoardHex[]): string => {
  const wet = hexes.filter(hex => hex.terrain === 'river')
  return (
    (wet.length > 0 ? rivers(wet, hexes) : '') +
    hexes
      .filter(hex => hex.terrain && hex.terrain !== 'open' && hex.terrain !== 'river')
      .map(hex => `<path d="${hexPathAt(hex, 0.96)}" fill="var(${pigment[hex.terrain ?? 'open']})" opacity=".85"/>`)
      .join('')
  )
}

export const drawHexThumb = (map: HexThumbMap, small: boolean): string => {
  const random = stream(map.seed * 97)
  const hexes = board(map)
  const box = hexThumbBox(map)
  const field = (u: number, v: number, rx: number, ry: number, colour: string): string => {
    const shape = blob(random, box.x + box.width * u, box.y + box.height * v, rx, ry, 0.25, 11)
    return `<path d="${closed(shape)}" fill="var(${colour})" opacity=".55"/>`
  }
  return (
    `<rect x="${box.x - 1500}" y="${box.y - 900}" width="${box.width + 3000}" height="${box.height + 1800}" fill="var(--map)"/>` +
    field(0.22 + random() * 0.14, 0.29, 330, 200, '--field-1') +
    field(0.75, 0.73 + random() * 0.09, 360, 220, '--field-2') +
    field(0.53 + random() * 0.14, 0.23, 260, 150, '--field-2') +
    (small
      ? ''
      : `<path d="${hexes.map(hex => hexPathAt(hex, 0.99)).join('')}" fill="none" stroke="var(--hex)" stroke-width="2" opacity=".16"/>`) +
    (small ? flatGround(hexes) : ground(hexes)) +
    map.units.map(piece).join('')
  )
}
