import { INCH, inches } from '@acies/table'
import { expect, test } from 'vitest'
import type { Element } from '../position.ts'
import { fieldFrom } from '../testing.ts'
import { elementBody } from './bodies.ts'
import { corridorOf } from './sight.ts'
import { housesOf, isInTown, shiftedBy, togetherWith, townSize } from './town.ts'

const townIn = (scale: 'small' | 'large', facing = 0) => {
  const g = fieldFrom({ scale })
  const [width, depth] = townSize(g)
  const town: Element = { id: 7, kind: 'built-up', x: inches(36), y: inches(24), facing, width, depth, line: [] }
  const houses = housesOf(g, town, 8)
  g.elements = [town, ...houses]
  return { g, town, houses }
}
const sizeOf = ({ width, depth }: { width: number; depth: number }) => [width / INCH, depth / INCH]

test('TER-SCN-16: a built-up area is a large and three small houses with a street between them, half as big again on large tables', () => {
  const small = townIn('small')
  const street = corridorOf(small.g) / INCH
  expect(sizeOf(small.town)).toEqual([8 + street, 7 + street])
  expect(small.houses.map(sizeOf)).toEqual([
    [5, 4],
    [3, 3],
    [3, 3],
    [3, 3],
  ])
  const large = townIn('large')
  const wide = corridorOf(large.g) / INCH
  expect(sizeOf(large.town)).toEqual([12 + wide, 10.5 + wide])
  expect(large.houses.map(sizeOf)).toEqual([
    [7.5, 6],
    [4.5, 4.5],
    [4.5, 4.5],
    [4.5, 4.5],
  ])
})

test('TER-SCN-16: each stands in a corner of its own', () => {
  for (const facing of [0, 9000]) {
    const { town, houses } = townIn('small', facing)
    const whole = elementBody(town)
    const touched = houses.map(h => {
      const { minX, minY, maxX, maxY } = elementBody(h)
      expect(minX >= whole.minX - 2 && maxX <= whole.maxX + 2 && minY >= whole.minY - 2 && maxY <= whole.maxY + 2).toBe(
        true,
      )
      return `${minX - whole.minX < 3 ? 'w' : 'e'}${minY - whole.minY < 3 ? 'n' : 's'}`
    })
    expect([...touched].sort()).toEqual(['en', 'es', 'wn', 'ws'])
    expect(houses.map(h => h.id)).toEqual([8, 9, 10, 11])
    expect(houses.map(h => h.kind)).toEqual(['large-building', 'small-building', 'small-building', 'small-building'])
  }
})

test('TER-QUA-13: a town goes with its houses, a river with its crossings, anything else alone', () => {
  const { g, town, houses } = townIn('small')
  const alone: Element = { ...houses[1], id: 20, x: inches(60) }
  const wood: Element = { ...alone, id: 21, kind: 'wood', x: inches(10) }
  g.elements.push(alone, wood)
  expect(togetherWith(g, town)).toEqual([town, ...houses])
  expect([togetherWith(g, wood), togetherWith(g, houses[0])]).toEqual([[wood], [houses[0]]])
  expect([isInTown(g, houses[2]), isInTown(g, alone), isInTown(g, wood)]).toEqual([true, false, false])
  const moved = shiftedBy(houses[1], { x: town.x + 500, y: town.y - 300, facing: 0 }, town)
  expect([moved.x - houses[1].x, moved.y - houses[1].y]).toEqual([500, -300])
  const river = fieldFrom({
    elements: [
      {
        kind: 'river',
        line: [
          [0, 20],
          [72, 20],
        ],
      },
      { kind: 'ford', at: [30, 20], size: [3, 3] },
      { kind: 'bridge', at: [50, 40], size: [3, 3] },
    ],
  })
  expect(togetherWith(river, river.elements[0]).map(e => e.kind)).toEqual(['river', 'ford'])
  const run = shiftedBy(river.elements[0], { x: 100, y: 200, facing: 0 }, { ...river.elements[0], x: 0, y: 0 })
  expect(run.line).toEqual([100, inches(20) + 200, inches(72) + 100, inches(20) + 200])
})
