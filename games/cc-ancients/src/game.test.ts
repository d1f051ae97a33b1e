import { headerOf, Rules } from '@acies/kernel'
import { acceptGame, playRandom } from '@acies/kernel/testing'
import { describe, expect, test } from 'vitest'
import { ancients } from './cases.ts'

/** Among them every special rule: hands that grow, ambush, exits, camps, the Sacred Band. */
const TRIED = ['crimissos', 'trebbia', 'castulo', 'baecula', 'trasimene']
acceptGame(ancients, { scenarios: TRIED, matches: 1, seed: 7, limit: 20_000, every: 80 })

describe('every battle', () => {
  const switches = ancients.options.map(o => o.id)
  for (const { id } of ancients.scenarios) {
    test(`${id} ends, with and without the switches`, () => {
      for (const options of [[], switches]) {
        const rules = new Rules(ancients, { options }, true)
        const played = playRandom(rules, headerOf(ancients, id, 11, { options }), { seed: 3, limit: 20_000 })
        expect(played.position.result).not.toBeNull()
      }
    })
  }
})
