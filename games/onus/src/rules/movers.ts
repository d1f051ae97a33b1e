import { type Field, isEngaged, mayBeAnything, NOBODY, onTable, type Unit } from '../position.ts'
import { owesCharge } from './duty.ts'
import { switchable } from './engaged.ts'
import { leftOf, paceOf } from './going.ts'
import { hasBegun, splits, WORDS, wordFault } from './manoeuvre.ts'

/** May this unit be taken up now? (ONU-MOV-01, ONU-SKL-40, ONU-R-95) */
export function mayMove(g: Field, u: Unit): boolean {
  if (!onTable(u) || u.fleeing) return false
  const d = u.doings
  if (!d.active) return u.under === NOBODY && owesCharge(g, u)
  const principal = u.under === NOBODY ? u : g.units[u.under]
  if (isEngaged(g, principal)) {
    if (u.under !== NOBODY || g.phase !== 'movement' || d.when === 'done') return false
    // Who has moved into the melee this turn has had its move.
    return (!d.engagedAction && !d.moved && paceOf(g, u) !== 'none') || switchable(g, u) !== null
  }
  if (d.charged || d.cap === 'none' || d.when === 'done') return false
  // Nobody is to see by who is taken up what lies in the fog, nor whether it could go on: it is left as it is.
  if (g.phase === 'skirmish') return mayBeAnything(u) || isLightEnough(g, u)
  if (!hasBegun(u)) return true
  return g.mover === u.id && (mayBeAnything(u) || WORDS.some(word => wordFault(g, u, word, 'move') === null))
}
/** Has it something left for the skirmishers' phase? (ONU-SKM-01 to 05) */
const isLightEnough = (g: Field, u: Unit): boolean => {
  const { cap, when } = u.doings
  return splits(g, u) && cap !== 'double' && leftOf(g, u) > 0 && when !== 'after'
}

/** Own units that may be taken up. */
export const moversOf = (g: Field, seat: number): number[] => {
  const found: number[] = []
  for (const u of g.units) if (u.seat === seat && mayMove(g, u)) found.push(u.id)
  return found
}
/** A unit of the seat that must charge yet; NOBODY when none must (ONU-R-43). */
export const owingOf = (g: Field, seat: number, movers: readonly number[] = moversOf(g, seat)): number =>
  g.phase === 'movement' ? (movers.find(id => owesCharge(g, g.units[id])) ?? NOBODY) : NOBODY
