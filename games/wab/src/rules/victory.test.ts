import { describe, expect, test } from 'vitest'
import { fieldFrom, Play } from '../testing.ts'
import { breakPoint, breakValue, isBroken, pointsOf, REWARDS, rewardsOf, valueLeft } from './victory.ts'

const ENEMY = 'b-1 foot models=10 files=5 36,6 S'
const field = (...units: string[]) => fieldFrom({ units: [...units, ENEMY] })
const worth = (line: string) => {
  const g = field(`a-1 ${line} 36,40 N`)
  return breakValue(g, g.units[0])
}

describe('the break point of an army (WAB-SCN-01)', () => {
  test('2 for a formed unit, 3 if it cost more than 300; skirmishers 1, or 2 of more than fifteen (WAB-SCN-02)', () => {
    expect([
      worth('foot models=10'),
      worth('rom-regulars models=18 command=CSM'),
      worth('rom-regulars models=19'),
    ]).toEqual([2, 3, 3])
    expect(worth('rom-regulars models=18')).toBe(2)
    expect([worth('barb-skirmishers models=15'), worth('barb-skirmishers models=16')]).toEqual([1, 2])
  })
  test('characters, artillery and scythed chariots count nothing (WAB-SCN-03)', () => {
    expect([worth('rom-general'), worth('hero')]).toEqual([0, 0])
  })
  test('a quarter of the value, fractions up (WAB-SCN-04, WAB-EX-222, WAB-EX-232)', () => {
    const point = (value: number) => breakPoint({ name: '', edge: 'north', general: -1, standard: -1, value })
    expect([point(12), point(14), point(8)]).toEqual([3, 4, 2])
  })
  test('what is lost: all with the unit, half of it at half strength (WAB-SCN-06, WAB-SCN-07, WAB-RUL-300)', () => {
    const g = field(
      'a-1 foot models=10 files=5 36,40 N',
      'a-2 rom-regulars models=20 files=5 20,40 N',
      'a-3 barb-skirmishers models=10 files=5 50,40 N',
    )
    expect(valueLeft(g, 0)).toBe(6)
    g.units[0].places = g.units[0].places.slice(0, 5)
    g.units[1].places = g.units[1].places.slice(0, 10)
    g.units[2].places = g.units[2].places.slice(0, 5)
    expect(valueLeft(g, 0)).toBe(4)
    g.units[0].where = 'lost'
    g.units[0].fate = 'killed'
    expect(valueLeft(g, 0)).toBe(3)
  })
  test('the general two, the bearer one (WAB-SCN-08)', () => {
    const g = field('a-1 foot models=10 files=5 36,40 N', 'a-2 rom-general 20,40 N', 'a-3 rom-bsb 22,40 N')
    g.units[1].where = 'lost'
    g.units[1].fate = 'killed'
    expect(valueLeft(g, 0)).toBe(0)
    g.units[2].where = 'lost'
    g.units[2].fate = 'fled'
    expect(valueLeft(g, 0)).toBe(-1)
  })
  test('broken below the point, not at it (WAB-SCN-05, WAB-RUL-299)', () => {
    const g = field('a-1 foot models=10 files=5 36,40 N', 'a-2 foot models=10 files=5 20,40 N')
    g.units[0].where = 'lost'
    g.units[0].fate = 'killed'
    g.units[1].places = g.units[1].places.slice(0, 5)
    expect([valueLeft(g, 0), isBroken(g, 0)]).toEqual([1, false])
    g.units[1].where = 'lost'
    g.units[1].fate = 'killed'
    expect(isBroken(g, 0)).toBe(true)
  })
  test('a broken army ends the battle (WAB-SCN-05)', () => {
    const p = new Play(
      {
        units: ['a-1 foot models=10 files=5 36,24 N states=charged', 'b-1 foot models=1 files=1 36,24 S'],
        contacts: ['a-1 front b-1 front'],
        at: 'fighting',
      },
      [6, 6, 6, 6, 6, 6],
    )
    if (p.asked === 'overrun') p.answer('stay')
    expect(p.told('ended')[0]).toMatchObject({ winner: 0, grade: 'broken' })
  })
})

