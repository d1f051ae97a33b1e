import type { RuleId } from '@acies/kernel'
import { eliminate, eliminateLeader } from '../banners.ts'
import { bookOf, cite } from '../book.ts'
import { leader, NOBODY, type Piece, unit } from '../field.ts'
import { leaderEvade } from './leader-evade.ts'
import { procedure } from './rulebook.ts'

interface Losses {
  unit: Piece
  blocks: number
  cause: 'hits' | 'retreat' | 'trampled'
  /** The rule that takes them, where it is not the one of hits or of retreats. */
  rule?: RuleId
  /** The same roll has cost its leader a check already. */
  checked?: boolean
}

/** Blocks are removed; then the unit's leader is checked; if he is left alone he gets away. */
export const casualties = procedure({
  name: 'casualties',
  with: (a: Losses, g) => ({
    unit: a.unit,
    blocks: a.blocks,
    cause: a.cause,
    rule: a.rule ?? cite(g)[a.cause === 'hits' ? 'hits' : 'retreatLoss'],
    checked: a.checked ?? false,
    leader: g.leaderAt[unit(g, a.unit).hex] ?? NOBODY,
    lost: false,
  }),
  gives: undefined,
  lines: {
    remove(r, v) {
      const g = r.field
      const u = unit(g, v.unit)
      const blocks = Math.min(v.blocks, u.blocks)
      u.blocks -= blocks
      r.tell({ type: 'lost-blocks', unit: u.id, blocks, left: u.blocks, cause: v.cause, rules: [v.rule] })
      if (u.blocks === 0) eliminate(r, u)
    },
    checkLeader(r, v) {
      if (v.leader === NOBODY) return r.end(undefined)
      const g = r.field
      const book = bookOf(g)
      const last = unit(g, v.unit).blocks === 0
      if (v.cause === 'retreat' && !book.checksRetreatLoss(g, last, v.checked)) return
      const faces = last ? [r.roll(6)] : [r.roll(6), r.roll(6)]
      v.lost = faces.every(face => face === book.leaderFace)
      const rules = [cite(g)[last ? 'leaderLastCheck' : 'leaderCheck']]
      r.tell({ type: 'leader-check', leader: v.leader, faces, lost: v.lost, rules })
      if (v.lost) eliminateLeader(r, leader(g, v.leader))
    },
    evade(r, v) {
      if (!v.lost && unit(r.field, v.unit).blocks === 0) r.call(leaderEvade, { leader: v.leader })
    },
  },
})
