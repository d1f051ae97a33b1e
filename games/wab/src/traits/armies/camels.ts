import { type Field, kindOf, type Unit } from '../../position.ts'
import type { Trait } from '../trait.ts'

/** Horses that are not used to them; those of chariots too. */
const hasHorses = (g: Field, u: Unit): boolean => {
  const { troop, traits } = kindOf(g, u)
  return (troop === 'cavalry' && !traits.includes('camels')) || troop === 'chariot'
}
/** Dromedaries frighten horses (WAB-ROM-34). */
export const camels: Trait = {
  name: 'camels',
  rules: ['WAB-ROM-34'],
  adds: {
    dread(ledger, g, u, c) {
      if (c.other !== undefined && c.other.side !== u.side && hasHorses(g, c.other)) ledger.atLeast(1, 'WAB-ROM-34')
    },
  },
}
