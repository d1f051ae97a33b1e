import { open, type Random, type Seat, type Sight } from '@acies/kernel'
import { overlaps } from '@acies/table'
import { CHARACTER, type Field, isCharacterPlace, kindOf, onTable, type Unit } from './position.ts'
import { bodyOf } from './rules/bodies.ts'
import { isSkirmishing, laidOut, scatter } from './rules/cloud.ts'
import { isFound } from './rules/cover.ts'

/** Where an ambush lies only its own side knows (WAB-FRM-20). */
const isHidden = (g: Field, u: Unit, seat: Seat): boolean => u.where === 'ambush' && g.sideOf[seat] !== u.side

/** Nothing else is hidden but distances, which nobody measures. */
export const sight: Sight<Field> = {
  scenario: open,
  width: open,
  depth: open,
  zone: open,
  armies: [{ name: open, edge: open, general: open, standard: open, value: open }],
  sideOf: open,
  kinds: [
    {
      profile: open,
      troop: open,
      character: open,
      m: open,
      ws: open,
      bs: open,
      s: open,
      t: open,
      w: open,
      i: open,
      a: open,
      ld: open,
      width: open,
      depth: open,
      pace: open,
      order: open,
      weapons: open,
      armour: open,
      traits: open,
      points: open,
      crew: [{ kind: open, n: open }],
    },
  ],
  ground: [{ id: open, kind: open, x: open, y: open, facing: open, width: open, depth: open }],
  toLay: open,
  units: [
    {
      id: open,
      side: open,
      seat: open,
      kind: open,
      name: open,
      where: open,
      fate: open,
      x: (n, seat, g, u) => (isHidden(g, u, seat) ? 0 : n),
      y: (n, seat, g, u) => (isHidden(g, u, seat) ? 0 : n),
      facing: (n, seat, g, u) => (isHidden(g, u, seat) ? 0 : n),
      files: open,
      lean: open,
      places: open,
      // From man to man, a knot like any other: it says nothing of where.
      loose: open,
      host: open,
      crew: open,
      hurt: open,
      began: open,
      worth: open,
      fleeing: open,
      unformed: open,
      astray: open,
      exit: open,
      states: [{ is: open, n: open, until: open }],
    },
  ],
  turn: open,
  last: open,
  active: open,
  phase: open,
  links: [{ a: open, b: open, sideA: open, sideB: open }],
  combats: [
    { units: open, round: open, momentum: open, duel: open, stormed: open, wounds: open, margin: open, winner: open },
  ],
  charges: [{ unit: open, targets: open, ignored: open, state: open, wheel: open, redirected: open }],
  due: [{ step: open, v: open }],
  snap: { ranks: open, column: open, fleeing: open, near: open, models: open, shotBy: open },
  trophies: [{ by: open, from: open, army: open }],
  mourning: open,
  points: open,
  grade: open,
}
/** It lies in ambush, and this view does not know where. */
export const isHole = (u: Unit): boolean => u.where === 'ambush' && u.x === 0 && u.y === 0
export const hidden = (view: Field): number => view.units.filter(isHole).length
/** How often a place is looked for where nobody would have found them yet. */
const TRIES = 16
/** In or behind some wood or hill, where no enemy sees them (WAB-FRM-23); where there is none, out in the middle. */
export function guess(view: Field, _seat: Seat, random: Random): void {
  for (const u of view.units) {
    if (!isHole(u)) continue
    for (let tries = 0; tries < TRIES; tries++) {
      lieSomewhere(view, u, random)
      if (!isFound(view, u)) break
    }
  }
}
function lieSomewhere(view: Field, u: Unit, random: Random): void {
  const e = view.ground.length === 0 ? null : view.ground[random(view.ground.length)]
  u.x =
    e === null ? Math.round(view.width / 2) : Math.max(1, Math.round(e.x + random(Math.max(1, e.width)) - e.width / 2))
  u.y = e === null ? Math.round(view.depth / 2) : Math.max(1, Math.round(e.y + random(Math.max(1, e.depth))))
  u.facing = view.armies[u.side].edge === 'south' ? 0 : 18000
  if (isSkirmishing(view, u)) scatter(view, u, laidOut(view, u, 'knot', u))
}

/** What cannot be on a table, or null. */
export function check(g: Field): string | null {
  for (const u of g.units) {
    const wrong = unitFault(g, u)
    if (wrong !== null) return `unit ${u.id} ${wrong}`
  }
  for (const l of g.links) {
    const [a, b] = [g.units[l.a], g.units[l.b]]
    if (a.side === b.side) return `${l.a} and ${l.b} are engaged, and friends`
    if (!onTable(a) || !onTable(b)) return `${l.a} and ${l.b} are engaged, and one is gone`
  }
  return null
}
function unitFault(g: Field, u: Unit): string | null {
  if (![u.x, u.y, u.facing, u.files, u.hurt].every(Number.isInteger)) return 'stands on a fraction'
  if ((u.where === 'joined' || u.where === 'aboard') !== u.host >= 0) return `is with ${u.host}`
  if (u.where === 'joined' && !g.units[u.host].places.includes(CHARACTER + u.id)) return 'is not where he should be'
  if (u.where !== 'table') return null
  if (u.places.length === 0) return 'has no models'
  if (u.loose.length !== 0 && u.loose.length !== 3 * u.places.length) return 'has more places than models'
  if (u.files < 1 || u.files > u.places.length) return `has ${u.places.length} models in ${u.files} files`
  if (u.places.length > u.began + g.units.filter(c => c.host === u.id).length + 1 && !kindOf(g, u).character)
    return 'has grown'
  for (const p of u.places) {
    if (!isCharacterPlace(p) || p === CHARACTER + u.id) continue
    if (g.units[p - CHARACTER].host !== u.id) return `has ${p - CHARACTER} in its ranks, who is elsewhere`
  }
  const body = bodyOf(g, u)
  if (body.minX < -9 || body.minY < -9 || body.maxX > g.width + 9 || body.maxY > g.depth + 9)
    return 'stands off the table'
  for (const o of g.units) {
    if (o.id <= u.id || !onTable(o)) continue
    if (overlaps(body, bodyOf(g, o))) return `stands on ${o.id}`
  }
  return null
}
