import type { Event } from '@acies/commands-colors'
import { headerOf, Match, Rules } from '@acies/kernel'
import { expect, it } from 'vitest'
import { types } from '../data/units.ts'
import { ancients } from '../game.ts'

const { field } = new Match(new Rules(ancients), headerOf(ancients, 'cannae', 1)).position
const unit = (type: string): number => field.units.find(u => types[u.type].id === type)?.id ?? -1
const told = (event: Event) => ({
  es: ancients.speech.tell(event, field, 'es'),
  en: ancients.speech.tell(event, field, 'en'),
})

it('sentences have articles, and agree with one unit or with many', () => {
  const loses = (type: string) =>
    told({ type: 'lost-blocks', rules: [], unit: unit(type), blocks: 1, left: 1, cause: 'hits' })
  expect(loses('warriors')).toEqual({ es: 'Los guerreros pierden 1 bloque.', en: 'The warriors lose 1 block.' })
  expect(loses('medium-infantry')).toEqual({
    es: 'La infantería media pierde 1 bloque.',
    en: 'The medium infantry loses 1 block.',
  })
  const roll = { rules: [], mode: 'attack', faces: [0, 4], hits: 1, flags: 1 } as const
  expect(told({ type: 'rolled', roller: unit('heavy-infantry'), target: unit('auxilia'), ...roll })).toEqual({
    es: 'La infantería pesada golpea a los auxiliares con 2 dados: círculo verde, bandera. 1 impacto, 1 bandera.',
    en: 'The heavy infantry strikes the auxilia with 2 dice: green circle, flag. 1 hit, 1 flag.',
  })
})
it('who attacks whom is said with their places', () => {
  const [attacker, target] = [unit('warriors'), unit('medium-infantry')]
  const { es, en } = told({ type: 'declared', rules: [], attacker, target, mode: 'close' })
  expect(es).toMatch(/^Los guerreros de [A-I]\d+ atacan a la infantería media de [A-I]\d+\.$/)
  expect(en).toMatch(/^The warriors at [A-I]\d+ attack the medium infantry at [A-I]\d+\.$/)
})
it('questions are asked as at the table', () => {
  const ask = (step: string, v: Record<string, number>, lang: 'es' | 'en') =>
    ancients.speech.ask(
      { ticket: 0, seat: 0, step, v, kind: 'one', rules: [], window: false, choice: null },
      field,
      lang,
    )
  const foot = unit('medium-infantry')
  expect(ask('retreat-path', { unit: foot, hexes: 1 }, 'en')).toMatch(/ retreats one hex: where to\?$/)
  expect(ask('retreat-path', { unit: foot, hexes: 2 }, 'es')).toMatch(/ se retira dos hexágonos: ¿adónde\?$/)
  expect(ask('battle-back', { unit: foot, against: unit('warriors') }, 'en')).toMatch(
    /^Battle back with the medium inf/,
  )
  expect(ask('ignore-flags', { unit: foot, may: 1 }, 'es')).toMatch(/^¿Ignora una bandera la infantería media de /)
  expect(ask('ignore-flags', { unit: foot, may: 2 }, 'en')).toMatch(/^How many flags does the .*\? At most two\.$/)
  expect(ask('defend', { unit: foot, attacker: unit('warriors') }, 'es')).toMatch(
    /^Los guerreros de .* atacan a la inf/,
  )
})
