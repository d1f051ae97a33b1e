import { expect, test } from 'vitest'
import { INSTRUMENTS, SOUNDS } from './instruments.ts'
import { soundOf } from './of.ts'

test('every sound has its instrument', () => {
  expect(Object.keys(INSTRUMENTS).sort()).toEqual([...SOUNDS].sort())
})
test('what is heard goes by what happens', () => {
  expect(soundOf({ type: 'turn', rules: [] })).toBe('drum')
  expect(soundOf({ type: 'rolled', rules: [], mode: 'fire' })).toBe('volley')
  expect(soundOf({ type: 'rolled', rules: [], mode: 'attack' })).toBe('clash')
  expect(soundOf({ type: 'rolled', rules: [], mode: 'evade' })).toBeNull()
  expect(soundOf({ type: 'toString', rules: [] })).toBeNull()
})
