import { cosine, sine } from '@acies/table'
import { type Field, foesOf, SECTION, type Unit } from '../position.ts'
import { areFacing, type Shown } from '../rules/contacts.ts'
import { outlineOf } from '../rules/stance.ts'

/** A piece of an edge, from end to end. */
export interface Edge {
  from: { x: number; y: number }
  to: { x: number; y: number }
}

/** The edge of a section, or the front of a marker: it looks the way it faces. */
function edgeOf({ x, y, facing }: { x: number; y: number; facing: number }): Edge {
  const [dx, dy] = [(cosine(facing) * SECTION) / 2, (sine(facing) * SECTION) / 2]
  return { from: { x: x - dx, y: y - dy }, to: { x: x + dx, y: y + dy } }
}

/** Where two units touch so that it counts: each of these is a die (ONU-MEL-04). */
export function contactEdges(a: Shown, b: Shown): Edge[] {
  const [own, other] = [outlineOf(a), outlineOf(b)]
  const lined = own.filter(s => other.some(t => (s.side === 'front' || t.side === 'front') && areFacing(s, t)))
  const laid = a.wraps.filter(w => other.some(t => areFacing(w, t)))
  const met = b.wraps.filter(w => own.some(s => areFacing(w, s)))
  return [...lined, ...laid, ...met].map(edgeOf)
}

/** All that touches a unit in melee. */
export const edgesOf = (g: Field, u: Unit): Edge[] => foesOf(g, u).flatMap(id => contactEdges(u, g.units[id]))
