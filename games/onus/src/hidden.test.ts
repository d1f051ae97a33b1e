import { headerOf, Rules, randomFrom, WATCHER } from '@acies/kernel'
import { expect, it } from 'vitest'
import { guess } from './hidden.ts'
import { onus } from './index.ts'
import { HIDDEN, kindOf } from './position.ts'
import { fieldOf, unit } from './rules/testing.ts'

it('a card that has come so far is guessed to be of troops that can', () => {
  const random = randomFrom(1)
  const kinds = (used: number, marched = false): Set<number> => {
    const met = new Set<number>()
    for (let i = 0; i < 60; i++) {
      const g = fieldOf(unit(0, 'R1', 10, 10, 0, { veiled: true }), unit(1, 'C1', 10, 4, 180))
      const [card] = g.units
      Object.assign(card, { kind: HIDDEN, marched, doings: { ...card.doings, used, active: true } })
      guess(g, 1, random)
      met.add(kindOf(g, card).move)
    }
    return met
  }
  expect(Math.min(...kinds(0))).toBeLessThan(300)
  expect(Math.min(...kinds(300))).toBeGreaterThanOrEqual(300)
  expect(Math.min(...kinds(350))).toBeGreaterThanOrEqual(350)
  // By a forced march the slowest go that far, too.
  expect(Math.min(...kinds(350, true))).toBeLessThan(300)
  expect(Math.min(...kinds(500, true))).toBeGreaterThanOrEqual(250)
  // Farther than any can go, as by a forced march: it may be anybody.
  expect(kinds(5000).size).toBeGreaterThan(1)
})

it('until he is laid down with his army a general is known to his own side alone (ONU-ARM-03)', () => {
  const setup = { armies: ['rome-500', 'dacia-500', 'macedonia-500', 'carthage-500'] }
  const rules = new Rules(onus, { scenario: 'campal-500', setup }, true)
  const p = rules.begin(headerOf(onus, 'campal-500', 1, { setup }))
  const seen = (seat: number) => rules.view(p, seat).field.generals.map(general => general.card)
  expect(seen(0)).toEqual(['GR3', 'GD2', 'hidden', 'hidden'])
  expect(seen(3)).toEqual(['hidden', 'hidden', 'GM3', 'GC3'])
  expect(seen(WATCHER)).toEqual(['hidden', 'hidden', 'hidden', 'hidden'])
})
