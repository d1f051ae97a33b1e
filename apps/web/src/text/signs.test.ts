import { describe, expect, test } from 'vitest'
import { shareOf, surenessOf, wholes } from './signs.ts'

describe('figures of odds', () => {
  test('of two dice with one face of three add up, though each is rounded', () => {
    expect(wholes([4 / 9, 4 / 9, 1 / 9])).toEqual([45, 44, 11])
  })

  test('add up to what there is where some did not come to it', () => {
    expect(wholes([0.305, 0.305, 0.195]).reduce((sum, n) => sum + n, 0)).toBe(81)
    expect(wholes([])).toEqual([])
  })

  test('are rounded alike, whatever a sum comes out short by', () => {
    expect(shareOf(0.8749999999999998, 'es')).toBe('88 %')
    expect(wholes([0.125, 0.3750000000000001, 0.3750000000000001, 0.12499999999999999])).toEqual([12, 38, 38, 12])
  })

  test('say how they were found, and how far they may be off: never less than they may', () => {
    expect(surenessOf({ tries: 9604, within: 0.01 }, 'es')).toBe('muestra de 9604 tiradas, ±\u00a01\u0020%')
    expect(surenessOf({ tries: 500, within: 0.041 }, 'en')).toBe('sampled, 500 rolls, ±\u00a05%')
    expect(surenessOf({ tries: 1, within: 0 }, 'en')).toBe('exact')
  })
})
