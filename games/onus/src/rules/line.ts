import { type Body, bodyOf, closer, distance, edgeOf, polygonPiece } from '@acies/table'
import type { Rule } from '../events.ts'
import { type Field, isEngaged, NOBODY, stands, UD, type Unit } from '../position.ts'
import { baseOf, isFar } from './stance.ts'

/** Units that may be roused as a line: unengaged, not fleeing, under no order (ONU-OPT-50, ONU-CRD-06). */
export const lineable = (g: Field, seat: number): number[] =>
  g.units
    .filter(u => u.seat === seat && stands(u) && !u.fleeing && !isEngaged(g, u) && u.doings.order === NOBODY)
    .map(u => u.id)

/** A flank as a body without depth. */
function flankOf(u: Unit, side: 'left' | 'right'): Body {
  const { ax, ay, bx, by } = edgeOf(baseOf(u), side)
  const nx = (by - ay) / 4000
  const ny = (ax - bx) / 4000
  return bodyOf([polygonPiece([ax, ay, bx, by, bx - nx, by - ny, ax - nx, ay - ny])])
}
const FLANKS = ['left', 'right'] as const

/** Are two units less than 1 UD apart, flank to flank? (ONU-OPT-53) */
export function areBeside(a: Unit, b: Unit): boolean {
  if (isFar(b, a, 3 * UD)) return false
  return FLANKS.some(s => FLANKS.some(t => closer(distance(flankOf(a, s), flankOf(b, t)), UD)))
}

/** Who stands beside whom. */
type Links = ReadonlyMap<Unit, readonly Unit[]>
const linksOf = (units: readonly Unit[]): Links =>
  new Map(units.map(u => [u, units.filter(o => o !== u && areBeside(u, o))]))

/** The rule by which units are no line: each is beside two others, those at the ends beside one (ONU-OPT-53, ONU-OPT-54). */
export function lineFault(g: Field, ids: readonly number[]): Rule | null {
  const units = ids.map(id => g.units[id])
  return faultOf(units, linksOf(units))
}
function faultOf(units: readonly Unit[], links: Links): Rule | null {
  if (units.length < 2) return 'ONU-OPT-50'
  const beside = (u: Unit): readonly Unit[] => links.get(u)?.filter(o => units.includes(o)) ?? []
  const ends = units.map(u => beside(u).length)
  if (ends.some(n => n > 2)) return 'ONU-OPT-54'
  // A path: connected, and with two ends.
  const seen = new Set([units[0]])
  for (const u of seen) for (const o of beside(u)) seen.add(o)
  if (seen.size < units.length) return 'ONU-OPT-53'
  return ends.filter(n => n === 1).length === 2 ? null : 'ONU-OPT-54'
}

/** The longest lines there are, one for each unit they can begin with. */
export function linesOf(g: Field, seat: number): number[][] {
  const free = lineable(g, seat).map(id => g.units[id])
  const links = linksOf(free)
  const found: number[][] = []
  for (const first of free) {
    const line = [first]
    for (;;) {
      const next = free.find(u => !line.includes(u) && faultOf([...line, u], links) === null)
      if (next === undefined) break
      line.push(next)
    }
    if (line.length > 1) found.push(line.map(u => u.id).sort((a, b) => a - b))
  }
  return found
}
/** Whether any two could advance as a line. */
export const hasLine = (g: Field, seat: number): boolean => {
  const free = lineable(g, seat).map(id => g.units[id])
  return free.some((u, i) => free.some((o, j) => j > i && areBeside(u, o)))
}

/** The direction that most of a line look in (ONU-OPT-51). */
export function bearingOf(g: Field, ids: readonly number[]): number {
  const facings = ids.map(id => g.units[id].facing)
  const alike = (f: number) => facings.filter(o => o === f).length
  return facings.reduce((best, f) => (alike(f) > alike(best) ? f : best))
}
