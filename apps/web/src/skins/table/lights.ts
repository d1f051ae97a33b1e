import type { Picks } from '@acies/kernel'
import type { Field } from '@acies/tercios'
import type { BaseLight } from '../../look/table/TroopBase.tsx'
import type { Asking, Hover } from '../skin.ts'
import { sideOfUnit } from './places.ts'

/** What a question lights on the table. */
export interface Lit {
  units: Map<number, BaseLight>
  /** Ground that may be picked. */
  ground: readonly number[]
  /** Who comes at whom. */
  threat: { from: number; to: number } | null
}
export const nothingLit: Lit = { units: new Map(), ground: [], threat: null }

export function litBy({ view, decision, draft, choice }: Asking<Field>, hover: Hover, hint: Picks | null): Lit {
  const g = view.field
  const units = new Map<number, BaseLight>()
  const number = (key: string): number => (typeof decision.v[key] === 'number' ? Number(decision.v[key]) : -1)
  const against = Math.max(number('against'), number('charger'), number('mover'))
  const about = choice?.about ?? number('unit')
  if (about >= 0) units.set(about, decision.window ? 'must' : 'selected')
  if (against >= 0) units.set(against, 'danger')
  if (choice?.of === 'unit')
    for (const id of choice.options) units.set(id, sideOfUnit(g, id) === decision.seat ? 'can' : 'target')
  for (const pick of draft) if (typeof pick === 'number' && decision.choice?.of === 'unit') units.set(pick, 'picked')
  if (hover?.of === 'pick' && typeof hover.pick === 'number' && choice?.of === 'unit') units.set(hover.pick, 'picked')
  const hinted = hint?.[0]
  if (typeof hinted === 'number' && decision.choice?.of === 'unit' && draft.length === 0) units.set(hinted, 'picked')
  return {
    units,
    ground: choice?.of === 'hex' ? choice.options : [],
    threat: about >= 0 && against >= 0 ? { from: against, to: about } : null,
  }
}
