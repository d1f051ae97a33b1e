import { headerOf, Rules, randomFrom, sample } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import { tercios } from '../game.ts'
import { knowledge } from './index.ts'

const rules = new Rules(tercios, [], true)
const { referee } = rules

/** Half of the answers by habit, half by chance, so that all kinds of positions come up; nothing is ever refused. */
function play(scenario: string, seed: number, limit: number): Set<string> {
  const random = randomFrom(seed)
  const p = rules.begin(headerOf(tercios, scenario, seed))
  const asked = new Set<string>()
  for (let n = 0; n < limit && p.result === null; n++) {
    const [seat] = referee.owing(p)
    const { step } = p.stack[p.stack.length - 1]
    const mood = { weights: {}, whim: n % 3 === 0 ? 0.5 : 0 }
    const view = rules.view(p, seat)
    const habit = knowledge.habit(view, seat, draft => referee.next(view, seat, draft), mood, random)
    if (habit !== null) {
      asked.add(step)
      expect(referee.refuse(p, seat, habit), `${step}: ${JSON.stringify(habit)}`).toBeNull()
    }
    const picks = habit === null || random(2) === 0 ? sample(referee, p, seat, random) : habit
    expect(referee.answer(p, seat, picks)).toBeNull()
  }
  return asked
}

describe('habits are never refused', () => {
  const scenarios = tercios.scenarios.map(s => s.id)
  test.each(scenarios)('%s', scenario => {
    const asked = play(scenario, 5, 500)
    for (const step of ['place-orders', 'choose-troop', 'choose-deed', 'choose-commander'])
      expect(asked).toContain(step)
  })
})
