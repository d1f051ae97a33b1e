import { expect, test } from 'vitest'
import { fieldFrom } from '../testing.ts'
import { threatsTo } from './threat.ts'

const of = (...units: string[]) => {
  const g = fieldFrom({ units: ['a-1 foot models=20 files=5 36,30 N', ...units] })
  return threatsTo(g, g.units[0]).map(({ unit, charges, shoots }) => [unit, charges, shoots])
}

test('who could charge a unit where it stands, and on which side; who looks away, or is too far, could not', () => {
  expect(of('b-1 foot models=20 files=5 36,25 S')).toEqual([[1, 'front', false]])
  expect(of('b-1 foot models=20 files=5 43,31 W')).toEqual([[1, 'right', false]])
  expect(of('b-1 foot models=20 files=5 36,25 N')).toEqual([])
  expect(of('b-1 foot models=20 files=5 36,10 S')).toEqual([])
})
test('who could shoot at it: not from behind their own, nor too far', () => {
  expect(of('b-1 archers models=10 files=10 36,18 S')).toEqual([[1, null, true]])
  expect(of('b-1 archers models=10 files=10 36,2 N')).toEqual([])
})
test('where it would stand counts, not where it stands', () => {
  const g = fieldFrom({ units: ['a-1 foot models=20 files=5 36,44 N', 'b-1 foot models=20 files=5 36,10 S'] })
  expect(threatsTo(g, g.units[0])).toEqual([])
  const near = { ...g.units[0], y: g.units[1].y + (g.units[0].y - g.units[1].y) / 5 }
  expect(threatsTo(g, near)).toHaveLength(1)
  expect(g.units[0].y).not.toBe(near.y)
})
