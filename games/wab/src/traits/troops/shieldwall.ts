import { type Field, kindOf, stateOf, type Unit } from '../../position.ts'
import { spotOf } from '../../rules/formation.ts'
import type { Trait } from '../trait.ts'

/** Formed, and where it was formed: who moves has left it (WAB-FRM-103). */
export const inShieldwall = (u: Unit): boolean => stateOf(u, 'in-shieldwall')?.n === spotOf(u)
const hasShields = (g: Field, u: Unit): boolean => kindOf(g, u).armour.some(a => a === 'shield' || a === 'large-shield')

/** Shield on shield: one harder to hit from the front, until it stirs or is beaten. */
export const shieldwall: Trait = {
  name: 'shieldwall',
  rules: ['WAB-FRM-101', 'WAB-FRM-102', 'WAB-FRM-103', 'WAB-FRM-104', 'WAB-FRM-105'],
  adds: {
    toHitShot(ledger, _g, u, c) {
      if (c.side === 'front' && inShieldwall(u)) ledger.add(1, 'WAB-FRM-104')
    },
    toBeHit(ledger, _g, u, c) {
      if (c.side === 'front' && inShieldwall(u)) ledger.add(1, 'WAB-FRM-104')
    },
  },
  refuses: {
    'may-form': (g, u, c) => (c.way === 'shieldwall' && hasShields(g, u) && !inShieldwall(u) ? 'WAB-FRM-101' : null),
  },
  makes: { roundLost: (_g, u) => (inShieldwall(u) ? [{ step: 'drop-shields', v: { unit: u.id } }] : []) },
}
