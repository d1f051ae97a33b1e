import { settling } from '@acies/kernel'
import type { Event } from '../events.ts'
import type { Field } from '../position.ts'

/** What is due happens in its order: units unblocked that flee, extra moves. */
export const settle = settling<Field, Event>()
