import { describe, expect, test } from 'vitest'
import { kindOf } from '../position.ts'
import { countOf } from '../rules/ranks.ts'
import { fieldFrom, idle, Play } from '../testing.ts'
import type { Table } from './book.ts'
import { whoIsStruck } from './machines/hits.ts'

const FACING = ['a-1 front b-1 front']
const fight = (units: string[]) => new Play({ units, contacts: FACING, at: 'fighting' })

describe('characters who ride', () => {
  const enemy = 'b-1 foot models=10 files=5 36,20 S'
  test('on an elephant he may charge, in a chariot only with a unit of them (WAB-PERS-04)', () => {
    const other = 'a-2 foot models=10 files=5 30,30 N'
    const p = new Play({ units: ['a-1 hero-elephant 36,30 N', other, enemy] })
    expect(p.options()).toContain('a-1')
    expect(new Play({ units: ['a-1 hero-chariot 36,30 N', other, enemy] }).refused('a-1')).toBe('WAB-CHG-09')
  })
  test('he is shot at like his beast: no -1, and not only if he is the nearest (WAB-PSHOOT-05)', () => {
    const p = new Play({
      units: ['a-1 archers models=5 files=5 36,30 N', 'b-1 hero-elephant 36,20 S', 'b-2 foot models=5 files=5 30,24 S'],
      at: 'shooting',
    }).answer('a-1', 'b-1')
    expect(p.told('volley')[0].ledger.lines).toEqual([{ n: -1, rule: 'WAB-TOHIT-04' }])
  })
  test('he challenges and is challenged by his like alone (WAB-CHAL-05, WAB-CHAL-06)', () => {
    const foot = ['a-1 foot models=10 files=5 36,24 N states=charged', 'a-2 hero with=a-1']
    expect(fight([...foot, 'b-1 hero-chariot 36,24 S']).told('challenged')).toEqual([])
    expect(fight([...foot, 'b-1 hero-chariot 36,24 S']).asked).not.toBe('challenge')
    expect(fight([...foot, 'b-1 hero-elephant 36,24 S']).asked).not.toBe('challenge')
    expect(fight(['a-1 hero-chariot 36,24 N states=charged', 'b-1 hero-chariot 36,24 S']).asked).toBe('challenge')
    expect(fight(['a-1 hero-elephant 36,24 N states=charged', 'b-1 hero-elephant 36,24 S']).asked).toBe('challenge')
  })
  test('a stone or template that comes down on one in the ranks strikes him on a 1, else the man beside him (WAB-PSHOOT-04)', () => {
    const g = fieldFrom({
      units: ['a-1 foot models=10 files=5 36,24 N', 'a-2 hero with=a-1', 'b-1 foot models=5 36,5 S'],
    })
    const place = g.units[0].places.findIndex(p => p >= 1000)
    const struck = (face: number) =>
      whoIsStruck({ field: g, roll: () => face - 1 } as unknown as Table, g.units[0], place).id
    expect([1, 2, 6].map(struck)).toEqual([1, 0, 0])
  })
})

describe('what counts for how many', () => {
  test('an elephant for the wounds it began with, so it does not break as a few men do (WAB-UNIT-17, WAB-BREAK-08)', () => {
    const g = fieldFrom({ units: ['a-1 elephant-indian 36,24 N hurt=4', 'b-1 foot models=5 36,5 S'] })
    expect(countOf(g, g.units[0])).toBe(6)
    const p = fight([
      'a-1 elephant-indian 36,24 N states=charged',
      'b-1 foot models=20 files=5 command=SM 36,24 S',
      idle('b', 2),
    ])
    for (let i = 0; i < 6 && p.asked !== '' && p.told('result').length === 0; i++) p.answer()
    expect(p.told('result')[0].winner).toBe(1)
    expect(p.told('broken').flatMap(e => e.rules)).not.toContain('WAB-BREAK-06')
  })
  test('engines and beasts have one profile, or one for themselves and one for those who ride and serve them (WAB-PROF-09)', () => {
    const g = fieldFrom({ units: ['a-1 elephant 36,30 N', 'a-2 elephant-indian 20,30 N', 'b-1 foot models=5 36,5 S'] })
    expect(kindOf(g, g.units[0]).crew).toEqual([])
    const ridden = kindOf(g, g.units[1])
    expect(ridden.crew.length).toBeGreaterThan(0)
    expect(g.kinds[ridden.crew[0].kind].profile).not.toBe(ridden.profile)
  })
})
