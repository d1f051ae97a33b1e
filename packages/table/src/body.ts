import { cosine, sine } from './angle.ts'
import type { Base } from './base.ts'
import type { Circle, Footprint, Rectangle } from './footprint.ts'
import { length } from './point.ts'
import type { Pose } from './pose.ts'

/** One convex piece of a body: a rectangle, a disc or a convex polygon. Its numbers are not rounded. */
export interface Piece {
  kind: 'rectangle' | 'disc' | 'polygon'
  /** Its middle, and the radius of the circle round it. */
  x: number
  y: number
  reach: number
  /** A rectangle's forward direction and half its sizes; otherwise 0. */
  ux: number
  uy: number
  halfWidth: number
  halfDepth: number
  /** x0, y0, x1, y1 … clockwise as seen from above; none for a disc. */
  corners: number[]
  /** The outward direction of the side that starts at each corner, of length 1. */
  normals: number[]
}

/** A footprint that has been put down: what overlap, distance, sweeps and sight work on. Derived, never stored. */
export interface Body {
  minX: number
  minY: number
  maxX: number
  maxY: number
  pieces: Piece[]
}

export function place(footprint: Footprint, at: Pose): Body {
  if (footprint.shape !== 'union') return bodyOf([pieceOf(footprint, at.x, at.y, at.facing)])
  const s = sine(at.facing)
  const c = cosine(at.facing)
  return bodyOf(
    footprint.parts.map(part =>
      pieceOf(part.of, at.x + part.x * c - part.y * s, at.y + part.x * s + part.y * c, at.facing + part.facing),
    ),
  )
}

/** The body of a base where it stands. */
export const bodyAt = (b: Base): Body => baseBody(b.width, b.depth, b.x, b.y, b.facing)
/** The same from its numbers: nothing is put together first where bodies are asked for by the thousand. */
export const baseBody = (width: number, depth: number, x: number, y: number, facing: number): Body =>
  bodyOf([rectanglePiece(width, depth, x, y, facing)])

function pieceOf(shape: Rectangle | Circle, x: number, y: number, facing: number): Piece {
  return shape.shape === 'circle'
    ? discPiece(x, y, shape.radius)
    : rectanglePiece(shape.width, shape.depth, x, y, facing)
}

export function rectanglePiece(width: number, depth: number, x: number, y: number, facing: number): Piece {
  const ux = sine(facing)
  const uy = -cosine(facing)
  return rectangleAbout(x - (ux * depth) / 2, y - (uy * depth) / 2, width / 2, depth / 2, ux, uy)
}

function rectangleAbout(x: number, y: number, halfWidth: number, halfDepth: number, ux: number, uy: number): Piece {
  const fx = ux * halfDepth
  const fy = uy * halfDepth
  const rx = -uy * halfWidth
  const ry = ux * halfWidth
  const corners = [
    x + fx - rx,
    y + fy - ry,
    x + fx + rx,
    y + fy + ry,
    x - fx + rx,
    y - fy + ry,
    x - fx - rx,
    y - fy - ry,
  ]
  const normals = [ux, uy, -uy, ux, -ux, -uy, uy, -ux]
  return cast('rectangle', x, y, length(halfWidth, halfDepth), ux, uy, halfWidth, halfDepth, corners, normals)
}

export const discPiece = (x: number, y: number, radius: number): Piece => cast('disc', x, y, radius, 0, 0, 0, 0, [], [])

/**
 * All pieces are made in this one mould: what a spread makes is another kind of object to the engine, and all that measures
 * then looks up every number of every piece by its name.
 */
const cast = (
  kind: Piece['kind'],
  x: number,
  y: number,
  reach: number,
  ux: number,
  uy: number,
  halfWidth: number,
  halfDepth: number,
  corners: number[],
  normals: number[],
): Piece => ({ kind, x, y, reach, ux, uy, halfWidth, halfDepth, corners, normals })

/** A convex polygon whose corners are given clockwise. */
export function polygonPiece(corners: number[]): Piece {
  const n = corners.length
  const normals: number[] = []
  let x = 0
  let y = 0
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n
    const ex = corners[j] - corners[i]
    const ey = corners[j + 1] - corners[i + 1]
    const size = length(ex, ey)
    normals.push(ey / size, -ex / size)
    x += corners[i]
    y += corners[i + 1]
  }
  x /= n / 2
  y /= n / 2
  let reach = 0
  for (let i = 0; i < n; i += 2) reach = Math.max(reach, length(corners[i] - x, corners[i + 1] - y))
  return cast('polygon', x, y, reach, 0, 0, 0, 0, corners, normals)
}

export function bodyOf(pieces: Piece[]): Body {
  let minX = Number.POSITIVE_INFINITY
  let minY = minX
  let maxX = Number.NEGATIVE_INFINITY
  let maxY = maxX
  for (const { kind, x, y, reach, corners } of pieces) {
    if (kind === 'disc') {
      if (x - reach < minX) minX = x - reach
      if (x + reach > maxX) maxX = x + reach
      if (y - reach < minY) minY = y - reach
      if (y + reach > maxY) maxY = y + reach
    }
    for (let i = 0; i < corners.length; i += 2) {
      if (corners[i] < minX) minX = corners[i]
      if (corners[i] > maxX) maxX = corners[i]
      if (corners[i + 1] < minY) minY = corners[i + 1]
      if (corners[i + 1] > maxY) maxY = corners[i + 1]
    }
  }
  return { minX, minY, maxX, maxY, pieces }
}

/** Several bodies taken as one. */
export function joined(bodies: readonly Body[]): Body {
  const pieces: Piece[] = []
  for (const body of bodies) for (const piece of body.pieces) pieces.push(piece)
  return bodyOf(pieces)
}

/** The body moved without turning. */
export function moved(body: Body, dx: number, dy: number): Body {
  return bodyOf(
    body.pieces.map(({ kind, x, y, reach, ux, uy, halfWidth, halfDepth, corners, normals }) => {
      const shifted = corners.map((v, i) => v + (i % 2 === 0 ? dx : dy))
      return cast(kind, x + dx, y + dy, reach, ux, uy, halfWidth, halfDepth, shifted, normals)
    }),
  )
}

/** The body carried round a point; clockwise positive. */
export function swung(body: Body, px: number, py: number, angle: number): Body {
  const s = sine(angle)
  const c = cosine(angle)
  const turn = (v: readonly number[], ox: number, oy: number) => {
    const out: number[] = []
    for (let i = 0; i < v.length; i += 2) {
      const dx = v[i] - ox
      const dy = v[i + 1] - oy
      out.push(ox + dx * c - dy * s, oy + dx * s + dy * c)
    }
    return out
  }
  return bodyOf(
    body.pieces.map(piece => {
      const [x, y] = turn([piece.x, piece.y], px, py)
      const [ux, uy] = turn([piece.ux, piece.uy], 0, 0)
      const { kind, reach, halfWidth, halfDepth } = piece
      const [corners, normals] = [turn(piece.corners, px, py), turn(piece.normals, 0, 0)]
      return cast(kind, x, y, reach, ux, uy, halfWidth, halfDepth, corners, normals)
    }),
  )
}
