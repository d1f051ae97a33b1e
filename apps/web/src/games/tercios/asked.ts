import { Rules, readPosition, type Told } from '@acies/kernel'
import type { Event, Field } from '@acies/tercios'
import { tercios } from '@acies/tercios/cases'
import type { Asking } from '../../skins/skin.ts'

/** A question as it comes up from a written position; only tests use it. */
export function askedIn(written: object, ...draft: Asking<Field>['draft']): Asking<Field> {
  const rules = new Rules<Field, Event>(tercios)
  const p = readPosition(tercios, tercios.cases.renew?.position?.(written))
  rules.referee.resume(p)
  const [seat] = rules.referee.owing(p)
  const view = rules.view(p, seat)
  const decision = rules.referee.decision(view, seat)
  const choice = rules.referee.next(view, seat, draft)
  return { rules: rules as unknown as Rules<Field, Told>, view, decision, draft, choice }
}

/** A tercio at 30,30 that has turned up a card, an enemy straight before it. */
export const facing = (card: string, gap: number, more: object = {}): object => ({
  troops: {
    'a-1': { type: 'SPA-02', at: [30, 30], card },
    'b-1': { type: 'FRA-02', at: [30, 30 - gap], facing: 180, card: 'fire' },
    ...more,
  },
  commanders: { 'a-c1': { at: [30, 36], chief: true }, 'b-c1': { at: [30, 5], chief: true } },
  begin: { step: 'activation', args: { unit: 'a-1' } },
})
