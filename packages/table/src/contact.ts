import { alongSide, beyondSide } from './arc.ts'
import { type Base, edgeOf, SIDES, type Side, sideLength } from './base.ts'
import { bodyAt } from './body.ts'
import { nearest } from './distance.ts'
import { meets } from './overlap.ts'
import { type Point, SLACK, whole } from './point.ts'
import { nearestSides } from './zone.ts'

/** Two sides that lie against each other, and the stretch they share, measured along each (clockwise). */
export interface SideContact {
  own: Side
  other: Side
  length: number
  ownFrom: number
  ownTo: number
  otherFrom: number
  otherTo: number
}

/** Only a corner touches: the point, and the sides of each that meet there. */
export interface CornerContact {
  at: Point
  own: Side[]
  other: Side[]
}

export interface Contact {
  sides: SideContact[]
  corner: CornerContact | null
}

/** How two bases touch; null when they do not. */
export function contactOf(a: Base, b: Base): Contact | null {
  if (!meets(bodyAt(a), bodyAt(b))) return null
  const sides: SideContact[] = []
  const edges = SIDES.map(other => edgeOf(b, other))
  for (const own of SIDES) {
    for (let i = 0; i < SIDES.length; i++) {
      const shared = stretchWith(a, own, b, SIDES[i], edges[i])
      if (shared !== null) sides.push(shared)
    }
  }
  if (sides.length > 0) return { sides: sides.sort((x, y) => y.length - x.length), corner: null }
  const touch = nearest(bodyAt(a), bodyAt(b))
  if (touch === null) return { sides, corner: null }
  return { sides, corner: { at: touch.a, own: sidesAt(a, touch.a), other: sidesAt(b, touch.b) } }
}

/** The sides on whose line a point of the outline lies. */
function sidesAt(b: Base, at: Point): Side[] {
  const on = SIDES.filter(side => Math.abs(beyondSide(b, side, at)) <= SLACK)
  return on.length > 0 ? on : nearestSides(b, at)
}

/** The stretch that a side of one base shares with a side of another; null if they do not lie together. */
export const sharedStretch = (a: Base, own: Side, b: Base, other: Side): SideContact | null =>
  stretchWith(a, own, b, other, edgeOf(b, other))

function stretchWith(a: Base, own: Side, b: Base, other: Side, edge: ReturnType<typeof edgeOf>): SideContact | null {
  // The other side's ends, seen from our own: it runs the opposite way when it faces us.
  const start = { x: edge.bx, y: edge.by }
  const end = { x: edge.ax, y: edge.ay }
  const from = alongSide(a, own, start)
  const to = alongSide(a, own, end)
  if (to - from < SLACK) return null
  const low = Math.max(0, from)
  const high = Math.min(sideLength(a, own), to)
  if (high - low <= 2 * SLACK) return null
  const offStart = beyondSide(a, own, start)
  const slope = (beyondSide(a, own, end) - offStart) / (to - from)
  if (Math.abs(offStart + slope * (low - from)) > SLACK + 1 || Math.abs(offStart + slope * (high - from)) > SLACK + 1)
    return null
  const back = sideLength(b, other)
  return {
    own,
    other,
    length: whole(high - low),
    ownFrom: whole(low),
    ownTo: whole(high),
    otherFrom: whole(back - (high - from)),
    otherTo: whole(back - (low - from)),
  }
}
