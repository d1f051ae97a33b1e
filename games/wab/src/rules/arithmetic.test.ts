import { describe, expect, test } from 'vitest'
import { slowedBy } from '../data/armour.ts'
import { fieldFrom } from '../testing.ts'
import { blowNeed, onDie, saveOf, strengthOf, weakened, woundNeed } from './blows.ts'
import { flightDice, giveGroundDice, paceOf } from './pace.ts'
import { fullRanks, isColumn, takeOff } from './ranks.ts'

const FAR = 'b-1 barb-warriors models=20 files=5 36,6 S'
const one = (line: string) => {
  const g = fieldFrom({ units: [line, FAR] })
  return { g, u: g.units[0] }
}

describe('tables', () => {
  test('to hit in combat (WAB-MELEE-12, table D10)', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(d => blowNeed(3, d))).toEqual([3, 3, 4, 4, 5, 5, 6, 6, 6])
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(d => blowNeed(1, d))).toEqual([4, 4, 5, 5, 6, 6, 6, 6, 6])
  })
  test('to wound (WAB-TOWOUND-01, WAB-TOWOUND-02, table D7)', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(t => woundNeed(3, t))).toEqual([2, 3, 4, 5, 6, 6, 0, 0, 0])
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(t => woundNeed(8, t))).toEqual([2, 2, 2, 2, 2, 2, 3, 4, 5])
  })
  test('a need of 7 or more is a 6 at less Strength (WAB-TOHIT-12, WAB-MELEE-14)', () => {
    expect([6, 7, 8, 10].map(weakened)).toEqual([0, 1, 2, 4])
    expect([1, 2, 6, 9].map(onDie)).toEqual([2, 2, 6, 6])
  })
  test('armour slows (WAB-MOV-05, WAB-MOV-06, WAB-ARM-05, WAB-ARM-06, WAB-ARM-18, table D2, WAB-RUL-111, WAB-RUL-214, WAB-RUL-215)', () => {
    expect(slowedBy(['heavy'])).toBe(0)
    expect(slowedBy(['heavy', 'buckler'])).toBe(0)
    expect(slowedBy(['light', 'large-shield'])).toBe(0)
    expect(slowedBy(['heavy', 'large-shield'])).toBe(1)
    expect(slowedBy(['cataphract', 'barding-metal'])).toBe(2)
    expect(slowedBy(['barding-cloth'])).toBe(0)
    expect(slowedBy(['barding-metal-half'])).toBe(1)
  })
})

describe('saves (WAB-SAVE-01 to 04, tables D8, D9)', () => {
  const save = (line: string, strength: number, occasion: 'shot' | 'blow') => {
    const { g, u } = one(line)
    return saveOf(g, u, g.kinds[u.kind], strength, { occasion }).total
  }
  test.each([
    ['a-1 barb-warriors models=5 36,30 N', 3, 6],
    ['a-1 rom-regulars models=5 36,30 N', 3, 4],
    ['a-1 rom-regulars models=5 36,30 N options=heavy', 3, 3],
    ['a-1 rom-archers models=5 36,30 N', 3, 7],
    ['a-1 rom-aux-cavalry models=5 36,30 N', 3, 4],
    ['a-1 barb-light-cavalry models=5 36,30 N', 3, 5],
    ['a-1 rom-regulars models=5 36,30 N', 5, 6],
    ['a-1 rom-regulars models=5 36,30 N', 10, 11],
  ])('%s against Strength %i is %i+', (line, strength, need) => expect(save(line, strength, 'blow')).toBe(need))
  test('a buckler helps horse in combat and not against arrows (WAB-SAVE-02)', () => {
    expect(save('a-1 barb-light-cavalry models=5 36,30 N', 3, 'shot')).toBe(6)
    expect(save('a-1 barb-light-cavalry models=5 36,30 N', 3, 'blow')).toBe(5)
  })
})

