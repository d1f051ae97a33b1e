import { alongSide, edgeOf } from '@acies/table'
import type { Field, Unit } from '../position.ts'
import { blockOf } from './bodies.ts'
import { alongOf, type Foe, placesOn, stretchOf } from './engaged.ts'

/** The foe's places that a place of ours touches. */
export function touchedBy(g: Field, u: Unit, foe: Foe): Map<number, number[]> {
  const own = blockOf(g, u)
  const theirs = blockOf(g, foe.unit)
  const cells = alongOf(g, u, foe.own)
  const found = new Map<number, number[]>()
  const stretch = stretchOf(own, foe.own, theirs, foe.theirs)
  if (stretch === null) return found
  const edge = edgeOf(own, foe.own)
  const at = (t: number) => ({
    x: edge.ax + ((edge.bx - edge.ax) * t) / edge.length,
    y: edge.ay + ((edge.by - edge.ay) * t) / edge.length,
  })
  const mine = placesOn(g, u, foe.own, stretch[0], stretch[1])
  for (const place of mine) {
    const i = cells.models.indexOf(place)
    const from = Math.max(stretch[0], cells.start + i * cells.size)
    const to = Math.min(stretch[1], cells.start + (i + 1) * cells.size)
    const a = alongSide(theirs, foe.theirs, at(from))
    const b = alongSide(theirs, foe.theirs, at(to))
    found.set(place, placesOn(g, foe.unit, foe.theirs, Math.min(a, b), Math.max(a, b)))
  }
  return found
}
