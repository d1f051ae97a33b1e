import type { OnusTrait } from '../trait.ts'

/** 1 UD more when charging (ONU-SKL-05, ONU-R-16). */
export const athletes: OnusTrait = {
  name: 'athletes',
  rules: ['ONU-SKL-05', 'ONU-CHG-18', 'ONU-R-16'],
  adds: what => (what === 'charge' ? 100 : 0),
}
