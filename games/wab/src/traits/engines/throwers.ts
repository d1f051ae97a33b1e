import type { Due } from '@acies/kernel'
import { type Field, has, kindOf, type Unit } from '../../position.ts'
import { isAbandoned } from '../../rules/crew.ts'
import { isEngaged } from '../../rules/engaged.ts'
import type { Trait } from '../trait.ts'

/** Has a crew that is free to serve it, has not been moved and is in order (WAB-WAR-16, 25, 36). */
export const isReady = (g: Field, u: Unit): boolean =>
  !isAbandoned(g, u) && !isEngaged(g, u) && !has(u, 'moved') && !has(u, 'jammed') && !has(u, 'silent')

/** Strength and the die for wounds, by size (WAB-WAR-37, 38, WAB-RUL-288). */
function sizeOf(g: Field, u: Unit): { strength: number; wounds: number } {
  const { traits } = kindOf(g, u)
  if (traits.includes('huge-catapult')) return { strength: 8, wounds: 6 }
  return traits.includes('large-catapult') ? { strength: 7, wounds: 6 } : { strength: 6, wounds: 3 }
}

/** Throws stones at a guess, before all other shots (WAB-WAR-24 to 39). */
export const catapult: Trait = {
  name: 'catapult',
  rules: ['WAB-WAR-24', 'WAB-WAR-26', 'WAB-WAR-28', 'WAB-WAR-38'],
  is: { battery: 'catapults' },
  makes: {
    startOfShooting: (g, u): Due[] => (isReady(g, u) ? [{ step: 'lay', v: { unit: u.id } }] : []),
    firstShots: (g, u): Due[] =>
      has(u, 'laid-on') ? [{ step: 'fire-catapult', v: { unit: u.id, ...sizeOf(g, u) } }] : [],
  },
}

/** Shoots bolts with the ordinary missile troops; its missile does the rest (WAB-WAR-40 to 51). */
export const boltThrower: Trait = {
  name: 'bolt-thrower',
  rules: ['WAB-WAR-40', 'WAB-WAR-43'],
  is: { battery: 'bolt-throwers' },
}

/** A scorpion on a cart: it drives, but neither charges nor marches, nor shoots when it has moved (WAB-ROM-29). */
export const carroballista: Trait = {
  name: 'carroballista',
  rules: ['WAB-ROM-29'],
  refuses: {
    march: () => 'WAB-ROM-29',
    declare: () => 'WAB-ROM-29',
    shoot: (_g, u) => (has(u, 'moved') ? 'WAB-ROM-29' : null),
  },
}
