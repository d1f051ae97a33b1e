import { cosine, sine } from './angle.ts'
import { alongSide, beyondSide } from './arc.ts'
import { type Base, centreOf, edgeOf, SIDES, type Side, sideLength } from './base.ts'
import type { Body } from './body.ts'
import { bodyOf, polygonPiece } from './body.ts'
import { overlaps } from './overlap.ts'
import { apart, type Point, SLACK } from './point.ts'
import { spotX, spotY } from './pose.ts'

/** What part of a body lies in the strip straight before or behind a base, as wide as the base. */
function inStrip(b: Base, body: Body, side: 'front' | 'rear'): boolean {
  // Mostly the whole of it stands to one side.
  if (extentBeyond(b, 'right', body).least > SLACK || extentBeyond(b, 'left', body).least > SLACK) return false
  const far =
    Math.abs(body.minX - b.x) + Math.abs(body.maxX - b.x) + Math.abs(body.minY - b.y) + Math.abs(body.maxY - b.y)
  const from = side === 'front' ? 0 : -b.depth - far
  const to = side === 'front' ? far : -b.depth
  const half = b.width / 2
  const corner = (right: number, forward: number) => [spotX(b, right, forward), spotY(b, right, forward)]
  const strip = [...corner(-half, to), ...corner(half, to), ...corner(half, from), ...corner(-half, from)]
  return overlaps(bodyOf([polygonPiece(strip)]), body)
}

/** How far a body extends beyond the line of a side: the least and the most. Not rounded. */
function extentBeyond(b: Base, side: Side, body: Body): { least: number; most: number } {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  const { ax, ay, outward } = edgeOf(b, side)
  const nx = sine(outward)
  const ny = cosine(outward)
  for (const { kind, x, y, reach, corners } of body.pieces) {
    if (kind === 'disc') {
      const out = (x - ax) * nx - (y - ay) * ny
      least = Math.min(least, out - reach)
      most = Math.max(most, out + reach)
    }
    for (let i = 0; i < corners.length; i += 2) {
      const out = (corners[i] - ax) * nx - (corners[i + 1] - ay) * ny
      if (out < least) least = out
      if (out > most) most = out
    }
  }
  return { least, most }
}

/**
 * The side that a charger must strike, by where the whole of it stands (WAB-RUL-112): front if it has no part behind
 * the front line or any part straight ahead; rear if it is wholly behind the rear line, or partly and with a part straight
 * behind; otherwise the flank it is on.
 */
export function chargedSide(b: Base, charger: Body): Side {
  const front = extentBeyond(b, 'front', charger)
  if (front.least >= -SLACK || inStrip(b, charger, 'front')) return 'front'
  const rear = extentBeyond(b, 'rear', charger)
  if (rear.least >= -SLACK) return 'rear'
  if (rear.most > SLACK && inStrip(b, charger, 'rear')) return 'rear'
  const right = extentBeyond(b, 'right', charger)
  const left = extentBeyond(b, 'left', charger)
  return right.most > left.most ? 'right' : 'left'
}

/** The side or, at a corner, the two sides of a base that are nearest to a point. */
export function nearestSides(b: Base, at: Point): Side[] {
  const open = SIDES.filter(side => beyondSide(b, side, at) > 0)
  if (open.length === 2) return open
  // On the outline or within it no side lies open: the nearest is the one whose line the point is least behind.
  const [side] = open.length === 1 ? open : [...SIDES].sort((a, z) => beyondSide(b, z, at) - beyondSide(b, a, at))
  const where = alongSide(b, side, at)
  const i = SIDES.indexOf(side)
  if (where < SLACK) return [SIDES[(i + 3) % 4], side]
  if (where > sideLength(b, side) - SLACK) return [side, SIDES[(i + 1) % 4]]
  return [side]
}

/**
 * The side that a shot from a point strikes: the nearest. At a corner the side whose middle is nearer (ONU-SHT-23);
 * both when these are equally near.
 */
export function struckSides(b: Base, from: Point): Side[] {
  const sides = nearestSides(b, from)
  if (sides.length < 2) return sides
  const [one, other] = sides
  const d = apart(from, centreOf(b, one)) - apart(from, centreOf(b, other))
  if (Math.abs(d) <= 50) return sides
  return d < 0 ? [one] : [other]
}
