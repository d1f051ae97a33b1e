import { describe, expect, test } from 'vitest'
import { sampledIn, wholes } from './signs.ts'

describe('figures of odds', () => {
  test('of two dice with one face of three add up, though each is rounded', () => {
    expect(wholes([4 / 9, 4 / 9, 1 / 9])).toEqual([45, 44, 11])
  })

  test('add up to what there is where some did not come to it', () => {
    expect(wholes([0.305, 0.305, 0.195]).reduce((sum, n) => sum + n, 0)).toBe(81)
    expect(wholes([])).toEqual([])
  })

  test('that were sampled say how far they may be off', () => {
    expect(sampledIn(9604, 'es')).toBe('muestra de 9604 tiradas, ± 1\u0020%')
    expect(sampledIn(500, 'en')).toBe('sampled, 500 rolls, ± 4%')
  })
})
