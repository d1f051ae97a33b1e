import { direction, RADIAN, TURN } from './angle.ts'
import type { Body, Piece } from './body.ts'
import { swung } from './body.ts'
import { nearest } from './distance.ts'
import { biteFrom } from './passage.ts'
import { length } from './point.ts'
import { gapBetween } from './separation.ts'
import { Meeting, type Sweep } from './sweep.ts'

/**
 * Turns about a fixed point, a corner for a wheel or the middle for a pivot, until it touches one of the others or
 * comes within `gap` of it. Clockwise is positive; the free angle has the sign of the one asked for.
 */
export function sweepTurn(mover: Body, px: number, py: number, angle: number, others: readonly Body[], gap = 0): Sweep {
  const sense = angle < 0 ? -1 : 1
  const asked = Math.abs(angle)
  const farthest = reachFrom(mover, px, py)
  let free = asked
  let met = -1
  for (let i = 0; i < others.length; i++) {
    const other = others[i]
    if (
      other.minX - gap > px + farthest ||
      other.maxX + gap < px - farthest ||
      other.minY - gap > py + farthest ||
      other.maxY + gap < py - farthest
    )
      continue
    for (const p of mover.pieces) {
      for (const q of other.pieces) {
        if (length(q.x - px, q.y - py) - q.reach - gap > farthest) continue
        const until = firstContact(p, q, px, py, sense, gap)
        if (until <= free && (until < free || met === -1)) {
          free = until
          met = i
        }
      }
    }
  }
  if (met === -1) return { free: sense * asked + 0, met, at: null }
  const other = others[met]
  const whole = clearAngle(mover, other, px, py, sense, Math.floor(free), gap)
  return new Meeting(sense * whole + 0, met, () => nearest(swung(mover, px, py, sense * whole), other))
}

function reachFrom(body: Body, px: number, py: number): number {
  let far = 0
  for (const { kind, x, y, reach, corners } of body.pieces) {
    if (kind === 'disc') far = Math.max(far, length(x - px, y - py) + reach)
    for (let i = 0; i < corners.length; i += 2) far = Math.max(far, length(corners[i] - px, corners[i + 1] - py))
  }
  return far
}

/**
 * The contact was found with the mover trimmed by a bite; the largest whole angle before it at which the untrimmed
 * mover is no nearer than it should be (or than it was at the start).
 */
function clearAngle(
  mover: Body,
  other: Body,
  px: number,
  py: number,
  sense: number,
  until: number,
  gap: number,
): number {
  const wanted = Math.min(gap, gapBetween(mover, other)) - 0.5
  const clear = (a: number) => gapBetween(swung(mover, px, py, sense * a), other) >= wanted
  if (clear(until)) return until
  let bad = until
  let step = 1
  let good = until - 1
  while (good > 0 && !clear(good)) {
    bad = good
    step *= 2
    good -= step
  }
  if (good <= 0) good = 0
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (clear(middle)) good = middle
    else bad = middle
  }
  return good
}

let first = 0

/** The angle at which p, turning about (px, py), has bitten into q; infinite if never. */
function firstContact(p: Piece, q: Piece, px: number, py: number, sense: number, gap: number): number {
  const bite = biteFrom(p, q, gap)
  if (bite === null) return 0
  first = Number.POSITIVE_INFINITY
  const radius = gap + (p.kind === 'disc' ? p.reach : 0) + (q.kind === 'disc' ? q.reach : 0) - bite
  if (p.kind === 'disc' && q.kind === 'disc') {
    meetCircle(p.x, p.y, px, py, sense, q.x, q.y, radius)
    return first
  }
  const corners = radius < 0 ? inset(p, -radius) : p.corners
  if (q.kind !== 'disc') {
    if (p.kind === 'disc') pointPast(p.x, p.y, px, py, sense, q.corners, radius)
    else
      for (let k = 0; k < corners.length; k += 2)
        pointPast(corners[k], corners[k + 1], px, py, sense, q.corners, radius)
  }
  if (p.kind !== 'disc') {
    if (q.kind === 'disc') pointPast(q.x, q.y, px, py, -sense, corners, radius)
    else
      for (let k = 0; k < q.corners.length; k += 2)
        pointPast(q.corners[k], q.corners[k + 1], px, py, -sense, corners, radius)
  }
  return first
}

