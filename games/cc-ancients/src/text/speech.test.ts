import type { Event } from '@acies/commands-colors'
import { headerOf, Match, Rules } from '@acies/kernel'
import { expect, it } from 'vitest'
import { types } from '../data/units.ts'
import { ancients } from '../game.ts'
import { unitNames } from './names.ts'

it('sentences agree with one unit or with many', () => {
  const { field } = new Match(new Rules(ancients), headerOf(ancients, 'cannae', 1)).position
  const warriors = field.units.find(u => unitNames[types[u.type].id].name.es === 'Guerreros')
  const foot = field.units.find(u => unitNames[types[u.type].id].name.es === 'Infantería media')
  const loses = (unit: number, lang: 'es' | 'en') => {
    const event: Event = { type: 'lost-blocks', rules: [], unit, blocks: 1, left: 1, cause: 'hits' }
    return ancients.speech.tell(event, field, lang)
  }
  expect(loses(warriors?.id ?? -1, 'es')).toBe('Guerreros pierden un bloque.')
  expect(loses(foot?.id ?? -1, 'es')).toBe('Infantería media pierde un bloque.')
  expect(loses(warriors?.id ?? -1, 'en')).toBe('Warriors lose a block.')
})
