import { headerOf, randomFrom } from '@acies/kernel'
import { expect, test } from 'vitest'
import { tercios } from './game.ts'

test('TER-UNI-03: whoever shares a card keeps it when the first has acted', () => {
  const field = tercios.setUp(headerOf(tercios, tercios.scenarios[0].id, 1))
  const [first, second] = field.troops.filter(u => u.side === 0)
  for (const u of [first, second]) u.joint = first.id
  first.card = 'none'
  second.card = 'fire'
  tercios.guess(field, 0, randomFrom(1))
  expect(second.card).toBe('fire')
})

test('TER-UNI-02, TER-QUA-09: who has a card of his own again is no measure for those who still share one', () => {
  const field = tercios.setUp(headerOf(tercios, tercios.scenarios[0].id, 1))
  const [first, second, third] = field.troops.filter(u => u.side === 1)
  second.joint = third.joint = first.id
  first.card = 'resist'
  second.card = 'fire'
  third.card = 'hidden'
  tercios.guess(field, 0, randomFrom(1))
  expect([first.card, second.card, third.card]).toEqual(['resist', 'fire', 'fire'])
})
