import { bodyAt, distance, INCH } from '@acies/table'
import { describe, expect, test } from 'vitest'
import { bodyOf, isCloud } from '../rules/bodies.ts'
import { mayNotBeCharged } from '../rules/charging.ts'
import { isCoherent, modelsOf } from '../rules/cloud.ts'
import { countOf, isColumn, isFormed } from '../rules/ranks.ts'
import { wayBarred } from '../rules/ways.ts'
import { fieldFrom, idle, Play } from '../testing.ts'
import { fall } from './losses.ts'

const FOE = 'b-1 foot models=20 files=10 36,8 S'
const LOOSE = 'a-1 light-chariots models=4 files=4 command=M loose=line 36,40 N'
const RANKS = 'a-1 light-chariots models=4 files=2 command=M 36,40 N'
const driving = (...units: string[]) => new Play({ units: [...units, idle('a', units.length)], at: 'remaining' })
/** The least gap between two of a unit. */
const gap = (p: Play, name: string): number => {
  const bodies = modelsOf(p.g, p.unit(name)).map(bodyAt)
  return Math.min(...bodies.flatMap((a, i) => bodies.slice(i + 1).map(b => distance(a, b))))
}

describe('loose groups of light chariots', () => {
  test('ranked or loose, and a formed unit either way; heavy ones keep their ranks (WAB-CHA-09)', () => {
    const g = fieldFrom({
      units: [
        RANKS,
        'a-2 light-chariots models=3 files=3 loose=line 20,40 N',
        'a-3 heavy-chariots models=3 files=3 50,40 N',
      ],
      at: 'remaining',
    })
    expect(g.units.map(u => isFormed(g, u))).toEqual([true, true, true])
    expect(g.units.map(u => countOf(g, u))).toEqual([8, 6, 9])
    expect(g.units.map(u => wayBarred(g, u, 'loosen'))).toEqual([null, 'WAB-CHA-10', 'WAB-MAN-01'])
    expect(g.units.map(u => wayBarred(g, u, 'ranks'))).toEqual(['WAB-MAN-01', null, 'WAB-MAN-01'])
    expect(wayBarred(g, g.units[1], 'move')).toBe('WAB-CHA-10')
  })
  test('out of the ranks and back into them in the course of a move (WAB-CHA-09, WAB-CHA-10)', () => {
    const out = driving(RANKS, FOE).answer('a-1', 'loosen', 'line', '36,36 N')
    expect(isCloud(out.unit('a-1'))).toBe(true)
    expect(Math.round(gap(out, 'a-1'))).toBe(INCH)
    const back = driving(LOOSE, FOE).answer('a-1', 'ranks', '2', '36,36 N')
    expect([isCloud(back.unit('a-1')), back.unit('a-1').files]).toEqual([false, 2])
    expect(driving(LOOSE, FOE).refused('a-1', 'ranks', '2', '36,30 N')).toBe('WAB-SKI-07')
  })
  test('each drives and turns for itself; a turn on the spot is a move (WAB-CHA-10)', () => {
    const p = driving(LOOSE, FOE).answer('a-1', 'skirmish', 'as-they-stand', '36,37 NE')
    expect(p.unit('a-1').facing).toBe(4500)
    const turned = driving(LOOSE, FOE).answer('a-1', 'skirmish', 'as-they-stand', '36,40 E')
    expect(turned.unit('a-1').states.map(s => s.is)).toContain('moved')
    expect(driving(LOOSE, FOE).refused('a-1', 'skirmish', 'as-they-stand', '36,31 N')).toBe('WAB-SKI-07')
  })
  test('at double on the march, but never faster (WAB-CHA-15, WAB-MARCH-13)', () => {
    const p = driving(LOOSE, FOE).answer('a-1', 'loose-march', 'as-they-stand', '36,25 N')
    expect(p.unit('a-1').states.map(s => s.is)).toContain('marched')
    const one = fieldFrom({ units: ['a-1 light-chariots models=4 files=1 loose=line 36,40 N', FOE], at: 'remaining' })
    expect(isColumn(one, one.units[0])).toBe(false)
    expect(wayBarred(one, one.units[0], 'fast-march')).toBe('WAB-CHA-10')
  })
  test('no chariot touches another, of its own squadron or not (WAB-CHA-10, WAB-CHA-18)', () => {
    const heavy = 'a-2 heavy-chariots models=3 files=3 46,36 N'
    const p = driving(LOOSE, FOE)
    const { minX, maxX } = bodyOf(p.g, p.unit('a-1'))
    const edge = bodyOf(driving(LOOSE, heavy, FOE).g, driving(LOOSE, heavy, FOE).unit('a-2')).minX
    const beside = (gap: number) => `${((edge - gap - (maxX - minX) / 2) / INCH).toFixed(4)},36 N`
    expect(driving(LOOSE, heavy, FOE).refused('a-1', 'skirmish', 'line', beside(0))).toBe('WAB-CHA-18')
    expect(driving(LOOSE, heavy, FOE).refused('a-1', 'skirmish', 'line', beside(200))).toBe('taken')
  })
  test('those in reach form the line of a charge; the others come up in later rounds (WAB-CHA-25)', () => {
    const p = new Play({
      units: [
        'a-1 light-chariots models=5 files=2 36,24 N states=charged,drawn-up',
        'b-1 foot models=20 files=10 36,24 S',
      ],
      contacts: ['a-1 front b-1 front'],
      at: 'fighting',
    })
    expect(p.unit('a-1').files).toBeGreaterThan(2)
    expect(p.told('dressed').map(e => e.rules)).toEqual([['WAB-CHA-25']])
    const ranked = new Play({
      units: ['a-1 light-chariots models=5 files=2 36,24 N states=charged', 'b-1 foot models=20 files=10 36,24 S'],
      contacts: ['a-1 front b-1 front'],
      at: 'fighting',
    })
    expect(ranked.unit('a-1').files).toBe(2)
  })
  test('a charge draws them up, and they remember that they stood loosely (WAB-CHA-10, WAB-CHA-25)', () => {
    const p = new Play({
      units: ['a-1 light-chariots models=4 files=4 loose=line 36,24 N', 'b-1 foot models=20 files=10 36,14 S'],
      at: 'declare',
    })
    p.answer('a-1', 'b-1')
    for (let i = 0; i < 3 && p.unit('a-1').states.every(s => s.is !== 'charged'); i++) p.answer()
    expect(isCloud(p.unit('a-1'))).toBe(false)
    expect(p.unit('a-1').states.map(s => s.is)).toContain('drawn-up')
  })
})

