import { describe, expect, test } from 'vitest'
import { leadership } from '../rules/leadership.ts'
import { fieldFrom, idle, Play, times } from '../testing.ts'

const FACING = ['a-1 front b-1 front']
/** Men without a blow: what is rolled are tests. */
const MEEK = 'line=4,3,3,3,3,1,3,0,7'
const fight = (units: string[], dice: number[] = [], contacts = FACING, more: object = {}) =>
  new Play({ units, contacts, at: 'fighting', ...more }, dice)
const WIN = `a-1 foot ${MEEK} models=10 files=5 command=S 36,24 N states=charged`
const LOSE = `b-1 light-foot ${MEEK} models=10 files=5 36,24 S`
const panics = (p: Play) =>
  p
    .told('tested')
    .filter(e => e.why.startsWith('panic'))
    .map(e => [e.unit, e.why])

describe('panic', () => {
  test('a Leadership test; half or fewer left: one less (WAB-PANIC-01, WAB-PANIC-03)', () => {
    const g = fieldFrom({ units: ['a-1 foot models=8 files=4 began=16 36,30 N', 'b-1 foot models=5 36,5 S'] })
    expect(leadership(g, g.units[0], 'panic-shots')).toMatchObject({
      total: 6,
      lines: [{ n: -1, rule: 'WAB-PANIC-03' }],
    })
    const nine = fieldFrom({ units: ['a-1 foot models=9 files=4 began=16 36,30 N', 'b-1 foot models=5 36,5 S'] })
    expect(leadership(nine, nine.units[0], 'panic-shots').total).toBe(7)
  })
  test('led by a character on his Leadership (WAB-PANIC-04, WAB-PERS-24)', () => {
    const g = fieldFrom({
      units: [
        'a-1 foot models=8 files=4 36,30 N',
        'a-2 hero with=a-1',
        'a-3 hero line=4,5,5,4,4,2,5,2,9 with=a-1',
        'b-1 foot models=5 36,5 S',
      ],
    })
    expect(leadership(g, g.units[0], 'panic-shots').total).toBe(9)
  })
  const start = (steady: string, fleer: string, dice: number[] = [], more: string[] = []) =>
    new Play(
      { units: [steady, fleer, ...more, 'b-1 foot models=20 files=5 36,5 S'], turn: 3, at: 'start-of-turn' },
      dice,
    )
  test('friends flee within four inches at the start of its own turn (WAB-PANIC-05); not from skirmishers if it is formed or alone (WAB-PANIC-06, WAB-PERS-05), not if it is twice as many (WAB-PANIC-07)', () => {
    expect(
      panics(start('a-1 foot models=10 files=5 36,30 N', 'a-2 foot models=10 files=5 43.9,30 S fleeing=1')),
    ).toEqual([[0, 'panic-fleeing']])
    expect(panics(start('a-1 foot models=10 files=5 36,30 N', 'a-2 foot models=10 files=5 44,30 S fleeing=1'))).toEqual(
      [],
    )
    expect(
      panics(start('a-1 foot models=10 files=5 36,30 N', 'a-2 skirmishers models=10 files=5 41,30 S fleeing=1')),
    ).toEqual([])
    expect(panics(start('a-1 hero 36,30 N', 'a-2 skirmishers models=10 files=5 41,30 S fleeing=1'))).toEqual([])
    expect(panics(start('a-1 foot models=20 files=5 36,30 N', 'a-2 foot models=10 files=5 41,30 S fleeing=1'))).toEqual(
      [],
    )
  })
  test('the general’s unit tests before the others (WAB-PANIC-26, WAB-GENL-05)', () => {
    const p = start(
      'a-1 foot models=10 files=5 31,30 N',
      'a-2 foot models=10 files=5 36,30 S fleeing=1',
      [],
      ['a-3 foot models=10 files=5 41,30 N', 'a-4 hero general with=a-3'],
    )
    expect([p.asked, p.options()]).toEqual(['order-tests', ['a-3']])
    expect(p.refused('a-1')).toBe('WAB-PANIC-26')
    p.answer()
    expect(panics(p).map(([unit]) => unit)).toEqual([2, 0])
  })
  test('a friend broken or wiped out within twelve inches, after all combats and break tests (WAB-PANIC-09, WAB-PANIC-11)', () => {
    const p = fight(
      [WIN, LOSE, 'b-2 foot models=5 files=5 36,10.5 S', 'b-3 foot models=5 files=5 60,20 S'],
      [6, 6, 1, 1],
    )
    expect(panics(p)).toEqual([[2, 'panic-combat']])
    const wiped = fight(
      [
        'a-1 foot models=10 files=5 36,24 N states=charged',
        'b-1 foot models=5 files=5 36,24 S',
        'b-2 foot models=5 files=5 36,12.4 S',
      ],
      [...times(5, 6), ...times(5, 6)],
    )
    expect(panics(wiped)).toEqual([[2, 'panic-combat']])
  })
  test('not formed units or lone characters for lost skirmishers (WAB-PANIC-10)', () => {
    const p = fight(
      [
        WIN,
        `b-1 skirmishers ${MEEK} models=10 files=5 36,24 S`,
        'b-2 foot models=5 files=5 36,14 S',
        'b-3 hero 42,20 S',
      ],
      [6, 6],
    )
    expect(p.told('broken').length).toBe(1)
    expect(panics(p)).toEqual([])
  })
  test('who fails runs with the fleers, away from that combat (WAB-PANIC-02, WAB-PANIC-12, WAB-FLEE-12)', () => {
    const p = fight([WIN, LOSE, 'b-2 foot models=5 files=5 44,24 S', 'b-3 foot models=5 files=5 5,40 N'], [6, 6, 6, 6])
    p.rules.referee.script = { shift: () => 0 }
    p.answer('restrain')
    const ran = p.told('fled').find(e => e.unit === 2 && e.path.length > 0)
    expect(ran?.why).toBe('panic-combat')
    // The fight is west of it: east.
    expect(Math.abs((ran?.path.at(-1) ?? 0) - 9000)).toBeLessThan(600)
  })
  test('charged in flank or rear by five formed men: before they move, if they reach (WAB-PANIC-13, WAB-PANIC-14)', () => {
    const charge = (line: string, x = 41) => {
      const p = new Play({ units: [`a-1 ${line} ${x},22.5 W`, idle('a', 2), 'b-1 foot models=20 files=5 36,24 S'] })
        .answer('a-1', 'b-1')
        .answer()
      return panics(p).map(([, why]) => why)
    }
    expect(charge('foot models=5 files=5')).toEqual(['panic-charged'])
    expect(charge('foot models=4 files=4')).toEqual([])
    expect(charge('foot models=5 files=5', 47)).toEqual([])
  })
  test('also if it fights already (WAB-PANIC-15); it is then broken by whom it fights (WAB-PANIC-21)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot models=10 files=5 41,22.5 W',
          'a-2 foot models=10 files=5 36,24 N',
          idle('a', 3),
          'b-1 foot models=20 files=5 36,24 S',
        ],
        contacts: ['a-2 front b-1 front'],
        momentum: 'a',
        round: 1,
      },
      [6, 6, 1, 1],
    ).answer('a-1', 'b-1')
    expect(p.told('tested')[0]).toMatchObject({ why: 'panic-charged', passed: false })
    expect(p.told('broken')[0].rules).toContain('WAB-PANIC-21')
    // They had won the last round: they may pursue (WAB-PANIC-22).
    expect([p.asked, p.options()]).toEqual(['pursue', ['pursue', 'restrain']])
  })
  test('nobody pursues a panic in a fight not yet fought, or without the upper hand (WAB-PANIC-22)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot models=10 files=5 41,22.5 W',
          'a-2 foot models=10 files=5 36,24 N',
          idle('a', 3),
          'b-1 foot models=20 files=5 36,24 S',
        ],
        contacts: ['a-2 front b-1 front'],
      },
      [6, 6, 1, 1],
    ).answer('a-1', 'b-1')
    expect(p.told('fled').length).toBe(1)
    expect(p.told('pursued')).toEqual([])
  })
  test('the general is killed: every unit of his army, at once if he was shot (WAB-PANIC-16, WAB-GENL-06)', () => {
    const shot = new Play(
      {
        units: [
          'a-1 archers models=10 files=10 36,30 N',
          'b-1 hero general line=4,5,5,4,3,1,5,2,8 36,24 S',
          'b-2 foot models=5 files=5 5,5 S',
          'b-3 foot models=5 files=5 60,5 S',
        ],
        at: 'shooting',
      },
      [...times(10, 6), ...times(10, 6)],
    ).answer('a-1', 'b-1')
    expect(shot.told('general-dead').length).toBe(1)
    expect(panics(shot)).toEqual([
      [2, 'panic-general'],
      [3, 'panic-general'],
    ])
    // Off the table he has only run: nobody mourns.
    const ran = new Play(
      {
        units: ['a-1 hero general 36,45 S fleeing=1', idle('a', 2), 'b-1 foot models=5 files=5 36,5 S'],
        at: 'compulsory',
        turn: 3,
      },
      [6, 6],
    )
    expect(ran.unit('a-1').fate).toBe('fled')
    expect(panics(ran)).toEqual([])
  })
  test('killed in combat: with the other panic tests of the phase (WAB-PANIC-16)', () => {
    const p = fight(
      [
        'a-1 foot line=4,5,3,5,3,1,5,3,7 models=10 files=5 36,24 N states=charged',
        'b-1 foot models=20 files=5 36,24 S',
        'b-2 hero general line=4,1,3,3,3,1,1,1,7 with=b-1',
        'b-3 foot models=5 files=5 5,5 S',
      ],
      [...times(15, 6), ...times(15, 6)],
    )
    while (p.asked === 'challenge' || p.asked === 'aim')
      p.answer(...(p.asked === 'aim' ? ['b-2', p.options('b-2').length > 0 ? '3' : '3'] : []))
    expect(p.told('general-dead').length).toBe(1)
    const order = p.heard.map(h => h.event.type)
    expect(order.indexOf('general-dead')).toBeLessThan(order.indexOf('result'))
    expect(panics(p).some(([unit, why]) => unit === 3 && why === 'panic-general')).toBe(true)
  })
  test('panic breeds no panic: only the beaten and the dead cause it (WAB-PANIC-23)', () => {
    // b-2 panics and flees 10" from b-3, who is 14" from the beaten: he does not test.
    const p = fight(
      [WIN, LOSE, 'b-2 foot models=5 files=5 36,11.5 S', 'b-3 foot models=5 files=5 36,6 S'],
      [6, 6, 6, 6],
    )
    expect(panics(p)).toEqual([[2, 'panic-combat']])
  })
  test('who fled a combat in panic flees as one who broke, his standard too (WAB-PANIC-21, WAB-PANIC-23)', () => {
    const p = fight(
      [WIN, `a-2 foot ${MEEK} models=10 files=5 46,24 N`, LOSE, `b-2 foot ${MEEK} models=10 files=5 command=S 46,24 S`],
      [6, 6, 6, 6, 6, 6, 6, 6],
      ['a-1 front b-1 front', 'a-2 front b-2 front'],
      { momentum: 'a', round: 1 },
    )
    while (p.asked === 'next-combat') p.answer()
    expect(p.told('broken').map(e => e.unit)).toContain(2)
  })
})
