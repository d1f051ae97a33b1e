import { type Choice, thing } from '@acies/kernel'
import { distanceTo, INCH, length, type Point, pose, spans } from '@acies/table'
import type { Element, Field } from '../position.ts'
import { elementBody } from '../rules/bodies.ts'
import { event, question, seatOf } from './book.ts'

/** The two ends of a straight strip. */
const endsOf = ({ line: [ax, ay, bx, by] }: Element): [Point, Point] => [
  { x: ax, y: ay },
  { x: bx, y: by },
]
const between = (a: Point, b: Point): Point => pose((a.x + b.x) / 2, (a.y + b.y) / 2, 0)
const strip = (e: Element, a: Point, b: Point): Element => ({ ...e, ...between(a, b), line: [a.x, a.y, b.x, b.y] })

/**
 * A road that comes from an edge and ends at an element (TER-SCN-05): the part on which it was put down, or the longer
 * one if that was in the element itself. Null if the road does not come there.
 */
function endedAt(road: Element, e: Element): Element | null {
  const [a, b] = endsOf(road)
  const over = spans(elementBody(e), a, b)
  if (over.length === 0) return null
  const far = length(b.x - a.x, b.y - a.y)
  const middle = length(road.x - a.x, road.y - a.y)
  const [reached, left] = [over[0].from, over[over.length - 1].to]
  const fromStart = middle <= reached || (middle < left && reached >= far - left)
  if ((fromStart ? reached : far - left) < INCH) return null
  const at = (gone: number): Point => pose(a.x + ((b.x - a.x) * gone) / far, a.y + ((b.y - a.y) * gone) / far, 0)
  return fromStart ? strip(road, a, at(reached)) : strip(road, b, at(left))
}
const byId = (g: Field, id: number): Element | undefined => g.elements.find(e => e.id === id)

/** The elements at which a road may end. */
export function roadEnds(g: Field, id: number): number[] {
  const road = byId(g, id)
  if (road?.kind !== 'road') return []
  return g.elements.filter(e => e !== road && endedAt(road, e) !== null).map(e => e.id)
}
/** TER-SCN-05 */
export function endAt(g: Field, id: number, element: number): void {
  const [road, e] = [byId(g, id), byId(g, element)]
  const ended = road === undefined || e === undefined ? null : endedAt(road, e)
  if (ended !== null) g.elements = g.elements.map(o => (o === road ? ended : o))
}

/** Roads that ended at what has been moved or taken away run on to the edge of the table. */
export function runOn(g: Field): void {
  g.elements = g.elements.map(road => {
    if (road.kind !== 'road') return road
    const [a, b] = endsOf(road)
    const isMet = g.elements.some(e => e !== road && distanceTo(elementBody(e), b) <= MEETS)
    return isMet || isAtEdge(g, b) ? road : strip(road, a, edgeFrom(g, a, b))
  })
}
/** Nearer than this a road ends at something; it absorbs the rounding of poses. */
const MEETS = 50
const isAtEdge = (g: Field, { x, y }: Point): boolean => Math.min(x, y, g.width - x, g.depth - y) <= MEETS

/** Where a line leaves the table. */
export function edgeFrom(g: Field, from: Point, through: Point): Point {
  const dx = through.x - from.x
  const dy = through.y - from.y
  let t = Number.POSITIVE_INFINITY
  if (dx > 0) t = Math.min(t, (g.width - from.x) / dx)
  if (dx < 0) t = Math.min(t, -from.x / dx)
  if (dy > 0) t = Math.min(t, (g.depth - from.y) / dy)
  if (dy < 0) t = Math.min(t, -from.y / dy)
  return pose(from.x + dx * t, from.y + dy * t, 0)
}

/** Whether a road that has been laid ends at an element on its way (TER-SCN-05). */
export const endRoad = question({
  name: 'end-road',
  kind: 'one',
  rules: ['TER-SCN-05'],
  with: (a: { side: number; road: number }) => a,
  seats: (_g, v) => seatOf(v.side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'hex', options: roadEnds(g, v.road), enough: 'to-the-edge' },
  take(r, v, picks) {
    if (picks.length === 0) return
    const end = thing(picks, 0)
    endAt(r.field, v.road, end)
    r.tell(event('road-ends', ['TER-SCN-05'], { n: v.road, other: v.side, word: byId(r.field, end)?.kind ?? '' }))
  },
})
