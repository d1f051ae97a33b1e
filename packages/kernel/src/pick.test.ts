import { describe, expect, test } from 'vitest'
import { fits, optionsOf, pose, readNumber, shownNumber, sizeOf, sorted, thing, word, writeNumber } from './pick.ts'

describe('picks', () => {
  test('a pick fits what is offered, and only in its own type', () => {
    const units = { of: 'unit', options: [1, 2] } as const
    const words = { of: 'word', options: ['1', 'go'] } as const
    expect([1, 3, '1', Number.NaN].map(pick => fits(units, pick))).toEqual([true, false, false, false])
    expect(['go', 1, 'stay'].map(pick => fits(words, pick))).toEqual([true, false, false])
    expect([-1, 0, 3, 4, 1.5, '2'].map(n => fits({ of: 'number', min: -1, max: 3 }, n))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(fits({ of: 'pose' }, [1, -2, 3])).toBe(true)
    expect(fits({ of: 'pose' }, [1, 0.5, 3])).toBe(false)
    expect(fits({ of: 'pose' }, 3)).toBe(false)
  })
  test('options are counted and listed where they are finite', () => {
    expect(optionsOf({ of: 'number', min: 2, max: 4 })).toEqual([2, 3, 4])
    expect(optionsOf({ of: 'number', min: 1, max: 250, per: 100 })).toEqual([100, 200, 250])
    expect(optionsOf({ of: 'number', min: -150, max: 50, per: 100 })).toEqual([-100, 0, 50])
    expect(optionsOf({ of: 'number', min: 1, max: 50, per: 100 })).toEqual([50])
    expect(sizeOf({ of: 'number', min: 2, max: 4 })).toBe(3)
    expect(sizeOf({ of: 'number', min: 2, max: 1 })).toBe(0)
    expect(optionsOf({ of: 'pose' })).toEqual([])
    expect(sizeOf({ of: 'pose' })).toBe(Number.POSITIVE_INFINITY)
  })
  test('a number is written as it is counted, and read back to the unit', () => {
    const inches = { of: 'number', min: 0, max: 99999, per: 2540 } as const
    expect([5080, 6350, 5081, 1].map(n => writeNumber(inches, n))).toEqual(['2', '2.5', '2.0004', '0.0004'])
    for (const n of [0, 1, 846, 847, 5081, 99999]) expect(readNumber(inches, writeNumber(inches, n))).toBe(n)
    expect(['-1', '2.5', '2,5', 'two', ''].map(text => readNumber(inches, text))).toEqual([
      -2540,
      6350,
      null,
      null,
      null,
    ])
    const dice = { of: 'number', min: 0, max: 9 } as const
    // What is no number is counted as it is.
    expect([shownNumber(dice, 6), shownNumber({ of: 'die', options: [6] }, 6)]).toEqual([6, 6])
    expect([readNumber(dice, '3'), readNumber(dice, '3.5'), writeNumber(dice, 3)]).toEqual([3, null, '3'])
  })
  test('a set has one order: numbers by size, words by letter', () => {
    const picks = [10, 9, 100]
    expect(sorted(picks)).toEqual([9, 10, 100])
    expect(picks).toEqual([10, 9, 100])
    expect(sorted(['b', 'a', 'B'])).toEqual(['B', 'a', 'b'])
  })
  test('a pick of another type than the rules count on is named', () => {
    expect(thing([4], 0)).toBe(4)
    expect(() => thing(['a'], 0)).toThrow('pick 0 is not a thing: "a"')
    expect(word(['go'], 0, ['stay', 'go'])).toBe('go')
    expect(() => word(['no'], 0, ['stay', 'go'])).toThrow('pick 0 is not one of stay, go: "no"')
    expect(pose([[1, 2, 3]], 0)).toEqual([1, 2, 3])
    expect(() => pose([7], 0)).toThrow('pick 0 is not a pose: 7')
    expect(() => pose([], 0)).toThrow('pick 0 is not a pose: undefined')
  })
})
