import { closestApproach, distanceTo, firstWithin, inches, length, type Point } from '@acies/table'
import { type Field, NOBODY, type Troop } from '../position.ts'
import { centresOf, elementBody, stanceAt } from '../rules/bodies.ts'
import { is, isBuilding } from '../rules/ground.ts'
import { reactRadius } from '../rules/sight.ts'

/** A troop that has its window on a mover's way. */
interface Window {
  who: number
  at: number
  key: number
  /** Who else has a window there. */
  others: number[]
}
/** The next enemy to have its window on the way, and where that is; `facing` is the one it had before it set out. */
export function nextWindow(
  g: Field,
  u: Troop,
  from: readonly number[],
  facing: number,
  to: readonly number[],
  gone: number,
): Window {
  const radius = reactRadius(g)
  const far = Math.round(length(to[0] - from[0], to[1] - from[1]))
  let who = NOBODY
  let at = far + 1
  let key = NOBODY
  const others: number[] = []
  let before: readonly Point[] | null = null
  let starts: readonly Point[] | null = null
  const vx = to[0] - from[0]
  const vy = to[1] - from[1]
  for (const o of g.troops) {
    if (o.side === u.side || o.card === 'none' || g.asked.includes(o.id)) continue
    if (o.where === 'ambush') {
      for (const e of g.elements) {
        if (!mayHide(g, e) || g.asked.includes(ambushKey(o.id, e.id))) continue
        const met = nearsElement(e, from, to)
        if (met < 0 || Math.max(met, gone) >= at) continue
        who = o.id
        at = Math.max(met, gone)
        key = ambushKey(o.id, e.id)
        others.length = 0
      }
      continue
    }
    if (o.where !== 'table') continue
    const reach = u.width + u.depth + far + radius + (o.building >= 0 || o.emplaced ? o.width + o.depth : 0)
    if (Math.abs(o.x - from[0]) > reach || Math.abs(o.y - from[1]) > reach) continue
    starts ??= stanceAt(from[0], from[1], to[2], u.width, u.depth).centres
    before ??= stanceAt(from[0], from[1], facing, u.width, u.depth).centres
    const met = firstTrigger(before, starts, vx, vy, o, radius)
    if (met < 0) continue
    const when = Math.max(met, gone)
    if (when < at) {
      who = o.id
      at = when
      key = o.id
      others.length = 0
    } else if (when === at && key === who) others.push(o.id)
  }
  return who === NOBODY ? { who, at: far, key, others } : { who, at: Math.min(at, far), key, others }
}

/** What is emplaced or in a building has no front: each of its sides may be it (TER-UNI-28, TER-RUL-102). */
function firstTrigger(
  before: readonly Point[],
  starts: readonly Point[],
  vx: number,
  vy: number,
  o: Troop,
  radius: number,
): number {
  if (o.building < 0 && !o.emplaced) return triggers(before, starts, vx, vy, o, radius)
  let first = -1
  for (const front of centresOf(o)) {
    const met = triggers(before, starts, vx, vy, front, radius)
    if (met >= 0 && (first < 0 || met < first)) first = met
  }
  return first
}

/**
 * How far the mover goes before any of its centres is nearer than the radius, and nearer than it began, which is before
 * it turned to where it goes (TER-RUL-04, TER-MOV-04); -1 never.
 */
function triggers(
  before: readonly Point[],
  starts: readonly Point[],
  vx: number,
  vy: number,
  o: Point,
  radius: number,
): number {
  let begins = Number.POSITIVE_INFINITY
  for (const c of before) begins = Math.min(begins, length(c.x - o.x, c.y - o.y))
  let first = -1
  for (const c of starts) {
    const end = { x: c.x + vx, y: c.y + vy }
    if (begins < radius) {
      const near = closestApproach(c, end, o)
      if (near.distance < begins - 5) return 0
      continue
    }
    const met = firstWithin(c, end, o, radius - 5)
    if (met >= 0 && (first < 0 || met < first)) first = met
  }
  return first
}

/** An ambusher has a window at every piece of ground where one may lie, whoever lies where: all can see that. */
export const AMBUSH_KEY = 100_000
const ambushKey = (unit: number, element: number): number => AMBUSH_KEY + unit * 1000 + element
/** How far the front centre goes before it is within six inches of an element; -1 never. */
function nearsElement(e: Field['elements'][number], from: readonly number[], to: readonly number[]): number {
  const body = elementBody(e)
  const far = length(to[0] - from[0], to[1] - from[1])
  for (let d = 0; d <= far; d += inches(0.25)) {
    const t = far === 0 ? 0 : d / far
    const at = { x: from[0] + (to[0] - from[0]) * t, y: from[1] + (to[1] - from[1]) * t }
    if (distanceTo(body, at) <= inches(6)) return Math.round(d)
  }
  return -1
}
/** Ground in which an ambush may lie: it hides or gives cover, and one can stand in it. */
export function mayHide(g: Field, e: Field['elements'][number]): boolean {
  if (isBuilding(e) || e.line.length > 0 || is(g, e, 'impassable')) return false
  return is(g, e, 'hides') || is(g, e, 'cover')
}
