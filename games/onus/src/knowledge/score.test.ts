import { describe, expect, it } from 'vitest'
import { cardWith } from '../data/cards.ts'
import { does, engage, type Field, NOBODY, UD, type Unit } from '../position.ts'
import { fieldOf, unit } from '../rules/testing.ts'
import { type Term, weigh } from './score.ts'

/** Legionaries and their like, the south at this height, the north at y 4; the south plays. */
const facing = (y: number, more: Partial<Unit> = {}): Field => {
  const g = fieldOf(unit(0, 'R1', 13, y, 0, more), unit(1, 'C1', 13, 4, 180))
  g.generals = [0, 1].map(id => ({ id, seat: id, card: 'GR1', unit: id, state: 'well', uses: 0, usedIn: 0 }))
  g.initial = [10000, 10000]
  return g
}
const worth = (g: Field, term: Term, seat = 0): number => weigh(g, seat, {})[term]
const all = (g: Field): number => Object.values(weigh(g, 0, {})).reduce((a, b) => a + b, 0)

describe('what a position is worth', () => {
  it('is more for whoever has come farther towards the enemy, and less for the other', () => {
    expect(worth(facing(13), 'contact')).toBeGreaterThan(worth(facing(15), 'contact'))
    expect(worth(facing(13), 'contact', 1)).toBeLessThan(worth(facing(15), 'contact', 1))
  })

  it('is more looking at the enemy than past him', () => {
    const aside = facing(13)
    aside.units[0].facing = 9000
    expect(worth(facing(13), 'contact')).toBeGreaterThan(worth(aside, 'contact'))
  })

  it('counts the night where the battle says who wins by it: his losses more the later, and the gap for whoever must come on', () => {
    const dusk = (y: number, lost: number, round: number): Field => {
      const g = facing(y)
      Object.assign(g, { nightfall: 1, limit: 10, round })
      g.initial[1] = 20000
      g.units.push({ ...g.units[1], id: 2, bought: lost, where: 'lost' })
      return g
    }
    expect(worth(dusk(13, 3000, 2), 'night')).toBeGreaterThan(worth(dusk(13, 0, 2), 'night'))
    expect(worth(dusk(13, 3000, 8), 'night')).toBeGreaterThan(worth(dusk(13, 3000, 2), 'night'))
    expect(worth(dusk(9, 0, 2), 'night')).toBeGreaterThan(worth(dusk(13, 0, 2), 'night'))
    expect(worth(dusk(9, 0, 2), 'night', 1)).toBeLessThan(worth(dusk(13, 0, 2), 'night', 1))
    expect(worth(facing(9), 'night')).toBe(0)
  })

  it('is less in a long line, and in a square', () => {
    for (const more of [{ left: true }, { formation: 'square' as const }])
      expect(worth(facing(8, more), 'order')).toBeLessThan(worth(facing(8), 'order'))
  })

  it('is more in a melee that promises something than within reach of it', () => {
    const strong = (y: number) => {
      const g = facing(y)
      g.units[1].wounds = 3
      g.units[1].facing = 0
      return g
    }
    const charged = strong(4.8)
    charged.units[0].x = 13 * UD
    does(charged.units[0], { charged: true, active: true })
    const before = strong(6.5)
    expect(worth(charged, 'attack')).toBeGreaterThan(worth(before, 'attack'))
    engage(charged, 0, 0, 1)
    expect(worth(charged, 'attack')).toBeGreaterThan(worth(before, 'attack'))
  })
})

describe('orders', () => {
  const card = cardWith('A01') ?? NOBODY
  const ordered = (more: Partial<Field> = {}) =>
    Object.assign(facing(12), { phase: 'activation', spent: [card], ...more })

  it('are worth what those they are about to name may do, to the side in turn', () => {
    expect(worth(facing(12), 'orders')).toBe(0)
    expect(worth(ordered(), 'orders')).toBeGreaterThan(0)
    expect(worth(ordered({ at: 1 }), 'orders')).toBeLessThanOrEqual(0)
    expect(all(ordered())).toBeGreaterThan(all(facing(12)))
  })

  it('are worth as much to those they have named, until they begin', () => {
    const named = ordered()
    does(named.units[0], { active: true, order: card })
    expect(worth(named, 'orders')).toBeGreaterThan(0)
    named.phase = 'movement'
    expect(worth(named, 'orders')).toBeGreaterThan(0)
    does(named.units[0], { when: 'done' })
    expect(worth(named, 'orders')).toBe(0)
  })
})
