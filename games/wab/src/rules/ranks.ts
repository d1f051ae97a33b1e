import { aside, drawnUp, type Ranks } from '@acies/table'
import {
  CHAMPION,
  type Field,
  isCharacterPlace,
  isMan,
  kindOf,
  MUSICIAN,
  modelsIn,
  STANDARD,
  type Unit,
} from '../position.ts'
import { reckoned, refusal } from '../traits/index.ts'
import { filesOf, inRank, isCloud, place, ranksOf } from './bodies.ts'
import { firstToFall, isCombined, tally } from './mixed.ts'

/** WAB-UNIT-11, WAB-RUL-144 */
export const MINIMUM = 5
export const WIDE = 4

/** In formation, with the benefits of it: not skirmishers, lone characters, fleers, or who has been below five. */
export const isFormed = (g: Field, u: Unit): boolean =>
  kindOf(g, u).order !== 'loose' &&
  !kindOf(g, u).character &&
  !u.unformed &&
  u.fleeing === 0 &&
  countOf(g, u) >= MINIMUM &&
  refusal('form', g, u) === null
/** For how many models it counts (WAB-UNIT-17). */
export const countOf = (g: Field, u: Unit): number => reckoned('countsAs', modelsIn(u), g, u)
/** Full ranks of four or more behind the first (WAB-CR-04, WAB-RUL-120). */
export function fullRanks(u: Unit): number {
  if (filesOf(u) < WIDE) return 0
  let n = 0
  for (let rank = 1; rank < ranksOf(u); rank++) if (inRank(u, rank) >= WIDE) n++
  return n
}
/** Its ranks and files, as the table counts them. */
export const ranksFor = (g: Field, u: Unit): Ranks => {
  const { width, depth } = kindOf(g, u)
  return { models: modelsIn(u), files: u.files, width, depth, lean: u.lean }
}
/** WAB-MARCH-11 */
export const isColumn = (g: Field, u: Unit): boolean =>
  kindOf(g, u).troop === 'chariot'
    ? filesOf(u) === 1 && ranksOf(u) >= 2
    : !kindOf(g, u).character && !isCloud(u) && modelsIn(u) > 1 && filesOf(u) <= 3 && ranksOf(u) >= filesOf(u)

const holds = (u: Unit, who: number): boolean => u.places.includes(who)
export const hasMusician = (u: Unit): boolean => holds(u, MUSICIAN)
export const hasStandard = (u: Unit): boolean => holds(u, STANDARD)
/** The characters with a unit, or the character himself. */
export function charactersIn(g: Field, u: Unit): Unit[] {
  const found: Unit[] = []
  for (const p of u.places) if (isCharacterPlace(p)) found.push(g.units[p - 1000])
  return found
}
/** The unit a character is with, the machine of a crew, or itself. */
export const bodyGuard = (g: Field, u: Unit): Unit =>
  u.where === 'joined' || u.where === 'aboard' ? bodyGuard(g, g.units[u.host]) : u
export const menIn = (u: Unit): number => {
  let n = 0
  for (const p of u.places) if (isMan(p)) n++
  return n
}

/** Command and characters in the middle of the front rank, the rest in its order behind (WAB-UNIT-04, WAB-RUL-102). */
export const inOrder = (places: readonly number[], files: number): readonly number[] =>
  drawnUp([...places.filter(isCharacterPlace), ...places.filter(p => p < 0)], places.filter(isMan), files)
/** In so many files, the middle of the front where it was. */
export function formUp(u: Unit, files: number): void {
  u.files = Math.max(1, Math.min(files, modelsIn(u)))
  u.places = inOrder(u.places, u.files)
  u.lean = 0
}

/**
 * Who falls next: the type with the largest share left in a mixed unit (WAB-CAS-04), among equals the `weak` one, the last
 * of it. In a combined formation the command is of the kind `own` and falls with the last of it (WAB-FRM-43, 44).
 */
export function nextToFall(
  places: readonly number[],
  shares: ReadonlyMap<number, number>,
  own = -1,
  weak = -1,
): number {
  let kind = NaN
  let most = -1
  if (shares.size > 1) {
    const left = new Map<number, number>()
    for (const p of places) {
      const k = isMan(p) ? p : p < 0 ? own : -1
      if (k >= 0) left.set(k, (left.get(k) ?? 0) + 1)
    }
    for (const [k, n] of left) {
      const share = n / (shares.get(k) ?? 1)
      if (share > most || (share === most && k === weak)) {
        most = share
        kind = k
      }
    }
  }
  for (let i = places.length - 1; i >= 0; i--) if (isMan(places[i]) && (shares.size < 2 || places[i] === kind)) return i
  // When no man is left: musician, standard, champion (WAB-CMD-05).
  for (const who of [MUSICIAN, STANDARD, CHAMPION]) {
    const i = places.indexOf(who)
    if (i >= 0) return i
  }
  return -1
}

/** The last man of a kind, if there is one. */
export function lastOf(places: readonly number[], kind: number): number | undefined {
  const at = kind < 0 ? -1 : places.lastIndexOf(kind)
  return at < 0 ? undefined : at
}
/** How many of each kind of men there are. */
export function sharesOf(u: Unit): Map<number, number> {
  const shares = new Map<number, number>()
  for (const p of u.places) if (isMan(p)) shares.set(p, (shares.get(p) ?? 0) + 1)
  return shares
}
/**
 * Takes so many models off: from the rear, men before command, characters never (WAB-CAS-02 to 04, WAB-CMD-03). A single
 * rank loses from both ends in turn, but first where `touched` says that nobody is touched (WAB-CAS-03, WAB-MELEE-23).
 */
export function takeOff(
  g: Field,
  u: Unit,
  n: number,
  touched: { left: boolean; right: boolean } | null = null,
  only = -1,
): number {
  const combined = isCombined(g, u)
  const shares = combined ? tally(u.places, u.kind) : sharesOf(u)
  const [own, weak] = combined ? [u.kind, firstToFall(g, u)] : [-1, -1]
  const places = u.places.slice()
  let off = 0
  while (off < n) {
    const i = lastOf(places, only) ?? nextToFall(places, shares, own, weak)
    if (i < 0) break
    places.splice(i, 1)
    off++
  }
  const before = filesOf(u)
  u.places = places
  const gone = before - filesOf(u)
  if (gone > 0 && places.length > 0) {
    const { width } = kindOf(g, u)
    const onlyLeft = touched?.right === true && !touched.left
    const onlyRight = touched?.left === true && !touched.right
    // Of an odd number the one more by turns, so that losses one by one do not shift it either.
    const half = before % 2 === 0 ? Math.ceil(gone / 2) : Math.floor(gone / 2)
    // Files lost on the left push the middle of the front to the right.
    const left = onlyLeft ? gone : onlyRight ? 0 : half
    place(u, aside(u, ((left - (gone - left)) * width) / 2))
    u.files = places.length
  }
  if (countOf(g, u) < MINIMUM && !kindOf(g, u).character) u.unformed = true
  return off
}
