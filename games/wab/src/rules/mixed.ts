import { type Field, isMan, kindOf, type Unit, unitWith } from '../position.ts'
import { factOf } from '../traits/index.ts'
import { saveOf } from './blows.ts'
import { filesOf } from './bodies.ts'
import type { Foe } from './engaged.ts'
import { touchedBy } from './touch.ts'

/** How many models of each kind stand in these places; the command is of its unit's kind. */
export function tally(places: readonly number[], own: number): Map<number, number> {
  const found = new Map<number, number>()
  for (const p of places) {
    const kind = isMan(p) ? p : p < 0 ? own : -1
    if (kind >= 0) found.set(kind, (found.get(kind) ?? 0) + 1)
  }
  return found
}
const majorities = new WeakMap<readonly number[], { own: number; most: number }>()
/** The kind most of its models are of; its own among equals (WAB-FRM-37, 38). */
export function mostOf(g: Field, u: Unit): number {
  if (!isCombined(g, u)) return u.kind
  let known = majorities.get(u.places)
  if (known?.own !== u.kind) {
    const all = tally(u.places, u.kind)
    let most = u.kind
    for (const [kind, n] of all) if (n > (all.get(most) ?? 0)) most = kind
    known = { own: u.kind, most }
    majorities.set(u.places, known)
  }
  return known.most
}
/** Units in which men of several kinds stand for whom the rules on mixed ranks are meant. */
export const isCombined = (g: Field, u: Unit): boolean => factOf(kindOf(g, u), 'mixes') === 'kinds'
export const hasDifferentWeapons = (g: Field, u: Unit): boolean => factOf(kindOf(g, u), 'mixes') === 'arms'
export const asKind = (u: Unit, kind: number): Unit => (kind === u.kind ? u : unitWith(u, { kind }))

const bareSave = (g: Field, u: Unit, kind: number): number =>
  saveOf(g, asKind(u, kind), g.kinds[kind], 3, { occasion: 'shot', side: 'front', n: 0 }).total
/** Whose Toughness and save count of these: the most numerous, the better save among equals (WAB-FRM-41, 43, 109). */
function savedBy(g: Field, u: Unit, places: readonly number[]): Unit {
  const all = tally(places, u.kind)
  const most = Math.max(...all.values())
  const able = [...all].flatMap(([kind, n]) => (n === most ? [kind] : []))
  if (able.length < 2) return asKind(u, able[0] ?? u.kind)
  return asKind(
    u,
    able.reduce((a, b) => (bareSave(g, u, b) < bareSave(g, u, a) ? b : a)),
  )
}
const isMixed = (g: Field, u: Unit): boolean => isCombined(g, u) || hasDifferentWeapons(g, u)
/** The unit as those of its men on whom missiles fall. */
export const underFire = (g: Field, u: Unit): Unit => (isMixed(g, u) ? savedBy(g, u, u.places) : u)
/** The kind of men of a mixed unit that falls first where two have lost alike: the one with the worst save (WAB-FRM-43). */
export function firstToFall(g: Field, u: Unit): number {
  if (!isCombined(g, u)) return -1
  const kinds = [...tally(u.places, u.kind).keys()]
  return kinds.length < 2 ? -1 : kinds.reduce((a, b) => (bareSave(g, u, b) > bareSave(g, u, a) ? b : a))
}

/** Of the models that touch a combined unit: how many touch its own men alone, the others alone, or both. */
export interface Touch {
  own: number
  others: number
  both: number
  /** The kind of the others; -1 nobody. */
  kind: number
}
const NOTHING: Touch = { own: 0, others: 0, both: 0, kind: -1 }
export function touchOf(g: Field, by: Unit, foe: Foe): Touch {
  const { unit } = foe
  if (!isCombined(g, unit)) return NOTHING
  const found = { ...NOTHING }
  for (const places of touchedBy(g, by, foe).values()) {
    const kinds = new Set(
      tally(
        places.map(p => unit.places[p]),
        unit.kind,
      ).keys(),
    )
    const other = [...kinds].find(k => k !== unit.kind)
    if (other !== undefined) found.kind = other
    if (other === undefined) found.own += kinds.size
    else if (kinds.has(unit.kind)) found.both++
    else found.others++
  }
  return found
}
/** Who of a unit is struck by n models: of a combined one those in contact, as the attacker says (WAB-FRM-42). */
export function menStruck(
  g: Field,
  by: Unit,
  foe: Foe | undefined,
  struck: Unit,
  n: number,
  wants: string,
): { as: Unit; n: number }[] {
  if (hasDifferentWeapons(g, struck)) return [{ as: savedBy(g, struck, struck.places.slice(0, filesOf(struck))), n }]
  if (foe === undefined || foe.unit !== struck || !isCombined(g, struck)) return [{ as: struck, n }]
  const { own, others, both, kind } = touchOf(g, by, foe)
  const all = own + others + both
  if (kind < 0 || all === 0) return [{ as: struck, n }]
  const there = Math.floor((n * (others + (wants === 'rear-men' ? both : 0))) / all)
  return [
    { as: struck, n: n - there },
    { as: asKind(struck, kind), n: there },
  ].filter(part => part.n > 0)
}
