import { expect, test } from 'vitest'
import { across, bounds, centre } from './geometry.ts'

test('odd rows stand half a hex to the right', () => {
  expect(centre({ row: 0, col: 3 })).toEqual([300, 0])
  expect(centre({ row: 1, col: 3 })[0]).toBe(350)
})

test('the hex across a side is one hex away, and its opposite side leads back', () => {
  for (const place of [
    { row: 4, col: 5 },
    { row: 5, col: 5 },
  ]) {
    const [x, y] = centre(place)
    for (let side = 0; side < 6; side++) {
      const next = across(place, side)
      const [nx, ny] = centre(next)
      expect(Math.hypot(nx - x, ny - y)).toBeCloseTo(100)
      expect(across(next, (side + 3) % 6)).toEqual(place)
    }
  }
})

test('the field of Commands & Colors is 1300 by 808', () => {
  const box = bounds([
    { row: 0, col: 0 },
    { row: 0, col: 12 },
    { row: 8, col: 0 },
  ])
  expect(box.width).toBe(1300)
  expect(box.height).toBeCloseTo(808.3, 1)
})
