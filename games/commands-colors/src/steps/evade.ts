import { type Choice, thing } from '@acies/kernel'
import { entered, vacated } from '../banners.ts'
import { bookOf, type Cited, cite, type Roll } from '../book.ts'
import { type Field, NOBODY, type Piece, placeUnit, type Unit, unit } from '../field.ts'
import { deepest, type Joining, type NoWayBack, pathBack, whyNotBack } from '../ways-back.ts'
import { casualties } from './casualties.ts'
import { momentum } from './momentum.ts'
import { owner, procedure, question } from './rulebook.ts'

const HEXES_BACK = 2
const joiningOf = (g: Field): Joining => (bookOf(g).evadesOntoLeaders(g) ? 'last' : 'never')

/** Whether there is room enough behind a unit to slip away. */
export function hasRoomToEvade(g: Field, u: Unit): boolean {
  const least = bookOf(g).evadeAtLeast
  return deepest(g, u, u.hex, least, joiningOf(g)) >= least
}

/** The attacker rolls first; whoever is left of the evader goes back. The combat is over then. */
export const evade = procedure({
  name: 'evade',
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
  }),
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
    pursue(r, v) {
      if (bookOf(r.field).pursues) r.call(momentum, { unit: v.roller, hex: v.hex, bonus: v.bonus })
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
    const options = pathBack(g, unit(g, v.unit), HEXES_BACK, draft, joiningOf(g))
    return options.length === 0 ? null : { of: 'hex', options, about: v.unit }
  },
  why: (g, v, draft, pick) => cite(g)[NO_EVASION[whyNotBack(g, unit(g, v.unit), draft, pick, joiningOf(g))]],
  take(r, v, picks) {
    const u = unit(r.field, v.unit)
    const from = u.hex
    const path = picks.map((_, i) => thing(picks, i))
    if (path.length === 0) return
    const to = path[path.length - 1]
    const joined = r.field.leaderAt[to]
    placeUnit(r.field, u, to)
    vacated(r, u, from)
    r.tell({ type: 'evaded', piece: u.id, from, path, rules: [cite(r.field).evade, cite(r.field).evadePath] })
    if (joined !== NOBODY)
      r.tell({ type: 'joined', leader: joined, unit: u.id, rules: [cite(r.field).retreatOntoLeader] })
    entered(r, u, path)
  },
})
const NO_EVASION: Readonly<Record<NoWayBack, Cited>> = {
  aside: 'evadePath',
  impassable: 'evadeBlocked',
  occupied: 'evadeBlocked',
  shorter: 'evadeShort',
}
