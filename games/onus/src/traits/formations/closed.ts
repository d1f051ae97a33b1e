import type { Rule } from '../../events.ts'
import type { Act } from '../trait.ts'

const AGAINST: Partial<Record<Act, Rule>> = {
  pass: 'ONU-CRO-03',
  'be-passed': 'ONU-CRO-02',
  march: 'ONU-MOV-13',
  extend: 'ONU-MAN-12',
  'all-ways': 'ONU-MAN-03',
}

/** What no unit in a special formation may do; Bravery is none (ONU-R-14). */
export const closed = (act: Act): Rule | null => AGAINST[act] ?? null
