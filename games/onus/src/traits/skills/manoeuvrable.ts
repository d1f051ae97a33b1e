import type { Act, OnusTrait } from '../trait.ts'

const CHANGES: readonly Act[] = ['extend', 'shorten', 'form']

/** Changes its line and its formation at full movement and charges all the same (ONU-SKL-22, ONU-MAN-11). */
export const manoeuvrable: OnusTrait = {
  name: 'manoeuvrable',
  rules: ['ONU-SKL-22', 'ONU-MAN-11', 'ONU-MAN-14'],
  eases: act => CHANGES.includes(act),
  chargesAfter: act => CHANGES.includes(act),
}
