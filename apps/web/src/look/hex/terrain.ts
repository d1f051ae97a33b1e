import { n1 } from '../ink/curves.ts'
import { edges, rampart, shore } from './edges.ts'
import { centre, type Place } from './geometry.ts'
import { hills } from './hills.ts'
import { rivers } from './rivers.ts'

export type Terrain =
  | 'open'
  | 'hill'
  | 'steep'
  | 'forest'
  | 'broken'
  | 'river'
  | 'lake'
  | 'marsh'
  | 'camp'
  | 'town'
  | 'fieldworks'

export interface BoardHex extends Place {
  id: string
  terrain?: Terrain
  /** A river hex that may be crossed. */
  ford?: boolean
  /** Sides with an earth bank, clockwise, 0 = north-east. */
  ramparts?: readonly number[]
}

/** How many drawings there are of a terrain: neighbours should not be twins. */
const variants: Partial<Record<Terrain, number>> = { forest: 3, broken: 2 }

const tileName = ({ terrain, row, col }: BoardHex): string => {
  const count = variants[terrain ?? 'open'] ?? 1
  const which = (row * 7 + col * 3) % count
  return `ter-${terrain}${which > 0 ? which + 1 : ''}`
}

const tile = (hex: BoardHex): string => {
  const [x, y] = centre(hex)
  return `<use href="#${tileName(hex)}" x="${n1(x - 60)}" y="${n1(y - 60)}" width="120" height="120"/>`
}

/** Drawn as wholes, not hex by hex. */
const joined: ReadonlySet<Terrain> = new Set(['open', 'river', 'hill', 'steep'])

/** The whole ground of a board, once. Open ground is the bare sheet. */
export const ground = (hexes: readonly BoardHex[]): string => {
  const all = (terrain: Terrain): BoardHex[] => hexes.filter(hex => hex.terrain === terrain)
  const lakes = all('lake')
  const tiles = hexes.filter(hex => hex.terrain && !joined.has(hex.terrain))
  const edged = hexes.filter(hex => hex.terrain && !['open', 'river', 'lake'].includes(hex.terrain))
  return (
    rivers(all('river'), hexes, lakes) +
    hills(all('hill')) +
    hills(all('steep'), true) +
    tiles.map(tile).join('') +
    edges(edged) +
    shore(lakes) +
    hexes.map(hex => (hex.ramparts?.length ? rampart(hex, hex.ramparts) : '')).join('')
  )
}
