import { INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { isCoherent, modelsOf, scatter } from '../rules/cloud.ts'
import { leadership } from '../rules/leadership.ts'
import { sideStruck } from '../rules/route.ts'
import { fieldFrom, idle, Play, times } from '../testing.ts'

describe('skirmishers', () => {
  test('idle ones step into the line when ranks are dressed (WAB-SKI-19)', () => {
    const p = new Play(
      {
        units: [
          'a-1 skirmishers line=4,3,3,3,3,1,3,1,10 models=12 files=4 36,30 N',
          'b-1 foot models=20 files=10 36,30 S',
        ],
        contacts: ['a-1 front b-1 front'],
        at: 'fighting',
      },
      times(80, 1),
    )
    while (p.asked === 'dress') p.answer()
    expect(p.told('dressed')[0]).toMatchObject({ unit: 0, rules: ['WAB-SKI-19'] })
    expect(p.unit('a-1').files).toBeGreaterThan(4)
  })
  const flanked = (engaged: boolean) =>
    new Play(
      {
        units: [
          'a-1 skirmishers models=10 files=5 36,30 N',
          'b-1 foot models=10 files=5 36,30 S',
          'b-2 foot models=10 files=5 43,31 W',
          idle('b', 3),
        ],
        contacts: engaged ? ['a-1 front b-1 front'] : [],
        active: 1,
        at: 'declare',
      },
      times(60, 1),
    )
  test('those who fight and are charged in the side do test for panic; the others do not (WAB-SKI-23)', () => {
    const p = flanked(true).answer('b-2', 'a-1')
    while (p.asked === 'react' || p.asked === 'next-charger') p.answer()
    expect(p.told('contact').map(e => e.unit)).toContain(2)
    expect(p.told('tested').filter(e => e.unit === 0 && e.why === 'panic-charged').length).toBe(1)
  })
  test('caught on the run from a charge they are destroyed, and the charger may overrun (WAB-SKI-24)', () => {
    const p = new Play(
      {
        units: [
          'a-1 skirmishers models=6 files=6 36,30 N',
          idle('a', 2),
          'b-1 horse models=10 files=5 36,26 S',
          idle('b', 2),
        ],
        active: 1,
        at: 'declare',
      },
      [1, 1, 1],
    )
      .answer('b-1', 'a-1')
      .answer('a-1', 'flee')
    while (['move', 'declare-shots', 'next-combat'].includes(p.asked)) p.answer()
    expect(p.told('caught')[0]).toMatchObject({ unit: 0 })
    expect(['overrun', '']).toContain(p.asked === 'overrun' ? 'overrun' : '')
    expect(p.unit('a-1').where === 'lost' || p.asked === 'overrun').toBe(true)
  })
  test('a character with them shares what becomes of their tests, and lends no heart (WAB-SKI-26, WAB-SKI-25)', () => {
    const g = fieldFrom({
      units: [
        'a-1 skirmishers line=4,3,3,3,3,1,3,1,5 models=8 36,30 N',
        'a-2 hero line=4,5,5,4,4,2,5,2,9 with=a-1',
        'b-1 foot models=10 files=5 36,10 S',
      ],
    })
    expect(leadership(g, g.units[0], 'panic-shots').total).toBe(5)
    const p = new Play(
      {
        units: [
          'a-1 skirmishers line=4,3,3,3,3,1,3,1,5 models=4 36,30 N began=8',
          'a-2 hero line=4,5,5,4,4,2,5,2,9 with=a-1',
          'a-3 foot models=5 files=5 36,33 N fleeing=1',
          idle('a', 4),
          'b-1 foot models=10 files=5 36,10 S',
        ],
        at: 'start-of-turn',
      },
      [6, 6, 6, 6, 6],
    )
    expect(p.unit('a-1').fleeing).toBeGreaterThan(0)
    expect(p.unit('a-2').where).toBe('joined')
  })
  const panic = (fleer: string) =>
    new Play({
      units: [
        `a-1 ${fleer} models=8 files=4 36,33 N fleeing=1`,
        'a-2 foot models=10 files=5 36,30 N',
        idle('a', 3),
        'b-1 foot models=10 files=5 36,10 S',
      ],
      at: 'start-of-turn',
    })
      .told('tested')
      .filter(e => e.unit === 1 && e.why === 'panic-fleeing').length
  test('formed troops do not mind skirmishers who flee (WAB-SKI-27)', () => {
    expect([panic('skirmishers'), panic('foot')]).toEqual([0, 1])
  })
  test('scattered they face where most face; front and flank go by a rectangle round them (WAB-SKI-28)', () => {
    const g = fieldFrom({
      units: [
        'a-1 skirmishers models=8 loose=line 36,30 N',
        'b-1 foot models=10 files=5 36,20 S',
        'b-2 foot models=10 files=5 50,30.3 W',
      ],
    })
    expect(sideStruck(g, g.units[1], g.units[0])).toBe('front')
    expect(['left', 'right']).toContain(sideStruck(g, g.units[2], g.units[0]))
  })
  test('who was not moved and has lost touch with his mates closes up by himself when the moves are over (WAB-SKI-03)', () => {
    const p = new Play({
      units: ['a-1 skirmishers models=5 loose=line 36,30 N', idle('a', 2), idle('b', 1)],
      at: 'remaining',
    })
    const u = p.unit('a-1')
    const models = modelsOf(p.g, u)
    scatter(
      p.g,
      u,
      models.map((m, i) => (i === 4 ? { ...m, x: m.x + 8 * INCH } : m)),
    )
    p.answer()
    expect(p.told('moved')).toMatchObject([{ unit: 0, rules: ['WAB-SKI-03'], way: 'skirmish', cost: 0 }])
    expect(isCoherent(p.g, u, modelsOf(p.g, u))).toBe(true)
  })
})
