import { headerOf, Rules } from '@acies/kernel'
import { acceptGame, acceptSight, playRandom } from '@acies/kernel/testing'
import { describe, expect, test } from 'vitest'
import { napoleonics } from './cases.ts'

/** Among them objectives, fieldworks, streams, allies, and cavalry enough for squares. */
const TRIED = ['coa', 'salamanca-left', 'waterloo']
acceptGame(napoleonics, { scenarios: TRIED, matches: 1, seed: 10, limit: 20_000, every: 40 })
acceptSight(napoleonics, { scenarios: ['coa'], matches: 1, seed: 10, limit: 20_000 })

describe('every battle', () => {
  const switches = napoleonics.options.map(o => o.id)
  for (const { id } of napoleonics.scenarios) {
    test(`${id} ends, with and without the switches`, () => {
      for (const options of [[], switches]) {
        const rules = new Rules(napoleonics, { options }, true)
        const played = playRandom(rules, headerOf(napoleonics, id, 11, { options }), { seed: 3, limit: 20_000 })
        expect(played.position.result).not.toBeNull()
      }
    })
  }
})