test('who falls of a loose group leaves its place, and the rest keep together (WAB-CAS-05, WAB-CHA-21)', () => {
  const g = fieldFrom({ units: [LOOSE, FOE], at: 'remaining' })
  expect(fall(g, g.units[0], 1)).toBe(1)
  expect([g.units[0].places.length, g.units[0].loose.length]).toEqual([3, 9])
  expect(isCoherent(g, g.units[0], modelsOf(g, g.units[0]))).toBe(true)
})

describe('runners', () => {
  const CHARIOTS = 'a-1 light-chariots models=4 files=4 loose=line 36,30 N'
  test('keep together by way of their chariots (WAB-FRM-32)', () => {
    const split = (troops: string, chariots: string) => {
      const g = fieldFrom({
        units: [chariots, `a-2 ${troops} models=2 files=2 loose=line 36,34 N`, FOE],
        at: 'remaining',
      })
      const [left, right] = modelsOf(g, g.units[1])
      const there = [
        { ...left, x: 31.5 * INCH, y: 31 * INCH },
        { ...right, x: 40.5 * INCH, y: 31 * INCH },
      ]
      return isCoherent(g, g.units[1], there)
    }
    expect(split('ars-runners', CHARIOTS)).toBe(true)
    expect(split('ars-runners', 'a-1 light-chariots models=4 files=4 loose=line 36,40 N')).toBe(false)
    expect(split('skirmishers', CHARIOTS)).toBe(false)
  })
  test('chariots see their target between them, not through a whole screen (WAB-FRM-34)', () => {
    const charge = (shape: string, n: number) => {
      const g = fieldFrom({
        units: [
          'a-1 light-chariots models=3 files=3 36,30 N',
          `a-2 ars-runners models=${n} files=${n} loose=${shape} 36,28 N`,
          'b-1 foot models=20 files=10 36,20 S',
        ],
        at: 'declare',
      })
      return mayNotBeCharged(g, g.units[0], g.units[2])
    }
    expect(charge('line', 6)).toBeNull()
    expect(charge('knot', 40)).toBe('WAB-CHG-05')
  })
  test('and charge through them, who are shifted aside (WAB-FRM-33)', () => {
    const p = new Play({
      units: [
        'a-1 light-chariots models=3 files=3 36,30 N',
        'a-2 ars-runners models=6 files=6 loose=line 36,22 N',
        'b-1 foot models=20 files=10 36,20 S',
      ],
      at: 'declare',
    })
    p.answer('a-1', 'b-1')
    for (let i = 0; i < 3 && p.told('contact').length === 0; i++) p.answer()
    expect(p.told('contact').map(e => [e.unit, e.other])).toEqual([[0, 2]])
    expect(p.told('made-way').map(e => [e.unit, e.rules])).toEqual([[1, ['WAB-FRM-33']]])
  })
})
