import { type AnyCasedGame, Rules, readPosition, type Told } from '@acies/kernel'
import { expect, it } from 'vitest'
import { tercios } from '../cases.ts'

const game: AnyCasedGame = tercios
const rules = new Rules<unknown, Told>(game)

it('says how far the enemy is and how far a charge reaches', () => {
  const position = readPosition(game, {
    units: ['a-1 36,30 card=attack', 'b-1 36,25 S', 'b-2 22,12 S'],
    commanders: ['a-c1 60,44 chief', 'b-c1 60,4 chief'],
    begin: { step: 'activation', args: { unit: 'a-1' } },
  })
  rules.referee.resume(position)
  const decision = rules.referee.decision(position, 0)
  const told = (pick: number, lang: 'es' | 'en'): string | null => {
    const rule = rules.referee.why(position, 0, [], pick)
    if (rule === null) throw new Error('it may be picked')
    return game.speech.because?.({ decision, draft: [], pick, rule }, position.field, lang) ?? null
  }
  const far = decision.choice?.of === 'unit' ? decision.choice.options[0] + 1 : -1
  expect(told(far, 'en')).toMatch(/tercio II (is|are) \d+(\.\d)?″ away; the charge of .* reaches \d+(\.\d)?″\.$/)
  expect(told(far, 'es')).toMatch(/españoles II está(n)? a \d+(,\d)?″; la carga del? .* alcanza \d+(,\d)?″\.$/)
})