describe('victory points (WAB-SCN-09)', () => {
  const base = (line: string) => {
    const g = field(`a-1 ${line} 36,40 N`, 'a-2 foot models=20 files=5 10,40 N', 'a-3 foot models=20 files=5 60,40 N')
    return { g, u: g.units[0], before: pointsOf(g, 1) }
  }
  test('a unit that is destroyed or has fled is worth its points, at half strength half (WAB-SCN-10, WAB-SCN-13)', () => {
    const { g, u, before } = base('foot models=11 files=5')
    u.places = u.places.slice(0, 5)
    expect(pointsOf(g, 1) - before).toBe(27)
    u.where = 'lost'
    u.fate = 'fled'
    expect(pointsOf(g, 1) - before).toBe(55)
  })
  test('a unit that fled but is on the table is worth nothing (WAB-RUL-305); one astray never (WAB-SCN-12)', () => {
    const { g, u, before } = base('foot models=11 files=5')
    u.fleeing = 1
    expect(pointsOf(g, 1) - before).toBe(0)
    u.fleeing = 0
    u.where = 'lost'
    u.fate = 'astray'
    expect(pointsOf(g, 1) - before).toBe(0)
  })
  test('a hundred for the general, dead or fleeing, besides his points (WAB-SCN-16, WAB-RUL-304)', () => {
    const { g, u, before } = base('rom-general')
    u.fleeing = 1
    expect(pointsOf(g, 1) - before).toBe(100)
    u.fleeing = 0
    u.where = 'lost'
    u.fate = 'killed'
    expect(pointsOf(g, 1) - before).toBe(235)
  })
  test('a hundred for each standard, two hundred for the battle standard (WAB-SCN-17, WAB-SCN-18)', () => {
    const { g, before } = base('barb-bsb')
    g.trophies = [
      { by: 3, from: 1, army: false },
      { by: 3, from: 0, army: true },
    ]
    expect(pointsOf(g, 1) - before).toBe(300)
  })
  test('quarters with a formed unit of five and no steady enemy (WAB-SCN-14, WAB-RUL-303)', () => {
    const quarters = (...units: string[]) =>
      pointsOf(fieldFrom({ units: [...units, 'b-1 foot models=10 files=5 10,6 S'] }), 0)
    expect(quarters('a-1 foot models=10 files=5 60,40 N')).toBe(100)
    expect(quarters('a-1 foot models=10 files=5 60,40 N', 'a-2 foot models=10 files=5 60,10 N')).toBe(200)
    expect(quarters('a-1 foot models=10 files=5 10,12 N')).toBe(0)
    expect(quarters('a-1 skirmishers models=10 files=5 60,40 N', 'a-2 hero 10,40 N')).toBe(0)
    expect(quarters('a-1 foot models=4 files=4 60,40 N')).toBe(0)
  })
  test('five hundred for a broken army, which holds no quarters (WAB-SCN-15, WAB-SCN-19)', () => {
    const g = field(
      'a-1 foot models=10 files=5 36,40 N',
      'a-2 foot models=10 files=5 10,40 N',
      'a-3 foot models=10 files=5 60,40 N',
      'a-4 foot models=10 files=5 50,40 N',
    )
    const quarter = pointsOf(g, 0)
    expect(quarter).toBe(200)
    for (const u of g.units.slice(0, 3)) {
      u.where = 'lost'
      u.fate = 'killed'
    }
    g.units[3].places = g.units[3].places.slice(0, 5)
    expect(isBroken(g, 0)).toBe(true)
    expect(pointsOf(g, 0)).toBe(0)
    expect(pointsOf(g, 1)).toBe(3 * 50 + 25 + 500 + 100)
  })
  test('more points win, whatever ended the battle (WAB-SCN-09)', () => {
    const p = new Play(
      {
        units: [
          'a-1 foot models=10 files=5 36,40 N',
          'b-1 foot models=10 files=5 36,6 S',
          'b-2 foot models=10 files=5 10,6 S',
        ],
        at: 'fighting',
        turn: 12,
        last: 12,
      },
      [],
    )
    expect(p.told('ended')[0]).toMatchObject({
      winner: 1,
      grade: 'points',
      points: [100, 200],
    })
  })
})

test('points are told by what they are for, and add up', () => {
  const g = field('a-1 foot models=10 files=5 36,40 N')
  expect(rewardsOf(g, 0)).toMatchObject({ destroyed: 0, halved: 0, army: 0, quarters: 100 })
  g.units[1].places = g.units[1].places.slice(0, 4)
  expect(rewardsOf(g, 0).halved).toBe(Math.floor(g.units[1].worth / 2))
  g.units[1].where = 'lost'
  g.units[1].fate = 'killed'
  expect(rewardsOf(g, 0)).toMatchObject({ destroyed: g.units[1].worth, halved: 0, army: 500 })
  expect(REWARDS.reduce((sum, reward) => sum + rewardsOf(g, 0)[reward], 0)).toBe(pointsOf(g, 0))
})
