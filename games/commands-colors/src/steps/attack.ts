import { eliminateLeader } from '../banners.ts'
import { bookOf, cite, type Roll } from '../book.ts'
import { leader, unit } from '../field.ts'
import { casualties } from './casualties.ts'
import { flags } from './flags.ts'
import { leaderEvade } from './leader-evade.ts'
import { procedure } from './rulebook.ts'

/** Where the struck unit is afterwards: in its hex, elsewhere, or gone. */
export type Outcome = 'stands' | 'left' | 'dead'

/** One roll against a unit and all that follows from it: hits first, then flags. */
export const attack = procedure({
  name: 'attack',
  with: (a: Roll, g) => ({
    roller: a.roller,
    target: a.target,
    mode: a.mode,
    bonus: a.bonus,
    rollerFresh: a.rollerFresh,
    targetFresh: a.targetFresh,
    extra: a.extra,
    hex: unit(g, a.target).hex,
    hits: 0,
    flags: 0,
  }),
  gives: 'stands' as Outcome,
  lines: {
    roll(r, v) {
      const g = r.field
      const book = bookOf(g)
      const tally = book.strike(r, v, book.dice(g, v))
      v.hits = tally.hits
      v.flags = tally.flags
      const { roller, target, mode, hits, flags: flagged } = v
      r.tell({
        type: 'rolled',
        roller,
        target,
        mode,
        faces: tally.faces,
        hits,
        flags: flagged,
        rules: book.rollRules(g, v),
      })
    },
    hits(r, v) {
      if (v.hits > 0) r.call(casualties, { unit: v.target, blocks: v.hits, cause: 'hits' })
    },
    flags(r, v) {
      if (v.flags > 0 && unit(r.field, v.target).blocks > 0) r.call(flags, v)
    },
    outcome(r, v) {
      const target = unit(r.field, v.target)
      r.end(target.blocks === 0 ? 'dead' : target.hex === v.hex ? 'stands' : 'left')
    },
  },
})
/** A leader alone: his own face strikes him down, else he must get away. */
export const attackLeader = procedure({
  name: 'attack-leader',
  with: (a: Roll) => ({ struck: false, ...a }),
  gives: undefined,
  lines: {
    roll(r, v) {
      const g = r.field
      const book = bookOf(g)
      const faces: number[] = []
      for (let n = book.dice(g, v); n > 0; n--) faces.push(r.roll(6))
      v.struck = faces.includes(book.leaderFace)
      const { roller, target, mode } = v
      r.tell({
        type: 'rolled',
        roller,
        target,
        mode,
        faces,
        hits: v.struck ? 1 : 0,
        flags: 0,
        rules: [cite(g).loneLeader],
      })
      if (v.struck) eliminateLeader(r, leader(g, target))
    },
    evade(r, v) {
      if (!v.struck) r.call(leaderEvade, { leader: v.target })
    },
  },
})
