import {
  active,
  type Field,
  nothing,
  order,
  question,
  SECTION_NAMES,
  SECTIONS,
  type SectionName,
  sectionOf,
  type Unit,
  unitsOf,
} from '@acies/commands-colors'
import { type Choice, word } from '@acies/kernel'
import { kindOf } from '../rules/effect.ts'

const infantryIn = (g: Field, name: SectionName): Unit[] => {
  const bit = 1 << sectionOf(g.active, name)
  return unitsOf(g, g.active, u => kindOf(u).arm === 'infantry' && (SECTIONS[u.hex] & bit) !== 0)
}

/** CCN-TAC-19: all the infantry of one section. */
export const forceMarch = question({
  name: 'force-march',
  kind: 'one',
  rules: ['CCN-TAC-19'],
  with: nothing,
  seats: active,
  next(g, _v, draft): Choice | null {
    if (draft.length > 0) return null
    return { of: 'word', options: SECTION_NAMES.filter(name => infantryIn(g, name).length > 0) }
  },
  take(r, _v, picks) {
    for (const u of infantryIn(r.field, word(picks, 0, SECTION_NAMES))) order(r, u.id)
  },
})
