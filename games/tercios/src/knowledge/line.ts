import { aheadOf, asideOf, INCH, inches, length, type Pose, turnBetween } from '@acies/table'
import type { Field, Troop } from '../position.ts'
import { byArm } from './lore.ts'
import type { Eye } from './menace.ts'
import { thumb } from './thumb.ts'

/** Beyond this nobody stands in one's line. */
const APART = inches(16)
/** Rough alignment is good enough; a gap as wide as a way through is not (TER-MOV-07). */
const EVEN = inches(1.5)
const GAP = inches(3)
/** How much less it matters to be ahead of the others than behind. */
const WAITS = 0.25
/** How much each arm minds: squares carry the line, horse and guns find places of their own. */
const MINDS = byArm(1, 0.8, 0.4, 0.4, 0)

/** The one it stands beside: the nearest of its command, guns apart. */
export function neighbourOf({ lore, troops }: Eye, u: Troop, at: Pose): Troop | null {
  let least = APART
  let found: Troop | null = null
  for (const o of troops[u.side]) {
    if (o.id === u.id || o.command !== u.command || lore.trades[o.kind].arm === 'guns') continue
    const far = length(o.x - at.x, o.y - at.y)
    if (far >= least) continue
    least = far
    found = o
  }
  return found
}

/**
 * How badly a troop at a pose keeps a line with the one beside it, 0 … about 1: one ahead of the other, looking elsewhere,
 * with a gap between them, or one in the other's way.
 */
export function disarray(eye: Eye, u: Troop, at: Pose): number {
  const minds = MINDS[eye.lore.trades[u.kind].arm]
  if (minds === 0) return 0
  const o = neighbourOf(eye, u, at)
  if (o === null) return 0
  const ahead = aheadOf(at, o.x, o.y)
  const gap = Math.abs(asideOf(at, o.x, o.y)) - (u.width + o.width) / 2
  // Who is behind comes up; who is in front need not wait for him.
  const off = ahead > 0 ? ahead : -ahead * WAITS
  const uneven = Math.min(1, Math.max(0, off - EVEN) / (6 * INCH))
  const askew = Math.min(1, Math.abs(turnBetween(at.facing, o.facing)) / 9000)
  const open = Math.min(1, Math.max(0, gap - GAP) / (8 * INCH))
  const masked = gap < -INCH && Math.abs(ahead) > EVEN ? 0.5 : 0
  return minds * (0.4 * uneven + 0.3 * askew + 0.3 * open + masked)
}

/** Inches that a troop stands behind the middle of its side: squares are not for the rear. */
export function lagOf(g: Field, eye: Eye, u: Troop, at: Pose): number {
  const friends = eye.troops[u.side]
  let [y, n] = [0, 0]
  for (const o of friends) {
    if (o.id === u.id || eye.lore.trades[o.kind].arm === 'guns') continue
    y += o.y
    n++
  }
  if (n === 0) return 0
  const behind = (g.north === u.side ? y / n - at.y : at.y - y / n) / INCH
  return Math.max(0, behind - 2)
}

const FARTHEST = 10
/** What a square gains by coming up to the others, in victory points. */
export const comesUp = (g: Field, eye: Eye, u: Troop, at: Pose = u): number =>
  eye.lore.trades[u.kind].arm === 'formation' ? thumb.lag * Math.min(FARTHEST, lagOf(g, eye, u, at)) : 0
/** What it costs to be out of the line, in victory points. */
export const outOfLine = (g: Field, eye: Eye, u: Troop, at: Pose): number =>
  thumb.line * disarray(eye, u, at) + comesUp(g, eye, u, at)
