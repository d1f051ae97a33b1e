import { type Field, has, kindOf, modelsIn, type Struck, type Unit } from '../position.ts'
import { filesOf, inRank, ranksOf } from './bodies.ts'
import { foesOf } from './engaged.ts'
import { isFormed, WIDE } from './ranks.ts'

/** What kinds of phalanx there are (WAB-FRM-92). */
const PHALANXES = ['phalanx', 'phalanx-trained', 'phalanx-macedonian', 'phalanx-medieval'] as const
export type Phalanx = (typeof PHALANXES)[number]
const phalanxOf = (g: Field, u: Unit): Phalanx | null =>
  PHALANXES.find(name => kindOf(g, u).traits.includes(name)) ?? null

const LEAST = 12
/** Full ranks of four or more, the first included. */
const deepRanks = (u: Unit): number => {
  let n = 0
  for (let rank = 0; rank < ranksOf(u); rank++) if (inRank(u, rank) >= WIDE) n++
  return n
}
/**
 * Twelve models or more in two ranks of four (medieval three), wider than deep by a model (WAB-FRM-82, 95, WAB-RUL-257);
 * so drawn up at deployment and in battle (WAB-RUL-258).
 */
export function isDrawnUpAsPhalanx(g: Field, u: Unit): boolean {
  const kind = phalanxOf(g, u)
  if (kind === null || modelsIn(u) < LEAST) return false
  return deepRanks(u) >= (kind === 'phalanx-medieval' ? 3 : 2) && filesOf(u) > ranksOf(u)
}
/** It fights as a phalanx: formed so, and its ranks not lost, but for an elephant (WAB-FRM-86). */
export function fightsAsPhalanx(g: Field, u: Unit): boolean {
  if (!isDrawnUpAsPhalanx(g, u) || !isFormed(g, u)) return false
  if (!has(u, 'ranks-lost')) return true
  return foesOf(g, u).some(f => kindOf(g, f.unit).troop === 'elephant') && foesOf(g, u).every(f => f.own === 'front')
}
/** Whether it meets somebody as a phalanx with this side of its own. */
export const isPhalanxFront = (g: Field, u: Unit, side: Struck | undefined): boolean =>
  (side === 'front' || has(u, 'hedgehog')) && fightsAsPhalanx(g, u)
/** Horse that charges the front of a phalanx has nothing of its formation (WAB-FRM-91, WAB-RUL-333). */
export const spoiltByPhalanx = (g: Field, u: Unit): boolean =>
  kindOf(g, u).troop !== 'infantry' && foesOf(g, u).some(f => isPhalanxFront(g, f.unit, f.theirs))

/** Charged, met a charge, or burst in, and this is the first round of its fight. */
export const isCharging = (u: Unit): boolean => has(u, 'charged') || has(u, 'burst-in') || has(u, 'countercharged')
/** Where it stands, as one number. */
export const spotOf = (u: Unit): number => u.x * 1_000_000 + u.y
