import { describe, expect, it } from 'vitest'
import { type CardId, cards, type NapoleonicCard } from './cards.ts'
import { type Nation, nations, type UnitCode, unitCodes } from './codes.ts'
import { terrains } from './terrain.ts'
import { types } from './types.ts'
import { batteryDice, unitCards, unitKinds } from './units.ts'

const deck: [string, Pick<NapoleonicCard, 'group' | 'count'>][] = Object.entries(cards)
const sum = (some: typeof deck) => some.reduce((total, [, card]) => total + card.count, 0)

describe('the deck', () => {
  it('has 48 section cards and 22 tactic cards', () => {
    expect(sum(deck.filter(([, card]) => card.group === 'section'))).toBe(48)
    expect(sum(deck.filter(([, card]) => card.group === 'tactic'))).toBe(22)
  })

  it('has more for the center than for a flank, and flanks alike', () => {
    const counts = (['scout', 'probe', 'attack', 'assault'] as const).map(kind =>
      (['left', 'center', 'right'] as const).map(section => cards[`${kind}-${section}` satisfies CardId].count),
    )
    expect(counts).toEqual([
      [2, 2, 2],
      [4, 6, 4],
      [4, 6, 4],
      [2, 2, 2],
    ])
  })
})

/** What a type rolls with each number of blocks, from full strength down to one. */
function dice(nation: Nation, code: UnitCode, how: 'fire' | 'movedFire' | 'melee'): number[] {
  const type = types.find(t => t.nation === nation && t.kind === unitCodes[code])
  if (!type) throw new Error(`${nation} has no ${code}`)
  return type[how].slice(1).reverse()
}

describe('the unit cards', () => {
  it('give the dice of the examples (CCN-RNG-11, CCN-RNG-12, CCN-RNG-13, CCN-MEL-06)', () => {
    expect(dice('france', 'LT', 'fire')[0]).toBe(5)
    expect(dice('france', 'LT', 'movedFire')[1]).toBe(3)
    expect(dice('britain', 'LN', 'melee')[0]).toBe(4)
    expect(dice('portugal', 'LN', 'movedFire')).toEqual([2, 1, 1, 0])
    expect(dice('britain', 'RL', 'movedFire')[0]).toBe(3)
  })

  it('give each nation its own', () => {
    expect(dice('britain', 'LN', 'fire')).toEqual([5, 4, 3, 2])
    expect(dice('britain', 'LT', 'movedFire')).toEqual([4, 3, 3, 2, 2])
    expect(dice('britain', 'GG', 'melee')).toEqual([6, 5, 4, 3, 2])
    expect(dice('france', 'OG', 'melee')).toEqual([6, 5, 4, 3])
    expect(dice('france', 'HC', 'melee')).toEqual([5, 4, 3, 2])
    expect(dice('portugal', 'LT', 'movedFire')).toEqual([3, 2, 2, 1])
  })

  it('know only types that have a kind', () => {
    for (const nation of nations)
      for (const code of Object.keys(unitCards[nation])) expect(Object.keys(unitCodes)).toContain(code)
    expect(Object.keys(unitKinds).sort()).toEqual(Object.keys(unitCodes).sort())
  })

  it('give batteries their melee dice (CCN-MEL-14, CCN-MEL-16) and fewer the farther they fire', () => {
    expect(batteryDice['foot-artillery'].map(row => row.melee.value)).toEqual([3, 4, 4])
    expect(batteryDice['horse-artillery'].map(row => row.melee.value)).toEqual([2, 3, 3])
    expect(batteryDice['foot-artillery'][0].at).toHaveLength(unitKinds.FA.range.value - 1)
    expect(batteryDice['horse-artillery'][0].at).toHaveLength(unitKinds.HA.range.value - 1)
    for (const row of [...batteryDice['foot-artillery'], ...batteryDice['horse-artillery']])
      [row.melee, ...row.at].forEach((shot, i, all) => {
        if (i > 0) expect(shot.value).toBeLessThanOrEqual(all[i - 1].value)
      })
  })
})

describe('terrain', () => {
  it('never gives dice', () => {
    for (const { into, from } of terrains)
      for (const side of [into, from])
        for (const { fire, melee } of [side.infantry, side.cavalry, side.artillery])
          expect(Math.max(fire, melee)).toBeLessThanOrEqual(0)
  })
})
