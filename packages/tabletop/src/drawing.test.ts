import { expect, it } from 'vitest'
import { type Drawn, drawnTable, headed } from './drawing.ts'
import { bodyOfBase } from './room.ts'

/** A square of the table, ten by ten. */
const square = (x: number): Drawn['body'] => bodyOfBase({ width: 10, depth: 10 }, { x: x + 5, y: 0, facing: 0 })

it('tells sides apart by letters where there are no colours', () => {
  const things = [0, 1].map((side): Drawn => ({ body: square(10 * side), sign: '▓', colour: 160 + side, side }))
  const table = { width: 30, depth: 10 } as Parameters<typeof drawnTable>[0]
  expect(drawnTable(table, things, 10, 10, false)).toEqual(['AB·'])
  expect(drawnTable(table, things, 10, 10, true)[0]).toContain('▓')
  expect(headed('Francia', 1, 26, false)).toBe('B Francia')
})
