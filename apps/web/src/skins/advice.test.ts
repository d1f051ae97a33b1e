import { expect, it } from 'vitest'
import { isAstray, nextIn } from './advice.ts'

it('an advice is followed as long as nothing is said that is not in it', () => {
  expect(nextIn([4, 'skirmish', 'double'], [4])).toBe('skirmish')
  expect(nextIn([4, 'skirmish'], [7])).toBeUndefined()
  expect(isAstray([4, 7], [7, 2, 4])).toBe(false)
  expect(isAstray([4, 'open'], [4, 'skirmish'])).toBe(true)
  expect(isAstray([4, 9], [])).toBe(true)
})

it('to stand elsewhere is not to go another way', () => {
  expect(isAstray([4, [100, 200, 0]], [4, [300, 200, 0]])).toBe(false)
})
