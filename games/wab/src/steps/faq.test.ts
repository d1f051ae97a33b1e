import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { put } from '../position.ts'
import { rankBonus } from '../rules/result.ts'
import { routeTo } from '../rules/route.ts'
import { fieldFrom, Play } from '../testing.ts'
import { refusal } from '../traits/index.ts'

const times = (n: number, face: number): number[] => Array.from({ length: n }, () => face)
const FACING = ['a-1 front b-1 front']

describe('what players asked (WAB-FAQ)', () => {
  const ranks = (line: string) => {
    const g = fieldFrom({
      units: [`a-1 ${line} models=20 files=5 36,24 N`, 'b-1 foot models=10 files=5 36,24 S'],
      contacts: FACING,
      at: 'fighting',
      round: 1,
    })
    return rankBonus(g, g.units[0], g.combats[0])
  }
  test('open order foot has two ranks at most, horse none unless its list says so (WAB-FAQ-04, WAB-FAQ-13, WAB-FAQ-15)', () => {
    expect([ranks('light-foot'), ranks('horse'), ranks('close-horse')]).toEqual([2, 0, 0])
  })
  test('ground is given before anybody flees (WAB-FAQ-05)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot models=20 files=5 command=S 20,24 N states=charged',
          'a-2 foot models=10 files=5 command=S 50,24 N states=charged',
          'b-1 light-foot models=10 files=5 20,24 S',
          'b-2 light-foot models=20 files=5 50,24 S',
        ],
        contacts: ['a-1 front b-1 front', 'a-2 front b-2 front'],
        at: 'fighting',
      },
      [...times(20, 1), 6, 6, 6, 6, 3, 1, 1],
    )
    while (p.asked === 'next-combat' || p.asked === 'order-tests') p.answer()
    const order = p.heard.map(h => h.event.type).filter(t => t === 'gave-ground' || t === 'fled')
    expect(order.indexOf('gave-ground')).toBeGreaterThanOrEqual(0)
    expect(order.lastIndexOf('gave-ground')).toBeLessThan(order.indexOf('fled'))
  })
  test('a character in a unit shares its rules (WAB-FAQ-08, WAB-PERS-27, WAB-EX-133)', () => {
    const g = fieldFrom({
      units: [
        'a-1 foot models=10 files=5 traits=frenzy 36,30 N',
        'a-2 hero traits=stubborn with=a-1',
        'b-1 foot models=5 files=5 36,20 S',
      ],
    })
    expect(refusal('dread', g, g.units[1], { other: g.units[2] })).toBe('WAB-PSY-19')
    // His own heart sleeps meanwhile (WAB-RUL-325).
    expect(refusal('defy', g, g.units[0])).toBe(null)
    put(g.units[0], 'frenzy-lost')
    expect(refusal('dread', g, g.units[1], { other: g.units[2] })).toBe(null)
  })
  test('whoever is off the table does not hear of the general (WAB-FAQ-07)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot models=20 files=5 command=S 36,24 N states=charged',
          'b-1 hero general line=4,1,1,1,1,1,1,1,8 36,24 S',
          'b-2 foot models=10 files=5 60,6 S',
          'b-3 foot models=10 files=5 10,6 S where=off',
        ],
        contacts: FACING,
        at: 'fighting',
      },
      times(30, 6),
    )
    const who = p
      .told('tested')
      .filter(e => e.why === 'panic-general')
      .map(e => e.unit)
    expect(who).toContain(2)
    expect(who).not.toContain(3)
  })
})

describe('pursuit', () => {
  test('one throw goes after all who flee straight back, and catches each it beats (WAB-FAQ-06, WAB-EX-223)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot models=40 files=10 command=S 36,24 N states=charged',
          'b-1 light-foot models=6 files=4 34,24 S',
          'b-2 light-foot models=6 files=4 38,24 S',
          'b-3 foot models=5 files=5 4,4 S',
        ],
        contacts: ['a-1 front b-1 front', 'a-1 front b-2 front'],
        at: 'fighting',
      },
      // Nobody is hit; both fail; flights of 4 and 7 inches, and a pursuit of 8.
      [...times(18, 1), 6, 6, 6, 6, 2, 2, 3, 4, 4, 4],
    )
    for (let i = 0; i < 12 && p.asked !== '' && p.unit('b-1').where !== 'lost'; i++)
      p.answer(...(p.asked === 'pursue' ? ['pursue'] : p.asked === 'pursue-whom' ? ['b-1'] : []))
    expect([p.unit('b-1').where, p.unit('b-2').where]).toEqual(['lost', 'lost'])
  })
  test('pursuers who are feared come upon a fresh enemy: he tests (WAB-EX-130, WAB-PURS-15)', () => {
    const fresh = (traits: string) => {
      const p = new Play(
        {
          units: [
            `a-1 foot traits=${traits} models=10 files=5 command=S 36,24 N states=charged`,
            'b-1 light-foot models=12 files=5 36,24 S',
            'b-2 foot models=20 files=5 36,17 S',
          ],
          contacts: FACING,
          at: 'fighting',
        },
        [...times(10, 1), 6, 6, 1, 1, 1, 2, 4, 5, 1, 1],
      )
      p.answer('pursue')
      expect(p.told('contact').map(e => e.other)).toContain(2)
      return p.told('tested').filter(e => e.unit === 2 && e.why === 'fear').length
    }
    expect([fresh('causes-fear'), fresh('none')]).toEqual([1, 0])
  })
})

describe('charges', () => {
  test('a charger wheels and goes straight; nobody is slid sideways to bring more men in (WAB-FAQ-02)', () => {
    // Eight inches off and eight to go: there is nothing left for a wheel, and two files find nobody before them.
    const g = fieldFrom({
      units: ['a-1 foot models=10 files=5 36,30 N', 'b-1 foot models=10 files=5 37.6,22 S'],
    })
    const route = routeTo(g, g.units[0], g.units[1], { budget: 8 * INCH })
    expect(route?.angle).toBe(0)
    expect([route?.end.x, route?.end.y]).toEqual([36 * INCH, 22 * INCH])
  })
  test('where only a corner could be touched there is no charge (WAB-FAQ-03, WAB-MULT-09)', () => {
    const p = new Play({
      units: [
        'a-1 foot models=10 files=5 34.0315,24 N',
        'a-2 foot models=5 files=5 37.9685,24 N',
        'a-3 foot models=10 files=5 44,30 N',
        'b-1 foot models=40 files=10 36,24 S',
      ],
      contacts: ['a-1 front b-1 front', 'a-2 front b-1 front'],
    })
    expect(p.refused('a-3', 'b-1')).toBe('WAB-MULT-09')
  })
})
