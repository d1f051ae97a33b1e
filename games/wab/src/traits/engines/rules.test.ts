import { Ledger } from '@acies/kernel'
import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { kindOf } from '../../position.ts'
import { wielded } from '../../rules/blades.ts'
import { saveOf, strengthOf } from '../../rules/blows.ts'
import { crewOf, machinesFor } from '../../rules/crew.ts'
import { leadership } from '../../rules/leadership.ts'
import { pointsOf } from '../../rules/victory.ts'
import { diceIn, fieldFrom, idle, Play, times } from '../../testing.ts'
import { adding, refusal } from '../index.ts'

const FOE = 'b-1 foot models=20 files=5 36,10 S'
const one = (line: string, more: readonly string[] = [FOE]) => {
  const g = fieldFrom({ units: [line, ...more] })
  return { g, u: g.units[0], foe: g.units[more.length] }
}
const fight = (units: string[], dice: number[], active = 0) =>
  new Play({ units, contacts: ['a-1 front b-1 front'], at: 'fighting', active }, dice)

describe('chariots', () => {
  test('crews fight as horse: a spear is a rider’s spear (WAB-CHA-23, WAB-CHA-24, WAB-RUL-308)', () => {
    const { g, u, foe } = one('a-1 barb-chariots options=spear models=3 files=3 36,30 N')
    expect(wielded(g, u)).toBe('thrusting-spear')
    const strength = (charging: boolean) =>
      strengthOf(g, u, kindOf(g, u), foe, { charging, round: 0, side: 'front' }).total
    expect([strength(true), strength(false)]).toEqual([4, 3])
  })
  test('the best armoured of the crew saves: a noble in light armour (WAB-CHA-39, WAB-CHA-38)', () => {
    const save = (line: string) => {
      const { g, u, foe } = one(`a-1 ${line} models=3 files=3 36,30 N`)
      return saveOf(g, u, kindOf(g, u), 3, { occasion: 'blow', side: 'front', other: foe }).total
    }
    expect([save('light-chariots'), save('barb-chariots'), save('barb-chariots options=shield')]).toEqual([5, 4, 3])
  })
  test('who drove shoots worse, as anybody does (WAB-CHA-35)', () => {
    const needs = (states: string) =>
      new Play({
        units: [
          `a-1 light-chariots options=bows models=3 files=3 36,30 N${states}`,
          'b-1 foot models=40 files=10 36,22 S',
        ],
        at: 'shooting',
      })
        .answer('a-1', 'b-1')
        .told('volley')[0].ledger.total
    expect(needs(' states=moved:1') - needs('')).toBe(1)
  })
})

describe('elephants', () => {
  test('long bows are shot once from its back, bows twice (WAB-ELE-29, WAB-ELE-28)', () => {
    const { g, u } = one('a-1 elephant-indian 36,30 N')
    const shots = (weapon: 'bow' | 'long-bow') => adding('shots', new Ledger(1), g, u, { weapon }).total
    expect([shots('bow'), shots('long-bow')]).toEqual([2, 1])
  })
  test('pikes keep their second rank before it, and warbands their heart (WAB-ELE-26)', () => {
    const p = fight(
      ['a-1 foot options=pike models=20 files=5 36,30 N', 'b-1 elephant-indian 36,30 S states=charged'],
      times(60, 1),
      1,
    )
    const dice = diceIn(p.told('blows').find(e => e.unit === 0)?.roll)
    expect(dice % 2).toBe(0)
    expect(dice).toBeGreaterThan(4)
    const { g, u } = one('a-1 foot traits=warband line=5,3,3,3,3,1,3,1,5 models=24 files=6 36,30 N', [
      'b-1 elephant-indian 36,30 S',
    ])
    expect(leadership(g, u, 'break').total).toBe(8)
  })
  test('wild, it goes after whom it breaks, unasked (WAB-ELE-44)', () => {
    const p = fight(
      [
        'a-1 elephant-indian 36,30 N states=stampede:-1,charged',
        'b-1 light-foot models=6 files=6 36,30 S',
        idle('b', 2),
      ],
      [...times(4, 6), ...times(4, 6), ...times(20, 1)],
    )
    expect(refusal('restrain', p.g, p.unit('a-1'))).toBe('WAB-ELE-44')
    expect(p.asked).not.toBe('pursue')
  })
  test('beaten while it runs wild it turns round and keeps to the new line (WAB-ELE-45)', () => {
    const p = fight(
      [
        'a-1 elephant-indian 36,30 N crew=0,1 states=stampede:-1',
        'b-1 foot models=20 files=5 command=S line=4,3,3,3,3,1,5,1,7 36,30 S',
      ],
      [...times(40, 1)],
    )
    expect(p.told('stampeded')[0]).toMatchObject({ unit: 0 })
    expect(p.unit('a-1').y).toBeGreaterThan(30 * INCH)
    expect(p.unit('a-1').facing).toBe(18000)
  })
  test('wild but still there at the end it is worth half its points to the enemy (WAB-SCN-11)', () => {
    const points = (states: string) => {
      const { g } = one(`a-1 elephant-indian 36,30 N${states}`)
      return pointsOf(g, 1)
    }
    expect(points(' states=stampede:-1') - points('')).toBe(65)
  })
})

