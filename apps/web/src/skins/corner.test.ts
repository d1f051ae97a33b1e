import { expect, test } from 'vitest'
import { besideIn, type Covered, freeCorner, spotsAround } from './corner.ts'
import { legendSize, legendSpots } from './legend.ts'

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

test('what is to be pressed lies beside its place, over nothing else that may be picked', () => {
  const row = Array.from({ length: 9 }, (_, i) => unit(100 + 62 * i, 400))
  const small = { width: 230, height: 48 }
  for (const place of row) {
    const box = freeCorner(stage, small, row, spotsAround(stage, small, place))
    expect(row.some(one => meets(box, one))).toBe(false)
    expect(Math.abs(box.y - place.y)).toBeLessThan(70)
  }
  const [corner] = spotsAround(stage, small, unit(-20, 0))
  expect(corner.x).toBeGreaterThan(0)
  expect(corner.y).toBeGreaterThan(0)
})

test('the legend leaves its corner where something may be picked in it', () => {
  const size = legendSize(['move and fight', 'move, no battle'], false)
  const spots = legendSpots(stage, size, false)
  const [first] = spots
  expect(freeCorner(stage, size, [], spots)).toMatchObject(first)
  const taken = unit(first.x + 20, first.y)
  expect(meets(freeCorner(stage, size, [taken], spots), taken)).toBe(false)
})

test('beside a thing it goes to the side with more room; on a phone over or under it, from edge to edge', () => {
  expect(besideIn(stage, [300, 100], 56)).toEqual({ left: 356, top: 60 })
  expect(besideIn(stage, [800, 600], 56)).toEqual({ right: 256, bottom: 70 })
  const narrow = { width: 390, height: 410 }
  expect(besideIn(narrow, [150, 300], 56)).toMatchObject({ left: 12, right: 12, bottom: 154 })
  expect(besideIn(narrow, [380, 100], 56)).toMatchObject({ left: 12, right: 12, top: 144 })
})
