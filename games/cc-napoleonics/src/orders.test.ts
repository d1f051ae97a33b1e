import { mostOrders } from '@acies/commands-colors'
import { Rules, readPosition } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { napoleonics } from './cases.ts'

const rules = new Rules(napoleonics)
const units = 'F5:B-LN F6:B-LN F7:B-FA F8:B-FA G5:B-LN G6:B-LN G7:B-FA G8:B-FA H6:B-FA H7:B-LN'

/** The number a card says it orders, and how many the referee lets it order. */
function orders(card: string, hand: readonly string[]): [said: number | null, given: number] {
  const position = { bottom: { units, hand }, top: { units: 'A1:F-LN' }, at: 'order', card }
  const p = readPosition(napoleonics, position)
  rules.referee.resume(p)
  if (rules.referee.decision(p, 0).step === 'choose-manoeuvre') rules.referee.answer(p, 0, ['manoeuvre'])
  const draft: number[] = []
  for (;;) {
    const choice = rules.referee.next(p, 0, draft)
    if (choice?.of !== 'unit' || choice.options.length === 0) return [mostOrders(p.field), draft.length]
    draft.push(choice.options[0])
  }
}

describe('a card says as many orders as it gives', () => {
  it.each([
    ['probe-center', ['rally'], 2],
    ['assault-center', ['rally', 'elan', 'probe-left'], 4],
    ['bombard', ['rally', 'elan', 'probe-left', 'probe-right', 'forward'], 4],
    ['bayonet-charge', ['rally'], 4],
    ['grande-manoeuvre', ['rally', 'elan', 'probe-left', 'probe-right', 'forward'], 4],
  ])('%s with %s in hand', (card, hand, most) => expect(orders(card, hand)).toEqual([most, most]))
})
