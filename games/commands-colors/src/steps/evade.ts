import { type Choice, thing } from '@acies/kernel'
import { bookOf, type Cited, cite, type Roll } from '../book.ts'
import { type Piece, placeUnit, unit } from '../field.ts'
import { type NoWayBack, pathBack, whyNotBack } from '../ways-back.ts'
import { casualties } from './casualties.ts'
import { owner, procedure, question } from './rulebook.ts'

const HEXES_BACK = 2

/** The attacker rolls first; whoever is left of the evader goes back. The combat is over then. */
export const evade = procedure({
  name: 'evade',
  with: (a: Roll) => ({ ...a, hits: 0 }),
  gives: undefined,
  lines: {
    roll(r, v) {
      const g = r.field
      const book = bookOf(g)
      const tally = book.strike(r, v, book.dice(g, v))
      v.hits = tally.hits
      const { roller, target, mode } = v
      r.tell({ type: 'rolled', roller, target, mode, ...tally, rules: book.rollRules(g, v) })
    },
    hits(r, v) {
      if (v.hits > 0) r.call(casualties, { unit: v.target, blocks: v.hits, cause: 'hits' })
    },
    withdraw(r, v) {
      if (unit(r.field, v.target).blocks > 0) r.call(evadePath, { unit: v.target })
    },
  },
})

/** Two hexes to the rear, or one if there is no second. */
export const evadePath = question({
  name: 'evade-path',
  kind: 'path',
  rules: [],
  with: (a: { unit: Piece }) => a,
  seats: (g, v) => owner(g, v.unit),
  next(g, v, draft): Choice | null {
    const options = pathBack(g, unit(g, v.unit), HEXES_BACK, draft, false)
    return options.length === 0 ? null : { of: 'hex', options, about: v.unit }
  },
  why: (g, v, draft, pick) => cite(g, NO_EVASION[whyNotBack(g, unit(g, v.unit), draft, pick, false)]),
  take(r, v, picks) {
    const u = unit(r.field, v.unit)
    const from = u.hex
    const path = picks.map((_, i) => thing(picks, i))
    if (path.length === 0) return
    placeUnit(r.field, u, path[path.length - 1])
    r.tell({ type: 'evaded', piece: u.id, from, path, rules: [cite(r.field, 'evade'), cite(r.field, 'evadePath')] })
  },
})
const NO_EVASION: Readonly<Record<NoWayBack, Cited>> = {
  aside: 'evadePath',
  impassable: 'evadeBlocked',
  occupied: 'evadeBlocked',
  shorter: 'evadeShort',
}
