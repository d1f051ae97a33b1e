import { lasting } from '@acies/kernel'
import { kindOf } from '../../position.ts'
import type { Act, OnusTrait } from '../trait.ts'

const AGAINST: readonly Act[] = ['all-ways', 'turn', 'march']

/** Roused as a line: all in the same direction, no faster than the slowest (ONU-OPT-51, ONU-R-82). */
export const inLine: OnusTrait = {
  name: 'in-line',
  rules: ['ONU-OPT-51', 'ONU-OPT-52', 'ONU-OPT-55', 'ONU-R-82'],
  refuses: act => (AGAINST.includes(act) ? 'ONU-OPT-51' : null),
  adds: (what, u, g) => (what === 'move' ? Math.min(0, lasting(u.effects, 'line-pace') - kindOf(g, u).move) : 0),
  keepsTo: u => lasting(u.effects, 'in-line'),
}
