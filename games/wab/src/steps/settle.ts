import { settling, type Verbs } from '@acies/kernel'
import type { Event } from '../events.ts'
import type { Field } from '../position.ts'

/** What is due happens, first come first served. */
export const settle = settling<Field, Event>()

/** The last act of a line after which something may be due. */
export function settleDue(r: Verbs<Field, Event, object, unknown>): void {
  if (r.field.due.length > 0) r.call(settle, {})
}
