import { type Choice, type Pick, thing, word } from '@acies/kernel'
import { REACTIONS, type Reaction, type Rule } from '../events.ts'
import { type Field, isFleeing, kindOf, onTable, type Side, type Unit } from '../position.ts'
import { distanceBetween } from '../rules/bodies.ts'
import { batteryOf, isAbandoned } from '../rules/crew.ts'
import { isEngaged } from '../rules/engaged.ts'
import { allowanceOf } from '../rules/pace.ts'
import { isColumn } from '../rules/ranks.ts'
import { sideStruck } from '../rules/route.ts'
import { missileAgainstCharge } from '../rules/shots.ts'
import { sees } from '../rules/sight.ts'
import { refusal } from '../traits/index.ts'
import { ownerOf, question, seatsOf } from './book.ts'

/** Who charges a unit in this turn. */
export function chargersOf(g: Field, u: Unit): Unit[] {
  const found: Unit[] = []
  for (const c of g.charges) if (c.state === 'declared' && c.targets.includes(u.id)) found.push(g.units[c.unit])
  return found
}

/** Horse and chariots alone counter-charge, and are met so (WAB-REACT-03, WAB-CCHG-01). */
const isSwift = (g: Field, u: Unit): boolean => ['cavalry', 'chariot'].includes(kindOf(g, u).troop)

/** The rule by which a charged unit may not react so, or null. Distances are found out later (WAB-REACT-05). */
export function mayNotReact(g: Field, u: Unit, how: Reaction, chargers = chargersOf(g, u)): Rule | null {
  if (isEngaged(g, u)) return how === 'hold' ? null : 'WAB-REACT-14'
  if (isFleeing(u)) return how === 'flee' ? null : 'WAB-REACT-15'
  const barred = refusal('react', g, u, { reaction: how })
  if (barred !== null) return barred
  for (const c of chargers) {
    const rule = refusal('be-met', g, c, { other: u, reaction: how })
    if (rule !== null) return rule
  }
  switch (how) {
    case 'hold':
      return refusal('hold', g, u)
    case 'flee':
    case 'ignore':
      return null
    case 'stand-and-shoot':
      if (refusal('fires-back', g, u) !== null) return null
      return missileAgainstCharge(g, u, 'stand') === null ? 'WAB-REACT-04' : null
    case 'shoot-and-flee':
      if (missileAgainstCharge(g, u, 'flee') !== null) return null
      return missileAgainstCharge(g, u, 'stand') === null ? 'WAB-REACT-09' : 'WAB-WPN-46'
    case 'feign':
    case 'shoot-and-feign': {
      // Only from the front, and who has learnt it (WAB-FRM-57).
      if (refusal('may-feign', g, u) === null) return 'WAB-FRM-57'
      if (chargers.some(c => sideStruck(g, c, u) !== 'front')) return 'WAB-FRM-57'
      return how === 'feign' ? null : mayNotReact(g, u, 'shoot-and-flee', chargers)
    }
    case 'counter-charge': {
      if (!isSwift(g, u) || chargers.some(c => !isSwift(g, c))) return 'WAB-CCHG-01'
      if (kindOf(g, u).character) return 'WAB-PERS-03'
      if (isColumn(g, u)) return 'WAB-CCHG-08'
      if (chargers.some(c => sideStruck(g, c, u) !== 'front')) return 'WAB-REACT-03'
      return chargers.some(c => sees(g, u, c)) ? null : 'WAB-RUL-108'
    }
  }
}
function reactionsOf(g: Field, u: Unit): Reaction[] {
  const chargers = chargersOf(g, u)
  return REACTIONS.filter(how => mayNotReact(g, u, how, chargers) === null)
}
/** Why it may do nothing else; null where it has decided (WAB-REACT-14, 15, WAB-ELE-15). */
export function forcedTo(g: Field, u: Unit, how: Reaction): Rule | null {
  const other = how === 'hold' ? 'flee' : 'hold'
  return reactionsOf(g, u).length > 1 ? null : mayNotReact(g, u, other)
}
/** Somebody charges it, and it may react in more than one way. */
function hasChoice(g: Field, u: Unit): boolean {
  const chargers = chargersOf(g, u)
  if (chargers.length === 0) return false
  let ways = 0
  for (const how of REACTIONS) if (mayNotReact(g, u, how, chargers) === null && ++ways > 1) return true
  return false
}
/** Charged units of a side that have a choice. */
const whoMayReact = (g: Field, side: Side): number[] =>
  g.units.filter(u => u.side === side && onTable(u) && hasChoice(g, u)).map(u => u.id)
export const anyMayReact = (g: Field, side: Side): boolean =>
  g.units.some(u => u.side === side && onTable(u) && hasChoice(g, u))

/** What those do of whom nothing is said: who may not hold, as horse before elephants, runs (WAB-REACT-02, WAB-ELE-15). */
function restOf(g: Field, left: readonly number[]): 'rest-hold' | 'rest-flee' | 'rest-hold-if-able' {
  const holding = left.filter(id => mayNotReact(g, g.units[id], 'hold') === null).length
  return holding === left.length ? 'rest-hold' : holding === 0 ? 'rest-flee' : 'rest-hold-if-able'
}

