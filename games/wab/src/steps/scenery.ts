import { type Choice, type Picks, pose as posePick, type Random, word } from '@acies/kernel'
import { bodyAt, distance, INCH, type Pose, pickOf, poseOf, slid } from '@acies/table'
import type { GroundKind } from '../data/ground.ts'
import type { Rule } from '../events.ts'
import { type Element, enemyOf, type Field, type Side } from '../position.ts'
import { elementBase, groundOf } from '../rules/bodies.ts'
import { procedure, question, seatsOf } from './book.ts'
import { rollOff } from './roll-off.ts'

/** What players may lay, and how wide and deep it is in inches. */
export const LAYABLE = {
  wood: [9, 6],
  hill: [12, 7],
  'steep-hill': [8, 6],
  marsh: [8, 5],
  rocks: [5, 4],
  lake: [7, 5],
  hedge: [8, 0.4],
  wall: [8, 0.4],
} as const satisfies Partial<Record<GroundKind, readonly [number, number]>>
export type LayableKind = keyof typeof LAYABLE
const KINDS = Object.keys(LAYABLE) as LayableKind[]
/** Clear of each other and of the edges. */
const APART = 3 * INCH

/** A piece with its middle at a pose. */
export function elementAt(g: Field, kind: LayableKind, at: Pose): Element {
  const [width, depth] = LAYABLE[kind].map(n => Math.round(n * INCH))
  const front = slid(at, at.facing, Math.round(depth / 2))
  return { id: g.ground.length, kind, x: front.x, y: front.y, facing: at.facing, width, depth }
}
/** Not where armies come to stand shoulder to shoulder, nor on other ground (WAB-MIS-101). */
function groundBarred(g: Field, e: Element): Rule | null {
  const body = bodyAt(elementBase(e))
  const { minX, minY, maxX, maxY } = body
  const half = Math.round(g.zone / 2)
  if (minX < APART || maxX > g.width - APART || minY < half || maxY > g.depth - half) return 'WAB-MIS-101'
  return groundOf(g).bodies.some(other => distance(body, other) < APART) ? 'WAB-MIS-101' : null
}

/** Ground laid by the players turn about, who wins the throw first (WAB-MIS-101, WAB-TERRAIN-05). */
export const scenery = procedure({
  name: 'scenery',
  gives: undefined,
  with: (_: object) => ({ side: -1 as -1 | Side }),
  lines: {
    first(r, v) {
      if (v.side < 0) v.side = rollOff(r, 'ground')
    },
    lay(r, v) {
      const g = r.field
      if (g.toLay.every(n => n === 0)) return r.end(undefined)
      const side: Side = v.side === 1 ? 1 : 0
      const next = g.toLay[side] > 0 ? side : enemyOf(side)
      v.side = enemyOf(next)
      r.call(layGround, { side: next })
    },
    again(r) {
      r.repeat()
    },
  },
})

const layGround = question({
  name: 'lay-ground',
  kind: 'pose',
  rules: ['WAB-MIS-101', 'WAB-TERRAIN-05'],
  with: (a: { side: Side }) => a,
  seats: (g, v) => seatsOf(g, v.side),
  next(_g, _v, draft): Choice | null {
    if (draft.length === 0) return { of: 'word', options: KINDS, enough: 'no-more-ground' }
    return draft.length === 1 ? { of: 'pose' } : null
  },
  forbids: (g, _v, picks) =>
    picks.length === 0 ? null : groundBarred(g, elementAt(g, word(picks, 0, KINDS), poseOf(posePick(picks, 1)))),
  candidates(g, _v, _seat, n, random): Picks[] {
    const found: Picks[] = []
    for (let i = 0; i < n; i++) {
      const picks = somePiece(g, random)
      if (picks !== null) found.push(picks)
    }
    return found.length === 0 ? [[]] : found
  },
  take(r, v, picks) {
    const g = r.field
    // Who lays nothing now lays nothing more.
    if (picks.length === 0) {
      g.toLay[v.side] = 0
      return
    }
    g.toLay[v.side]--
    const e = elementAt(g, word(picks, 0, KINDS), poseOf(posePick(picks, 1)))
    g.ground = [...g.ground, e]
    r.tell({ type: 'laid', rules: ['WAB-MIS-101'], side: v.side, ground: e.kind })
  },
})
function somePiece(g: Field, random: Random): Picks | null {
  for (let tries = 0; tries < 20; tries++) {
    const kind = KINDS[random(KINDS.length)]
    const at = { x: random(g.width), y: random(g.depth), facing: 1500 * random(24) }
    if (groundBarred(g, elementAt(g, kind, at)) === null) return [kind, pickOf(at)]
  }
  return null
}
export const scenerySteps = [scenery, layGround]
