import { kindOf } from '../../position.ts'
import type { OnusTrait } from '../trait.ts'

/** Philip: units in his radius form and leave Phalanx at full movement. */
export const drilledPhalanx: OnusTrait = {
  name: 'drilled-phalanx',
  rules: ['ONU-G-M2'],
  eases: (act, u, g) => (act === 'form' || act === 'drop') && kindOf(g, u).blue.includes('phalanx'),
}
