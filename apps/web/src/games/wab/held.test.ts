import { byHabit } from '@acies/bots'
import { headerOf, type Picks, Rules, randomFrom } from '@acies/kernel'
import { type Event, type Field, modelsIn, wab } from '@acies/wab'
import { expect, it } from 'vitest'
import type { Asking } from '../../skins/skin.ts'
import { held } from './held.tsx'

const rules = new Rules<Field, Event>(wab)

it('who is deployed is seen in the hand as wide and as deep as he was drawn up', () => {
  const view = rules.begin(headerOf(wab, 'pitched-500', 3))
  for (let n = 1; ; n++) {
    const [seat] = rules.referee.owing(view)
    const decision = rules.referee.decision(view, seat)
    const first = rules.referee.next(view, seat, [])
    const formed = first?.of === 'unit' ? first.options.filter(id => modelsIn(view.field.units[id]) >= 12) : []
    const id = formed.find(unit => rules.referee.next(view, seat, [unit])?.of === 'number')
    if (decision.step === 'deploy' && id !== undefined) {
      const wide = (files: number): number => {
        const draft: Picks = [id, files]
        const choice = rules.referee.next(view, seat, draft)
        return held({ rules, view, decision, draft, choice } as Asking<Field>, id, draft, 'en')?.width ?? 0
      }
      expect(wide(3)).toBeGreaterThan(0)
      expect(wide(6)).toBe(2 * wide(3))
      return
    }
    rules.referee.answer(view, seat, byHabit(rules, view, seat, { weights: {}, whim: 0 }, randomFrom(n)), null)
  }
})
