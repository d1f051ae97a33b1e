import { headerOf, Rules, randomFrom, sample } from '@acies/kernel'
import { expect, test } from 'vitest'
import { tercios } from './game.ts'
import { knowledge } from './knowledge/index.ts'
import { orderFor } from './knowledge/orders.ts'
import { Thought } from './knowledge/thought.ts'

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

test('a hidden card is guessed to be what a sensible enemy would order, but never for sure', () => {
  const rules = new Rules(tercios, [], true)
  const { referee } = rules
  const [random, mood] = [randomFrom(1), { weights: {}, whim: 0 }]
  const p = rules.begin(headerOf(tercios, 'rocroi', 1))
  while (p.field.turn < 3 || p.stack[p.stack.length - 1].step !== 'choose-troop') {
    const [seat] = referee.owing(p)
    const next = (draft: Parameters<typeof referee.next>[2]) => referee.next(p, seat, draft)
    referee.take(p, seat, knowledge.habit(p, seat, next, mood, random) ?? sample(referee, p, seat, random))
  }
  const view = rules.view(p, 0)
  const enemy = new Thought(view.field, 1, mood, random)
  const hidden = view.field.troops.filter(u => u.card === 'hidden' && u.where === 'table')
  expect(hidden.length).toBeGreaterThan(8)
  const seen = new Map(hidden.map(u => [u.id, new Set<string>()]))
  let sensible = 0
  const guesses = 300
  for (let n = 0; n < guesses; n++) {
    const { troops } = rules.guess(view, 0, random).field
    for (const u of hidden) {
      seen.get(u.id)?.add(troops[u.id].card)
      if (troops[u.id].card === orderFor(enemy, u)) sensible++
    }
  }
  expect(sensible / guesses / hidden.length).toBeGreaterThan(0.7)
  for (const cards of seen.values()) expect(cards.size).toBeGreaterThan(2)
})
