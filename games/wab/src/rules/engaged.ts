import {
  type Along,
  alongSide,
  type Base,
  cellsAlong,
  edgeOf,
  ranksIn,
  SIDES,
  SLACK,
  type Side as Struck,
  sideLength,
  touchedCells,
} from '@acies/table'
import type { Combat, Field, Link, Unit } from '../position.ts'
import { blockOf } from './bodies.ts'
import { ranksFor } from './ranks.ts'

/** A link as one of the two sees it. */
export interface Foe {
  unit: Unit
  /** The side of its own that is struck, and the side of the foe. */
  own: Struck
  theirs: Struck
}
export function foesOf(g: Field, u: Unit): Foe[] {
  const found: Foe[] = []
  for (const l of g.links) {
    if (l.a === u.id) found.push({ unit: g.units[l.b], own: l.sideA, theirs: l.sideB })
    else if (l.b === u.id) found.push({ unit: g.units[l.a], own: l.sideB, theirs: l.sideA })
  }
  return found
}
export function isEngaged(g: Field, u: Unit): boolean {
  const id = u.where === 'joined' ? u.host : u.id
  for (const l of g.links) if (l.a === id || l.b === id) return true
  return false
}
export const isLinked = (g: Field, a: number, b: number): boolean =>
  g.links.some(l => (l.a === a && l.b === b) || (l.a === b && l.b === a))
export function join(g: Field, a: Unit, b: Unit, sideA: Struck, sideB: Struck): void {
  if (!isLinked(g, a.id, b.id)) g.links = [...g.links, { a: a.id, b: b.id, sideA, sideB }]
}
export function cut(g: Field, which: (l: Link) => boolean): void {
  if (g.links.some(which)) g.links = g.links.filter(l => !which(l))
}
export const cutAll = (g: Field, u: Unit): void => cut(g, l => l.a === u.id || l.b === u.id)

export const combatOf = (g: Field, u: Unit): Combat | undefined => g.combats.find(c => c.units.includes(u.id))

/** The stretch of one side, measured along it clockwise, that a side of another lies against; null when they part. */
export function stretchOf(a: Base, own: Struck, b: Base, theirs: Struck): readonly [number, number] | null {
  const edge = edgeOf(b, theirs)
  const one = alongSide(a, own, { x: edge.ax, y: edge.ay })
  const two = alongSide(a, own, { x: edge.bx, y: edge.by })
  const low = Math.max(0, Math.min(one, two))
  const high = Math.min(sideLength(a, own), Math.max(one, two))
  return high < low - 2 * SLACK ? null : [Math.min(low, high), Math.max(low, high)]
}
/**
 * The models that stand along a side. Those who fall are taken from ranks that do not fight: an attacked rear is filled
 * from the rank before it, but not from a front rank that fights (WAB-MELEE-21, 22).
 */
export function alongOf(g: Field, u: Unit, side: Struck): Along {
  const r = ranksFor(g, u)
  const ranks = ranksIn(r)
  if (side !== 'rear' || ranks === 1 || r.models === ranks * r.files) return cellsAlong(r, side)
  const full = cellsAlong({ ...r, models: ranks * r.files }, side)
  const kept = ranks === 2 && foesOf(g, u).some(f => f.own === 'front')
  const models = full.models.map(p => (p < r.models ? p : p - r.files)).filter(p => !kept || p >= r.files)
  return { ...full, count: models.length, models }
}
const touched = (along: Along, low: number, high: number): number[] => {
  const { from, to } = touchedCells(along, low, high)
  return along.models.slice(from, to)
}
/** The models along a side that a stretch of it touches. */
export const placesOn = (g: Field, u: Unit, side: Struck, low: number, high: number): number[] =>
  touched(alongOf(g, u, side), low, high)
/** The places of a unit that touch a foe, be it by a corner (WAB-MELEE-07). */
export function placesAgainst(g: Field, u: Unit, foe: Foe): number[] {
  const stretch = stretchOf(blockOf(g, u), foe.own, blockOf(g, foe.unit), foe.theirs)
  return stretch === null ? [] : placesOn(g, u, foe.own, stretch[0], stretch[1])
}

/** The sides of a block on whose line a point lies, nearest first; the front before the flanks before the rear. */
export function sidesAt(b: Base, x: number, y: number): Struck[] {
  const found: { side: Struck; off: number }[] = []
  for (const side of SIDES) {
    const edge = edgeOf(b, side)
    const along = alongSide(b, side, { x, y })
    const nx = (edge.by - edge.ay) / edge.length
    const ny = (edge.ax - edge.bx) / edge.length
    const off = Math.abs((x - edge.ax) * nx + (y - edge.ay) * ny)
    if (along >= -2 * SLACK && along <= edge.length + 2 * SLACK) found.push({ side, off })
  }
  const least = Math.min(...found.map(f => f.off))
  const order: readonly Struck[] = ['front', 'left', 'right', 'rear']
  return found
    .filter(f => f.off <= least + 2 * SLACK)
    .map(f => f.side)
    .sort((a, b2) => order.indexOf(a) - order.indexOf(b2))
}

export function amendCombat(g: Field, i: number, more: Partial<Combat>): void {
  g.combats = g.combats.map((c, k) => (k === i ? { ...c, ...more } : c))
}
