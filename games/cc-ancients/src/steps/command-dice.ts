import { bookOf, type Event, type Field } from '@acies/commands-colors'
import type { Hand } from '@acies/kernel'
import type { RuleId } from '../text/rules/index.ts'

/** As many dice as the side's command, rolled in the open. */
export function rollCommandDice(r: Hand<Field, Event>, rule: RuleId): number[] {
  const g = r.field
  const faces: number[] = []
  for (let n = bookOf(g).command(g, g.active); n > 0; n--) faces.push(r.roll(6))
  r.tell({ type: 'command-dice', side: g.active, faces, rules: [rule] })
  return faces
}
