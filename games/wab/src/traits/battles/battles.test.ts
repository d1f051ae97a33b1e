import { headerOf } from '@acies/kernel'
import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { wab } from '../../game.ts'
import { has, kindOf, put } from '../../position.ts'
import { leadership } from '../../rules/leadership.ts'
import { mayNotShoot, toHitShot, volleyOf } from '../../rules/shots.ts'
import { pointsOf } from '../../rules/victory.ts'
import { idle, Play, times } from '../../testing.ts'

const FAR = 'b-1 foot models=20 files=5 36,8 S'
const fieldOf = (id: string) => wab.setUp(headerOf(wab, id, 1))
const unitWith = (id: string, trait: string) => {
  const g = fieldOf(id)
  const u = g.units.find(o => kindOf(g, o).traits.includes(trait))
  if (u === undefined) throw new Error(`nobody at ${id} has ${trait}`)
  return { g, u }
}

describe('special rules of single battles', () => {
  test.each([
    ['idistaviso', 'awaits-the-signal'],
    ['caer-caradoc', 'breaches'],
    ['watling-street', 'carried-away'],
    ['mons-graupius', 'kept-back'],
    ['tapae', 'named-shields'],
    ['tapae', 'dressed-stakes'],
    ['rain-on-the-quadi', 'thirst'],
    ['hydaspes', 'mud'],
  ])('%s has units that are %s', (id, trait) => expect(unitWith(id, trait).u.where).toBe('table'))
  const BAND = 'a-1 foot traits=warband,awaits-the-signal models=24 files=6 36,30 N'
  test('the Cherusci throw no die until an enemy is within 12" (WAB-BAT-01)', () => {
    const thrown = (foe: string) => new Play({ units: [BAND, foe], at: 'start-of-turn' }, [3]).told('thrown').length
    expect([thrown(FAR), thrown('b-1 foot models=20 files=5 36,19 S')]).toEqual([0, 1])
  })
  test('the Britons run wild on a 2 in their first two turns (WAB-BAT-03)', () => {
    const mob = (turn: number) =>
      new Play(
        { units: [BAND.replace('awaits-the-signal', 'carried-away'), idle('a', 2), FAR], at: 'start-of-turn', turn },
        [2],
      ).told('thrown')[0]
    expect([mob(1).need, mob(3).need, mob(5).need]).toEqual([3, 3, 2])
  })
  test('a testudo pulls down four inches of the rampart (WAB-BAT-02)', () => {
    const wall = (states: string) => {
      const p = new Play({
        units: [`a-1 foot traits=breaches models=16 files=4 36,30 N${states}`, idle('a', 2), FAR],
        ground: ['wall 36,29.2 20x0.4 0°'],
        at: 'declare',
      })
      while (['declare-charges', 'move'].includes(p.asked)) p.answer()
      return p.g.ground.map(e => [Math.round((10 * e.x) / INCH), Math.round((10 * e.width) / INCH)])
    }
    expect(wall(' states=testudo')).toEqual([
      [300, 80],
      [420, 80],
    ])
    expect(wall('')).toEqual([[360, 200]])
  })
  test('legionaries who never fight are worth 200 to Rome, 100 to the others if they do (WAB-BAT-04)', () => {
    const { g, u } = unitWith('mons-graupius', 'kept-back')
    const before = [pointsOf(g, 0), pointsOf(g, 1)]
    put(u, 'blooded')
    expect([before[0] - pointsOf(g, 0), pointsOf(g, 1) - before[1]]).toEqual([200, 100])
    const p = new Play({
      units: ['a-1 foot traits=kept-back models=10 files=5 36,30 N', 'b-1 foot models=10 files=5 36,30 S'],
      contacts: ['a-1 front b-1 front'],
      at: 'fighting',
    })
    expect(has(p.unit('a-1'), 'blooded')).toBe(true)
  })
  test('with their names on their shields they take one failed break test again (WAB-BAT-05)', () => {
    const tests = (states: string) =>
      new Play(
        {
          units: [
            `a-1 foot traits=named-shields models=10 files=5 36,30 N states=charged${states}`,
            'b-1 foot command=S models=30 files=5 36,30 S',
          ],
          contacts: ['a-1 front b-1 front'],
          at: 'fighting',
        },
        [...times(10, 1), 6, 6, 1, 1],
      )
        .told('tested')
        .filter(e => e.unit === 0)
        .map(e => e.passed)
    expect(tests('')).toEqual([false, true])
    expect(tests(',tried-again')).toEqual([false])
  })
  test('the men of the falx may lie in wait at Tapae (WAB-FRM-20)', () => {
    const { u } = unitWith('tapae', 'ambush')
    expect(u.where).toBe('reserve')
  })
  test('thirst weighs on Romans until it rains; then strings are wet (WAB-BAT-06)', () => {
    const { g, u } = unitWith('rain-on-the-quadi', 'thirst')
    const dry = [
      leadership(g, u, 'break').total,
      leadership(g, u, 'panic-shots').total,
      leadership(g, u, 'rally').total,
    ]
    put(u, 'rain')
    const wet = [
      leadership(g, u, 'break').total,
      leadership(g, u, 'panic-shots').total,
      leadership(g, u, 'rally').total,
    ]
    expect(wet.map((n, i) => n - dry[i])).toEqual([1, 1, 0])
    const archers = new Play({
      units: ['a-1 archers models=5 files=5 36,30 N', 'a-2 skirmishers models=5 30,30 N', FAR],
      at: 'remaining',
    })
    for (const name of ['a-1', 'a-2']) put(archers.unit(name), 'rain')
    expect(['a-1', 'a-2'].map(name => mayNotShoot(archers.g, archers.unit(name)))).toEqual(['WAB-BAT-06', null])
  })
  const sky = (turn: number, die: number) =>
    new Play(
      {
        units: ['a-1 foot traits=thirst models=10 files=5 36,30 N', idle('a', 2), FAR],
        at: 'start-of-turn',
        turn,
        active: 0,
      },
      [die, 6, 6],
    )
  test('from the third turn on 4+, in the fifth for certain; the others may panic (WAB-BAT-06)', () => {
    expect(sky(3, 6).told('thrown')).toEqual([])
    expect(has(sky(5, 3).unit('a-1'), 'rain')).toBe(false)
    const rains = sky(5, 4)
    expect(has(rains.unit('a-1'), 'rain')).toBe(true)
    expect(rains.told('tested').map(e => [e.unit, e.why, e.passed])).toEqual([[2, 'panic-storm', false]])
    expect(rains.unit('b-1').fleeing).toBeGreaterThan(0)
    expect(has(sky(9, 1).unit('a-1'), 'rain')).toBe(true)
  })
  test('in the mud of the first turn bows shoot as if they had moved (WAB-BAT-07)', () => {
    const shots = (turn: number) => {
      const { g } = new Play({
        units: ['a-1 archers traits=mud models=20 files=5 36,30 N', 'b-1 foot models=20 files=5 36,22 S'],
        turn,
        at: 'shooting',
      })
      const volley = volleyOf(g, g.units[0], g.units[1], 'bow', [0, 1, 2, 3, 4], '')
      return [toHitShot(g, g.units[0], g.units[1], volley, false, false).total, volley.short]
    }
    expect([shots(1), shots(3)]).toEqual([
      [5, 5],
      [4, 12],
    ])
  })
  test('who flees into the wagon train perishes there, who passes beside it leaves the table (WAB-BAT-08)', () => {
    expect(fieldOf('watling-street').ground.map(e => e.kind)).toContain('wagons')
    const run = (x: number) =>
      new Play(
        {
          units: [`b-1 foot models=10 files=5 ${x},8 N fleeing=1`, idle('b', 2), 'a-1 foot models=10 files=5 36,40 N'],
          ground: ['wagons 36,3 40x1'],
          active: 1,
          turn: 4,
          at: 'compulsory',
        },
        [4, 4],
      )
    expect(run(36).told('lost')).toMatchObject([{ fate: 'killed', rules: ['WAB-BAT-08'] }])
    expect(run(64).told('lost')).toMatchObject([{ fate: 'fled' }])
  })
  test('nobody pursues past the stakes in the north; elsewhere the pursuit goes on (WAB-BAT-09)', () => {
    const chase = (traits: string, facing: 'N' | 'S') => {
      const [y, back] = facing === 'N' ? [3, 'S'] : [45, 'N']
      return new Play(
        {
          units: [
            `a-1 foot traits=${traits} models=10 files=5 command=S 36,${y} ${facing} states=charged`,
            `b-1 light-foot models=10 files=5 36,${y} ${back}`,
          ],
          contacts: ['a-1 front b-1 front'],
          at: 'fighting',
        },
        [...times(10, 1), 6, 6, 1, 1, 6, 6],
      ).answer('pursue')
    }
    expect(chase('dressed-stakes', 'N').unit('a-1').where).toBe('table')
    expect(chase('drilled', 'N').unit('a-1').where).toBe('off')
    expect(chase('dressed-stakes', 'S').unit('a-1').where).toBe('off')
  })
})