describe('wagons', () => {
  test('before gunpowder its crew has bows (WAB-WAG-10)', () => {
    const missiles = (options: string) => {
      const { g, u } = one(`a-1 war-wagon${options} 36,30 W`)
      return kindOf(g, u).crew.flatMap(c => g.kinds[c.kind].weapons)
    }
    expect(missiles('')).toContain('wagon-missile')
    expect(missiles(' options=ancient')).toContain('bow')
    expect(missiles(' options=ancient')).not.toContain('wagon-missile')
  })
  test('its gun fires over a long side, worked by one of the shooters (WAB-WAG-12)', () => {
    const p = new Play(
      {
        units: [
          'a-1 war-wagon options=tarasnice 36,30 W',
          'b-1 foot models=20 files=5 38,20 S',
          'b-2 foot models=20 files=5 10,30 E',
        ],
        at: 'shooting',
      },
      times(60, 1),
    )
    while (p.asked === 'declare-shots') p.answer('a-1', 'b-1')
    expect([p.asked, p.options()]).toEqual(['fire-tarasnice', ['b-1']])
    p.answer('b-1')
    // One bolt, then the two who are left.
    expect(p.told('volley').map(e => diceIn(e.roll))).toEqual([1, 2])
  })
  test('with its last man it is gone (WAB-WAG-21)', () => {
    const p = fight(
      [
        'a-1 foot line=4,3,3,5,3,1,5,1,7 models=20 files=5 36,30 N states=charged',
        'b-1 war-wagon crew=0,1 36,30 S',
        idle('b', 2),
      ],
      // Hits, all on the crew, half and half, wounds, no save.
      [...times(6, 6), ...times(6, 6), ...times(6, 6), ...times(6, 6), ...times(20, 1)],
    )
    expect(p.unit('b-1').where).toBe('lost')
  })
  const tabor = (dice: number[], crew = '') =>
    fight(
      [
        'a-1 foot line=4,5,3,4,3,1,5,3,9 models=20 files=5 command=S 36,30 N states=charged',
        `b-1 tabor${crew} 36,30 S`,
        'a-2 foot models=5 files=5 4,44 N',
        'b-2 foot models=5 files=5 68,4 S',
      ],
      dice,
    )
  test('its men are driven off by defeat and the wagon stays; outside they skirmish, do not charge, and may go back (WAB-WAG-31, WAB-WAG-32)', () => {
    const p = tabor([...times(15, 6), ...times(15, 6), ...times(15, 1), ...times(10, 1), ...times(12, 6)])
    while (['pursue', 'past-or-stop', 'dress', 'aim'].includes(p.asked))
      p.answer(...(p.asked === 'pursue' ? ['restrain'] : p.asked === 'past-or-stop' ? ['past'] : []))
    const men = p.g.units.find(u => kindOf(p.g, u).traits.includes('tabor-defenders'))
    expect(men?.where === 'table' || men?.where === 'lost').toBe(true)
    const { g } = one('a-1 tabor 36,30 N')
    const crew = crewOf(g, g.units[0])
    expect(crew).not.toBeNull()
    if (crew === null) return
    crew.where = 'table'
    crew.host = -1
    crew.x = 36 * INCH
    crew.y = 33 * INCH
    expect(kindOf(g, crew).order).toBe('loose')
    expect(refusal('declare', g, crew)).toBe('WAB-WAG-32')
    expect(machinesFor(g, crew).map(m => m.id)).toEqual([0])
  })
  test('an empty one is hit without dice and falls to pieces (WAB-WAG-37)', () => {
    const p = tabor([...times(15, 6), ...times(20, 1)], ' crew=0')
    const blows = p.told('blows').filter(e => e.unit === 0)
    expect(blows[0].rules).toEqual(['WAB-MELEE-16'])
    expect(p.unit('b-1').where).toBe('lost')
  })
  test('the leader of a wagon strikes once more (WAB-WAG-03)', () => {
    const dice = (options: string) =>
      fight(['a-1 foot models=20 files=5 36,30 N states=charged', `b-1 war-wagon${options} 36,30 S`], times(60, 1))
        .told('blows')
        .filter(e => e.unit === 1)
        .reduce((sum, e) => sum + diceIn(e.roll), 0)
    expect(dice(' options=leader') - dice('')).toBe(1)
  })
  test('to horse a wagon is a wall: nothing of a charge counts (WAB-WAG-24)', () => {
    const wounds = (foe: string) =>
      fight(['a-1 horse options=lance models=5 files=5 36,30 N states=charged', foe], times(60, 6))
        .told('wounds')
        .find(e => e.unit === 0)?.roll.need
    // With a lance Strength 5 wounds Toughness 3 on 2; without it Strength 3 on 4.
    expect(wounds('b-1 foot models=20 files=5 36,30 S')).toBe(2)
    expect(wounds('b-1 war-wagon 36,30 S')).toBe(4)
  })
})
