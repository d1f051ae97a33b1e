import type { Pick } from '@acies/kernel'
import type { Rule } from '../events.ts'
import { type Field, has, heldBy, isFleeing, kindOf, onTable, type Unit } from '../position.ts'
import { refusal } from '../traits/index.ts'
import { isOwnChariot } from './aboard.ts'
import { isCloud } from './bodies.ts'
import { isSkirmishing, mayLoosen } from './cloud.ts'
import { isPassenger, mayJoinNobody, mayNotJoin, mayNotLeave } from './company.ts'
import { machinesFor } from './crew.ts'
import { isEngaged } from './engaged.ts'
import { hasMusician } from './ranks.ts'

/** How a unit goes, said before its first step (WAB-RUL-194). */
export const WAYS = [
  'move',
  'march',
  'fast-march',
  'reform',
  'shieldwall',
  'hedgehog',
  'skirmish',
  'loose-march',
  'loosen',
  'ranks',
  'go',
  'join',
  'leave',
  'enter',
  'man',
] as const
export type MoveWay = (typeof WAYS)[number]
export const isLegged = (way: Pick): way is 'move' | 'march' | 'fast-march' =>
  way === 'move' || way === 'march' || way === 'fast-march'

/** The rule by which a unit may not be moved in the remaining moves, or null. */
export function mayNotMove(g: Field, u: Unit): Rule | null {
  if (u.side !== g.active) return 'WAB-GEN-07'
  if (u.where === 'off') return has(u, 'returned') ? null : 'WAB-PURS-21'
  if (isPassenger(g, u)) return mayNotLeave(g, u)
  if (!onTable(u)) return 'WAB-MOV-03'
  if (isFleeing(u)) return 'WAB-FLEE-05'
  if (isEngaged(g, u)) return 'WAB-MOV-07'
  const held = heldBy(u)
  if (held !== null) return held
  if (has(u, 'moved')) return 'WAB-MOV-03'
  return refusal('manoeuvre', g, u, ANY)
}
/** The rule by which a way of going is closed to a unit, or null. */
export function wayBarred(g: Field, u: Unit, way: MoveWay): Rule | null {
  if (u.where === 'off') return way === 'enter' ? null : 'WAB-PURS-24'
  if (isPassenger(g, u)) return way === 'leave' ? null : 'WAB-PERS-16'
  const lone = kindOf(g, u).character
  // Loose models need no manoeuvres and know no march (WAB-SKI-06 to 08).
  if (isSkirmishing(g, u)) return way === 'skirmish' ? null : 'WAB-SKI-06'
  if (isCloud(u)) return looseBarred(g, u, way)
  switch (way) {
    case 'skirmish':
    case 'loose-march':
    case 'ranks':
      return 'WAB-MAN-01'
    case 'loosen':
      return mayLoosen(g, u) ? refusal('manoeuvre', g, u, { way }) : 'WAB-MAN-01'
    case 'enter':
      return 'WAB-PURS-24'
    case 'leave':
      return 'WAB-PERS-19'
    case 'go':
      return lone ? null : 'WAB-MOV-04'
    case 'join':
      return !lone && !isOwnChariot(g, u) ? 'WAB-PERS-08' : mayJoinNobody(g, u)
    case 'man':
      return machinesFor(g, u).length > 0 ? null : 'WAB-WAR-23'
    case 'move':
      return lone ? 'WAB-PERS-02' : refusal('manoeuvre', g, u, { way })
    case 'shieldwall':
    case 'hedgehog':
      return refusal('may-form', g, u, { way }) === null ? 'WAB-MAN-01' : null
    case 'march':
      return lone ? 'WAB-PERS-02' : marchBarred(g, u)
    case 'fast-march':
      if (lone) return 'WAB-PERS-02'
      if (g.snap.column[u.id] !== 1) return 'WAB-MARCH-12'
      return g.snap.near[u.id] > 0 ? 'WAB-MARCH-14' : (marchBarred(g, u) ?? refusal('fast-march', g, u))
    case 'reform':
      if (lone || !hasMusician(u)) return 'WAB-MAN-11'
      return refusal('reform', g, u)
  }
}
/** A loose group drives as it stands, at double as others march, or back into its ranks (WAB-CHA-09, 10, 15, WAB-MARCH-13). */
function looseBarred(g: Field, u: Unit, way: MoveWay): Rule | null {
  if (way === 'skirmish' || way === 'ranks') return refusal('manoeuvre', g, u, { way })
  return way === 'loose-march' ? marchBarred(g, u) : 'WAB-CHA-10'
}
/** WAB-MARCH-01, 03, 05, 06 */
function marchBarred(g: Field, u: Unit): Rule | null {
  const { troop } = kindOf(g, u)
  if (troop === 'elephant' || troop === 'machine') return 'WAB-MARCH-06'
  if (!hasMusician(u) && refusal('lead-march', g, u) === null) return 'WAB-MARCH-01'
  const near = g.snap.near[u.id]
  const mounted = troop === 'cavalry' || troop === 'chariot'
  if (near === 3 || (near === 2 && !mounted)) return 'WAB-MARCH-03'
  return refusal('march', g, u) ?? refusal('manoeuvre', g, u, { way: 'march' })
}
export function hostsFor(g: Field, c: Unit): number[] {
  const found: number[] = []
  for (const u of g.units) if (u.side === c.side && mayNotJoin(g, c, u) === null) found.push(u.id)
  return found
}
export function movable(g: Field): number[] {
  const found: number[] = []
  for (const u of g.units) if (u.side === g.active && mayNotMove(g, u) === null) found.push(u.id)
  return found
}
const ANY = { way: 'any' }
