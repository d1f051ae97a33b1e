import type { OnusTrait } from '../trait.ts'

/** The strategos: once a battle one more card in the end phase. */
export const courier: OnusTrait = {
  name: 'courier',
  rules: ['ONU-G-M3'],
  courier: 'ONU-G-M3',
}
