import { describe, expect, it } from 'vitest'
import { cards, cardTypes } from './cards.ts'

const COUNTS = {
  'order-2-left': 3,
  'order-2-center': 4,
  'order-2-right': 3,
  'order-3-left': 3,
  'order-3-center': 4,
  'order-3-right': 3,
  'order-4-left': 1,
  'order-4-center': 1,
  'order-4-right': 1,
  'coordinated-attack': 2,
  'out-flanked': 2,
  'order-light': 4,
  'order-medium': 3,
  'order-heavy': 2,
  'order-mounted': 1,
  'leadership-any': 3,
  'inspired-left': 1,
  'inspired-center': 1,
  'inspired-right': 1,
  'clash-of-shields': 1,
  'counter-attack': 2,
  'darken-the-sky': 1,
  'double-time': 2,
  'first-strike': 1,
  'i-am-spartacus': 1,
  'line-command': 4,
  'move-fire-move': 2,
  'mounted-charge': 2,
  rally: 1,
}
const inGroup = (group: string) => cardTypes.filter(c => c.group === group).reduce((sum, c) => sum + c.count, 0)

describe('CCA-CMP-01 the deck', () => {
  it('has sixty cards, so many of each kind', () => {
    expect(cards).toHaveLength(60)
    expect(Object.fromEntries(cardTypes.map(c => [c.id, c.count]))).toEqual(COUNTS)
    expect(cardTypes.map((_, kind) => cards.filter(card => card === kind).length)).toEqual(Object.values(COUNTS))
  })

  it('has 27 section, 10 troop, 6 leadership and 17 tactic cards', () => {
    expect(['section', 'troop', 'leadership', 'tactic'].map(inGroup)).toEqual([27, 10, 6, 17])
  })

  it('CCA-SEC-02 CCA-TRP-08 has the helmet on all section cards and on Order Mounted', () => {
    const helmets = cardTypes.filter(c => c.helmet && c.group !== 'section').map(c => c.id)
    expect(cardTypes.filter(c => c.group === 'section').every(c => c.helmet)).toBe(true)
    expect(helmets).toEqual(['order-mounted', 'i-am-spartacus'])
  })
})
