import { isWithGeneral } from '../../rules/command.ts'
import type { OnusTrait } from '../trait.ts'

/** Trajan: his unit is active every turn without an order. */
export const optimusPrinceps: OnusTrait = {
  name: 'optimus-princeps',
  rules: ['ONU-G-R1'],
  alwaysActive: (u, g) => (isWithGeneral(g, u) ? 'ONU-G-R1' : null),
}
