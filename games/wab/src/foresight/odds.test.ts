import { Rules } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { wab } from '../game.ts'
import { Play } from '../testing.ts'
import { fightOdds } from './odds.ts'

const rules = new Rules(wab)
const open = new Rules(wab, { options: ['open-measures'] })
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
    const found = fightOdds(rules, view, 0, [a, b])?.(30)
    expect(found).toMatchObject({ kind: 'charge', unit: a, target: b, contact: 1 })
    if (found === undefined) throw new Error('no odds')
    expect(found.wins).toBeGreaterThan(0.3)
    expect(found.wins + found.loses).toBeLessThanOrEqual(1)
    expect(found.routs).toBeLessThanOrEqual(1)
    expect(found.falls.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
    expect(fightOdds(rules, view, 0, [a, b])?.(30)).toEqual(found)
  })
  test('WAB-CMOV-03: one that falls short comes to no blows', () => {
    const play = facing(14)
    const found = fightOdds(open, open.view(play.p, 0), 0, [play.unit('a-1').id, play.unit('b-1').id])?.(40)
    expect(found).toMatchObject({ contact: 0, wins: 0, loses: 0, losses: 0 })
  })
  test('nothing is promised for an answer that is no fight', () => {
    const play = facing(6)
    expect(fightOdds(rules, rules.view(play.p, 0), 0, [])).toBeNull()
  })
})

describe('where nobody measures (WAB-GEN-04)', () => {
  const blind = (gap: number) => {
    const play = facing(gap)
    return fightOdds(rules, rules.view(play.p, 0), 0, [play.unit('a-1').id, play.unit('b-1').id])?.(30)
  }
  test('the odds of a charge are those of its arrival, however far it is', () => {
    const [near, far] = [blind(6), blind(20)]
    expect(near?.contact).toBe(1)
    expect(far?.contact).toBe(1)
    expect(far?.wins).toBeCloseTo(near?.wins ?? 0, 1)
  })
  test('nor does a slow leader keep them from arriving (WAB-PERS-18)', () => {
    const play = new Play({
      units: [
        'a-1 rom-regulars models=20 files=5 36,30 N',
        'b-1 barb-warriors models=20 files=5 36,10 S',
        'a-2 hero with=a-1',
      ],
    })
    const picks = [play.unit('a-1').id, play.unit('b-1').id]
    expect(fightOdds(rules, rules.view(play.p, 0), 0, picks)?.(30)).toMatchObject({ contact: 1 })
  })
  test('a volley has none: they would tell its range', () => {
    const play = new Play({
      units: ['a-1 archers models=10 files=5 36,30 N', 'b-1 barb-warriors models=20 files=5 36,20 S'],
      at: 'shooting',
    })
    expect(play.asked).toBe('declare-shots')
    const picks = [play.unit('a-1').id, play.unit('b-1').id]
    const measured = new Rules(wab, { options: ['open-measures'] })
    expect(fightOdds(rules, rules.view(play.p, 0), 0, picks)).toBeNull()
    expect(fightOdds(measured, measured.view(play.p, 0), 0, picks)?.(20)).toMatchObject({ kind: 'shot' })
  })
})

test('WAB-REACT-02: the charged see what holding brings', () => {
  const play = facing(6)
  play.answer('a-1', 'b-1')
  if (play.asked !== 'react') throw new Error(`asked ${play.asked}`)
  const found = fightOdds(rules, rules.view(play.p, 1), 1, [play.unit('b-1').id, 'hold'])?.(30)
  expect(found).toMatchObject({ kind: 'reaction', contact: 1 })
  expect(found?.ownLosses).toBeGreaterThan(0)
})
