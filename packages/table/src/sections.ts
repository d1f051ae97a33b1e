import { cosine, normal, sine } from './angle.ts'
import { SIDES, type Side } from './base.ts'
import type { Footprint, Part } from './footprint.ts'
import { type Point, SLACK, whole } from './point.ts'
import type { Pose } from './pose.ts'

/** One section of a unit's outline: where its middle is and the way it looks. */
export interface Section extends Pose {
  /** The side of the part it belongs to, the part's number (0 for a plain rectangle), its place along that side. */
  side: Side
  part: number
  place: number
}

interface Stretch {
  from: Point
  to: Point
  side: Side
  part: number
  place: number
}

/**
 * The outline of a footprint cut into sections of equal length, clockwise, beginning at the left end of the front. The
 * parts of a union must be rectangles set square to each other on the lattice of the sections.
 */
export function sectionsOf(footprint: Footprint, at: Pose, section: number): Section[] {
  const parts = rectanglesOf(footprint)
  const open = parts.flatMap((part, i) => stretchesOf(part, i, section)).filter(s => !parts.some(p => covers(p, s)))
  const c = cosine(at.facing)
  const s = sine(at.facing)
  return chained(open).map(({ from, to, side, part, place }) => {
    const x = (from.x + to.x) / 2
    const y = (from.y + to.y) / 2
    return {
      x: whole(at.x + x * c - y * s),
      y: whole(at.y + x * s + y * c),
      facing: normal(at.facing + parts[part].facing + SIDES.indexOf(side) * 9000),
      side,
      part,
      place,
    }
  })
}

interface Block {
  left: number
  right: number
  front: number
  rear: number
  facing: number
}

function rectanglesOf(footprint: Footprint): Block[] {
  const parts: readonly Part[] =
    footprint.shape === 'union'
      ? footprint.parts
      : footprint.shape === 'rectangle'
        ? [{ of: footprint, x: 0, y: 0, facing: 0 }]
        : []
  return parts.flatMap(({ of, x, y, facing }) => {
    if (of.shape !== 'rectangle') return []
    const fx = sine(facing) * of.depth
    const fy = -cosine(facing) * of.depth
    const rx = Math.abs(cosine(facing) * of.width) / 2
    const ry = Math.abs(sine(facing) * of.width) / 2
    return [
      {
        left: Math.min(x, x - fx) - rx,
        right: Math.max(x, x - fx) + rx,
        front: Math.min(y, y - fy) - ry,
        rear: Math.max(y, y - fy) + ry,
        facing,
      },
    ]
  })
}

function stretchesOf({ left, right, front, rear, facing }: Block, part: number, section: number): Stretch[] {
  const corners = [
    { x: left, y: front },
    { x: right, y: front },
    { x: right, y: rear },
    { x: left, y: rear },
  ]
  const turns = Math.round(facing / 9000)
  return SIDES.flatMap((_, i) => {
    const a = corners[i]
    const b = corners[(i + 1) % 4]
    const size = Math.abs(b.x - a.x) + Math.abs(b.y - a.y)
    const count = Math.max(1, Math.round(size / section))
    return Array.from({ length: count }, (_, k) => ({
      from: { x: a.x + ((b.x - a.x) * k) / count, y: a.y + ((b.y - a.y) * k) / count },
      to: { x: a.x + ((b.x - a.x) * (k + 1)) / count, y: a.y + ((b.y - a.y) * (k + 1)) / count },
      side: SIDES[(i - turns + 8) % 4],
      part,
      place: k,
    }))
  })
}

/** Is the place just outside a stretch covered by a part of the same footprint? */
function covers({ left, right, front, rear }: Block, { from, to }: Stretch): boolean {
  const x = (from.x + to.x) / 2 + Math.sign(to.y - from.y)
  const y = (from.y + to.y) / 2 - Math.sign(to.x - from.x)
  return x > left && x < right && y > front && y < rear
}

/**
 * The stretches in the order in which one walks round them. Where parts touch in a point only (a marker round a corner),
 * the way on is the one that turns most to the left, so that the walk takes in both.
 */
function chained(open: readonly Stretch[]): Stretch[] {
  const rest = [...open].sort((a, b) => a.from.y - b.from.y || a.from.x - b.from.x)
  const out: Stretch[] = []
  // The leftmost of the foremost stretches that look ahead.
  let next = rest.findIndex(s => s.to.x > s.from.x && s.to.y === s.from.y)
  while (next !== -1) {
    const [stretch] = rest.splice(next, 1)
    out.push(stretch)
    next = leftmost(stretch, rest)
  }
  return out
}

function leftmost(stretch: Stretch, rest: readonly Stretch[]): number {
  const dx = stretch.to.x - stretch.from.x
  const dy = stretch.to.y - stretch.from.y
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < rest.length; i++) {
    const { from, to } = rest[i]
    if (Math.abs(from.x - stretch.to.x) > SLACK || Math.abs(from.y - stretch.to.y) > SLACK) continue
    const turn = Math.sign(dx * (to.y - from.y) - dy * (to.x - from.x))
    if (turn < least) {
      least = turn
      best = i
    }
  }
  return best
}
