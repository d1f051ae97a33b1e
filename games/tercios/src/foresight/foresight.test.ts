import { Rules } from '@acies/kernel'
import { inches } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import { Play, troop } from '../testing.ts'
import { fightOdds } from './odds.ts'
import { chargeReach, reactionsTo } from './reactions.ts'
import { wearByShot } from './shot.ts'
import { strikersAt } from './strikers.ts'

const rules = new Rules(tercios)

/** Side a has activated its only troop; b stands before it. */
const facing = (card: string, gap: number) =>
  new Play({
    troops: {
      'a-1': { type: 'SPA-02', at: [30, 30], card },
      'b-1': { type: 'FRA-02', at: [30, 30 - gap], facing: 180, card: 'fire' },
    },
    begin: { step: 'activation', args: { unit: 'a-1' } },
  })

describe('odds before committing', () => {
  test('TER-SHO-01: a shot', () => {
    const play = facing('fire', 7)
    expect(play.asked).toBe('choose-targets')
    const view = rules.view(play.p, 0)
    const found = fightOdds(rules, view, 0, [troop(play.g, 'b-1').id], 'pass')?.(200)
    expect(found).toMatchObject({ kind: 'shot', dice: 4, contact: 0, ownWear: 0 })
    expect(found?.hits).toHaveLength(5)
    expect(found?.hits.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(found?.wear).toBeGreaterThan(0)
  })
  test('TER-SHO-05, TER-SHO-06: what a shot would do is what the referee rolls', () => {
    const play = facing('fire', 7)
    const [u, target] = [troop(play.g, 'a-1'), troop(play.g, 'b-1')]
    const exact = wearByShot(play.g, u, target, 'fire')
    if (exact === null) throw new Error('no shot')
    expect(exact.none + exact.one + exact.more).toBeCloseTo(1)
    const rolled = fightOdds(rules, rules.view(play.p, 0), 0, [target.id], 'pass')?.(4000)
    expect(exact.one + 2 * exact.more).toBeLessThan((rolled?.wear ?? 0) + 0.05)
    expect(exact.one + 4 * exact.more).toBeGreaterThan((rolled?.wear ?? 0) - 0.05)
    expect(wearByShot(play.g, target, { ...u, y: u.y + inches(30) }, 'fire')).toBeNull()
  })
  test('TER-CBT-01: a charge, and the enemy who uses his card', () => {
    const play = facing('attack', 4)
    expect(play.asked).toBe('choose-charge')
    const view = rules.view(play.p, 0)
    const target = [troop(play.g, 'b-1').id]
    const stands = fightOdds(rules, view, 0, target, 'pass')?.(200)
    expect(stands).toMatchObject({ kind: 'charge', contact: 1, fled: 0 })
    const answers = fightOdds(rules, view, 0, target, 'card')?.(200)
    expect(answers?.fled).toBeGreaterThan(0)
    expect(answers?.ownWear).toBeGreaterThan(stands?.ownWear ?? 99)
  })
  test('TER-REA-01: of a charge one is asked about oneself, by how one replies', () => {
    const play = facing('attack', 4).answer('b-1')
    expect(play.asked).toBe('react')
    const view = rules.view(play.p, 1)
    const stands = fightOdds(rules, view, 1, ['pass'])?.(200)
    expect(stands).toMatchObject({ kind: 'charge', unit: 0, target: 1, reply: 'pass', contact: 1, base: 4 })
    expect(stands?.sources).toEqual(['attack+'])
    // He fires.
    expect(fightOdds(rules, view, 1, ['card'])?.(200).ownWear).toBeGreaterThan(stands?.ownWear ?? 99)
  })
  test('the same question gives the same odds', () => {
    const play = facing('attack', 4)
    const view = rules.view(play.p, 0)
    const target = [troop(play.g, 'b-1').id]
    expect(fightOdds(rules, view, 0, target, 'pass')?.(200)).toEqual(fightOdds(rules, view, 0, target, 'pass')?.(200))
    expect(fightOdds(rules, view, 0, [])).toBeNull()
  })
})

describe('reactions to a move', () => {
  test('TER-REA-01, TER-REA-10 to 50: who is asked and what each card could do', () => {
    const play = facing('run', 6)
    expect(play.asked).toBe('choose-move')
    const view = rules.view(play.p, 0)
    const asked = reactionsTo(rules, view, 0, [[inches(30), inches(26.5), 0]])
    expect(asked.map(a => a.unit)).toEqual([troop(play.g, 'b-1').id])
    expect(asked[0].charge).toBe(false)
    expect(asked[0].replies.map(reply => reply.card)).toEqual(['attention', 'attack', 'run', 'fire', 'resist'])
    expect(asked[0].replies.find(reply => reply.card === 'attack')?.does).toEqual(['interception'])
    expect(reactionsTo(rules, view, 0, [[inches(30), inches(29.5), 0]])).toEqual([])
  })
  test('TER-REA-20: against a charge', () => {
    const play = facing('attack', 4)
    const asked = reactionsTo(rules, rules.view(play.p, 0), 0, [troop(play.g, 'b-1').id])
    expect(asked[0].charge).toBe(true)
    expect(asked[0].replies.find(reply => reply.card === 'attack')?.does).toEqual(['counter-charge'])
  })
})

test('TER-CHG-03, TER-SHO-03: who could strike a troop where it stands', () => {
  const at = (gap: number, facingOf = 0) => {
    const { g } = facing('run', gap)
    const u = troop(g, 'a-1')
    u.facing = facingOf
    return strikersAt(g, u).map(({ charge, dice }) => [charge, dice > 0])
  }
  expect(at(4)).toEqual([['front', true]])
  expect(at(4, 18000)).toEqual([['flank', true]])
  expect(at(10)).toEqual([[null, true]])
  expect(at(25)).toEqual([])
})

test('TER-CHG-03: the reach of a charge', () => {
  const near = facing('attack', 4)
  const { reach, targets } = chargeReach(near.g, troop(near.g, 'a-1'))
  expect(reach).toBe(inches(6))
  expect(targets.map(t => t.unit)).toEqual([troop(near.g, 'b-1').id])
  const far = facing('attack', 12)
  expect(chargeReach(far.g, troop(far.g, 'a-1')).targets).toEqual([])
})
