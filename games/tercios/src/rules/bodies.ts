import { type Body, baseBody, bodyOf as bodyOfPieces, discPiece, overlaps, type Point, spot } from '@acies/table'
import { Stances, sceneryBody } from '@acies/tabletop'
import { ELEMENTS } from '../data/terrain.ts'
import { type Element, type Field, type Kind, kindOf, type Troop } from '../position.ts'

/** A troop's body and its four centres where it stands: front, right, rear, left. Derived, never stored. */
interface Stance {
  readonly body: Body
  readonly centres: readonly Point[]
}

export function stanceAt(x: number, y: number, facing: number, width: number, depth: number): Stance {
  const at = { x, y, facing }
  const centres = [{ x, y }, spot(at, width / 2, -depth / 2), spot(at, 0, -depth), spot(at, -width / 2, -depth / 2)]
  return { body: baseBody(width, depth, x, y, facing), centres }
}

const stances = new Stances(stanceAt)
export const stanceOf = ({ x, y, facing, width, depth }: Troop): Stance => stances.at(x, y, facing, width, depth)
export const bodyOf = (u: Troop): Body => stanceOf(u).body
/** TER-GEN-03 */
export const centresOf = (u: Troop): readonly Point[] => stanceOf(u).centres

/** The base of a column or fortification of so many troops (TER-CAV-11, TER-UNI-28). */
export function drawUp(g: Field, u: Troop): void {
  const kind = kindOf(g, u)
  u.width = kind.width
  u.depth = kind.depth
  if (u.members === 0) return
  if (u.emplaced) Object.assign(u, fortOf(kind, u.members + 1))
  else for (const m of g.troops) if (m.host === u.id && m.where === 'joined') u.depth += kindOf(g, m).depth
}

/** So many bases side by side and behind each other, as nearly square as they can be (TER-UNI-28). */
export function fortOf({ width, depth }: Kind, troops: number): { width: number; depth: number } {
  let best = { width, depth: troops * depth }
  for (let abreast = 2; abreast <= troops; abreast++) {
    const fort = { width: abreast * width, depth: Math.ceil(troops / abreast) * depth }
    if (lengthened(fort) <= lengthened(best)) best = fort
  }
  return best
}
/** How much longer than wide. */
const lengthened = ({ width, depth }: { width: number; depth: number }): number =>
  Math.max(width, depth) / Math.min(width, depth)

/** TER-CMD-07 */
export const commanderBody = (c: { x: number; y: number; radius: number }): Body =>
  bodyOfPieces([discPiece(c.x, c.y, c.radius)])

export const elementBody = (e: Element): Body => sceneryBody(e, ELEMENTS[e.kind].shape === 'block' ? 'block' : 'area')

/** How far apart the circles round a troop and a stance are at most when they overlap: a quick way to say no. */
const near = (u: Troop, x: number, y: number, reach: number): boolean => {
  const dx = u.x - x
  const dy = u.y - y
  const far = reach + u.width + u.depth
  return dx < far && dx > -far && dy < far && dy > -far
}

/** The first troop on the table that a body lies over, leaving out those that do not count. */
export function troopUnder(g: Field, body: Body, skip: (u: Troop) => boolean): Troop | null {
  const [piece] = body.pieces
  for (let i = 0; i < g.troops.length; i++) {
    const u = g.troops[i]
    if (u.where !== 'table' || !near(u, piece.x, piece.y, piece.reach) || skip(u)) continue
    if (overlaps(body, bodyOf(u))) return u
  }
  return null
}
