import { ancients } from '@acies/cc-ancients/cases'
import { type AnyCasedGame, Rules, readPosition, type Told } from '@acies/kernel'
import { expect, it } from 'vitest'
import { mainOf } from './Prompt.tsx'

it('of words the first is the main one, or what is taught; none beside a button that ends, or an advice', () => {
  const game: AnyCasedGame = ancients
  const rules = new Rules<unknown, Told>(game)
  const p = readPosition(game, {
    bottom: { units: 'F6:MI!o' },
    top: { units: 'E6:LI' },
    card: 'order-2-center',
    at: 'battle',
  })
  rules.referee.resume(p)
  rules.referee.take(p, 0, [0, 1])
  const decision = rules.referee.decision(p, 1)
  const asking = { rules, view: p, decision, draft: [], choice: rules.referee.next(p, 1, []) }
  const battle = { asking, proposal: null, stop: null, advice: null, dial: null }
  const words = [{ pick: 'stand' }, { pick: 'evade' }]
  expect(decision.step).toBe('defend')
  expect(mainOf(battle, words)).toBe('stand')
  expect(mainOf({ ...battle, proposal: ['evade'] }, words)).toBe('evade')
  expect(mainOf({ ...battle, stop: 'Listo' }, words)).toBeNull()
  expect(mainOf({ ...battle, advice: ['evade'] }, words)).toBeNull()
  const number = { ...asking, choice: { of: 'number', min: 0, max: 2 } as const }
  expect(mainOf({ ...battle, asking: number }, [{ pick: 0 }, { pick: 1 }, { pick: 2 }])).toBe(2)
})
