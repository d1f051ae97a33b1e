import { expect, test } from 'vitest'
import { centre, type Place } from './geometry.ts'
import { rivers } from './rivers.ts'
import { type BoardHex, ground } from './terrain.ts'

const board: BoardHex[] = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: row % 2 ? 12 : 13 }, (_, col): BoardHex => ({ id: `${row},${col}`, row, col })),
).flat()

const water = (drawing: string): number => drawing.split('class="water"').length - 1

test('open ground is the bare sheet', () => {
  expect(ground(board)).toBe('')
})

test('river hexes that touch are one river, even around a bend', () => {
  const course: Place[] = [
    { row: 0, col: 8 },
    { row: 1, col: 8 },
    { row: 2, col: 9 },
    { row: 2, col: 10 },
    { row: 2, col: 11 },
    { row: 2, col: 12 },
  ]
  expect(water(rivers(course, board))).toBe(1)
})

test('a river flows off the map where it reaches the edge', () => {
  const drawing = rivers(
    [
      { row: 4, col: 11 },
      { row: 4, col: 12 },
    ],
    board,
  )
  const xs = [...drawing.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(match => Number(match[1]))
  expect(Math.max(...xs)).toBeGreaterThan(centre({ row: 4, col: 12 })[0] + 250)
})

test('every ford has its shoal', () => {
  const drawing = rivers(
    [
      { row: 4, col: 4, ford: true },
      { row: 4, col: 5 },
      { row: 4, col: 6, ford: true },
    ],
    board,
  )
  expect(drawing.split('class="shoal"').length - 1).toBe(2)
})

test('neighbouring hills are one hill; a steep one beside them is another', () => {
  const land = board.map((hex): BoardHex => {
    if (hex.row !== 3) return hex
    if (hex.col === 2 || hex.col === 3) return { ...hex, terrain: 'hill' }
    return hex.col === 4 ? { ...hex, terrain: 'steep' } : hex
  })
  expect(ground(land).split('hill-top').length - 1).toBe(2)
})

test('the same board is drawn the same way twice', () => {
  const land = board.map((hex): BoardHex => (hex.row === 2 ? { ...hex, terrain: 'river' } : hex))
  expect(ground(land)).toBe(ground(land))
})
