import { isMissile } from '../../data/weapons.ts'
import { kindOf, stateOf } from '../../position.ts'
import { isCloud } from '../../rules/bodies.ts'
import type { Trait } from '../trait.ts'

/** They shoot on the move as well as at a halt (WAB-RUL-248). */
export const expertHorsemen: Trait = {
  name: 'expert-horsemen',
  rules: ['WAB-FRM-56'],
  refuses: { 'move-and-shoot': () => 'WAB-FRM-56' },
}
/** An inch more of M, and so of every march and charge. */
export const finestHorses: Trait = {
  name: 'finest-horses',
  rules: ['WAB-FRM-62'],
  adds: { pace: ledger => void ledger.add(1, 'WAB-FRM-62') },
}
/** Skirmishing horse with bow or javelin rides on when it has shot (WAB-FRM-79, 80). */
export const parthianShot: Trait = {
  name: 'parthian-shot',
  rules: ['WAB-FRM-79', 'WAB-FRM-80'],
  makes: {
    volleyDone(g, u, c) {
      const { troop, weapons } = kindOf(g, u)
      const armed = weapons.some(w => isMissile(w) && (w === 'javelin' || w.endsWith('bow')) && !w.includes('cross'))
      const due = c.occasion === 'shot' && troop === 'cavalry' && armed && isCloud(u)
      return due && stateOf(u, 'parted') === undefined ? [{ step: 'ride-on', v: { unit: u.id } }] : []
    },
  },
}
