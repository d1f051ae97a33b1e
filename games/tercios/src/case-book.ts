import type { CaseBook } from '@acies/kernel'
import type { Field } from './position.ts'
import { bareField } from './set-up.ts'

export const caseBook: CaseBook<Field> = {
  schema: {},
  example: {},
  read: () => ({ field: bareField('case', 'small'), stack: [], dice: { seed: 1, drawn: 0 }, result: null }),
  write: () => ({}),
  die: text => (/^[1-6]$/.test(text) ? Number(text) - 1 : null),
}
