import { expect, test } from 'vitest'
import { contours, type Height, relief } from './contour.ts'
import { type Point, walk } from './curves.ts'

const cone = (x: number, y: number) => 50 - Math.hypot(x, y)
const grid = { x: -60, y: -60, width: 120, height: 120, step: 5 }

const lines = (height: Height, level: number) => contours(relief(height, grid), level)

const area = (line: readonly Point[]): number =>
  line.reduce((sum, [x, y], i) => {
    const [nx, ny] = line[(i + 1) % line.length]
    return sum + (x * ny - nx * y) / 2
  }, 0)

test('the line around a cone is one circle', () => {
  const [circle, ...others] = lines(cone, 20)
  expect(others).toEqual([])
  expect(Math.abs(area(circle))).toBeCloseTo(Math.PI * 900, -2)
})

test('walking it, normals point downhill', () => {
  const [circle] = lines(cone, 20)
  for (const { x, y, nx, ny } of walk(circle, 6)) expect(cone(x + nx, y + ny)).toBeLessThan(cone(x, y))
})

test('a crater has a line within the line, and both run downhill', () => {
  const crater = (x: number, y: number) => 20 - Math.abs(Math.hypot(x, y) - 30)
  const rims = lines(crater, 10)
  expect(rims.length).toBe(2)
  for (const line of rims) {
    for (const { x, y, nx, ny } of walk(line, 6)) expect(crater(x + nx, y + ny)).toBeLessThan(crater(x, y))
  }
})
