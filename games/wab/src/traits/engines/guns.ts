import type { Due } from '@acies/kernel'
import { has, kindOf, onTable } from '../../position.ts'
import { batteryOf } from '../../rules/crew.ts'
import { sees } from '../../rules/sight.ts'
import type { Trait } from '../trait.ts'
import { isReady } from './throwers.ts'

/** A cannon: straight along its barrel, at a guess, before all other shots (WAB-WAR-52 to 63). */
export const cannon: Trait = {
  name: 'cannon',
  rules: ['WAB-WAR-53', 'WAB-WAR-54', 'WAB-WAR-55', 'WAB-WAR-66'],
  is: { battery: 'guns' },
  refuses: {
    /** In a battery with organ guns all stand and shoot, but only these fire (WAB-WAR-66). */
    'fires-back': (g, u) =>
      batteryOf(g, u).some(m => kindOf(g, m).traits.includes('organ-gun')) ? 'WAB-WAR-66' : null,
  },
  makes: {
    startOfShooting: (g, u): Due[] => (isReady(g, u) ? [{ step: 'lay-cannon', v: { unit: u.id } }] : []),
    firstShots: (_g, u): Due[] => (has(u, 'laid-on') ? [{ step: 'fire-cannon', v: { unit: u.id } }] : []),
  },
}

/** An organ gun sweeps what lies before it, and may do so at chargers (WAB-WAR-64 to 71). */
export const organGun: Trait = {
  name: 'organ-gun',
  rules: ['WAB-WAR-64', 'WAB-WAR-65', 'WAB-WAR-66', 'WAB-WAR-67', 'WAB-WAR-68'],
  is: { battery: 'guns' },
  refuses: { 'fires-back': () => 'WAB-WAR-66' },
  makes: {
    firstShots: (g, u): Due[] =>
      isReady(g, u) && g.units.some(t => t.side !== u.side && onTable(t) && sees(g, u, t))
        ? [{ step: 'organ', v: { unit: u.id, reaction: false } }]
        : [],
    shotBack: (g, u): Due[] => (isReady(g, u) ? [{ step: 'organ', v: { unit: u.id, reaction: true } }] : []),
  },
}
