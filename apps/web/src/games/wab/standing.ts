import type { Picks } from '@acies/kernel'
import { type Field, preferred } from '@acies/wab'
import type { Asking } from '../../skins/skin.ts'

/** Questions whose usual answer hardly anybody changes: it is given unasked until somebody wants to be asked. */
export const USUAL: readonly string[] = ['casualties', 'dress', 'order-tests', 'next-combat', 'aim']
/** What one fights or shoots with: the usual weapon. */
const ARMS: readonly string[] = ['take-weapon', 'take-missile']
/** Questions that may be answered once for all: nothing said is an answer. */
const MAY: readonly string[] = [
  ...USUAL,
  'next-charger',
  'charge-wheel',
  'charge-files',
  'testudo',
  'challenge',
  'react',
  ...ARMS,
]

/** The answer that is given without asking; null where none is. */
export function standing({ decision, rules, view }: Asking<Field>): Picks | null {
  if (!MAY.includes(decision.step)) return null
  const open = (picks: Picks): boolean => rules.referee.refuse(view, decision.seat, picks) === null
  const { choice } = decision
  if (ARMS.includes(decision.step)) return choice?.of === 'word' ? [preferred(choice.options)] : null
  if (open([])) return []
  // Whoever comes first.
  return choice?.of === 'unit' && open([choice.options[0]]) ? [choice.options[0]] : null
}
