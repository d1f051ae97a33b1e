import { headerOf, Rules } from '@acies/kernel'
import { playRandom } from '@acies/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wab } from '../game.ts'
import { isCloud } from '../rules/bodies.ts'
import { isCoherent, isSkirmishing, modelsOf } from '../rules/cloud.ts'
import { isEngaged } from '../rules/engaged.ts'

describe('skirmishers in battles played at random', () => {
  const rules = new Rules(wab, {}, true)
  test('stand loosely out of combat, in line in it, and keep together when they have moved (WAB-SKI-03, WAB-SKI-05, WAB-SKI-16)', () => {
    let clouds = 0
    let lines = 0
    for (let seed = 1; seed <= 8; seed++)
      playRandom(rules, headerOf(wab, 'pitched-1000-ground', seed), {
        seed: seed + 5,
        limit: 3000,
        each({ position: { field: g } }) {
          expect(wab.check(g)).toBeNull()
          for (const u of g.units) {
            if (u.where !== 'table' || !isSkirmishing(g, u)) continue
            if (isEngaged(g, u)) {
              expect(isCloud(u)).toBe(false)
              lines++
            }
            if (!isCloud(u)) continue
            clouds++
            expect(u.files).toBe(u.places.length)
            if (u.states.some(s => s.is === 'moved')) expect(isCoherent(g, u, modelsOf(g, u))).toBe(true)
          }
        },
      })
    expect(clouds).toBeGreaterThan(100)
    expect(lines).toBeGreaterThan(10)
  })
})
