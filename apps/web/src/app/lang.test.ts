import { expect, test } from 'vitest'
import { yearIn } from './lang.ts'

test('a year that could be mistaken says which side of Christ it is', () => {
  expect([-216, 61, 1808, undefined].map(year => yearIn(year, 'es'))).toEqual(['216 a. C.', '61 d. C.', '1808', ''])
  expect([-216, 61, 1808, undefined].map(year => yearIn(year, 'en'))).toEqual(['216 BC', 'AD 61', '1808', ''])
})
