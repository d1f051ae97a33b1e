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
    expect(said('aim-cannon', [foe, 20]).es).toMatch(/^Dispara a .+: el enemigo sufrirá más bajas\.$/)
    expect(said('aim-cannon', [foe, 20]).en).toMatch(/^Shoots at .+: the enemy will lose more men\.$/)
    expect(said('aim-cannon', []).es).toMatch(/^No dispara: /)
    expect(said('next-charger', [own]).en).toMatch(/ (charges|charge) now: /)
    expect(said('hide', [own]).es).toMatch(/^Esconde a /)
    expect(said('react-revealed', ['flee']).en).toMatch(/^Flees: /)
  })
  test('says no more than why where the answer says it all', () => {
    expect(said('next-combat', [own])).toEqual({
      es: 'El enemigo sufrirá más bajas.',
      en: 'The enemy will lose more men.',
    })
    expect(said('react', []).en).toBe('The enemy will lose more men.')
  })
})
