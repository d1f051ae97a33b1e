import { Ledger } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import type { TestName } from '../../events.ts'
import { has, put } from '../../position.ts'
import { attacksOf } from '../../rules/blows.ts'
import { dreadOf, outnumberedByFear } from '../../rules/dread.ts'
import { leadership } from '../../rules/leadership.ts'
import { fieldFrom, Play } from '../../testing.ts'
import { adding, refusal } from '../index.ts'

const times = (n: number, face: number): number[] => Array.from({ length: n }, () => face)
const tested = (p: Play) => p.told('tested').map(e => [e.unit, e.why, e.passed])

describe('fear (WAB-PSY-01 to 07)', () => {
  const bold = 'a-1 foot models=10 files=5 36,30 N'
  const grim = 'b-1 foot models=10 files=5 traits=causes-fear 36,24 S'
  test('enemies fear it, friends do not (WAB-PSY-01)', () => {
    const g = fieldFrom({ units: [bold, grim, 'b-2 foot models=5 files=5 20,24 S'] })
    expect(dreadOf(g, g.units[0], g.units[1]).total).toBe(1)
    expect(dreadOf(g, g.units[1], g.units[0]).total).toBe(0)
    expect(dreadOf(g, g.units[2], g.units[1]).total).toBe(0)
  })
  test('who would charge it must dare first, or stays where he is (WAB-PSY-06, WAB-RUL-222)', () => {
    const dares = new Play({ units: [bold, grim] }, [2, 2]).answer('a-1', 'b-1')
    expect([tested(dares), dares.asked]).toEqual([[[0, 'fear', true]], 'react'])
    const not = new Play({ units: [bold, grim, 'a-2 foot models=5 files=5 10,40 N'] }, [6, 6]).answer('a-1', 'b-1')
    expect(not.told('failed')[0]).toMatchObject({ unit: 0, other: 2, why: 'fear', rules: ['WAB-PSY-06'] })
    expect(not.told('reacted')).toEqual([])
    expect([has(not.unit('a-1'), 'held'), not.unit('a-1').y]).toEqual([true, 30 * 2540])
  })
  const charge = (charged: string, dice: number[], more: string[] = []) =>
    new Play({ units: ['a-1 foot models=10 files=5 traits=causes-fear 36,30 N', charged, ...more] }, dice).answer(
      'a-1',
      'b-1',
    )
  test('charged, failed and outnumbered: it runs (WAB-PSY-02, WAB-PSY-03)', () => {
    const p = charge('b-1 foot models=9 files=5 36,24 S', [6, 6]).answer('b-1', 'hold')
    expect(tested(p)[0]).toEqual([1, 'fear', false])
    expect(p.told('broken')[0]).toMatchObject({ unit: 1, rules: ['WAB-PSY-03'] })
    expect(p.told('fled')[0]).toMatchObject({ unit: 1 })
  })
  test('failed and as many: it hits on sixes in the first turn (WAB-PSY-04, WAB-RUL-341)', () => {
    const p = charge('b-1 foot models=10 files=5 36,24 S', [6, 6]).answer('b-1', 'hold')
    expect(p.told('fled')).toEqual([])
    const blow = p.told('blows').find(e => e.unit === 1)
    expect(blow).toMatchObject({ roll: { need: 6 }, ledger: { lines: [{ n: 2, rule: 'WAB-PSY-04' }] } })
  })
  test('out of reach nobody is afraid (WAB-PSY-02)', () => {
    const p = charge('b-1 foot models=9 files=5 36,18 S', [6, 6]).answer('b-1', 'hold')
    expect(p.told('tested').filter(e => e.why === 'fear')).toEqual([])
  })
  test('who flees is not tested, who shoots is, and shoots on sixes (WAB-PSY-04, WAB-PSY-05)', () => {
    const flees = charge('b-1 archers models=9 files=5 36,24 S', [6, 6]).answer('b-1', 'flee')
    expect(flees.told('tested').filter(e => e.why === 'fear')).toEqual([])
    const shoots = charge('b-1 archers models=10 files=5 36,24 S', [6, 6]).answer('b-1', 'stand-and-shoot')
    expect(tested(shoots)[0]).toEqual([1, 'fear', false])
    expect(shoots.told('volley')[0]).toMatchObject({ unit: 1, roll: { need: 6 } })
    expect(shoots.told('tested').filter(e => e.why === 'fear').length).toBe(1)
  })
  test('beaten by more of the feared it breaks without a test; not by as many (WAB-PSY-07, WAB-EX-231)', () => {
    const lost = (models: number) =>
      new Play(
        {
          units: [
            `a-1 foot models=${models} files=5 command=S traits=causes-fear 36,24 N states=charged`,
            'b-1 light-foot models=10 files=5 36,24 S',
          ],
          contacts: ['a-1 front b-1 front'],
          at: 'fighting',
        },
        [...times(10, 1)],
      )
    expect(lost(11).told('broken')[0]).toMatchObject({ unit: 1, tested: false, rules: ['WAB-PSY-07'] })
    expect(lost(10).told('tested')[0]).toMatchObject({ unit: 1, why: 'break' })
  })
  test('numbers: the feared against all who stand together (WAB-RUL-223)', () => {
    const g = fieldFrom({
      units: [bold, 'a-2 foot models=5 files=5 20,30 N', 'b-1 foot models=12 files=6 traits=causes-fear 36,24 S'],
    })
    const [a, b, c] = g.units
    expect([outnumberedByFear(g, a, [a], [c]), outnumberedByFear(g, a, [a, b], [c])]).toEqual([true, false])
  })
})

