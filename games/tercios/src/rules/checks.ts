import { type Field, kindOf, type Troop } from '../position.ts'
import { has, leads, traitsWith } from '../traits/index.ts'
import type { Moment } from '../traits/trait.ts'
import { inCommand, isReachedBy } from './command.ts'
import { type Reckoning, reckon, reckonFor, type Source, sourceOf } from './values.ts'

/** Why a check is made, for what bears on it. */
export interface Occasion extends Moment {
  /** The charge comes from behind the front line (TER-REA-05). */
  flank: boolean
  /** Evasion from infantry (TER-CAV-06). */
  evadesInfantry: boolean
  /** From whose charge it flees (TER-QUA-05). */
  flees: Troop | null
}
export const PLAIN: Occasion = { reacting: false, flank: false, evadesInfantry: false, flees: null }

/** Dice of an Order Check (TER-CHK-01 to 05). */
export function disciplineDice(g: Field, u: Troop, o: Occasion): Reckoning {
  const sources: Source[] = []
  if (!inCommand(g, u)) sources.push('no-command-')
  if (o.flank) sources.push('flank-')
  if (o.flees !== null)
    for (const { name, daunts } of traitsWith(g, o.flees, 'daunts')) sources.push(sourceOf(name, daunts))
  if (o.evadesInfantry) sources.push('evasion+')
  const value = reckonFor(g, u, 'discipline', kindOf(g, u).discipline, sources, o)
  const lent = lentTo(g, u, o)
  return lent.length === 0 ? value : reckon(value.original, value.sources, [...value.flat, ...lent])
}
/** What commanders who reach it add (TER-QUA-38). */
function lentTo(g: Field, u: Troop, m: Moment): Source[] {
  const found: Source[] = []
  for (const c of g.commanders) {
    const gift = c.side === u.side ? leads(c, 'lends') : null
    const share = gift?.lends.adds?.discipline
    if (gift === null || share === undefined || found.includes(gift.name)) continue
    if ((typeof share === 'number' ? share : share(u, m)) !== 0 && isReachedBy(g, u, c)) found.push(gift.name)
  }
  return found
}

/** Must it pass an Order Check to carry out its card (TER-ORD-03, 04; TER-CAV-19, TER-UNI-31, TER-WPN-17)? */
export function mustCheck(g: Field, u: Troop, order: string): boolean {
  if (has(g, u, 'needsNoCheck')) return false
  if (order === 'fire' && kindOf(g, u).weapons.includes('gun-superheavy')) return true
  return u.wear > 0 && u.members === 0
}

/** Wear that Resist takes away (TER-ORD-50 to 52, TER-RUL-16). */
export function recovery(g: Field, u: Troop, successes: number): number {
  const least = has(g, u, 'recoversWholly') ? 0 : 1
  const most = Math.max(0, u.wear - least)
  return Math.min(most, has(g, u, 'returns') ? successes : 1)
}
