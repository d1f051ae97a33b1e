import { expect, test } from 'vitest'
import { type Covered, freeCorner } from './corner.ts'

const stage = { width: 1000, height: 700 }
const panel = { width: 264, height: 310 }
const unit = (x: number, y: number): Covered => ({ x, y, width: 60, height: 60 })
const meets = (a: Covered, b: Covered): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('what is told of a fight lies in the corner at the right above, if nobody fights there', () => {
  expect(freeCorner(stage, panel, [unit(100, 400), unit(200, 400)])).toMatchObject({ x: 720, y: 16 })
})

test('it covers neither who strikes nor who is struck, wherever they stand', () => {
  for (let x = 0; x <= 940; x += 47)
    for (let y = 0; y <= 640; y += 40)
      for (const [dx, dy] of [
        [70, 0],
        [0, 70],
        [-300, 200],
        [400, 0],
      ]) {
        const pair = [unit(x, y), unit(x + dx, y + dy)]
        const box = freeCorner(stage, panel, pair)
        expect(pair.some(one => meets(box, one))).toBe(false)
      }
})

test('where every corner is taken, it covers as little as it can', () => {
  const column = { x: 0, y: 320, width: 1000, height: 80 }
  expect(freeCorner(stage, panel, [column])).toMatchObject({ x: 720, y: 16 })
  expect(freeCorner(stage, panel, [column, unit(800, 100)])).toMatchObject({ x: 368, y: 16 })
})
