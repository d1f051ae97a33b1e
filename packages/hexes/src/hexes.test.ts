import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  directionTo,
  distance,
  E,
  halfColumn,
  hexName,
  hexNamed,
  makeBoard,
  NE,
  NOWHERE,
  NW,
  SE,
  SW,
  W,
} from './board.ts'
import { CENTRE, EAST, inSection, sectionBits, WEST } from './sections.ts'
import { SightLines } from './sight.ts'

const board = makeBoard(9, 13)
const bits = sectionBits(board, [8, 16])
const hex = (name: string) => hexNamed(board, name) ?? NOWHERE
const anyHex = fc.constantFrom(...board.hexes)
const SECTIONS = [WEST, CENTRE, EAST] as const
const go = (from: number, ...directions: number[]) =>
  directions.reduce((h, d) => (h < 0 ? h : board.towards[h * 6 + d]), from)

describe('the board of 13 by 9', () => {
  test('CCA-BRD-01: five rows of 13 and four of 12', () => {
    expect(board.hexes.length).toBe(5 * 13 + 4 * 12)
  })
  test('names and numbers are each other’s inverse', () => {
    for (const h of board.hexes) expect(hex(hexName(board, h))).toBe(h)
    expect(hexNamed(board, 'B13')).toBeNull()
    expect(hexNamed(board, 'J1')).toBeNull()
    expect(hexNamed(board, 'A0')).toBeNull()
  })
  test('neighbours are mutual and at distance one', () => {
    for (const h of board.hexes) {
      for (const n of board.neighbours[h]) {
        expect(board.neighbours[n]).toContain(h)
        expect(distance(board, h, n)).toBe(1)
        expect(go(h, directionTo(board, h, n))).toBe(n)
      }
      expect(board.neighbours[h].length).toBe(board.hexes.filter(g => distance(board, h, g) === 1).length)
    }
  })
  test('a hex has two rear hexes, one at the ends of the long rows, none on the baseline', () => {
    expect(board.rear[0][hex('E6')].map(h => hexName(board, h))).toEqual(['F6', 'F5'])
    expect(board.rear[1][hex('E6')].map(h => hexName(board, h))).toEqual(['D6', 'D5'])
    expect(board.rear[0][hex('E1')].map(h => hexName(board, h))).toEqual(['F1'])
    expect(board.rear[0][hex('I6')]).toEqual([])
    expect(board.rear[1][hex('A6')]).toEqual([])
  })
  test('distance is the length of the shortest way', () => {
    for (const from of [hex('A1'), hex('E6'), hex('H12')]) {
      const found = new Map([[from, 0]])
      for (const h of found.keys())
        for (const n of board.neighbours[h]) if (!found.has(n)) found.set(n, (found.get(h) ?? 0) + 1)
      for (const h of board.hexes) expect(distance(board, from, h)).toBe(found.get(h))
    }
  })
})

describe('sections', () => {
  test('CCA-BRD-02, CCA-BRD-03: three sections; the hexes on the dotted lines belong to two', () => {
    expect(SECTIONS.map(s => inSection(bits, hex('A5'), s))).toEqual([true, true, false])
    expect(SECTIONS.map(s => inSection(bits, hex('C9'), s))).toEqual([false, true, true])
    expect(SECTIONS.map(s => inSection(bits, hex('B4'), s))).toEqual([true, false, false])
    expect(SECTIONS.map(s => inSection(bits, hex('B5'), s))).toEqual([false, true, false])
    const shared = board.hexes.filter(h => [3, 6].includes(bits[h]))
    expect(shared.map(h => halfColumn(h, 13)).every(x => x === 8 || x === 16)).toBe(true)
    expect(shared.length).toBe(10)
  })
})

describe('lines of sight', () => {
  const e7 = hex('E7')
  test('two hexes straight on: the one between', () => {
    const sight = new SightLines(board)
    for (const d of [NE, E, SE, SW, W, NW]) {
      expect(sight.between(e7, go(e7, d, d))).toEqual({ through: [go(e7, d)], along: [] })
    }
  })
  test('CCA-LOS-06: two hexes round a corner: along the side between two', () => {
    const sight = new SightLines(board)
    for (let d = 0; d < 6; d++) {
      const line = sight.between(e7, go(e7, d, (d + 1) % 6))
      expect(line.through).toEqual([])
      expect(line.along.map(pair => [...pair].sort())).toEqual([[go(e7, d), go(e7, (d + 1) % 6)].sort()])
    }
  })
  test('three hexes: both hexes between', () => {
    const sight = new SightLines(board)
    for (let d = 0; d < 6; d++) {
      const turn = (d + 1) % 6
      expect(sight.between(e7, go(e7, d, d, d)).through).toEqual([go(e7, d), go(e7, d, d)])
      expect(sight.between(e7, go(e7, d, d, turn))).toEqual({ through: [go(e7, d), go(e7, d, turn)], along: [] })
    }
  })
  test('the edge of the board obstructs one side of a line along it', () => {
    const sight = new SightLines(board)
    const line = sight.between(hex('A1'), hex('C1'))
    expect(line.along).toEqual([[expect.anything(), expect.anything()]])
    expect(line.along[0]).toContain(NOWHERE)
    expect(line.along[0]).toContain(hex('B1'))
    expect(sight.clear(hex('A1'), hex('C1'), h => h === hex('B1'))).toBe(false)
    expect(sight.clear(hex('A1'), hex('C1'), () => false)).toBe(true)
  })
  test('sight is mutual', () => {
    const sight = new SightLines(board)
    fc.assert(
      fc.property(anyHex, anyHex, fc.array(anyHex, { maxLength: 30 }), (a, b, blocked) => {
        const obstructed = (h: number) => blocked.includes(h)
        expect(sight.clear(a, b, obstructed)).toBe(sight.clear(b, a, obstructed))
      }),
    )
  })
  test('a line agrees with points sampled along it', () => {
    const sight = new SightLines(board)
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const { through, along } = sight.between(a, b)
        const touched = new Set([...through, ...along.flat(), a, b])
        const at = (h: number) => [halfColumn(h, 13), Math.floor(h / 13) * Math.sqrt(3)]
        const [[ax, ay], [bx, by]] = [at(a), at(b)]
        for (let t = 0.003; t < 1; t += 0.007) {
          const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t]
          const near = board.hexes
            .map(h => ({ h, d: Math.hypot(at(h)[0] - x, at(h)[1] - y) }))
            .sort((g, h) => g.d - h.d)
          if (near[0].d < 0.99) expect(touched).toContain(near[0].h)
        }
        // Nor does it touch any that lie farther from it than their corners, or not between the two.
        for (const h of [...through, ...along.flat()].filter(h => h !== NOWHERE)) {
          const [x, y] = [at(h)[0] - ax, at(h)[1] - ay]
          const [dx, dy] = [bx - ax, by - ay]
          expect(Math.abs(x * dy - y * dx)).toBeLessThan((Math.hypot(dx, dy) * 2) / Math.sqrt(3))
          expect(x * dx + y * dy).toBeGreaterThan(0)
          expect(x * dx + y * dy).toBeLessThan(dx * dx + dy * dy)
        }
      }),
      { numRuns: 150 },
    )
  })
})
