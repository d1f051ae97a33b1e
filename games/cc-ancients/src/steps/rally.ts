import {
  active,
  type Field,
  leaderNear,
  leadersOf,
  order,
  orderOne,
  type Piece,
  procedure,
  question,
  unit,
  unitsOf,
} from '@acies/commands-colors'
import { type Choice, type Picks, thing } from '@acies/kernel'
import { CHARIOTS, ELEPHANTS } from '../data/units.ts'
import { ancientType } from '../rules/effect.ts'
import { LEADER_FACE } from '../rules/hits.ts'
import { rollCommandDice } from './command-dice.ts'
import { usedDice } from './spartacus.ts'

/** CCA-TAC-32: lost blocks come back to units near a leader, by the dice. */
export const rally = procedure({
  name: 'rally',
  with: () => ({ faces: [] as number[] }),
  gives: undefined,
  lines: {
    leaders(r) {
      if (leadersOf(r.field, r.field.active).length > 0) return
      r.field.plain = true // CCA-TAC-35
      r.tell({ type: 'fallback', side: r.field.active, rules: ['CCA-TAC-35'] })
      r.call(orderOne, {})
    },
    roll(r, v) {
      if (r.field.plain) return r.end(undefined)
      v.faces = rollCommandDice(r, 'CCA-TAC-32')
    },
    restore(r, v) {
      r.call(restoreBlocks, { faces: v.faces })
    },
  },
})

/** A die and the unit that gets its block back, as often as there are dice. */
export const restoreBlocks = question({
  name: 'restore-blocks',
  kind: 'assign',
  rules: ['CCA-TAC-32'],
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
  why(g, _v, draft, pick) {
    const u = draft.length % 2 === 1 ? unit(g, Number(pick)) : undefined
    return u !== undefined && (u.type === ELEPHANTS || u.type === CHARIOTS) ? 'CCA-TAC-34' : 'CCA-TAC-32'
  },
  take(r, _v, picks) {
    const g = r.field
    const blocks = new Map<Piece, number>()
    for (let i = 1; i < picks.length; i += 2) blocks.set(thing(picks, i), (blocks.get(thing(picks, i)) ?? 0) + 1)
    for (const [piece, count] of blocks) {
      unit(g, piece).blocks += count
      r.tell({ type: 'rallied', unit: piece, blocks: count, rules: ['CCA-TAC-32'] })
      order(r, piece) // CCA-TAC-33
    }
  },
})

/** Units a face may restore: of its weight (a helmet: any), near a leader, below strength, no beasts or chariots. */
function takers(g: Field, face: number, draft: Picks): Piece[] {
  const weight = (['light', 'medium', 'heavy'] as const)[face]
  if (weight === undefined && face !== LEADER_FACE) return []
  const fits = unitsOf(g, g.active, u => {
    const type = ancientType(u)
    if (u.type === ELEPHANTS || u.type === CHARIOTS) return false
    const given = draft.filter((pick, i) => i % 2 === 1 && pick === u.id).length
    return (weight === undefined || type.weight === weight) && u.blocks + given < type.blocks && leaderNear(g, u)
  })
  return fits.map(u => u.id)
}
