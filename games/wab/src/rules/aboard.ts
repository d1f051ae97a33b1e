import { armyOf, type Field, has, kindOf, modelsIn, type Troop, type Unit } from '../position.ts'
import { factOf } from '../traits/index.ts'
import { filesOf } from './bodies.ts'
import { charactersIn } from './ranks.ts'

const NOBODY: Unit[] = []
/** Whatever a character rides, or stands at, without being one of its models. */
export const carries = (troop: Troop): boolean => troop !== 'infantry' && troop !== 'cavalry'
/** Characters in a chariot, on an elephant, at a machine, in a wagon (WAB-PMOUNT-01, WAB-WAR-08, WAB-WAG-03). */
export function heroesAboard(g: Field, u: Unit): Unit[] {
  const { troop, character } = kindOf(g, u)
  if (character || !carries(troop)) return NOBODY
  return g.units.filter(c => c.host === u.id && c.where === 'aboard' && kindOf(g, c).character)
}
/** All characters with a unit: in its ranks, or aboard. */
export function heroesOf(g: Field, u: Unit): Unit[] {
  const aboard = heroesAboard(g, u)
  return aboard.length === 0 ? charactersIn(g, u) : [...charactersIn(g, u), ...aboard]
}
/** What he fights from: his mount, or himself. */
export const mountOf = (g: Field, c: Unit): Troop => kindOf(g, c.where === 'aboard' ? g.units[c.host] : c).troop
/** He will leave it only when it is gone: a chariot or an elephant, but not a machine or a wagon (WAB-PMOUNT-01). */
export const isMounted = (g: Field, c: Unit): boolean =>
  c.where === 'aboard' && kindOf(g, c).character && ['chariot', 'elephant'].includes(mountOf(g, c))

/** The chariot of a leader: one model, and no squadron (WAB-RUL-337). */
export const isOwnChariot = (g: Field, u: Unit): boolean => factOf(kindOf(g, u), 'mount') === true
const ridesIn = (g: Field, u: Unit): boolean =>
  kindOf(g, u).traits.some(t => t.startsWith('rides-') && t.endsWith('chariots'))
/** Whose chariot it is: leaders and their chariots were raised in one order. */
export function driverOf(g: Field, chariot: Unit): Unit | undefined {
  const own = (o: Unit): boolean => armyOf(o) === armyOf(chariot)
  const at = g.units.filter(o => own(o) && isOwnChariot(g, o)).indexOf(chariot)
  return g.units.filter(o => own(o) && ridesIn(g, o))[at]
}
/** Where in a squadron he rides: in the middle of the front. */
const placeIn = (u: Unit): number => Math.floor((filesOf(u) - 1) / 2)
/** Heroes aboard whom those who touch these places may strike at; on an elephant that is a matter of dice (WAB-PMOUNT-02, 04). */
export const heroesTouched = (g: Field, u: Unit, places: readonly number[]): Unit[] =>
  kindOf(g, u).troop === 'elephant'
    ? NOBODY
    : heroesAboard(g, u).filter(
        c => !has(c, 'withdrawn') && (kindOf(g, u).troop !== 'chariot' || places.includes(placeIn(u))),
      )
/** Missiles find him only on his own: in a squadron they fall on the squadron (WAB-PSHOOT-03, 06). */
export const isExposed = (u: Unit): boolean => modelsIn(u) === 1
