import { headerOf, type Picks, Rules } from '@acies/kernel'
import { type Event, type Field, onus } from '@acies/onus'
import { expect, it } from 'vitest'
import type { Asking } from '../../skins/skin.ts'
import { dress } from './dress.tsx'

const rules = new Rules<Field, Event>(onus)
const view = rules.begin(headerOf(onus, 'zama', 11))
const [seat] = rules.referee.owing(view)
const decision = rules.referee.decision(view, seat)
const asked = (draft: Picks): Asking<Field> =>
  ({ rules, view, decision, draft, choice: rules.referee.next(view, seat, draft) }) as Asking<Field>

it('how a unit begins is chosen in the tray, and seen on the table before all is said', () => {
  expect(decision.step).toBe('set-formations')
  const first = rules.referee.next(view, seat, [])
  const id = first?.of === 'unit' ? first.options.find(unit => isWordy([unit])) : undefined
  if (id === undefined) throw new Error('nobody has a choice')
  expect(dress.inTray?.(asked([]))).toBe(false)
  expect(dress.inTray?.(asked([id]))).toBe(true)
  const spoken = (draft: Picks): string =>
    dress.pieces(view.field, 'es', asked(draft), null).find(piece => piece.id === id)?.spoken ?? ''
  expect(spoken([id])).not.toMatch(/muro de escudos|ampliada/)
  expect(spoken([id, 'shield-wall'])).toContain('muro de escudos')
  expect(spoken([id, 'both'])).toContain('con la línea ampliada')
  const names = (draft: Picks) => dress.pieces(view.field, 'es', asked(draft), null).map(({ name }) => name)
  expect(names([id, 'both'])).toEqual(names([]))
})

function isWordy(draft: Picks): boolean {
  const choice = rules.referee.next(view, seat, draft)
  return choice?.of === 'word' && choice.options.includes('shield-wall') && choice.options.includes('both')
}
