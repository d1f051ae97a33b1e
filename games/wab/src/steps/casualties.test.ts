import { describe, expect, test } from 'vitest'
import { CHAMPION, MUSICIAN, STANDARD } from '../position.ts'
import { strengthOf } from '../rules/blows.ts'
import { diceIn, fieldFrom, idle, Play, times } from '../testing.ts'

const FACING = ['a-1 front b-1 front']
const fight = (units: string[], dice: number[] = []) => new Play({ units, contacts: FACING, at: 'fighting' }, dice)

describe('weapons in the fight', () => {
  test('their bonus adds to the fighter’s Strength, up to five for a man (WAB-MELEE-18, WAB-MELEE-19, WAB-EX-124)', () => {
    const strength = (line: string) => {
      const g = fieldFrom({
        units: [`a-1 ${line} models=5 files=5 36,24 N`, 'b-1 foot models=5 files=5 36,24 S'],
        contacts: FACING,
      })
      const u = g.units[0]
      return strengthOf(g, u, g.kinds[u.kind], g.units[1], {
        occasion: 'blow',
        round: 0,
        charging: true,
        side: 'front',
      }).total
    }
    expect(strength('horse options=lance')).toBe(5)
    expect(strength('foot options=halberd')).toBe(4)
    expect(strength('horse options=lance line=8,3,3,4,3,1,3,1,7')).toBe(5)
  })
  test('some let a rank behind the first fight, its champion too (WAB-MELEE-10, WAB-CHMP-03)', () => {
    const dice = (options: string) =>
      fight(['a-1 foot models=10 files=5 36,24 N states=charged', `b-1 foot${options} models=10 files=5 36,24 S`])
        .told('blows')
        .filter(e => e.unit === 1)
        .reduce((sum, e) => sum + diceIn(e.roll), 0)
    expect(dice(' options=thrusting-spear')).toBeGreaterThan(dice(''))
  })
})

describe('skirmishers before a line', () => {
  const LINE = [
    'a-1 foot models=10 files=5 36,32 N',
    'a-2 skirmishers models=6 files=6 36,29.5 N',
    idle('a', 3),
    'b-1 foot models=10 files=5 36,25.5 S',
    'b-2 foot models=5 files=5 42,24 S',
  ]
  test('a unit behind its own skirmishers charges only if they charge as well (WAB-MULT-10)', () => {
    const p = new Play({ units: LINE })
    expect(p.refused('a-1', 'b-1')).toBe('WAB-MULT-10')
    expect(p.refused('a-2', 'b-1', 'a-1', 'b-1')).toBe('taken')
  })
  test('they lose whom their owner likes, and stay together (WAB-CAS-05)', () => {
    const p = new Play(
      {
        units: ['a-1 archers models=10 files=10 36,30 N', 'b-1 skirmishers models=12 files=6 36,24 S'],
        at: 'shooting',
      },
      [...times(2, 6), ...times(8, 1), 6, 6],
    ).answer('a-1', 'b-1')
    expect(p.unit('b-1').places.length).toBe(10)
    expect(p.unit('b-1').loose.length).toBe(30)
  })
})

describe('command with no man left to fall for it', () => {
  const shoot = () =>
    new Play(
      {
        units: [
          'a-1 archers models=5 files=5 36,30 N',
          'b-1 foot models=3 files=3 command=CSM began=4 36,24 S',
          idle('b', 2),
        ],
        at: 'shooting',
      },
      [6, 1, 1, 1, 1, 6, 1, 1],
    ).answer('a-1', 'b-1')
  test('musician, standard, champion, or as the owner says (WAB-CMD-05)', () => {
    const p = shoot()
    expect([p.asked, p.options()]).toEqual(['casualties', ['champion', 'standard', 'musician']])
    expect([...p.unit('b-1').places].sort()).toEqual([CHAMPION, STANDARD].sort())
    p.answer('champion')
    expect([...p.unit('b-1').places].sort()).toEqual([MUSICIAN, STANDARD].sort())
    const usual = shoot().answer()
    expect([...usual.unit('b-1').places].sort()).toEqual([CHAMPION, STANDARD].sort())
  })
})
