import { describe, expect, it } from 'vitest'
import { engage, type Field, IDLE, type Unit } from '../position.ts'
import { actionFault } from './engaged.ts'
import { wordFault } from './manoeuvre.ts'
import { mayMove } from './movers.ts'
import { isPlayable, rivals } from './orders.ts'
import { fieldOf, inMelee, unit } from './testing.ts'

const ready = { doings: { ...IDLE, active: true } }
const field = (more: Partial<Field>, ...units: Unit[]): Field => ({ ...fieldOf(...units), ...more })

describe('orders that change nothing (ONU-M-17)', () => {
  it('rivals are enemies still in the battle with a card to lose', () => {
    const hands = [[1], [2], [3], []]
    const four = { side: [0, 1, 0, 1], hands, out: [false, false, false, false] }
    expect(rivals(field(four), 0)).toEqual([1])
    expect(rivals(field({ ...four, out: [false, true, false, false] }), 0)).toEqual([])
    expect(rivals(field(four), 1)).toEqual([0, 2])
  })
  it('a council of war needs a card to draw, from the deck or, if it is gone through again, from what was played', () => {
    const council = (more: Partial<Field>) => isPlayable(field(more), 0, 'council-of-war')
    expect(council({ deck: [], discard: [] })).toBe(false)
    expect(council({ deck: [4], discard: [] })).toBe(true)
    expect(council({ deck: [], discard: [4] })).toBe(true)
    expect(council({ deck: [], discard: [4], once: true })).toBe(false)
    // Orders of this turn are not shuffled in again before it is over (ONU-R-98).
    expect(council({ deck: [], discard: [4], spent: [4] })).toBe(false)
    expect(council({ deck: [], discard: [4, 5], spent: [4] })).toBe(true)
  })
  it('a messenger is intercepted where an enemy has a card', () => {
    expect(isPlayable(field({ hands: [[1], []] }), 0, 'intercepted-messenger')).toBe(false)
    expect(isPlayable(field({ hands: [[1], [2]] }), 0, 'intercepted-messenger')).toBe(true)
  })
})

describe('who may move', () => {
  it('in a melee only in the movement phase, and once (ONU-ENG-01)', () => {
    const melee = (more: Partial<Field>, own: Partial<Unit> = ready) => {
      const g = field(more, unit(0, 'R1', 10, 10, 0, own), unit(1, 'C1', 10, 10, 180))
      inMelee(g, 0, 1)
      return mayMove(g, g.units[0])
    }
    expect(melee({ phase: 'movement' })).toBe(true)
    expect(melee({ phase: 'skirmish' })).toBe(false)
    // Whoever was left as he is has had it, also if he could still show bravery (ONU-FRM-61).
    const left = { doings: { ...IDLE, active: true, engagedAction: true, when: 'done' as const } }
    const brave = (own: Partial<Unit>) => {
      const g = field({ phase: 'movement' }, unit(0, 'D1', 10, 10, 0, own), unit(1, 'C1', 10, 10, 180))
      inMelee(g, 0, 1)
      return mayMove(g, g.units[0])
    }
    expect(brave({ doings: { ...left.doings, when: 'open' } })).toBe(true)
    expect(brave(left)).toBe(false)
    expect(melee({ phase: 'movement' }, { doings: { ...ready.doings, engagedAction: true } })).toBe(false)
    expect(melee({ phase: 'movement' }, { doings: { ...ready.doings, moved: true } })).toBe(false)
  })
  it('not in flight, not off the table, not without an order', () => {
    const may = (own: Partial<Unit>) => {
      const g = fieldOf(unit(0, 'R1', 10, 10, 0, own))
      return mayMove(g, g.units[0])
    }
    expect(may(ready)).toBe(true)
    expect([may({}), may({ ...ready, fleeing: true }), may({ ...ready, where: 'lost' })]).toEqual([false, false, false])
  })
})

describe('an Impetuous unit that nobody has activated (ONU-SKL-43)', () => {
  it('goes straight on, wheels and charges, and does nothing else', () => {
    const g = fieldOf(unit(0, 'D4', 10, 10), unit(1, 'R1', 10, 4, 180))
    const may = (word: Parameters<typeof wordFault>[2], own: Partial<Unit> = {}) =>
      wordFault(g, { ...g.units[0], ...own }, word, 'move')
    expect([may('slide'), may('turn'), may('forced-march')]).toEqual(['ONU-SKL-43', 'ONU-SKL-43', 'ONU-SKL-43'])
    expect([may('ahead'), may('wheel-front-left')]).not.toContain('ONU-SKL-43')
    expect(may('charge')).not.toBe('ONU-SKL-43')
    expect(may('slide', ready)).not.toBe('ONU-SKL-43')
  })
  it('an extra move after a combat is straight on or a wheel (ONU-R-60)', () => {
    const g = fieldOf(unit(0, 'R7', 10, 10, 0, ready), unit(1, 'R1', 10, 4, 180))
    const may = (word: Parameters<typeof wordFault>[2]) => wordFault(g, g.units[0], word, 'extra')
    expect([may('slide'), may('turn'), may('charge')]).toEqual(['ONU-R-60', 'ONU-R-60', 'ONU-SKL-13'])
    expect([may('ahead'), may('wheel-rear-right')]).toEqual([null, null])
  })
})

describe('an engaged unit (ONU-ENG-08)', () => {
  it('fights with bravery if it has it and carries no other formation, and lays it down again', () => {
    const bravery = (kind: string, own: Partial<Unit>) => {
      const g = fieldOf(unit(0, kind, 10, 10, 0, own), unit(1, 'R1', 10, 10, 180))
      engage(g, 0, 0, 1)
      return actionFault(g, g.units[0], 'bravery')
    }
    expect(bravery('C4', ready)).toBeNull()
    expect(bravery('C4', { ...ready, formation: 'bravery' })).toBeNull()
    expect(bravery('R1', ready)).toBe('ONU-ENG-08')
    expect(bravery('C4', { ...ready, formation: 'wedge' })).toBe('ONU-ENG-08')
    expect(bravery('C4', { doings: { ...ready.doings, switched: true } })).toBe('ONU-ENG-08')
  })
})
