import { expect, test } from 'vitest'
import { battleFingerprint } from './fingerprint.ts'

// Other numbers mean other rules: then the game's version changes too.
test('a battle played at random is the same on every machine', () => {
  expect([battleFingerprint(), battleFingerprint('rocroi', 2)]).toEqual([1646402673, 4125238926])
})
