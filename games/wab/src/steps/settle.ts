import { settling } from '@acies/kernel'
import type { Event } from '../events.ts'
import type { Field } from '../position.ts'

/** What is due happens, first come first served. */
export const settle = settling<Field, Event>()
