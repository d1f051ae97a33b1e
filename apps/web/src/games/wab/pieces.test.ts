import { headerOf } from '@acies/kernel'
import { kindOf, put, type Unit, wab } from '@acies/wab'
import { expect, test } from 'vitest'
import { fallenOf, formedAs, ownStrength } from './pieces.tsx'

const field = wab.setUp(headerOf(wab, 'tapae', 1))
const [unit] = field.units
const formed = (change: (u: Unit) => void): string | undefined => {
  const u = structuredClone(unit)
  change(u)
  return formedAs(u)
}

test('a testudo, a hedgehog, and a shieldwall as long as it stands where it was formed, are seen on the block', () => {
  const here = unit.x * 1_000_000 + unit.y
  expect(formed(() => {})).toBeUndefined()
  expect(formed(u => put(u, 'testudo'))).toBe('testudo')
  expect(formed(u => put(u, 'hedgehog'))).toBe('hedgehog')
  expect(formed(u => put(u, 'in-shieldwall', here))).toBe('shieldwall')
  expect(formed(u => put(u, 'in-shieldwall', here + 1))).toBeUndefined()
})

test('of an army each unit is told by its own men, an engine by its wounds', () => {
  const told = field.units.filter(u => !kindOf(field, u).character).map(u => ownStrength(field, u))
  expect(told.every(([left, of]) => left === of)).toBe(true)
})

test('the places of those who fall are seen until the next phase with dice; who flees leaves them behind', () => {
  const g = structuredClone(field)
  const u = g.units.find(
    one => kindOf(g, one).troop === 'infantry' && !kindOf(g, one).character && one.where === 'table',
  )
  if (u === undefined) throw new Error('nobody')
  g.snap.models[u.id] = u.places.length
  expect(fallenOf(g, u)).toBe(0)
  u.places = u.places.slice(0, -3)
  expect(fallenOf(g, u)).toBe(3)
  u.fleeing = 2
  expect(fallenOf(g, u)).toBe(0)
})
