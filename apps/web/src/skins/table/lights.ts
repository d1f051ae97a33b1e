import type { Lang, Picks, Told } from '@acies/kernel'
import type { BaseLight } from '../../look/table/outline.ts'
import type { Asking, Hover } from '../skin.ts'
import type { Concern, Piece, TableDress } from './dress.ts'
import { nothingProposed, type Proposal, proposalOf } from './proposal.ts'

/** What a question lights on the table. */
export interface Lit {
  units: Map<number, BaseLight>
  /** Ground that may be picked. */
  ground: readonly number[]
  /** Who comes at whom. */
  threat: { from: number; to: number } | null
  proposal: Proposal
}
export const nothingLit: Lit = { units: new Map(), ground: [], threat: null, proposal: nothingProposed }

const numbered = (v: Readonly<Record<string, unknown>>, key: string): number => {
  const value = v[key]
  return typeof value === 'number' ? value : -1
}
function concernsOf<F, E extends Told>(dress: TableDress<F, E>, asking: Asking<F>): Concern {
  return dress.concerns?.(asking) ?? { about: asking.choice?.about ?? numbered(asking.decision.v, 'unit'), against: -1 }
}

export function litBy<F, E extends Told>(
  dress: TableDress<F, E>,
  asking: Asking<F>,
  pieces: ReadonlyMap<number, Piece>,
  hover: Hover,
  hint: Picks | null,
  lang: Lang,
): Lit {
  const { decision, draft, choice } = asking
  const units = new Map<number, BaseLight>()
  const { about, against, strikes } = concernsOf(dress, asking)
  const [from, to] = strikes ? [about, against] : [against, about]
  if (about >= 0) units.set(about, decision.window ? 'must' : 'selected')
  if (against >= 0) units.set(against, 'danger')
  if (choice?.of === 'unit')
    for (const id of choice.options) {
      const own = pieces.get(id)?.seat === decision.seat
      units.set(id, own ? 'can' : 'target')
    }
  // While words are asked for, what may be pointed at instead of saying one.
  if (choice?.of === 'word')
    for (const word of choice.options) {
      const after = asking.rules.referee.next(asking.view, decision.seat, [...draft, word])
      if (after?.of !== 'unit') continue
      for (const id of after.options)
        if (!units.has(id)) units.set(id, pieces.get(id)?.seat === decision.seat ? 'can' : 'target')
    }
  // What a click on it would go on with is no choice of this question, but may be done.
  for (const { id, seat } of pieces.values())
    if (seat === decision.seat && !units.has(id) && (dress.goesOn?.(asking, { unit: [id] }) ?? null) !== null)
      units.set(id, 'can')
  // A number may be inches as well as a unit: the question knows what was asked for.
  const asked = (n: number) => asking.rules.referee.next(asking.view, decision.seat, draft.slice(0, n))
  draft.forEach((pick, n) => {
    if (typeof pick === 'number' && asked(n)?.of === 'unit') units.set(pick, 'picked')
  })
  if (hover?.of === 'pick' && typeof hover.pick === 'number' && choice?.of === 'unit') units.set(hover.pick, 'picked')
  const proposal = proposalOf(dress, asking, pieces, hint, lang)
  for (const id of proposal.units) units.set(id, 'proposed')
  return {
    units,
    proposal,
    ground: choice?.of === 'hex' ? choice.options : [],
    threat: from >= 0 && to >= 0 ? { from, to } : null,
  }
}
