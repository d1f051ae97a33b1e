import { describe, expect, test } from 'vitest'
import { fieldFrom } from '../testing.ts'
import { reason } from './reason.ts'

const g = fieldFrom({
  units: ['a-1 foot models=10 files=5 36,30 N', 'b-1 horse models=5 files=5 36,20 S'],
})
const [own, foe] = [0, 1]
const said = (step: string, picks: (number | string)[]) => reason(g, 0, [{ step, picks }], { strength: 1 })

describe('why a plan is good', () => {
  test('begins with what is done', () => {
    expect(said('aim-cannon', [foe, 20]).es).toMatch(/^Dispara a .+: hace más bajas de las que sufre\.$/)
    expect(said('aim-cannon', [foe, 20]).en).toMatch(/^Shoots at .+: it kills more than it loses\.$/)
    expect(said('aim-cannon', []).es).toMatch(/^No dispara: /)
    expect(said('next-charger', [own]).en).toMatch(/ (charges|charge) now: /)
    expect(said('hide', [own]).es).toMatch(/^Esconde a /)
    expect(said('react-revealed', ['flee']).en).toMatch(/^Flees: /)
  })
  test('says no more than why where the answer says it all', () => {
    expect(said('next-combat', [own])).toEqual({
      es: 'Hace más bajas de las que sufre.',
      en: 'It kills more than it loses.',
    })
    expect(said('react', []).en).toBe('It kills more than it loses.')
  })
})
