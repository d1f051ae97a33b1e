import { headerOf, Rules } from '@acies/kernel'
import { playRandom } from '@acies/kernel/testing'
import { distance, INCH } from '@acies/table'
import { readRoster } from '@acies/tabletop'
import { describe, expect, test } from 'vitest'
import { wab } from '../../game.ts'
import { type Field, kindOf, type Unit } from '../../position.ts'
import { bodyOf } from '../../rules/bodies.ts'
import { ridersOf } from '../../rules/crew.ts'
import { diceIn, Play, times } from '../../testing.ts'

const isTabor = (g: Field, u: Unit): boolean => kindOf(g, u).traits.includes('tabor')
describe('a tabor is laid', () => {
  const armies = [
    readRoster('arsenal | 1000\nars-commander ars-great-weapons*20 tabor+defenders tabor+defenders tabor+defenders'),
    readRoster('arsenal | 1000\nars-commander ars-great-weapons*20 ars-great-weapons*20'),
  ]
  const header = headerOf(wab, 'pitched-1000', 5, { setup: { armies } })
  test('whole and before any other unit, the first wagon at its edge, each other within 3" of one (WAB-WAG-28)', () => {
    const rules = new Rules(wab, {}, true)
    for (let seed = 1; seed <= 3; seed++) {
      const order: number[] = []
      playRandom(rules, header, {
        seed,
        limit: 8,
        each({ position: { field: g }, heard }) {
          for (const { event: e } of heard) if (e.type === 'placed') order.push(e.unit)
          const laid = order.map(id => g.units[id]).filter(u => isTabor(g, u))
          if (laid.length > 0) expect(g.depth - bodyOf(g, laid[0]).maxY).toBeLessThanOrEqual(INCH / 2)
          laid.slice(1).forEach((u, i) => {
            const gaps = laid.slice(0, i + 1).map(o => distance(bodyOf(g, u), bodyOf(g, o)))
            expect(Math.min(...gaps)).toBeLessThanOrEqual(3 * INCH + 1)
          })
          expect(order.slice(0, 3).every(id => isTabor(g, g.units[id]))).toBe(true)
        },
      })
      expect(order.length).toBeGreaterThan(3)
    }
  })
  test('elsewhere it is refused (WAB-WAG-28)', () => {
    const rules = new Rules(wab, {}, true)
    const p = rules.begin(header)
    const [seat] = rules.referee.owing(p)
    const { field: g } = p
    const first = g.units.find(u => isTabor(g, u))
    if (first === undefined) throw new Error('no tabor')
    const pick = (y: number) => rules.referee.refuse(p, seat, [first.id, 1, [36 * INCH, y, 0]])
    const depth = kindOf(g, first).depth
    expect(pick(g.depth - depth)).toBeNull()
    expect(pick(g.depth - depth - 2 * INCH)?.rule).toBe('WAB-WAG-28')
  })
})

describe('its defenders', () => {
  test('half of them may carry spears: those fight first, the others shoot (WAB-WAG-27, WAB-WAG-36)', () => {
    const p = new Play({
      units: ['a-1 tabor options=defenders,half 36,30 N', 'b-1 foot models=20 files=10 36,20 S'],
      at: 'shooting',
    })
    expect(ridersOf(p.g, p.unit('a-1')).map(x => [x.n, x.kind.weapons.includes('bow')])).toEqual([
      [5, false],
      [5, true],
    ])
    p.answer('a-1', 'b-1')
    expect(p.told('volley').map(e => diceIn(e.roll))).toEqual([5])
    const fight = new Play({
      units: ['a-1 tabor options=defenders,half 36,20 N', 'b-1 foot models=20 files=5 36,20 S states=charged'],
      contacts: ['b-1 front a-1 front'],
      active: 1,
      at: 'fighting',
    }).answer()
    expect(
      fight
        .told('blows')
        .filter(e => e.unit === 0)
        .map(e => diceIn(e.roll)),
    ).toEqual([5])
  })
  const won = (restrain: number[]) =>
    new Play(
      {
        units: [
          'a-1 tabor options=defenders 36,30 N',
          'b-1 light-foot line=4,2,2,2,2,1,1,1,2 models=10 files=5 36,30 S states=charged',
          'a-2 foot models=5 files=5 4,44 N',
        ],
        contacts: ['b-1 front a-1 front'],
        active: 1,
        at: 'fighting',
      },
      // Theirs miss; ours hit, wound and are not saved; they break, and run.
      [...times(5, 1), ...times(5, 6), ...times(5, 6), 6, 6, 1, 1, ...restrain],
    ).answer()
  test('never leave by choice, but run out after the beaten when they cannot restrain themselves (WAB-WAG-30, WAB-WAG-31)', () => {
    const held = won([1, 1])
    expect(held.told('restrained').map(e => e.rules)).toEqual([['WAB-WAG-31', 'WAB-PURS-04']])
    expect(held.told('abandoned')).toEqual([])
    const out = won([6, 6, 6, 6])
    const [left] = out.told('abandoned')
    expect(left?.unit).toBe(0)
    expect(out.told('pursued')[0].unit).toBe(left.other)
    expect(out.g.units[left.other].where).toBe('table')
  })
  test('and go back into it, or toward it, as soon as they can (WAB-WAG-32)', () => {
    const back = (y: number) =>
      new Play({
        units: [
          'a-1 tabor options=defenders crew=0 36,30 N',
          `a-2 skirmishers traits=tabor-defenders models=8 files=8 36,${y} N`,
          'a-3 foot models=5 files=5 4,44 N',
          'b-1 foot models=10 files=5 36,4 S',
        ],
        at: 'compulsory',
      })
    expect(back(36).told('manned')).toMatchObject([{ unit: 1, other: 0, rules: ['WAB-WAG-32'] }])
    const far = back(46)
    expect(far.unit('a-2').where).toBe('table')
    expect(far.unit('a-2').y).toBeLessThan(40 * INCH)
    expect(far.told('moved')).toMatchObject([{ unit: 1, rules: ['WAB-WAG-32'] }])
  })
})
