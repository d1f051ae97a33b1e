import { active, type Field, leadersOf, order, type Piece, procedure, question, unitsOf } from '@acies/commands-colors'
import { type Choice, type Picks, thing } from '@acies/kernel'
import { ancientType } from '../rules/effect.ts'
import { LEADER_FACE } from '../rules/hits.ts'
import { rollCommandDice } from './command-dice.ts'

/** CCA-TAC-18: the dice say whom I Am Spartacus orders. */
export const spartacus = procedure({
  name: 'spartacus',
  with: () => ({ faces: [] as number[] }),
  gives: undefined,
  lines: {
    roll(r, v) {
      v.faces = rollCommandDice(r, 'CCA-TAC-18')
    },
    order(r, v) {
      r.call(orderByDice, { faces: v.faces })
    },
  },
})

/** A die and whom it orders, as often as there are dice. */
export const orderByDice = question({
  name: 'order-by-dice',
  kind: 'assign',
  rules: ['CCA-TAC-18'],
  with: (a: { faces: number[] }) => a,
  seats: active,
  next(g, v, draft): Choice | null {
    if (draft.length % 2 === 1) {
      const die = thing(draft, draft.length - 1)
      return { of: 'unit', options: takers(g, v.faces[die], draft), about: die }
    }
    const options = v.faces
      .map((_, die) => die)
      .filter(die => !usedDice(draft).includes(die) && takers(g, v.faces[die], draft).length > 0)
    return options.length === 0 ? null : { of: 'die', options, enough: 'done' }
  },
  why: (_g, _v, draft, pick) =>
    draft.length % 2 === 1 && chosen(draft).includes(Number(pick)) ? 'CCA-ORD-03' : 'CCA-TAC-18',
  take(r, _v, picks) {
    for (let i = 1; i < picks.length; i += 2) order(r, thing(picks, i))
  },
})

/** The dice of a draft of dice and takers. */
export const usedDice = (draft: Picks): number[] => draft.filter((_, i) => i % 2 === 0).map(Number)
const chosen = (draft: Picks): number[] => draft.filter((_, i) => i % 2 === 1).map(Number)

/** Whom a face may order: a unit of its weight; for a helmet any unit, or a leader. */
function takers(g: Field, face: number, draft: Picks): Piece[] {
  const taken = chosen(draft)
  const weight = (['light', 'medium', 'heavy'] as const)[face]
  if (weight === undefined && face !== LEADER_FACE) return []
  const units = unitsOf(g, g.active, u => weight === undefined || ancientType(u).weight === weight).map(u => u.id)
  const leaders = face === LEADER_FACE ? leadersOf(g, g.active).map(l => l.id) : []
  return [...units, ...leaders].filter(piece => !taken.includes(piece))
}
