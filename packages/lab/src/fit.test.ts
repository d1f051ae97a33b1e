import { type Bridge, bridge } from '@acies/bots/testing'
import type { AnyGame, Knowledge } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { type Factor, Fit } from './index.ts'

/** A score of what counts and of what does not: strength, and who is to move when the turn is odd. */
const known = (strength: number): Knowledge<Bridge> => ({
  terms: {
    strength: { es: 'la fuerza', en: 'strength' },
    omen: { es: 'el augurio', en: 'the omen' },
    nothing: { es: 'nada', en: 'nothing' },
  },
  weigh: (field, seat) => ({
    strength: strength * bridge.score(field, seat),
    omen: (field.turn % 4 < 2 ? 1 : -1) * (seat === 0 ? 1 : -1),
    nothing: 0,
  }),
  scale: 2,
  turn: field => field.turn,
  toMove: field => field.active,
  habit: () => null,
  reason: () => ({ es: '', en: '' }),
})
function fitted(strength: number, matches = 80): Record<string, Factor> {
  const game: AnyGame = { ...bridge, knowledge: known(strength) }
  const fit = new Fit(game, 5)
  for (let n = 0; n < matches; n++) fit.play(n)
  expect(fit.positions).toBeGreaterThan(matches)
  return Object.fromEntries(fit.factors.map(factor => [factor.term, factor]))
}

describe('a fit', () => {
  it('tells what foretells victory from what does not', () => {
    const { strength, omen, nothing } = fitted(1)
    expect(strength.factor).toBeGreaterThan(strength.error)
    expect(Math.abs(omen.factor ?? 9)).toBeLessThan(omen.error + 0.1)
    expect(nothing).toEqual({ term: 'nothing', factor: null, error: 0 })
  })

  it('asks for half of a term that counts double', () => {
    const [plain, doubled] = [fitted(1), fitted(2)]
    expect((plain.strength.factor ?? 0) / (doubled.strength.factor ?? 1)).toBeCloseTo(2, 0)
  })

  it('leaves a term about as it is where hardly anything was seen', () => {
    const { strength } = fitted(0.0001, 2)
    expect(strength.factor).toBeCloseTo(1, 1)
  })
})
