import { headerOf } from '@acies/kernel'
import { put, type Unit, wab } from '@acies/wab'
import { expect, test } from 'vitest'
import { formedAs } from './pieces.tsx'

const [unit] = wab.setUp(headerOf(wab, 'tapae', 1)).units
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