describe('units', () => {
  test('no man strikes above 5 (WAB-MELEE-18, WAB-WPN-01)', () => {
    const { g, u } = one('a-1 foot models=5 36,30 N options=double-handed-weapon states=wields:3')
    const strength = (s: number) => strengthOf(g, u, { ...g.kinds[u.kind], s }, g.units[1], {}).total
    expect([strength(2), strength(3), strength(4), strength(5)]).toEqual([4, 5, 5, 5])
  })
  test('full ranks of four behind the first, a short one of four included (WAB-CR-04, WAB-RUL-120)', () => {
    const ranks = (models: number, files: number) =>
      fullRanks(one(`a-1 rom-regulars models=${models} files=${files} 36,30 N`).u)
    expect([ranks(20, 5), ranks(14, 5), ranks(13, 5), ranks(12, 3), ranks(10, 10)]).toEqual([3, 2, 1, 0, 0])
  })
  test('a march column is at most three wide and at least as deep (WAB-MARCH-11, WAB-EX-108)', () => {
    const column = (models: number, files: number) => {
      const { g, u } = one(`a-1 rom-regulars models=${models} files=${files} 36,30 N`)
      return isColumn(g, u)
    }
    expect([column(9, 3), column(6, 3), column(6, 2), column(16, 4), column(5, 1)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
  })
  test('dice by speed: more than six inches is one die more (WAB-FLEE-06, WAB-GIVE-07, WAB-RUL-171)', () => {
    const foot = one('a-1 rom-regulars models=5 36,30 N')
    const horse = one('a-1 rom-aux-cavalry models=5 36,30 N')
    expect([flightDice(foot.g, foot.u), giveGroundDice(foot.g, foot.u)]).toEqual([2, 1])
    expect([flightDice(horse.g, horse.u), giveGroundDice(horse.g, horse.u)]).toEqual([3, 2])
  })
  test('a character on foot slows the horse he is with; among foot he takes their pace (WAB-PERS-16, WAB-PERS-18)', () => {
    const g = fieldFrom({ units: ['a-1 barb-warriors models=10 files=5 36,30 N', 'a-2 rom-general with=a-1', FAR] })
    expect(paceOf(g, g.units[0])).toBe(4)
  })
})

describe('losses', () => {
  test('come off the rear, command last: musician, standard, champion (WAB-CAS-03, WAB-CMD-03, WAB-CMD-05)', () => {
    const { g, u } = one('a-1 rom-regulars models=10 files=5 command=CSM 36,30 N')
    takeOff(g, u, 7)
    expect([...u.places].sort()).toEqual([-1, -2, -3])
    takeOff(g, u, 1)
    expect(u.places).not.toContain(-3)
    takeOff(g, u, 1)
    expect(u.places).toEqual([-1])
    expect(u.unformed).toBe(true)
  })
  test('a single rank loses from both ends (WAB-CAS-03)', () => {
    const { g, u } = one('a-1 rom-regulars models=8 files=8 36,30 N')
    const { x } = u
    takeOff(g, u, 2)
    expect([u.files, u.x]).toEqual([6, x])
  })
  test('but first where nobody is touched (WAB-MELEE-23)', () => {
    const { g, u } = one('a-1 rom-regulars models=8 files=8 36,30 N')
    const { x } = u
    takeOff(g, u, 2, { left: true, right: false })
    expect(u.x).toBe(x - 2000)
  })
  test('mixed units lose their types in proportion (WAB-CAS-04, WAB-EX-122)', () => {
    const { g, u } = one('a-1 rom-regulars models=30 files=10 36,30 N')
    const other = g.units[1].kind
    u.places = [...Array.from({ length: 20 }, () => u.kind), ...Array.from({ length: 10 }, () => other)]
    takeOff(g, u, 6)
    expect(u.places.filter(p => p === u.kind).length).toBe(16)
    expect(u.places.filter(p => p === other).length).toBe(8)
  })
})
