import { expect, it } from 'vitest'
import { engage } from '../position.ts'
import { fieldOf, unit } from '../rules/testing.ts'
import { threatsTo } from './threat.ts'

it('tells who could charge a unit where it stands, and who could shoot at it', () => {
  const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'D1', 10, 8, 180), unit(1, 'D1', 2, 2, 180))
  const [near, ...others] = threatsTo(g, g.units[0])
  expect(others).toEqual([])
  expect(near).toMatchObject({ unit: 1 })
  expect(near.dice).toBeGreaterThan(1)
  // Who looks away does neither.
  g.units[1].facing = 0
  expect(threatsTo(g, g.units[0])).toEqual([])
})

it('leaves out who fights already or flees', () => {
  const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'D1', 10, 8, 180), unit(0, 'R1', 3, 12))
  expect(threatsTo(g, g.units[0])).toHaveLength(1)
  g.units[1].fleeing = true
  expect(threatsTo(g, g.units[0])).toEqual([])
  g.units[1].fleeing = false
  engage(g, 1, 1, 2)
  expect(threatsTo(g, g.units[0])).toEqual([])
})
