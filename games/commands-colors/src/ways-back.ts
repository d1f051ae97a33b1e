import type { Hex } from '@acies/hexes'
import { type Pick, type Picks, thing } from '@acies/kernel'
import { rear } from './battlefield.ts'
import { terrainAt } from './book.ts'
import { type Field, isEmpty, leader, NOBODY, type Unit } from './field.ts'

/** How a unit may go back into a hex: freely, onto a lone leader of its own (where it ends), or not at all. */
export function backInto(g: Field, u: Unit, hex: Hex, mayJoin: boolean): 'free' | 'join' | 'no' {
  if (terrainAt(g, hex).impassable) return 'no'
  if (isEmpty(g, hex)) return 'free'
  const led = g.leaderAt[hex]
  const joins = mayJoin && g.unitAt[hex] === NOBODY && leader(g, led).side === u.side && g.leaderAt[u.hex] === NOBODY
  return joins ? 'join' : 'no'
}

/** How many of so many hexes to the rear can be made from a hex; to join a leader counts as all of them. */
export function deepest(g: Field, u: Unit, hex: Hex, hexes: number, mayJoin: boolean): number {
  if (hexes === 0) return 0
  let best = 0
  const behind = rear(u.side, hex)
  for (let i = 0; i < behind.length && best < hexes; i++)
    best = Math.max(best, through(g, u, behind[i], hexes, mayJoin))
  return best
}
/** The same, through one particular hex. */
function through(g: Field, u: Unit, hex: Hex, hexes: number, mayJoin: boolean): number {
  switch (backInto(g, u, hex, mayJoin)) {
    case 'no':
      return 0
    case 'join':
      return hexes
    case 'free':
      return 1 + deepest(g, u, hex, hexes - 1, mayJoin)
  }
}

/** The rear hexes from which the longest way back stays open. */
export function stepsBack(g: Field, u: Unit, hex: Hex, hexes: number, mayJoin: boolean): Hex[] {
  const best = deepest(g, u, hex, hexes, mayJoin)
  return best === 0 ? [] : rear(u.side, hex).filter(next => through(g, u, next, hexes, mayJoin) === best)
}

/** What may follow on a way back of so many hexes. */
export function pathBack(g: Field, u: Unit, hexes: number, way: Picks, mayJoin: boolean): Hex[] {
  const here = endOf(u, way)
  if (way.length >= hexes || (way.length > 0 && backInto(g, u, here, mayJoin) === 'join')) return []
  return stepsBack(g, u, here, hexes - way.length, mayJoin)
}
const endOf = (u: Unit, way: Picks): Hex => (way.length === 0 ? u.hex : thing(way, way.length - 1))

/** Why a hex is no step on the way back: `shorter` leaves more hexes unmade than another. */
export type NoWayBack = 'aside' | 'impassable' | 'occupied' | 'shorter'
export function whyNotBack(g: Field, u: Unit, way: Picks, pick: Pick, mayJoin: boolean): NoWayBack {
  const hex = rear(u.side, endOf(u, way)).find(behind => behind === pick)
  if (hex === undefined) return 'aside'
  if (terrainAt(g, hex).impassable) return 'impassable'
  return backInto(g, u, hex, mayJoin) === 'no' ? 'occupied' : 'shorter'
}
