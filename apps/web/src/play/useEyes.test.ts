import { describe, expect, it } from 'vitest'
import { NOBODY, viewersOf } from './useEyes.ts'

describe('a match that is looked back at', () => {
  const seats = [0, 1]
  it('shows no more than the table did while it is not over', () => {
    expect(viewersOf({ persons: [1], seats, over: false })).toEqual([1])
    expect(viewersOf({ persons: [0, 1], seats, over: false })).toEqual([NOBODY])
    expect(viewersOf({ persons: [0, 2], seats: [0, 1, 2], over: false })).toEqual([NOBODY])
  })
  it('shows everything once it is over, and to those who only watch machines', () => {
    expect(viewersOf({ persons: [1], seats, over: true })).toEqual([1, 'all', 0])
    expect(viewersOf({ persons: [], seats, over: false })).toEqual(['all', 0, 1])
  })
})
