import { headerOf, Rules } from '@acies/kernel'
import { acceptSight, playRandom } from '@acies/kernel/testing'
import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { wab } from './cases.ts'
import { copyField, type Field } from './position.ts'
import { raiseUnit } from './raise.ts'

/** A small battle with woods in which either side may hide somebody. */
function withAmbush(): Field {
  const base = wab.setUp(headerOf(wab, wab.scenarios[0].id, 1))
  const g: Field = {
    ...base,
    units: [],
    kinds: [],
    snap: { ranks: [], column: [], fleeing: [], near: [], models: [], shotBy: [] },
  }
  for (const side of [0, 1] as const)
    for (const profile of ['ars-ambushers', 'ars-great-weapons'])
      raiseUnit(
        g,
        side,
        { profile, models: 8, options: [], command: '', files: 4, traits: [], worth: 80, pack: [] },
        'test',
      )
  const wood = (id: number, x: number, y: number) => ({
    id,
    kind: 'wood' as const,
    x: x * INCH,
    y: y * INCH,
    facing: 0,
    width: 12 * INCH,
    depth: 8 * INCH,
  })
  g.ground = [wood(0, 20, 20), wood(1, 50, 20)]
  g.armies = g.armies.map(a => ({ ...a, general: -1, standard: -1 }))
  return g
}
const game = { ...wab, setUp: () => copyField(withAmbush()) }

acceptSight(game, { matches: 2, seed: 3, limit: 600, scenarios: [wab.scenarios[0].id] })

describe('ambushes (WAB-FRM-20 to 26)', () => {
  test('units hide, are found or rise, and nobody else sees where they lie', () => {
    const rules = new Rules(game, {}, true)
    const count = { hid: 0, revealed: 0, views: 0 }
    for (let seed = 1; seed <= 6; seed++)
      playRandom(rules, headerOf(wab, wab.scenarios[0].id, seed), {
        seed,
        limit: 800,
        each({ position, heard }) {
          for (const { event } of heard) {
            if (event.type === 'hid') count.hid++
            if (event.type === 'revealed') count.revealed++
          }
          for (const u of position.field.units) {
            if (u.where !== 'ambush') continue
            const seen = rules.view(position, u.side === 0 ? 1 : 0).field.units[u.id]
            const own = rules.view(position, u.side).field.units[u.id]
            expect([seen.x, seen.y, seen.facing]).toEqual([0, 0, 0])
            expect([own.x, own.y]).toEqual([u.x, u.y])
            count.views++
          }
        },
      })
    expect(count.hid).toBeGreaterThan(2)
    expect(count.revealed).toBeGreaterThan(1)
    expect(count.views).toBeGreaterThan(10)
  })
})
