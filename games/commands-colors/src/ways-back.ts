import type { Hex } from '@acies/hexes'
import { type Pick, type Picks, thing } from '@acies/kernel'
import { rear } from './battlefield.ts'
import { isBarred } from './book.ts'
import { type Field, isEmpty, leader, NOBODY, type Unit } from './field.ts'

/** Whether a way back may end on a lone leader of one's own: never, anywhere (he ends it), or as its last hex. */
export type Joining = 'never' | 'anywhere' | 'last'

/** How a unit may go back into a hex: freely, onto a lone leader of its own (where it ends), or not at all. */
export function backInto(g: Field, u: Unit, hex: Hex, joining: Joining): 'free' | 'join' | 'no' {
  if (isBarred(g, u, hex)) return 'no'
  if (isEmpty(g, hex)) return 'free'
  if (joining === 'never' || g.unitAt[hex] !== NOBODY || g.leaderAt[u.hex] !== NOBODY) return 'no'
  return leader(g, g.leaderAt[hex]).side === u.side ? 'join' : 'no'
}

/** How many of so many hexes to the rear can be made from a hex; to join a leader counts as all of them. */
export function deepest(g: Field, u: Unit, hex: Hex, hexes: number, joining: Joining): number {
  if (hexes === 0) return 0
  let best = 0
  const behind = rear(u.side, hex)
  for (let i = 0; i < behind.length && best < hexes; i++)
    best = Math.max(best, through(g, u, behind[i], hexes, joining))
  return best
}
/** The same, through one particular hex. */
function through(g: Field, u: Unit, hex: Hex, hexes: number, joining: Joining): number {
  switch (backInto(g, u, hex, joining)) {
    case 'no':
      return 0
    case 'join':
      return joining === 'last' && hexes > 1 ? 0 : hexes
    case 'free':
      return 1 + deepest(g, u, hex, hexes - 1, joining)
  }
}

/** The rear hexes from which the longest way back stays open. */
function stepsBack(g: Field, u: Unit, hex: Hex, hexes: number, joining: Joining): Hex[] {
  const best = deepest(g, u, hex, hexes, joining)
  return best === 0 ? [] : rear(u.side, hex).filter(next => through(g, u, next, hexes, joining) === best)
}

/** What may follow on a way back of so many hexes. */
export function pathBack(g: Field, u: Unit, hexes: number, way: Picks, joining: Joining): Hex[] {
  const here = endOf(u, way)
  if (way.length >= hexes || (way.length > 0 && backInto(g, u, here, joining) === 'join')) return []
  return stepsBack(g, u, here, hexes - way.length, joining)
}
const endOf = (u: Unit, way: Picks): Hex => (way.length === 0 ? u.hex : thing(way, way.length - 1))

/** Why a hex is no step on the way back: `shorter` leaves more hexes unmade than another. */
export type NoWayBack = 'aside' | 'impassable' | 'occupied' | 'shorter'
export function whyNotBack(g: Field, u: Unit, way: Picks, pick: Pick, joining: Joining): NoWayBack {
  const hex = rear(u.side, endOf(u, way)).find(behind => behind === pick)
  if (hex === undefined) return 'aside'
  if (isBarred(g, u, hex)) return 'impassable'
  return backInto(g, u, hex, joining) === 'no' ? 'occupied' : 'shorter'
}