describe('terror (WAB-PSY-08 to 15)', () => {
  const beast = 'a-1 foot models=5 files=5 traits=causes-terror 36,30 N'
  test('chargers and charged face it when all has been said; who fails runs at once (WAB-PSY-11, WAB-PSY-15)', () => {
    const p = new Play({ units: [beast, 'b-1 foot models=20 files=5 36,24 S'] }, [6, 6])
      .answer('a-1', 'b-1')
      .answer('b-1', 'hold')
    expect(tested(p)[0]).toEqual([1, 'terror', false])
    expect(p.told('broken')[0]).toMatchObject({ unit: 1, rules: ['WAB-PSY-15'] })
    expect(p.told('fled')[0].unit).toBe(1)
  })
  test('passed, it passes the fear of that moment and fears only afterwards, on foot (WAB-PSY-09, WAB-PSY-10, WAB-PSY-12, WAB-PSY-14)', () => {
    const p = new Play({ units: [beast, 'b-1 foot models=20 files=5 36,24 S'] }, [2, 2])
      .answer('a-1', 'b-1')
      .answer('b-1', 'hold')
    expect(tested(p).filter(([, why]) => why === 'terror' || why === 'fear')).toEqual([[1, 'terror', true]])
    expect(dreadOf(p.g, p.unit('b-1'), p.unit('a-1')).total).toBe(1)
    const g = fieldFrom({ units: [beast, 'b-1 horse models=5 files=5 36,24 S states=terror-passed'] })
    expect(dreadOf(g, g.units[1], g.units[0]).total).toBe(2)
  })
  test('who would charge it tests for terror alone, after the reactions (WAB-RUL-224, WAB-RUL-225)', () => {
    const p = new Play(
      { units: ['a-1 foot models=20 files=5 36,30 N', 'b-1 foot models=5 files=5 traits=causes-terror 36,24 S'] },
      [6, 5],
    )
    p.answer('a-1', 'b-1')
    expect(p.told('tested')).toEqual([])
    p.answer('b-1', 'hold')
    expect(tested(p)[0]).toEqual([0, 'terror', false])
    expect(p.told('contact')).toEqual([])
  })
  test('within 8" when the turn begins, once a battle (WAB-PSY-13, WAB-PSY-14, WAB-RUL-228)', () => {
    const near = (far: number, states = '') =>
      new Play(
        {
          units: [
            `a-1 foot models=10 files=5 36,${24 + far} N${states}`,
            'a-2 foot models=10 files=5 60,40 N',
            'b-1 foot models=5 files=5 traits=causes-terror 36,24 S',
          ],
          at: 'start-of-turn',
        },
        [6, 6, 3, 3],
      )
    const p = near(7)
    expect(tested(p)).toEqual([[0, 'terror', false]])
    expect(p.told('fled').length).toBe(1) // It runs at once and not again in this turn.
    expect(near(9).told('tested')).toEqual([])
    expect(near(7, ' states=terror-passed').told('tested')).toEqual([])
  })
})

