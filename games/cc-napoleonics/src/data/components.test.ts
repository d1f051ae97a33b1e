import { BOARD, SECTIONS } from '@acies/commands-colors'
import { headerOf, Rules } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { book } from '../book.ts'
import { napoleonics } from '../game.ts'
import { MOST_SQUARES } from '../rules/square.ts'
import { battles } from './battles/index.ts'
import { cardTypes, deck } from './cards.ts'
import { types } from './types.ts'
import type { UnitClass } from './units.ts'

const codesOf = (test: (t: (typeof types)[number]) => boolean): string[] => [
  ...new Set(types.filter(test).map(t => t.code.slice(2))),
]

describe('what lies in the box', () => {
  it('CCN-CMP-01: seventy cards and fifteen battles', () => {
    expect(deck).toHaveLength(70)
    expect(battles).toHaveLength(15)
  })

  it('CCN-CMP-02, CCN-CMP-04: every unit is of one arm, by which its blocks are drawn; leaders are pieces of their own', () => {
    expect(codesOf(t => t.arm === 'infantry')).toEqual(['LN', 'LT', 'GR', 'YG', 'OG', 'MI', 'RL', 'GG'])
    expect(codesOf(t => t.arm === 'cavalry')).toEqual(['LC', 'HC', 'CU', 'GH'])
    expect(codesOf(t => t.arm === 'artillery')).toEqual(['FA', 'GF', 'HA'])
    const g = napoleonics.setUp(headerOf(napoleonics, 'rolica', 1))
    expect(g.leaders.map(l => l.name)).toContain('wellesley')
  })

  it('CCN-CMP-03: icons by family', () => {
    expect(codesOf(t => t.light).sort()).toEqual(['LT', 'RL', 'YG'])
    expect(codesOf(t => t.heavy).sort()).toEqual(['CU', 'GH', 'HC'])
    expect(codesOf(t => t.horseGuns)).toEqual(['HA'])
  })

  it('CCN-CMP-05: four counters to a track', () => expect(MOST_SQUARES).toBe(4))

  it('CCN-CMP-06: no battle needs more than its eighteen banners', () => {
    for (const { banners } of battles) expect(2 * banners).toBeLessThanOrEqual(18)
  })

  it('CCN-DIE-01: a die shows infantry twice, cavalry, artillery, flag and saber once', () => {
    const count = (face: string) => book.faces.filter(f => f === face).length
    expect(['inf', 'cav', 'art', 'flag', 'saber'].map(count)).toEqual([2, 1, 1, 1, 1])
  })

  it('CCN-BRD-01: thirteen hexes by nine rows, every second row one less, in three sections', () => {
    expect(BOARD.hexes).toHaveLength(113)
    expect([1, 2, 4].map(bit => BOARD.hexes.filter(hex => (SECTIONS[hex] & bit) !== 0).length)).toEqual([41, 41, 41])
  })
})

describe('units', () => {
  it('CCN-UNT-01: blocks depend on type and nation', () => {
    const blocks = (code: string) => types.find(t => t.code === code)?.blocks
    expect(['F-LN', 'B-LN', 'B-LT', 'F-LT', 'B-RL', 'B-LC', 'F-LC', 'P-FA'].map(blocks)).toEqual([
      4, 4, 5, 4, 3, 3, 4, 3,
    ])
  })

  it('CCN-UNT-03: classes', () => {
    const of = (unitClass: UnitClass) => codesOf(t => t.class === unitClass).sort()
    expect(of('regular')).toEqual(['FA', 'HA', 'HC', 'LC', 'LN'])
    expect(of('irregular')).toEqual(['MI'])
    expect(of('elite')).toEqual(['CU', 'GR', 'LT', 'RL'])
    expect(of('guard')).toEqual(['GF', 'GG', 'GH', 'OG', 'YG'])
  })
})

describe('setting up', () => {
  it.each(battles.map(b => b.id))(
    'CCN-SET-01, CCN-SET-02, CCN-SET-03, CCN-SET-04: units at full strength, hands dealt, the first player begins: %s',
    id => {
      const battle = battles.find(b => b.id === id)
      const rules = new Rules(napoleonics, {}, true)
      const header = headerOf(napoleonics, id, 5)
      const p = rules.referee.begin(napoleonics.setUp(header), 5, r => napoleonics.deal?.(r))
      const g = p.field
      for (const u of g.units) expect(u.blocks).toBe(types[u.type].blocks)
      expect(g.units).toHaveLength([battle?.bottom.units, battle?.top.units].join(' ').match(/:[A-Z]/g)?.length ?? 0)
      expect(g.hands.map(hand => hand.length)).toEqual([battle?.bottom.cards, battle?.top.cards])
      expect(g.deck).toHaveLength(70 - g.hands[0].length - g.hands[1].length)
      expect(rules.referee.owing(p)).toEqual([battle?.first === 'bottom' ? 0 : 1])
      expect(p.stack.at(-1)?.step).toBe('play-card')
    },
  )

  it('CCN-OBJ-05: two sides; allies stand on one of them', () => {
    expect(napoleonics.seating({ scenario: 'rolica', options: [] })).toEqual([0, 1])
    const g = napoleonics.setUp(headerOf(napoleonics, 'rolica', 1))
    const nations = [0, 1].map(side => [
      ...new Set(g.units.filter(u => u.side === side).map(u => types[u.type].nation)),
    ])
    expect(nations).toEqual([['britain', 'portugal'], ['france']])
  })
})

describe('the deck', () => {
  it('names every card once and mirrors left and right', () => {
    const ids = cardTypes.map(type => type.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const type of cardTypes) expect(ids).toContain(type.mirror)
    expect(cardTypes.find(type => type.id === 'assault-left')?.mirror).toBe('assault-right')
    expect(cardTypes.find(type => type.id === 'forward')?.mirror).toBe('forward')
  })
})