/** Every charged unit says what it does, once all charges are declared (WAB-REACT-01, WAB-TURN-05, WAB-RUL-182). */
export const react = question({
  name: 'react',
  kind: 'assign',
  rules: ['WAB-REACT-01', 'WAB-REACT-16', 'WAB-REACT-17'],
  with: (a: { side: Side }) => a,
  seats: (g, v) => seatsOf(g, v.side),
  next(g, v, draft): Choice | null {
    if (draft.length % 2 === 1) {
      const about = thing(draft, draft.length - 1)
      return { of: 'word', options: reactionsOf(g, g.units[about]), about }
    }
    const left = whoMayReact(g, v.side).filter(id => !draft.includes(id) && !answered(g, draft, id))
    return left.length === 0 ? null : { of: 'unit', options: left, enough: restOf(g, left) }
  },
  why(g, v, draft, pick) {
    if (draft.length % 2 === 0) return wrongUnit(g, v.side, pick)
    const how = REACTIONS.find(x => x === pick)
    return how === undefined ? null : mayNotReact(g, g.units[thing(draft, draft.length - 1)], how)
  },
  take: (_r, _v, picks): Pick[] => picks.slice(),
})
/** One of its battery has answered for all (WAB-WAR-17). */
const answered = (g: Field, draft: readonly Pick[], id: number): boolean =>
  batteryOf(g, g.units[id]).some(m => m.id !== id && draft.some((p, k) => k % 2 === 0 && p === m.id))
function wrongUnit(g: Field, side: Side, pick: Pick): Rule {
  const u = typeof pick === 'number' ? g.units[pick] : undefined
  if (u === undefined || u.side !== side || chargersOf(g, u).length === 0) return 'WAB-REACT-01'
  return isEngaged(g, u) ? 'WAB-REACT-14' : isFleeing(u) ? 'WAB-REACT-15' : 'WAB-REACT-16'
}
/** The reactions in the order of the answer; whoever said nothing holds, fleers flee (WAB-REACT-02, 15). */
export function reactionsIn(g: Field, side: Side, picks: readonly Pick[]): { unit: number; how: Reaction }[] {
  const said: { unit: number; how: Reaction }[] = []
  for (let i = 0; i + 1 < picks.length; i += 2) said.push({ unit: thing(picks, i), how: word(picks, i + 1, REACTIONS) })
  // A battery has one reaction, and all its crews run together (WAB-WAR-17).
  for (const { unit, how } of [...said])
    for (const m of batteryOf(g, g.units[unit]))
      if (!said.some(s => s.unit === m.id) && (how === 'flee' || chargersOf(g, m).length > 0))
        if (!isEngaged(g, m) && !isAbandoned(g, m)) said.push({ unit: m.id, how })
  for (const u of g.units) {
    if (u.side !== side || !onTable(u) || chargersOf(g, u).length === 0 || said.some(s => s.unit === u.id)) continue
    const may = reactionsOf(g, u)
    said.push({ unit: u.id, how: may.includes('hold') ? 'hold' : (may[0] ?? 'hold') })
  }
  return said
}

/** May it shoot at this charger: farther than half its charge, seen, and before its front unless mounted (WAB-SCHG-01, WAB-RUL-109, 138)? */
export function canShootBack(g: Field, u: Unit, charger: Unit): boolean {
  if (isEngaged(g, u) || isFleeing(u) || refusal('shoot', g, u, { occasion: 'reaction' }) !== null) return false
  if (distanceBetween(g, u, charger) * 2 <= allowanceOf(g, charger, 'charge')) return false
  return sees(g, u, charger, kindOf(g, u).troop !== 'infantry')
}

/** A shoot-and-flee unit that has stopped every charge on it may stay after all (WAB-REACT-10, WAB-RUL-183). */
export const stay = question({
  name: 'stay',
  kind: 'one',
  rules: ['WAB-REACT-10', 'WAB-RUL-183'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: STAYS, about: v.unit }),
  take: (_r, _v, picks): string => word(picks, 0, STAYS),
})
const STAYS = ['stay', 'flee'] as const

/** WAB-REVEAL-01 to 03, WAB-RUL-148 */
export const redirect = question({
  name: 'redirect',
  kind: 'one',
  rules: ['WAB-REVEAL-01', 'WAB-REVEAL-03'],
  with: (a: { unit: number; revealed: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: [v.revealed], about: v.unit, enough: 'keep' },
  take: (_r, _v, picks): boolean => picks.length > 0,
})
/** A revealed enemy holds or flees (WAB-REVEAL-04, WAB-REACT-18). */
export const reactRevealed = question({
  name: 'react-revealed',
  kind: 'one',
  rules: ['WAB-REVEAL-04', 'WAB-REACT-18'],
  with: (a: { unit: number; by: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: REVEALED, about: v.unit }),
  take: (_r, _v, picks): Reaction => word(picks, 0, REVEALED),
})
const REVEALED = ['hold', 'flee'] as const
