import { BOARD, BOTTOM, type Field, HIDDEN_CARD, hexOf, leader, nameOf, SECTIONS, TOP } from '@acies/commands-colors'
import { headerOf, type Position, Rules } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { scenarios } from './data/scenarios.ts'
import { terrains } from './data/terrain.ts'
import { types } from './data/units.ts'
import { ancients } from './game.ts'

const rules = new Rules(ancients)
const begin = (id: string, seed = 5): Position<Field> => rules.begin(headerOf(ancients, id, seed))

/** Units and leaders of a side as the scenarios write them. */
function written(g: Field, side: number): string[] {
  return g.units
    .filter(u => u.side === side && u.hex >= 0)
    .map(u => {
      const led = g.leaderAt[u.hex]
      return `${nameOf(u.hex)}:${types[u.type].code}${led < 0 ? '' : `+${leader(g, led).name}`}`
    })
}

describe('CCA-BRD-01 the board', () => {
  it('is thirteen hexes wide and nine deep, every second row one shorter', () => {
    const rows = Array.from({ length: BOARD.rows }, (_, r) =>
      BOARD.hexes.filter(h => Math.floor(h / BOARD.columns) === r),
    )
    expect(rows.map(row => row.length)).toEqual([13, 12, 13, 12, 13, 12, 13, 12, 13])
    expect([hexOf('A13'), hexOf('B13'), hexOf('J1')].map(h => h === null)).toEqual([false, true, true])
  })

  it('CCA-BRD-02 CCA-BRD-03 has two lines, which cut the fifth and the ninth hex of the long rows', () => {
    const cut = BOARD.hexes.filter(h => SECTIONS[h] === 3 || SECTIONS[h] === 6).map(nameOf)
    expect(cut).toEqual(['A5', 'A9', 'C5', 'C9', 'E5', 'E9', 'G5', 'G9', 'I5', 'I9'])
  })
})

describe('the set-up', () => {
  it('CCA-SET-01 begins any battle; the first in the list is the one to begin with', () => {
    expect(ancients.scenarios).toHaveLength(15)
    expect(ancients.scenarios[0]).toMatchObject({ id: 'akragas', difficulty: 1 })
    for (const { id } of ancients.scenarios) expect(begin(id).result).toBeNull()
  })

  it.each(scenarios)('CCA-SET-02 CCA-BRD-06 $id: units, leaders and terrain lie as on the map', scenario => {
    const g = begin(scenario.id).field
    expect(written(g, BOTTOM).sort()).toEqual(scenario.bottom.units.split(' ').sort())
    expect(written(g, TOP).sort()).toEqual(scenario.top.units.split(' ').sort())
    for (const hex of BOARD.hexes) {
      const [kind = 'open'] =
        Object.entries(scenario.terrain).find(([, at]) => at.split(' ').includes(nameOf(hex))) ?? []
      expect(terrains[g.terrain[hex]].id).toBe(kind)
    }
  })

  it.each(scenarios)('CCA-UNT-19 $id: every unit is complete', ({ id }) => {
    for (const u of begin(id).field.units) expect(u.blocks).toBe(types[u.type].blocks)
  })

  it('CCA-SET-03 CCA-BRD-04 gives each seat an army and its edge', () => {
    for (const { sides } of ancients.scenarios) expect(sides).toHaveLength(2)
    const g = begin('zama').field
    const scipio = g.leaders.find(l => l.name === 'scipio')
    const hannibal = g.leaders.find(l => l.name === 'hannibal')
    expect([scipio?.side, hannibal?.side]).toEqual([BOTTOM, TOP])
    expect(ancients.scenarios.find(s => s.id === 'zama')?.sides.map(s => s.en)).toEqual(['Rome', 'Carthage'])
  })

  it.each(scenarios)(
    'CCA-SET-04 CCA-SET-06 $id: deals the War Council’s cards, the rest is the deck',
    ({ id, bottom, top }) => {
      const { hands, deck, discards } = begin(id).field
      expect([hands[BOTTOM].length, hands[TOP].length]).toEqual([bottom.cards, top.cards])
      expect(deck).toHaveLength(60 - bottom.cards - top.cards)
      expect(discards).toEqual([])
      expect(new Set([...hands.flat(), ...deck]).size).toBe(60)
    },
  )

  it('CCA-SET-04 shuffles: other seeds, other hands', () => {
    const hands = [1, 2, 3, 4].map(seed => begin('akragas', seed).field.hands.flat().join())
    expect(new Set(hands).size).toBe(4)
  })

  it('CCA-SET-05 CCA-SET-06 hides the other hand and the deck', () => {
    const p = begin('akragas')
    for (const seat of [BOTTOM, TOP]) {
      const { hands, deck } = rules.view(p, seat).field
      expect(hands[seat]).toEqual(p.field.hands[seat])
      expect(hands[1 - seat].every(card => card === HIDDEN_CARD)).toBe(true)
      expect(deck.every(card => card === HIDDEN_CARD)).toBe(true)
    }
  })

  it.each(scenarios)('CCA-SET-07 $id: says what wins and what is special', ({ id, banners, rules: special }) => {
    expect(begin(id).field.goal).toEqual([banners, banners])
    const said = ancients.scenarios.find(s => s.id === id)?.special ?? []
    expect(said.length).toBeGreaterThanOrEqual(special.length)
  })

  it.each(scenarios)('CCA-SET-08 $id: the player the War Council names begins', ({ id, first }) => {
    const p = begin(id)
    expect(rules.referee.owing(p)).toEqual([first === 'bottom' ? BOTTOM : TOP])
    expect(rules.referee.decision(p, p.field.active).step).toBe('play-card')
  })
})
