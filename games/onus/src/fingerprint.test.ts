import { expect, test } from 'vitest'
import { battleFingerprint } from './fingerprint.ts'

// What is kept between positions (stances, contacts, charges that are owed) must not change how a battle goes.
test('a battle played at random is the same when everything is known already', () => {
  expect(battleFingerprint()).toBe(battleFingerprint())
})
