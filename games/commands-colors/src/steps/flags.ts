import { type Choice, thing } from '@acies/kernel'
import { entered, vacated } from '../banners.ts'
import { bookOf, type Cited, cite, type Roll } from '../book.ts'
import { NOBODY, type Piece, placeUnit, unit } from '../field.ts'
import { deepest, type NoWayBack, pathBack, whyNotBack } from '../ways-back.ts'
import { casualties } from './casualties.ts'
import { owner, procedure, question } from './rulebook.ts'

/** The owner ignores what he may and will; for the rest the unit retreats. */
export const flags = procedure({
  name: 'flags',
  with: (a: Roll & { hits: number; flags: number }) => ({
    roller: a.roller,
    target: a.target,
    mode: a.mode,
    bonus: a.bonus,
    rollerFresh: a.rollerFresh,
    targetFresh: a.targetFresh,
    extra: a.extra,
    hits: a.hits,
    flags: a.flags,
    ignored: 0,
  }),
  gives: undefined,
  lines: {
    ignore(r, v) {
      const may = bookOf(r.field).ignorable(r.field, v, v.flags)
      if (may.flags > 0) r.call(ignoreFlags, { unit: v.target, may: may.flags, by: may.rules }, 'ignored')
    },
    retreat(r, v) {
      const left = v.flags - v.ignored
      const hexes = left * bookOf(r.field).perFlag(r.field, v)
      if (left > 0) r.call(retreat, { unit: v.target, hexes, checked: v.hits > 0 })
    },
  },
})

export const ignoreFlags = question({
  name: 'ignore-flags',
  kind: 'number',
  rules: [],
  with: (a: { unit: Piece; may: number; by: string[] }) => a,
  seats: (g, v) => owner(g, v.unit),
  next: (_g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'number', min: 0, max: v.may, about: v.unit },
  take(r, v, picks): number {
    const ignored = thing(picks, 0)
    if (ignored > 0)
      r.tell({ type: 'ignored-flags', unit: v.unit, flags: ignored, rules: [cite(r.field).ignoreFlags, ...v.by] })
    return ignored
  },
})

/** Back toward its own edge; a block for every hex it cannot make. `checked`: the roll has cost its leader a check. */
export const retreat = procedure({
  name: 'retreat',
  with: (a: { unit: Piece; hexes: number; checked: boolean }) => ({
    unit: a.unit,
    hexes: a.hexes,
    checked: a.checked,
    made: 0,
  }),
  gives: undefined,
  lines: {
    path(r, v) {
      const u = unit(r.field, v.unit)
      const moves = !bookOf(r.field).isRooted(r.field, u) && deepest(r.field, u, u.hex, v.hexes, 'anywhere') > 0
      if (moves) r.call(retreatPath, { unit: v.unit, hexes: v.hexes }, 'made')
      else r.tell({ type: 'stood', unit: v.unit, against: NOBODY, rules: [cite(r.field).retreatLoss] })
    },
    losses(r, v) {
      const { unit: piece, checked } = v
      if (v.made < v.hexes) r.call(casualties, { unit: piece, blocks: v.hexes - v.made, cause: 'retreat', checked })
    },
  },
})

/** Hex by hex to the rear, on a way with the fewest hexes not made. */
export const retreatPath = question({
  name: 'retreat-path',
  kind: 'path',
  rules: [],
  with: (a: { unit: Piece; hexes: number }) => a,
  seats: (g, v) => owner(g, v.unit),
  next(g, v, draft): Choice | null {
    const options = pathBack(g, unit(g, v.unit), v.hexes, draft, 'anywhere')
    return options.length === 0 ? null : { of: 'hex', options, about: v.unit }
  },
  why: (g, v, draft, pick) => cite(g)[NO_RETREAT[whyNotBack(g, unit(g, v.unit), draft, pick, 'anywhere')]],
  take(r, v, picks): number {
    const g = r.field
    const u = unit(g, v.unit)
    const from = u.hex
    const path = picks.map((_, i) => thing(picks, i))
    const to = path[path.length - 1]
    const joined = g.leaderAt[to]
    placeUnit(g, u, to)
    vacated(r, u, from)
    r.tell({
      type: 'retreated',
      unit: u.id,
      from,
      path,
      wanted: v.hexes,
      rules: [cite(g).retreat, cite(g).retreatPath],
    })
    entered(r, u, path)
    if (joined === NOBODY) return path.length
    r.tell({ type: 'joined', leader: joined, unit: u.id, rules: [cite(g).retreatOntoLeader] })
    return v.hexes
  },
})

const NO_RETREAT: Readonly<Record<NoWayBack, Cited>> = {
  aside: 'retreatPath',
  impassable: 'retreatTerrain',
  occupied: 'retreatOccupied',
  shorter: 'retreatRoute',
}
