import type { Rule } from '../events.ts'
import { type Field, kindOf, put, type Unit } from '../position.ts'
import { heroesAboard, isExposed, isMounted } from '../rules/aboard.ts'
import { crewOf, ridersOf } from '../rules/crew.ts'
import { asKind, tally, underFire } from '../rules/mixed.ts'
import { becomesDue, splitOf } from '../traits/index.ts'
import type { Context } from '../traits/trait.ts'
import { dice, type Table } from './book.ts'
import { wound } from './losses.ts'

/** What of a unit is struck, and how often. */
export interface Part {
  /** Who loses models. */
  unit: Unit
  /** Whose Toughness and armour count: the unit, or it as one of its riders. */
  as: Unit
  /** Whose armour saves him, if it is not his own (WAB-PMOUNT-05). */
  saver?: Unit
  /** The kind of its men that falls first. */
  only?: number
  /** Which of the riders; -1 for the unit itself. */
  rider: number
  hits: number
}
const ALL = 6

/** Hits on what carries others fall on it or on them, by a die each (WAB-ELE-18, 32, WAB-WAR-09, WAB-WAG-14, 17). */
export function partsStruck(r: Table, u: Unit, hits: number, c: Context): Part[] {
  const g = r.field
  const as = c.occasion === 'blow' ? u : underFire(g, u)
  const whole = (n: number): Part => ({ unit: u, as, rider: -1, hits: n, ...armourOf(g, u) })
  if (hits === 0) return [whole(0)]
  const [hero] = heroesAboard(g, u).filter(h => !g.combats.some(f => f.duel.includes(h.id)))
  if (hero !== undefined && kindOf(g, u).troop === 'chariot') return inChariot(r, u, hero, hits, c, whole)
  const split = splitOf(g, u, c)
  if (split?.mixed === true) return inPack(r, u, hits, split.rule)
  if (split === null || kindOf(g, u).crew.length === 0 || (hero === undefined && ridersOf(g, u).length === 0))
    return [whole(hits)]
  const faces = split.crew.length < ALL ? dice(r, hits) : []
  const struck = faces.length === 0 ? hits : faces.filter(f => split.crew.includes(f)).length
  if (faces.length > 0) r.tell({ type: 'shared', rules: [split.rule], unit: u.id, dice: faces, n: struck })
  const parts: Part[] = hits > struck && split.spared !== true ? [whole(hits - struck)] : []
  const his = hero === undefined ? 0 : hitsOnHero(r, u, faces, struck)
  if (hero !== undefined && his > 0) parts.push({ unit: hero, as: hero, rider: -1, hits: his, ...armourOf(g, hero) })
  const aboard = struck - his
  if (aboard === 0) return parts
  const served = crewOf(g, u)
  if (served !== null) return [...parts, { unit: served, as: served, rider: -1, hits: aboard }]
  if (split.random !== true) return [...parts, riderPart(r, u, 0, aboard)]
  // Half and half between the two kinds, by another die (WAB-WAG-14).
  const second = dice(r, aboard).filter(f => f > 3).length
  if (aboard > second) parts.push(riderPart(r, u, 0, aboard - second))
  if (second > 0) parts.push(riderPart(r, u, 1, second))
  return parts
}
/** Missiles fall on handler and hounds alike, by a die of as many sides as are left (WAB-ARB-18, WAB-RUL-311). */
function inPack(r: Table, u: Unit, hits: number, rule: Rule): Part[] {
  const all = tally(u.places, u.kind)
  const left = u.places.length
  const handlers = all.get(u.kind) ?? 0
  const thrown = Array.from({ length: hits }, () => r.roll(left) + 1)
  const his = Math.min(thrown.filter(f => f <= handlers).length, hits)
  r.tell({ type: 'shared', rules: [rule], unit: u.id, dice: thrown, n: his })
  const hound = [...all.keys()].find(k => k !== u.kind) ?? u.kind
  const part = (kind: number, n: number): Part => ({ unit: u, as: asKind(u, kind), rider: -1, hits: n, only: kind })
  return [part(u.kind, his), part(hound, hits - his)].filter(p => p.hits > 0)
}
/** In a chariot of his own a 6 strikes the leader, of missiles; of blows whom they were meant for (WAB-PSHOOT-06, WAB-PMOUNT-03). */
function inChariot(r: Table, u: Unit, hero: Unit, hits: number, c: Context, whole: (n: number) => Part): Part[] {
  if (c.occasion === 'blow' || !isExposed(u)) return [whole(hits)]
  const faces = dice(r, hits)
  const his = faces.filter(f => f === ALL).length
  r.tell({ type: 'shared', rules: ['WAB-PSHOOT-06'], unit: u.id, dice: faces, n: his })
  const parts: Part[] = his < hits ? [whole(hits - his)] : []
  if (his > 0) parts.push({ unit: hero, as: hero, rider: -1, hits: his, ...armourOf(r.field, hero) })
  return parts
}
/** Of the hits on those aboard, how many strike the character with them (WAB-PMOUNT-04, WAB-WAR-10). */
function hitsOnHero(r: Table, u: Unit, faces: readonly number[], struck: number): number {
  const g = r.field
  const others = ridersOf(g, u).reduce((sum, x) => sum + x.n, 0)
  if (others === 0) return struck
  if (kindOf(g, u).troop === 'elephant') return faces.filter(f => f === ALL).length
  const heads = others + heroesAboard(g, u).length
  // Evenly among all: with two of the crew a 5 or 6 is his.
  const sides = ALL % heads === 0 ? ALL : heads
  const thrown = Array.from({ length: struck }, () => r.roll(sides) + 1)
  const his = thrown.filter(f => f > sides - sides / heads).length
  r.tell({ type: 'shared', rules: ['WAB-WAR-10'], unit: u.id, dice: thrown, n: his })
  return his
}
/** Mounted he has the save of the crew (WAB-PMOUNT-05). */
function armourOf(g: Field, u: Unit): { saver?: Unit } {
  if (!isMounted(g, u)) return {}
  const mount = g.units[u.host]
  const [rider] = ridersOf(g, mount)
  return { saver: rider === undefined ? mount : asKind(mount, rider.index) }
}
/** The riders of a kind, or the next that are left. */
function riderPart(r: Table, u: Unit, wanted: number, hits: number): Part {
  const riders = ridersOf(r.field, u)
  const { at, index } = riders.find(x => x.at >= wanted) ?? riders[0]
  return { unit: u, as: asKind(u, index), rider: at, hits }
}

/** Unsaved wounds on a part; gives what could be suffered, and how many models of a unit fell. */
export function hurt(
  r: Table,
  part: Part,
  wounds: number,
  by: Unit | null,
  rules: readonly Rule[],
  touched: { left: boolean; right: boolean } | null = null,
): { fallen: number; wounds: number } {
  const { unit: u, rider } = part
  if (rider < 0) return wound(r, u, wounds, by, rules, touched, part.only)
  // Those of the kind first, then whoever is left: the mahout dies last (WAB-ELE-20).
  const crew = u.crew.slice()
  let left = wounds
  for (let i = 0; i < crew.length && left > 0; i++) {
    const at = (rider + i) % crew.length
    const dead = Math.min(left, crew[at])
    crew[at] -= dead
    if (dead > 0 && crew[at] === 0) put(u, 'lost-riders', at)
    left -= dead
  }
  const n = wounds - left
  u.crew = crew
  if (n > 0 && crew.every(x => x === 0)) becomesDue('crewGone', r.field, u)
  if (n > 0) r.tell({ type: 'crew-fallen', rules, unit: u.id, n, by: by?.id ?? -1 })
  return { fallen: 0, wounds: n }
}
