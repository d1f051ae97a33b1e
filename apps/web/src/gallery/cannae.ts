import { across, key, type Place } from '../look/hex/geometry.ts'
import type { HexLight } from '../look/hex/HexLights.tsx'
import type { BoardHex } from '../look/hex/terrain.ts'
import type { ClassMark } from '../look/symbols/blocks.ts'
import type { IconName } from '../look/symbols/icons.ts'
import type { Duel } from '../look/symbols/sides.ts'

/** Cannae in mid-battle: the position of the drawn screens. */
export const hexId = ({ row, col }: Place): string => `${'ABCDEFGHI'[row]}${col + 1}`

export const field: readonly BoardHex[] = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: row % 2 ? 12 : 13 }, (_, col): BoardHex => ({ id: hexId({ row, col }), row, col })),
).flat()

export interface TroopType {
  symbol: IconName
  mark: ClassMark
  full: number
  name: string
}

export const types = {
  LI: { symbol: 'LI', mark: 'light', full: 4, name: 'Infantería ligera' },
  LB: { symbol: 'LB', mark: 'light', full: 4, name: 'Arqueros' },
  LS: { symbol: 'LS', mark: 'light', full: 4, name: 'Honderos' },
  AX: { symbol: 'AX', mark: 'lightRing', full: 4, name: 'Auxilia' },
  WA: { symbol: 'WA', mark: 'mediumRing', full: 4, name: 'Guerreros' },
  MI: { symbol: 'MI', mark: 'medium', full: 4, name: 'Infantería media' },
  HI: { symbol: 'HI', mark: 'heavy', full: 4, name: 'Infantería pesada' },
  LC: { symbol: 'LC', mark: 'light', full: 3, name: 'Caballería ligera' },
  MC: { symbol: 'MC', mark: 'medium', full: 3, name: 'Caballería media' },
  HC: { symbol: 'HC', mark: 'heavy', full: 3, name: 'Caballería pesada' },
  HCH: { symbol: 'HCH', mark: 'heavy', full: 2, name: 'Carros pesados' },
  EL: { symbol: 'EL', mark: 'heavy', full: 2, name: 'Elefantes' },
  WM: { symbol: 'WM', mark: 'heavy', full: 2, name: 'Máquina de guerra' },
} satisfies Record<string, TroopType>

export interface Troop extends Place {
  side: Duel
  type: keyof typeof types
  blocks: number
  leader?: string
}

type Row = [side: Duel, type: keyof typeof types, blocks: number, row: number, col: number, leader?: string]
const rows: readonly Row[] = [
  ['b', 'LC', 3, 3, 0, 'Maharbal'],
  ['b', 'LC', 2, 4, 1],
  ['b', 'HI', 4, 2, 2],
  ['b', 'HI', 4, 2, 3],
  ['b', 'WA', 3, 3, 4],
  ['b', 'AX', 2, 3, 5],
  ['b', 'AX', 4, 3, 6],
  ['b', 'WA', 2, 3, 7],
  ['b', 'LS', 3, 2, 5],
  ['b', 'HI', 4, 2, 6, 'Aníbal'],
  ['b', 'HI', 4, 1, 7],
  ['b', 'MC', 2, 5, 11],
  ['b', 'HC', 3, 6, 11, 'Asdrúbal'],
  ['a', 'AX', 4, 6, 2],
  ['a', 'AX', 3, 6, 3],
  ['a', 'AX', 4, 7, 1],
  ['a', 'MI', 3, 4, 4, 'Paulo'],
  ['a', 'MI', 2, 4, 5],
  ['a', 'MI', 4, 4, 6],
  ['a', 'MI', 4, 5, 5],
  ['a', 'LI', 2, 5, 4],
  ['a', 'HI', 4, 6, 6],
  ['a', 'HI', 4, 7, 6, 'Atilio'],
  ['a', 'AX', 4, 5, 7],
  ['a', 'AX', 3, 6, 9],
  ['a', 'MC', 2, 5, 10, 'Varrón'],
  ['a', 'AX', 4, 7, 10],
]
export const troops: readonly Troop[] = rows.map(([side, type, blocks, row, col, leader]) => ({
  side,
  type,
  blocks,
  row,
  col,
  leader,
}))

const board = new Set(field.map(key))
const neighbours = (place: Place): Place[] =>
  [0, 1, 2, 3, 4, 5].map(side => across(place, side)).filter(next => board.has(key(next)))
const taken = new Map(troops.map(troop => [key(troop), troop]))

/** Free hexes within so many steps, with their distance. */
const reach = (from: Place, steps: number): Map<string, { place: Place; far: number }> => {
  const found = new Map<string, { place: Place; far: number }>()
  let edge: Place[] = [from]
  for (let far = 1; far <= steps; far++) {
    const next: Place[] = []
    for (const place of edge.flatMap(neighbours)) {
      const id = key(place)
      if (id === key(from) || found.has(id) || taken.has(id)) continue
      found.set(id, { place, far })
      next.push(place)
    }
    edge = next
  }
  return found
}

const touches = (place: Place, foe: Duel): boolean => neighbours(place).some(next => taken.get(key(next))?.side === foe)

const inCentre = ({ row, col }: Place): boolean => {
  const x = col * 100 + (row % 2 ? 50 : 0)
  return x >= 400 && x <= 800
}
const outside: readonly HexLight[] = field.filter(hex => !inCentre(hex)).map(hex => ({ hex: hex.id, kind: 'offsec' }))

export const selected: Place = { row: 5, col: 7 }
export const target: Place = { row: 3, col: 7 }
export const stand: Place = { row: 4, col: 7 }
export const ordered = new Set(['E7', 'G7'])

export const orderLights: readonly HexLight[] = [
  ...outside,
  ...troops
    .filter(
      troop => troop.side === 'a' && inCentre(troop) && !ordered.has(hexId(troop)) && key(troop) !== key(selected),
    )
    .map((troop): HexLight => ({ hex: hexId(troop), kind: 'can' })),
  ...[...reach(selected, 2).values()].map(
    ({ place, far }): HexLight => ({
      hex: hexId(place),
      far,
      kind: far === 2 ? 'legal-move' : touches(place, 'b') ? 'legal-close' : 'legal-fire',
    }),
  ),
  { hex: hexId(target), kind: 'target' },
  { hex: hexId(selected), kind: 'selected' },
]

export const chargeLights: readonly HexLight[] = [
  ...[...reach(target, 2).values()].flatMap(({ place, far }): HexLight[] => {
    const contact = touches(place, 'a')
    const hex = hexId(place)
    if (far === 1) return [{ hex, far, kind: 'legal-close', glyph: contact ? 'swords' : 'boots' }]
    return contact ? [{ hex, far, kind: 'must' }] : []
  }),
  { hex: hexId(target), kind: 'selected' },
]
