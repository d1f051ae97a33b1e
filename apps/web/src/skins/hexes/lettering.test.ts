import { expect, it } from 'vitest'
import { keyOf, type Led, lettered } from './lettering.ts'

it('names stand clear of a leader below and of each other', () => {
  const wellington = { place: { row: 1, col: 4 }, name: 'Wellington' }
  const uxbridge = { place: { row: 1, col: 5 }, name: 'Uxbridge' }
  const orange = { place: { row: 2, col: 4 }, name: 'Orange' }
  const picton = { place: { row: 2, col: 8 }, name: 'Picton' }
  const asides = (led: readonly Led[]) => new Map(lettered(led, false).map(({ place, aside }) => [keyOf(place), aside]))
  expect([...asides([wellington, picton]).values()]).toEqual([0, 0])
  const shifts = asides([wellington, uxbridge, orange])
  expect(shifts.get('1 4')).toBeGreaterThan(20)
  expect(100 + (shifts.get('1 5') ?? 0) - (shifts.get('1 4') ?? 0)).toBeGreaterThan((10 + 8) * 4.7)
})
