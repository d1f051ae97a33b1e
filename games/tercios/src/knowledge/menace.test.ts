import { expect, test } from 'vitest'
import { fieldFrom, troop } from '../testing.ts'
import { Eye } from './menace.ts'

const field = (more: object = {}) =>
  fieldFrom({
    troops: {
      'a-1': { type: 'SPA-08', at: [30, 30] },
      'b-1': { type: 'FRA-02', at: [30, 24], facing: 180 },
      ...more,
    },
  })

test('whoever has somebody before him neither threatens nor is threatened', () => {
  const open = field()
  expect(new Eye(open).exposure(troop(open, 'b-1'), troop(open, 'b-1'))).toBeGreaterThan(0)
  expect(new Eye(open).outlook(troop(open, 'a-1'), troop(open, 'a-1')).harm).toBeGreaterThan(0)
  const barred = field({ 'a-2': { type: 'SPA-08', at: [30, 28] } })
  expect(new Eye(barred).outlook(troop(barred, 'a-1'), troop(barred, 'a-1')).harm).toBe(0)
  const aside = field({ 'a-2': { type: 'SPA-08', at: [40, 28] } })
  expect(new Eye(aside).outlook(troop(aside, 'a-1'), troop(aside, 'a-1')).harm).toBeGreaterThan(0)
})
