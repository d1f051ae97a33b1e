import { type Base, type Body, bodyAt, ovalOutline, type Point, polygonBody, stripBody } from '@acies/table'

/** Ground on the table. Pieces are replaced, never changed: each has its body once. */
export interface Piece extends Base {
  /** The line of a strip: x0, y0, x1, y1 …; empty for a piece with an area. */
  readonly line: readonly number[]
}

/** A block is a rectangle, its pose the middle of its front edge; an area is an oval about its pose. */
export type PieceShape = 'block' | 'area'

/** What a piece covers: a strip along its line, a block, or an oval. */
export function pieceBody(piece: Piece, shape: PieceShape): Body {
  const { line } = piece
  if (line.length > 0) {
    const points: Point[] = []
    for (let i = 0; i < line.length; i += 2) points.push({ x: line[i], y: line[i + 1] })
    return stripBody(points, piece.width)
  }
  return shape === 'block' ? bodyAt(piece) : polygonBody(ovalOutline(piece, piece.width, piece.depth))
}

const bodies = new WeakMap<Piece, Body>()

/** The same, kept for as long as the piece lies there. */
export function sceneryBody(piece: Piece, shape: PieceShape): Body {
  const known = bodies.get(piece)
  if (known !== undefined) return known
  const body = pieceBody(piece, shape)
  bodies.set(piece, body)
  return body
}
