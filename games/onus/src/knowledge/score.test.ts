import { describe, expect, it } from 'vitest'
import type { Field } from '../position.ts'
import { fieldOf, unit } from '../rules/testing.ts'
import { weigh } from './score.ts'

/** Legionaries face to face, far apart; the south plays. */
const facing = (y: number): Field => {
  const g = fieldOf(unit(0, 'R1', 13, y), unit(1, 'R1', 13, 4, 180))
  g.hands = [
    [1, 2, 3],
    [4, 5, 6],
  ]
  g.generals = [0, 1].map(id => ({ id, seat: id, card: 'GR1', unit: id, state: 'well', uses: 0, usedIn: 0 }))
  g.initial = [10000, 10000]
  return g
}
const contact = (g: Field, seat = 0) => weigh(g, seat, {}).contact
const hand = (g: Field, seat: number) => weigh(g, seat, {}).hand

describe('what a position is worth', () => {
  it('is more for whoever has come farther towards the enemy, and less for the other', () => {
    expect(contact(facing(13))).toBeGreaterThan(contact(facing(15)))
    expect(contact(facing(13), 1)).toBeLessThan(contact(facing(15), 1))
  })
  it('does not fall with a card spent in one’s own turn; at its end and in the other’s it does', () => {
    const spent = (seat: number, phase: Field['phase']): number => {
      const before = facing(15)
      const after = facing(15)
      before.phase = after.phase = phase
      after.hands[seat].pop()
      return hand(before, seat) - hand(after, seat)
    }
    expect(spent(0, 'activation')).toBe(0)
    expect(spent(0, 'end')).toBeGreaterThan(0)
    expect(spent(1, 'activation')).toBeGreaterThan(0)
  })
})
