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
