import type { Choice, Pick, Picks, Random } from '@acies/kernel'
import { ANGLE } from '@acies/tabletop'
import type { Rule } from '../events.ts'
import type { Field } from '../position.ts'
import { chargeFault, chargeLeft } from '../rules/charge.ts'
import { owesCharge } from '../rules/duty.ts'
import { budgetOf, halfOf, isEased } from '../rules/going.ts'
import {
  type Deed,
  deedsOf,
  type Errand,
  isOverrun,
  manoeuvreFault,
  perform,
  rehearse,
  WORDS,
  type Word,
  wordFault,
} from '../rules/manoeuvre.ts'
import { manoeuvres } from '../rules/manoeuvres.ts'
import { IN_UD, only, question } from './book.ts'

interface ManoeuvreArgs {
  unit: number
  errand: Errand
}

/** The unit as it is after the finished part of a draft. */
function rehearsed(g: Field, v: ManoeuvreArgs, draft: Picks) {
  const { field, unit } = rehearse(g, g.units[v.unit], v.errand)
  const { deeds, open, given } = deedsOf(draft)
  for (const deed of deeds) perform(field, unit, deed)
  return { field, unit, deeds, open, given }
}

function nextOf(g: Field, v: ManoeuvreArgs, draft: Picks): Choice | null {
  const { field, unit, deeds, open, given } = rehearsed(g, v, draft)
  const about = v.unit
  if (isOver(deeds)) return null
  if (open === null) {
    const options = WORDS.filter(word => wordFault(field, unit, word, v.errand) === null)
    // What a charge has more must end in contact, and so must who moves without being active (ONU-R-16, ONU-SKL-43).
    const owes = () => !unit.doings.active && v.errand === 'move' && owesCharge(g, g.units[v.unit])
    const bound = (deeds.length > 0 && isOverrun(field, unit)) || owes()
    return { of: 'word', options, about, ...(bound ? {} : { enough: 'halt' }) }
  }
  if (open === 'turn' || (open === 'slide' && given === 0)) return { of: 'number', min: 0, max: 35999, about, ...ANGLE }
  if (open.startsWith('wheel-')) return { of: 'number', min: 1, max: 9000, about, ...ANGLE }
  const { used } = unit.doings
  const budget = budgetOf(field, unit)
  if (open === 'slide') {
    const most = isEased(field, unit, 'all-ways') ? budget : Math.min(budget, halfOf(field, unit))
    return { of: 'number', min: 1, max: most - used, about, ...IN_UD }
  }
  const more = v.errand === 'move' && chargeFault(field, unit) === null ? chargeLeft(field, unit) : budget - used
  return { of: 'number', min: 1, max: more, about, ...IN_UD }
}
const isOver = (deeds: readonly Deed[]): boolean => deeds[deeds.length - 1]?.word === 'charge'

function whyNot(g: Field, v: ManoeuvreArgs, draft: Picks, pick: Pick): Rule | null {
  const { field, unit, open } = rehearsed(g, v, draft)
  const word: Word | undefined = WORDS.find(w => w === pick)
  if (word !== undefined && open === null) return wordFault(field, unit, word, v.errand)
  if (open === 'slide') return 'ONU-MAN-02'
  return open === 'ahead' ? 'ONU-MOV-03' : open === null ? null : 'ONU-MOV-04'
}

/**
 * A move as it is made on the table: words with their numbers (hundredths of a UD, hundredths of a degree), manoeuvres before
 * or after the legs, a charge at the end. What it sweeps is looked at when it is handed in.
 */
export const manoeuvre = question({
  name: 'manoeuvre',
  kind: 'manoeuvre',
  rules: ['ONU-MOV-01', 'ONU-MOV-06', 'ONU-MAN-17'],
  with: (a: ManoeuvreArgs) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next: (g, v, draft) => nextOf(g, v, draft),
  why: (g, v, draft, pick) => whyNot(g, v, draft, pick),
  forbids: (g, v, picks) => manoeuvreFault(g, g.units[v.unit], picks, v.errand),
  candidates: (g, v, _seat, n, random: Random) => manoeuvres(g, g.units[v.unit], v.errand, n, random),
  take: (_r, _v, picks): Picks => picks.slice(),
})