describe('frenzy (WAB-PSY-16 to 22)', () => {
  const mad = 'a-1 foot models=10 files=5 traits=frenzy 36,30 N'
  test('who has an enemy in reach must charge; who has none does not (WAB-PSY-16)', () => {
    const p = new Play({ units: [mad, 'b-1 foot models=10 files=5 36,24 S'] }).answer()
    expect(p.told('declared')[0]).toMatchObject({ unit: 0, targets: [1], rules: ['WAB-PSY-16'] })
    const far = new Play({
      units: [mad, 'b-1 foot models=10 files=5 36,20 S', 'a-2 foot models=5 files=5 10,30 N'],
    }).answer()
    expect(far.told('declared')).toEqual([])
  })
  test('of several its owner chooses (WAB-RUL-231)', () => {
    const p = new Play({
      units: [mad, 'b-1 foot models=5 files=5 33.5,24 S', 'b-2 foot models=5 files=5 38.5,24 S'],
    }).answer()
    expect([p.asked, p.options()]).toEqual(['fury-at', ['b-1', 'b-2']])
  })
  test('one attack more, for characters with it too (WAB-PSY-17, WAB-PERS-27)', () => {
    const g = fieldFrom({ units: [mad, 'a-2 hero with=a-1', 'b-1 foot models=5 files=5 36,24 S'] })
    expect(attacksOf(g, g.units[0], g.kinds[g.units[0].kind], false, {}).total).toBe(2)
    expect(attacksOf(g, g.units[1], g.kinds[g.units[1].kind], false, {}).total).toBe(3)
    put(g.units[0], 'frenzy-lost')
    expect(attacksOf(g, g.units[1], g.kinds[g.units[1].kind], false, {}).total).toBe(2)
  })
  test('knows no panic, no fear, no flight, no restraint (WAB-PSY-18, WAB-PSY-19, WAB-PSY-21, WAB-PSY-22), until it is beaten (WAB-PSY-20)', () => {
    const g = fieldFrom({ units: [mad, 'b-1 foot models=5 files=5 traits=causes-terror 36,24 S'] })
    const [u, foe] = g.units
    const all = () => [
      refusal('feel-panic', g, u, { test: 'panic-combat' }),
      refusal('react', g, u, { reaction: 'flee' }),
      refusal('react', g, u, { reaction: 'shoot-and-flee' }),
      refusal('react', g, u, { reaction: 'hold' }),
      refusal('restrain', g, u, { other: foe }),
      refusal('must-follow', g, u, { other: foe }),
      dreadOf(g, u, foe).total,
    ]
    expect(all()).toEqual(['WAB-PSY-19', 'WAB-PSY-21', 'WAB-PSY-21', null, 'WAB-PSY-18', 'WAB-PSY-22', 0])
    put(u, 'frenzy-lost')
    expect(all()).toEqual([null, null, null, null, null, null, 2])
  })
  test('beaten it still takes its test, and is sober for the battle (WAB-PSY-19, WAB-PSY-20)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot models=10 files=5 command=S 36,24 N states=charged',
          'b-1 light-foot models=10 files=5 traits=frenzy 36,24 S',
        ],
        contacts: ['a-1 front b-1 front'],
        at: 'fighting',
      },
      [...times(15, 1), 1, 1],
    )
    expect(p.told('tested')[0]).toMatchObject({ unit: 1, why: 'break', passed: true })
    expect(has(p.unit('b-1'), 'frenzy-lost')).toBe(true)
  })
})

describe('hatred (WAB-PSY-23 to 26)', () => {
  const field = (hater: string, more: string[] = []) =>
    fieldFrom({
      units: [`a-1 ${hater} models=10 files=5 36,24 N`, ...more, 'b-1 foot models=10 files=5 36,24 S'],
      contacts: ['a-1 front b-1 front'],
      at: 'fighting',
    })
  const again = (g: ReturnType<typeof field>, round = 0) =>
    adding('again', new Ledger(0), g, g.units[0], { other: g.units[g.units.length - 1], round }).total
  test('breaks as on Leadership 10, less what it lost by (WAB-PSY-23); other tests as ever', () => {
    const g = field('foot traits=hatred')
    expect(leadership(g, g.units[0], 'break', 3).total).toBe(7)
    expect(leadership(g, g.units[0], 'panic-combat').total).toBe(7)
  })
  test('misses are tried again in the first turn (WAB-PSY-25)', () => {
    expect([again(field('foot traits=hatred')), again(field('foot traits=hatred'), 1), again(field('foot'))]).toEqual([
      1, 0, 0,
    ])
  })
  test('goes after the hated (WAB-PSY-26)', () => {
    const g = field('foot traits=hatred')
    expect(refusal('restrain', g, g.units[0], { other: g.units[1] })).toBe('WAB-PSY-26')
    const wall = fieldFrom({
      units: ['a-1 foot models=10 files=5 traits=hatred 36,24 N', 'b-1 foot models=10 files=5 36,23.6 S'],
      ground: ['wall 36,23.6 6x0.4'],
    })
    expect(refusal('restrain', wall, wall.units[0], { other: wall.units[1] })).toBe(null)
  })
  test('few still break without a test (WAB-PSY-24)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot models=10 files=5 36,24 N states=charged',
          'b-1 light-foot models=4 files=4 traits=hatred 36,24 S',
        ],
        contacts: ['a-1 front b-1 front'],
        at: 'fighting',
      },
      times(14, 1),
    )
    expect(p.told('broken')[0]).toMatchObject({ unit: 1, tested: false })
  })
  test('a character gives his to the unit while he fights (WAB-PERS-28, WAB-EX-134)', () => {
    const hero = 'a-2 hero traits=hatred with=a-1'
    expect(again(field('foot', [hero]))).toBe(1)
    const apart = fieldFrom({
      units: ['a-1 foot models=10 files=5 36,30 N', hero, 'b-1 foot models=10 files=5 36,20 S'],
    })
    expect(adding('again', new Ledger(0), apart, apart.units[0], { other: apart.units[2], round: 0 }).total).toBe(0)
  })
  test('a shaman gives his to a warband at once, and no fear (WAB-ARB-06, WAB-RUL-310)', () => {
    const g = fieldFrom({
      units: [
        'a-1 barb-warriors models=10 files=5 options=falx 36,30 N',
        'a-2 barb-shaman with=a-1',
        'b-1 foot models=10 files=5 36,20 S',
      ],
    })
    put(g.units[0], 'wields', 4)
    expect(adding('again', new Ledger(0), g, g.units[0], { other: g.units[2], round: 0 }).total).toBe(1)
    expect(dreadOf(g, g.units[2], g.units[0]).total).toBe(0)
    const alone = fieldFrom({ units: ['a-1 barb-shaman 36,30 N', 'b-1 foot models=10 files=5 36,20 S'] })
    expect(dreadOf(alone, alone.units[1], alone.units[0]).total).toBe(1)
  })
})

