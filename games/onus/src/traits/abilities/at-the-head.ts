import { isWithGeneral } from '../../rules/command.ts'
import type { OnusTrait } from '../trait.ts'

/** Alexander: his unit is always active and charges with 1 UD more. */
export const atTheHead: OnusTrait = {
  name: 'at-the-head',
  rules: ['ONU-G-M1'],
  alwaysActive: (u, g) => (isWithGeneral(g, u) ? 'ONU-G-M1' : null),
  adds: (what, u, g) => (what === 'charge' && isWithGeneral(g, u) ? 100 : 0),
}
