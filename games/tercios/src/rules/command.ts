import { type Body, bearing, distance, distanceTo, inches, length, type Point, pose, slid } from '@acies/table'
import type { Commander, Field, Troop } from '../position.ts'
import { has, leads } from '../traits/index.ts'
import type { Leading } from '../traits/trait.ts'
import { bodyOf, centresOf, commanderBody } from './bodies.ts'
import { lineIsOpen } from './sight.ts'
import { isArtillery, isLed } from './troop.ts'

/** TER-CMD-05, TER-VIR-02 */
export const commandDistance = (c: Commander): number => inches(6 + (leads(c, 'reaches')?.reaches ?? 0))
/** TER-CMD-11, TER-VIR-03 */
export const commanderMove = (c: Commander): number => inches(6 + (leads(c, 'rides')?.rides ?? 0))

/** Whom a commander may deal with (TER-CMD-03, 04); in chief, his own contingent (TER-ALL-01, 02, TER-QUA-22). */
export function interacts(g: Field, c: Commander, u: Troop): boolean {
  if (u.side !== c.side) return false
  if (u.command === c.command) return true
  if (leads(c, 'dealsWithAll') !== null) return true
  if (!c.chief) return false
  const [own, other] = [g.commands[c.command], g.commands[u.command]]
  return (own.allied === other.allied && own.army === other.army) || leads(c, 'dealsWithAllies') !== null
}

/** Where he is: his own base, or the troop he rides with. */
export const baseOf = (g: Field, c: Commander): Body => (c.inside < 0 ? commanderBody(c) : bodyOf(g.troops[c.inside]))

/** Edge to edge; from the centres of the troop he rides with (TER-CMD-05, TER-CMD-13). */
export function distanceFrom(g: Field, c: Commander, u: Troop): number {
  if (c.inside === u.id) return 0
  if (c.inside < 0) return distance(commanderBody(c), bodyOf(u))
  let least = Number.POSITIVE_INFINITY
  for (const centre of centresOf(g.troops[c.inside])) least = Math.min(least, distanceTo(bodyOf(u), centre))
  return least
}

/** From any point of his base to any centre; his own troop never blocks (TER-RUL-77). */
export function commanderSees(g: Field, c: Commander, u: Troop): boolean {
  const host = c.inside < 0 ? null : g.troops[c.inside]
  for (const from of pointsOf(g, c, u)) for (const to of centresOf(u)) if (lineIsOpen(g, from, to, host, u)) return true
  return false
}
export function commandersSee(g: Field, c: Commander, other: Commander): boolean {
  const host = c.inside < 0 ? null : g.troops[c.inside]
  const theirs = other.inside < 0 ? null : g.troops[other.inside]
  for (const from of pointsOf(g, c, theirs ?? other))
    for (const to of pointsOf(g, other, host ?? c)) if (lineIsOpen(g, from, to, host, theirs)) return true
  return false
}
/** Where he looks from and is seen: the middle and both sides of his base, or the centres of the troop he rides with. */
function* pointsOf(g: Field, c: Commander, towards: Point): Generator<Point> {
  if (c.inside >= 0) return yield* centresOf(g.troops[c.inside])
  yield c
  const way = bearing(c, towards)
  for (const aside of [9000, 27000]) yield slid(pose(c.x, c.y, 0), way + aside, c.radius)
}

export const reaches = (g: Field, c: Commander, u: Troop): boolean => {
  const limit = commandDistance(c) + 5
  const host = c.inside < 0 ? null : g.troops[c.inside]
  const own = host === null ? c.radius : host.width + host.depth
  const { x, y } = host ?? c
  // Well beyond reach: no need to measure.
  if (length(x - u.x, y - u.y) > limit + own + u.width + u.depth) return false
  return distanceFrom(g, c, u) <= limit
}

/** A battery has men in charge of its own: its first gun, and all that stand within six inches of the rest of it (TER-ART-20). */
function withItsBattery(g: Field, u: Troop): boolean {
  const [first, ...others] = g.troops.filter(o => o.command === u.command && o.where === 'table' && isArtillery(g, o))
  if (first === undefined || first === u) return true
  const battery = [first]
  let rest = others
  for (const gun of battery) {
    const near = rest.filter(o => distance(bodyOf(gun), bodyOf(o)) <= inches(6) + 5)
    if (near.includes(u)) return true
    battery.push(...near)
    rest = rest.filter(o => !near.includes(o))
  }
  return false
}

/** Is somebody near who may give it orders (TER-CHK-02, 04, 05, TER-CMD-06)? */
export function inCommand(g: Field, u: Troop): boolean {
  if (has(g, u, 'needsNoCommander') || isLed(g, u) || u.where !== 'table') return true
  if (isArtillery(g, u) && withItsBattery(g, u)) return true
  for (const c of g.commanders) {
    if (c.side !== u.side || c.where !== 'table' || !interacts(g, c, u) || !reaches(g, c, u)) continue
    if (leads(c, 'commandsUnseen') !== null || commanderSees(g, c, u)) return true
  }
  return false
}

/** Does a commander of its side reach it and see it? */
export const isReachedBy = (g: Field, u: Troop, c: Commander): boolean =>
  c.where === 'table' && interacts(g, c, u) && reaches(g, c, u) && (c.inside === u.id || commanderSees(g, c, u))
/** A friendly commander with the gift who reaches the troop. */
export function reachedBy(g: Field, u: Troop, hook: keyof Leading): Commander | null {
  for (const c of g.commanders)
    if (c.side === u.side && c.where === 'table' && leads(c, hook) !== null && isReachedBy(g, u, c)) return c
  return null
}