describe('stubborn (WAB-PSY-27 to 31)', () => {
  const beaten = (line: string, dice: number[], winner = 'command=S') =>
    new Play(
      {
        units: [
          `a-1 foot models=10 files=5 ${winner} 36,24 N states=charged`,
          `b-1 light-foot ${line} files=5 traits=stubborn 36,24 S`,
        ],
        contacts: ['a-1 front b-1 front'],
        at: 'fighting',
      },
      dice,
    )
  test('gives ground where it should run, once (WAB-PSY-29)', () => {
    const p = beaten('models=10', [...times(10, 1), 6, 6, 3])
    expect(p.told('gave-ground')[0]).toMatchObject({ unit: 1, rules: ['WAB-PSY-29', 'WAB-GIVE-07'] })
    expect(has(p.unit('b-1'), 'stubborn-used')).toBe(true)
    const twice = beaten('models=10 states=stubborn-used', [...times(10, 1), 6, 6, 3, 3])
    expect(twice.told('broken')[0]).toMatchObject({ unit: 1, tested: true })
  })
  test('two to one it gives ground as others do and spends nothing (WAB-PSY-30)', () => {
    const p = beaten('models=20', [...times(10, 1), 6, 6, 3], 'command=S states=charged')
    expect(p.told('gave-ground')[0]?.rules).toEqual(['WAB-GIVE-01', 'WAB-GIVE-07'])
    expect(has(p.unit('b-1'), 'stubborn-used')).toBe(false)
  })
  test('a die against what would break it: 3 and it runs, 4 and it tests (WAB-PSY-31, WAB-EX-234)', () => {
    const feared = 'command=S traits=causes-fear'
    const low = beaten('models=8', [...times(10, 1), 3, 3, 3], feared)
    expect(low.told('thrown')[0]).toMatchObject({ unit: 1, what: 'defy', die: 3, rules: ['WAB-PSY-31'] })
    expect(low.told('broken')[0]).toMatchObject({ unit: 1, tested: false })
    const high = beaten('models=8', [...times(10, 1), 4, 6, 6, 3], feared)
    expect(high.told('gave-ground')[0]?.rules).toContain('WAB-PSY-29')
  })
  test('friends who run do not move it, other panics do; below five it is gone (WAB-PSY-27, WAB-PSY-28)', () => {
    const g = fieldFrom({
      units: [
        'a-1 foot models=5 files=5 traits=stubborn 36,30 N',
        'a-2 foot models=4 files=4 traits=stubborn 20,30 N',
        'b-1 foot models=5 files=5 36,20 S',
      ],
    })
    const panic = (i: number, why: TestName) => refusal('feel-panic', g, g.units[i], { test: why })
    expect([panic(0, 'panic-fleeing'), panic(0, 'panic-combat'), panic(1, 'panic-fleeing')]).toEqual([
      'WAB-PSY-28',
      null,
      null,
    ])
    expect([refusal('defy', g, g.units[1]), refusal('stand-fast', g, g.units[1])]).toEqual([null, null])
  })
})
