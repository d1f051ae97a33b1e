import { hexOf } from '@acies/commands-colors'
import { expect, it } from 'vitest'
import { type Box, centre } from '../../look/hex/geometry.ts'
import { flagSize } from '../../look/hex/HexLights.tsx'
import type { BoardHex } from '../../look/hex/terrain.ts'
import { arrowEnd, flagAt, writtenOn } from './flags.ts'

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const hexes = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 13 - (row % 2) }, (_, col): BoardHex => ({ id: `${'ABCDEFGHI'[row]}${col + 1}`, row, col })),
).flat()

it('the flag of an advice covers no name of a leader, a place or a hex near it', () => {
  for (const small of [false, true])
    for (const row of [2, 3])
      for (const led of [
        [0, 0],
        [-1, 0],
        [1, 0],
      ]) {
        const place = { row, col: 5 }
        const [x, y] = centre({ row, col: 6 })
        const written = writtenOn({
          hexes,
          coordinates: true,
          named: new Set(),
          names: [{ text: 'Vimeiro', at: [x, y - 38] }],
          leaders: [{ place: { row: row + led[0], col: 5 + led[1] }, name: 'Delaborde', aside: 0 }],
          small,
        })
        const flag = flagAt(place, 'haz esto', small, written, [])
        const box = { x: flag.x, y: flag.y, ...flagSize(flag.text, flag.scale) }
        expect(written.filter(one => meets(one, box))).toEqual([])
      }
})

it('nor does it lie on the arrow that leads to it', () => {
  const to = hexOf('E6') ?? -1
  for (const from of ['H6', 'H7', 'E2', 'B6', 'C3', 'F6']) {
    const arrow = arrowEnd([hexOf(from) ?? -1, to], false)
    const flag = flagAt({ row: 4, col: 5 }, 'haz esto', false, arrow, [])
    const box = { x: flag.x, y: flag.y, ...flagSize(flag.text, flag.scale) }
    expect(arrow.filter(one => meets(one, box))).toEqual([])
    // It leads there: some of it lies beside the hex, if that is not the next one.
    expect(arrow.length).toBeGreaterThan(1)
  }
})
