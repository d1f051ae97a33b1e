import { headerOf, Rules } from '@acies/kernel'
import { acceptGame, acceptSight, playRandom } from '@acies/kernel/testing'
import { describe, expect, test } from 'vitest'
import { tercios } from './cases.ts'
import { wentThrough } from './testing.ts'

/** A whole pitched battle with scenery and deployment, and one with an ambush and points of its own. */
acceptGame(tercios, {
  scenarios: ['campal-500', 'rocroi'],
  matches: 1,
  seed: 7,
  limit: 20_000,
  every: 60,
  fleeting: ['spied'],
})

/** Columns whose front leaves with a card of its own, and wagon forts. */
const eastern = { armies: ['poland-500', 'cossacks-500'] }
acceptGame(tercios, {
  scenarios: ['campal-500'],
  setup: eastern,
  matches: 1,
  seed: 12,
  limit: 20_000,
  every: 60,
  fleeting: ['spied'],
})
acceptSight(
  tercios,
  { scenarios: ['rocroi'], matches: 1, seed: 7, limit: 20_000, every: 120, fleeting: ['spied'] },
  { scenarios: ['campal-500'], setup: eastern, matches: 1, seed: 12, limit: 20_000, every: 60, fleeting: ['spied'] },
)

describe('every battle', () => {
  const rules = new Rules(tercios, {}, true)
  for (const { id } of tercios.scenarios) {
    test(`${id} ends, nothing ever overlaps, and nobody goes through anybody`, () => {
      const { position } = playRandom(rules, headerOf(tercios, id, 11), {
        seed: 3,
        limit: 20_000,
        each({ position: p, heard }) {
          expect([tercios.check(p.field), wentThrough(p.field, heard)]).toEqual([null, null])
        },
      })
      expect(position.result).not.toBeNull()
    })
  }
  test('of columns, wagon forts and hordes ends as well', () => {
    for (const armies of [
      ['poland-500', 'cossacks-500'],
      ['cossacks-500', 'muscovy-500'],
    ]) {
      const { position } = playRandom(rules, headerOf(tercios, 'campal-500', 12, { setup: { armies } }), {
        seed: 5,
        limit: 20_000,
        each({ position: p, heard }) {
          expect([tercios.check(p.field), wentThrough(p.field, heard)]).toEqual([null, null])
        },
      })
      expect(position.result).not.toBeNull()
    }
  })
})
