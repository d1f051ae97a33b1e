import { Rules } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { wab } from '../game.ts'
import { Play } from '../testing.ts'
import { fightOdds } from './odds.ts'

const rules = new Rules(wab)
/** Twenty against twenty, so many inches apart; Rome moves. */
const facing = (gap: number, line = 'rom-regulars') =>
  new Play({
    units: [`a-1 ${line} models=20 files=5 36,30 N`, `b-1 barb-warriors models=20 files=5 36,${30 - gap} S`],
  })

describe('odds before committing', () => {
  test('WAB-CHG-02: a charge that comes home, round by round as the referee fights it', () => {
    const play = facing(6)
    expect(play.asked).toBe('declare-charges')
    const [a, b] = [play.unit('a-1').id, play.unit('b-1').id]
    const view = rules.view(play.p, 0)
    const found = fightOdds(rules, view, 0, [a, b], 60)
    expect(found).toMatchObject({ kind: 'charge', unit: a, target: b, contact: 1 })
    if (found === null) throw new Error('no odds')
    expect(found.wins).toBeGreaterThan(0.3)
    expect(found.wins + found.loses).toBeLessThanOrEqual(1)
    expect(found.routs).toBeLessThanOrEqual(1)
    expect(found.falls.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1)
    expect(fightOdds(rules, view, 0, [a, b], 60)).toEqual(found)
  })
  test('WAB-CMOV-03: one that falls short comes to no blows', () => {
    const play = facing(14)
    const found = fightOdds(rules, rules.view(play.p, 0), 0, [play.unit('a-1').id, play.unit('b-1').id], 40)
    expect(found).toMatchObject({ contact: 0, wins: 0, loses: 0, losses: 0 })
  })
  test('nothing is promised for an answer that is no fight', () => {
    const play = facing(6)
    expect(fightOdds(rules, rules.view(play.p, 0), 0, [])).toBeNull()
  })
})
