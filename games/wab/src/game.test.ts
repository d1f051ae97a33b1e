import { headerOf, Rules } from '@acies/kernel'
import { acceptGame, playRandom } from '@acies/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wab } from './cases.ts'
import { CHARACTER } from './position.ts'

/** Two pitched battles, one on ground of its own, and every historical one: each has a rule that no other has. */
const TRIED = wab.scenarios.map(s => s.id).filter(id => !/^pitched-(?!1000$|2000-ground$)/.test(id))
acceptGame(wab, { scenarios: TRIED, matches: 1, seed: 7, limit: 4000, every: 120 })

describe('every battle', () => {
  const rules = new Rules(wab, {}, true)
  test.each(wab.scenarios.map(s => s.id))(
    '%s ends, nobody stands on anybody, and no model comes or goes unseen',
    id => {
      /** Fallen, or carried off with a standard, by unit. */
      const gone = new Map<number, number>()
      const lose = (unit: number, n: number) => gone.set(unit, (gone.get(unit) ?? 0) + n)
      const header = headerOf(wab, id, 1)
      const atFirst = wab.setUp(header).units.map(u => u.places.filter(place => place < CHARACTER).length)
      const { position } = playRandom(rules, header, {
        seed: 91,
        limit: 3000,
        each({ position: p, heard }) {
          for (const { event: e } of heard) {
            if (e.type === 'fallen') lose(e.unit, e.n)
            // A man carries it home (WAB-ROM-04).
            if (e.type === 'recovered') lose(e.unit, 1)
            // The chariot of a leader is one of a squadron while it is with it.
            const own = 'unit' in e && p.field.kinds[p.field.units[e.unit]?.kind]?.traits.includes('own-chariot')
            if (own && e.type === 'joined') lose(e.other, -1)
            if (own && e.type === 'left') lose(e.other, 1)
            // The bearer of a unit that was wiped out has fallen with it.
            if (e.type === 'captured' && !e.army && p.field.units[e.other].places.length > 0) lose(e.other, 1)
          }
          expect(wab.check(p.field)).toBeNull()
          for (const u of p.field.units) {
            const men = u.places.filter(place => place < CHARACTER).length
            if (p.field.kinds[u.kind].character) continue
            // Asked a hundred thousand times: an expectation each would cost more than the battle.
            if (men + (gone.get(u.id) ?? 0) !== atFirst[u.id])
              expect.fail(`unit ${u.id}: ${men} left and ${gone.get(u.id) ?? 0} gone of ${atFirst[u.id]}`)
          }
        },
      })
      expect(position.result).not.toBeNull()
      expect(position.field.turn).toBeLessThanOrEqual(position.field.last)
    },
  )
})
