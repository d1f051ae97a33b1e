import { cosine, sine } from './angle.ts'
import type { Body, Piece } from './body.ts'
import { polygonPiece } from './body.ts'
import { holds } from './overlap.ts'
import { length, whole } from './point.ts'

/** The corners of a piece; a disc becomes a polygon of 48 corners. */
function outlineOf(piece: Piece): number[] {
  if (piece.kind !== 'disc') return piece.corners
  const out: number[] = []
  for (let a = 0; a < 36000; a += 750) out.push(piece.x + piece.reach * sine(a), piece.y - piece.reach * cosine(a))
  return out
}

/** What is left of a convex outline inside a convex piece. */
function clipped(outline: readonly number[], by: Piece): number[] {
  const frame = by.kind === 'disc' ? polygonPiece(outlineOf(by)) : by
  let now = [...outline]
  for (let i = 0; i < frame.corners.length && now.length > 0; i += 2) {
    const cx = frame.corners[i]
    const cy = frame.corners[i + 1]
    const nx = frame.normals[i]
    const ny = frame.normals[i + 1]
    const next: number[] = []
    for (let k = 0; k < now.length; k += 2) {
      const m = (k + 2) % now.length
      const a = (now[k] - cx) * nx + (now[k + 1] - cy) * ny
      const b = (now[m] - cx) * nx + (now[m + 1] - cy) * ny
      if (a <= 0) next.push(now[k], now[k + 1])
      if (a < 0 !== b < 0 && a !== b) {
        const t = a / (a - b)
        next.push(now[k] + t * (now[m] - now[k]), now[k + 1] + t * (now[m + 1] - now[k + 1]))
      }
    }
    now = next
  }
  return now
}

function area(outline: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < outline.length; i += 2) {
    const j = (i + 2) % outline.length
    sum += outline[i] * outline[j + 1] - outline[j] * outline[i + 1]
  }
  return Math.abs(sum) / 2
}

/** How much of a body lies on another whose pieces do not overlap, in thousandths. */
export function shareOn(body: Body, other: Body): number {
  let all = 0
  let on = 0
  for (const p of body.pieces) {
    const outline = outlineOf(p)
    all += area(outline)
    for (const q of other.pieces) on += area(clipped(outline, q))
  }
  return all === 0 ? 0 : Math.min(1000, whole((on * 1000) / all))
}

/** Does the whole body lie on another whose pieces do not overlap: a deployment zone, a hill, the table? */
export function liesOn(body: Body, other: Body): boolean {
  for (const p of body.pieces) {
    const outline = outlineOf(p)
    let girth = 0
    for (let i = 0; i < outline.length; i += 2) {
      if (!holds(other, { x: outline[i], y: outline[i + 1] })) return false
      const j = (i + 2) % outline.length
      girth += length(outline[j] - outline[i], outline[j + 1] - outline[i + 1])
    }
    if (other.pieces.length === 1) continue
    // Every corner is on it; a notch may still reach in between them.
    let on = 0
    for (const q of other.pieces) on += area(clipped(outline, q))
    if (area(outline) - on > girth) return false
  }
  return true
}