/** A polygon made smaller by the same depth on every side. */
function inset({ corners, normals }: Piece, depth: number): number[] {
  const n = corners.length
  const out: number[] = []
  for (let i = 0; i < n; i += 2) {
    const h = i === 0 ? n - 2 : i - 2
    const k = depth / (1 + normals[i] * normals[h] + normals[i + 1] * normals[h + 1])
    out.push(corners[i] - k * (normals[i] + normals[h]), corners[i + 1] - k * (normals[i + 1] + normals[h + 1]))
  }
  return out
}

/** A point turns past the sides of a polygon; with a radius, past the rounded outline at that distance. */
function pointPast(
  x: number,
  y: number,
  px: number,
  py: number,
  sense: number,
  corners: readonly number[],
  radius: number,
): void {
  const far = length(x - px, y - py)
  if (far < 1) return
  const start = direction(x - px, y - py)
  const n = corners.length
  for (let i = 0; i < n; i += 2) {
    const j = i + 2 === n ? 0 : i + 2
    const ax = corners[i]
    const ay = corners[i + 1]
    const bx = corners[j]
    const by = corners[j + 1]
    if (radius <= 0) {
      meetSide(start, far, px, py, sense, ax, ay, bx, by)
      continue
    }
    const size = length(bx - ax, by - ay)
    const nx = ((by - ay) / size) * radius
    const ny = ((ax - bx) / size) * radius
    meetSide(start, far, px, py, sense, ax + nx, ay + ny, bx + nx, by + ny)
    meetSide(start, far, px, py, sense, ax - nx, ay - ny, bx - nx, by - ny)
    meetCircle(x, y, px, py, sense, ax, ay, radius)
  }
}

/** The circle of radius `far` about (px, py) meets the line from a to b. */
function meetSide(
  start: number,
  far: number,
  px: number,
  py: number,
  sense: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  const ex = bx - ax
  const ey = by - ay
  const square = ex * ex + ey * ey
  if (square === 0) return
  const fx = ax - px
  const fy = ay - py
  const half = fx * ex + fy * ey
  const root = half * half - square * (fx * fx + fy * fy - far * far)
  if (root < 0) return
  const width = Math.sqrt(root)
  for (let k = -1; k <= 1; k += 2) {
    const t = (-half + k * width) / square
    if (t >= 0 && t <= 1) noteAngle(start, sense, fx + t * ex, fy + t * ey)
  }
}

/** A point that turns about (px, py) meets the circle about (cx, cy). */
function meetCircle(
  x: number,
  y: number,
  px: number,
  py: number,
  sense: number,
  cx: number,
  cy: number,
  radius: number,
): void {
  const far = length(x - px, y - py)
  const dx = cx - px
  const dy = cy - py
  const apart = length(dx, dy)
  if (far < 1 || apart === 0 || apart > far + radius || apart < Math.abs(far - radius)) return
  const along = (apart * apart + far * far - radius * radius) / (2 * apart)
  const off = Math.sqrt(Math.max(0, far * far - along * along))
  const start = direction(x - px, y - py)
  for (let k = -1; k <= 1; k += 2)
    noteAngle(start, sense, (dx * along - k * dy * off) / apart, (dy * along + k * dx * off) / apart)
}

function noteAngle(start: number, sense: number, dx: number, dy: number): void {
  let a = sense * (direction(dx, dy) - start)
  if (a < 0) a += TURN
  if (a < first) first = a
}

/** The arc that a point at this distance from the pivot travels. */
export const arcLength = (radius: number, angle: number): number => Math.round((radius * Math.abs(angle)) / RADIAN) + 0

/** The largest whole angle whose arc, as it is measured, is no longer than a distance. */
export const angleOfArc = (radius: number, distance: number): number =>
  radius === 0 ? 0 : Math.floor(((distance + 0.5) * RADIAN) / radius)
