import { lasting } from '@acies/kernel'
import { type Field, kindOf, type Unit, under } from '../../position.ts'
import type { Act, OnusTrait } from '../trait.ts'

const AGAINST: readonly Act[] = ['all-ways', 'turn', 'march']

/** The slowest of those roused by the same cards. It is nowhere written down: in the fog it would tell what lies face down. */
function paceOfLine(g: Field, u: Unit): number {
  let pace = kindOf(g, u).move
  for (const o of g.units)
    if (o.seat === u.seat && o.doings.order === u.doings.order && under(o, 'in-line'))
      pace = Math.min(pace, kindOf(g, o).move)
  return pace
}

/** Roused as a line: all in the same direction, no faster than the slowest (ONU-OPT-51, ONU-R-82). */
export const inLine: OnusTrait = {
  name: 'in-line',
  rules: ['ONU-OPT-51', 'ONU-OPT-52', 'ONU-OPT-55', 'ONU-R-82'],
  refuses: act => (AGAINST.includes(act) ? 'ONU-OPT-51' : null),
  adds: (what, u, g) => (what === 'move' ? paceOfLine(g, u) - kindOf(g, u).move : 0),
  keepsTo: u => lasting(u.effects, 'in-line'),
}
