import { expect, test } from 'vitest'
import { yearIn } from './lang.ts'

test('a year that could be mistaken says which side of Christ it is', () => {
  expect([-216, 61, 1808, undefined].map(year => yearIn(year, 'es'))).toEqual([
    '216\u00a0a.\u00a0C.',
    '61\u00a0d.\u00a0C.',
    '1808',
    '',
  ])
  expect([-216, 61, 1808, undefined].map(year => yearIn(year, 'en'))).toEqual(['216\u00a0BC', 'AD\u00a061', '1808', ''])
})
