import {
  type Body,
  crosses,
  isWithin,
  lengthOn,
  nearestOf,
  overlaps,
  type Point,
  SLACK,
  spans,
  staysOn,
} from '@acies/table'
import { clearOfLine, isOn } from '@acies/tabletop'
import { ELEMENTS, type ElementKind, type GroundQuality } from '../data/terrain.ts'
import type { Element, Field, Troop } from '../position.ts'
import { traitsWith } from '../traits/index.ts'
import type { Way } from '../traits/trait.ts'
import { bodyOf, centresOf, elementBody } from './bodies.ts'

const CROPS: readonly (readonly GroundQuality[])[] = [
  [],
  ['difficult'],
  ['difficult'],
  ['cover', 'difficult'],
  ['cover', 'difficult'],
  ['cover', 'difficult'],
  ['cover', 'hides', 'very-difficult'],
]

/** What an element does in this battle, after its rolls (TER-SCN-07, 08, 12). */
function qualitiesOf(g: Field, e: Element): readonly GroundQuality[] {
  switch (e.kind) {
    case 'crops':
      return CROPS[g.crops]
    case 'river':
      return g.flow === 'normal' || g.flow === 'unknown' ? [] : [g.flow]
    case 'ford':
      return g.flow === 'very-difficult' || g.flow === 'impassable' ? ['difficult'] : []
    default:
      return ELEMENTS[e.kind].qualities
  }
}
export const is = (g: Field, e: Element, quality: GroundQuality): boolean => qualitiesOf(g, e).includes(quality)
export const isBuilding = (e: Element): boolean => e.kind === 'small-building' || e.kind === 'large-building'

/** The building is held: the troop in it stands for it. */
const held = (g: Field, e: Element): boolean => isBuilding(e) && g.troops.some(u => u.building === e.id)

/** A troop is in an element only if its front centre is (TER-TRR-01). */
export const standsIn = (e: Element, u: Point): boolean => isOn(elementBody(e), u)

/**
 * Is the troop in, or behind, something of this quality? Lines must be touched, and lie on the way from whoever comes
 * or shoots from there (TER-RUL-28, TER-RUL-30).
 */
export function groundGives(g: Field, u: Troop, quality: GroundQuality, from: Point, to?: Point): boolean {
  if (u.building >= 0) return quality === 'cover' || quality === 'protected'
  for (const e of g.elements) {
    if (!is(g, e, quality) || isBuilding(e)) continue
    if (e.line.length === 0) {
      if (standsIn(e, u)) return true
    } else if (touchesLine(e, u) && crosses(elementBody(e), from, to ?? nearestCentre(u, from))) return true
  }
  return false
}
const TOUCH = 254 // a tenth of an inch
const touchesLine = (e: Element, u: Troop): boolean => isWithin(elementBody(e), bodyOf(u), TOUCH)
/** TER-GEN-03 */
export const nearestCentre = (u: Troop, from: Point): Point => nearestOf(centresOf(u), from)

/** All centres in an element of Height, while the enemy has one outside it (TER-TRR-08). */
export function standsHigher(g: Field, u: Troop, enemy: Troop): boolean {
  for (const e of g.elements) {
    if (!is(g, e, 'height')) continue
    const body = elementBody(e)
    if (centresOf(u).every(c => isOn(body, c)) && !centresOf(enemy).every(c => isOn(body, c))) return true
  }
  return false
}

export type { Way }

const OPEN: Way = { difficult: false, disorders: false, easy: false, impassable: false }

/** TER-TRR-01 to 05, TER-TRR-11; roads and bridges take the place of what they cross (TER-RUL-26, TER-SCN-09). */
export function wayOf(g: Field, u: Troop | null, a: Point, b: Point): Way {
  if (g.elements.length === 0) return OPEN
  let near = false
  for (const e of g.elements) if (!clearOfLine(elementBody(e), a, b, SLACK)) near = true
  if (!near) return OPEN
  const easy = g.elements.some(e => e.kind === 'road' && staysOn(elementBody(e), a, b))
  const way: Way = { difficult: false, disorders: false, easy, impassable: blockedOn(g, u, a, b) }
  for (const e of g.elements) {
    const list = qualitiesOf(g, e)
    const very = list.includes('very-difficult')
    if (!very && !list.includes('difficult')) continue
    if (!onElement(e, a, b) || spanned(g, e, a, b)) continue
    way.difficult = true
    if (very) way.disorders = true
  }
  if (u !== null && way.difficult) for (const t of traitsWith(g, u, 'treads')) t.treads(way, g, u)
  return way
}
const onElement = (e: Element, a: Point, b: Point): boolean => {
  const body = elementBody(e)
  return !clearOfLine(body, a, b, SLACK) && (crosses(body, a, b) || isOn(body, a) || isOn(body, b))
}

/** Impassable ground on the way, unless a bridge or ford leads over it. */
function blockedOn(g: Field, u: Troop | null, a: Point, b: Point): boolean {
  for (const e of g.elements) {
    if (!is(g, e, 'impassable')) continue
    if (u !== null && u.building === e.id) continue
    const body = elementBody(e)
    if (clearOfLine(body, a, b, SLACK)) continue
    if (crosses(body, a, b) && !(e.kind === 'river' && spanned(g, e, a, b)) && !held(g, e)) return true
  }
  return false
}

/** What leads over an element: bridges and fords over a river, roads over other ground. */
function leadsOver(over: ElementKind, e: Element): boolean {
  if (over === 'river') return e.kind === 'bridge' || e.kind === 'ford'
  return over !== 'ford' && e.kind === 'road'
}
/** The way over an element keeps to a bridge, a ford or a road (TER-RUL-26, TER-SCN-09). */
function spanned(g: Field, over: Element, a: Point, b: Point): boolean {
  if (!g.elements.some(e => leadsOver(over.kind, e))) return false
  const rough = spans(elementBody(over), a, b)
  return g.elements.some(e => {
    if (!leadsOver(over.kind, e)) return false
    const smooth = spans(elementBody(e), a, b)
    return rough.every(w => smooth.some(d => d.from <= w.from + 10 * SLACK && d.to >= w.to - 10 * SLACK))
  })
}

/** Impassable ground under a body: lakes, rocks, buildings nobody holds, wild rivers. */
export function impassableUnder(g: Field, body: Body, building: number): Element | null {
  for (const e of g.elements) {
    if (e.id === building || !is(g, e, 'impassable') || !overlaps(body, elementBody(e))) continue
    if (e.kind === 'river' ? !onCrossing(g, body) : !held(g, e)) return e
  }
  return null
}
/** On a bridge or a ford a base may hang over the water on both sides (TER-SCN-09). */
const onCrossing = (g: Field, body: Body): boolean =>
  g.elements.some(e => (e.kind === 'bridge' || e.kind === 'ford') && overlaps(body, elementBody(e)))

/**
 * Does the line, which crosses the element, enter it and leave it again (TER-TRR-06)? Not if either of those at its
 * ends stands in the element.
 */
export function hiddenBy(
  g: Field,
  e: Element,
  a: Point,
  b: Point,
  looker: Point | null,
  target: Point | null,
): boolean {
  const body = elementBody(e)
  if (isOn(body, a) || isOn(body, b) || held(g, e) || lengthOn(body, a, b) <= SLACK) return false
  return !(looker !== null && isOn(body, looker)) && !(target !== null && isOn(body, target))
}
