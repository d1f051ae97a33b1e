import { expect, it } from 'vitest'
import { type Drawn, drawnTable, headed } from './drawing.ts'
import { bodyOfBase } from './room.ts'

/** a square of the table. */
const square = (x: number): Drawn['body'] => bodyOfBase({ width: 900, depth: 900 }, { x: x + 500, y: 50, facing: 0 })

it('tells sides apart by letters where there are no colours', () => {
  const things = [0, 1].map((side): Drawn => ({ body: square(1000 * side), sign: '▓', colour: 160 + side, side }))
  const table = { width: 3000, depth: 1000 } as Parameters<typeof drawnTable>[0]
  expect(drawnTable(table, things, 1000, 1000, false)).toEqual(['AB·'])
  expect(drawnTable(table, things, 1000, 1000, true)[0]).toContain('▓')
  expect(headed('Francia', 1, 26, false)).toBe('B Francia')
})
