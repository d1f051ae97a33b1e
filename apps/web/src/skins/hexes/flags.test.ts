import { expect, it } from 'vitest'
import { type Box, centre } from '../../look/hex/geometry.ts'
import { flagSize } from '../../look/hex/HexLights.tsx'
import { flagAt, writtenOn } from './flags.ts'

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const hexes = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 13 - (row % 2) }, (_, col) => ({
    id: `${'ABCDEFGHI'[row]}${col + 1}`,
    row,
    col,
    kinds: [],
  })),
).flat()

it('the flag of an advice covers no name of a leader, a place or a hex near it', () => {
  for (const phone of [false, true]) {
    for (const place of hexes) {
      const leaders = [-1, 0, 1].flatMap(row =>
        [-1, 0].map(col => ({ place: { row: place.row + row, col: place.col + col }, name: 'Delaborde', aside: 0 })),
      )
      const [x, y] = centre({ row: place.row, col: place.col + 1 })
      const written = writtenOn({
        hexes: hexes.map(({ id, row, col }) => ({ id, row, col, terrain: 'open' as const })),
        coordinates: !phone,
        named: new Set(),
        names: [{ text: 'Vimeiro', at: [x, y - 38] }],
        leaders: phone ? leaders.slice(0, 2) : leaders.slice(0, 3),
        phone,
      })
      const flag = flagAt(place, 'haz esto', phone, written, [])
      const box = { x: flag.x, y: flag.y, ...flagSize(flag.text, flag.scale) }
      expect(
        written.filter(one => meets(one, box)),
        `${place.row} ${place.col} ${phone}`,
      ).toEqual([])
    }
  }
})
