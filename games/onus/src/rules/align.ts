import {
  alongSide,
  asideOf,
  type Base,
  baseAt,
  flush,
  nearest,
  type Point,
  type Pose,
  type Side,
  SLACK,
  spot,
  contactOf as touchOf,
  turnBetween,
} from '@acies/table'
import { DEPTH, type End, type Field, SECTION, type Unit, WIDTH } from '../position.ts'
import { isReserved } from './rest.ts'
import { type Drawn, hasRoom, lineAt, stanceOf } from './stance.ts'

/** A place on the lattice of an enemy's sections where a charger stands front to side (ONU-CHG-05). */
export interface Place extends Pose {
  /** How many of its sections face sections of that side. */
  full: number
}

/** The stretch of a side on which sections can be met, clockwise; extensions lengthen the front and cover a flank. */
function stretchOf(foe: Drawn, side: Side): { from: number; to: number } {
  switch (side) {
    case 'front':
      return { from: foe.left ? -SECTION : 0, to: WIDTH + (foe.right ? SECTION : 0) }
    case 'rear':
      return { from: 0, to: WIDTH }
    case 'right':
      return { from: foe.right ? SECTION : 0, to: DEPTH }
    case 'left':
      return { from: 0, to: foe.left ? DEPTH - SECTION : DEPTH }
  }
}

/** How much of a line whose middle lies so far along a side is shared with it. Its right end comes first. */
function shared(line: { left: boolean; right: boolean }, offset: number, from: number, to: number): number {
  const low = offset - WIDTH / 2 - (line.right ? SECTION : 0)
  const high = offset + WIDTH / 2 + (line.left ? SECTION : 0)
  return Math.min(high, to) - Math.max(low, from)
}

/**
 * Where a unit that has touched a side of an enemy lines up (ONU-CHG-04, 05): the nearest place of the lattice on which
 * every section that touched in part touches wholly; where others are in the way the nearest with at least one (ONU-CHG-07,
 * ONU-R-88). Two when they are as near, none when there is no room.
 */
export function places(g: Field, u: Unit, at: Pose, foe: Unit, side: Side, touch: Point): Place[] {
  const { base } = stanceOf(foe)
  const met = alongSide(base, side, touch) + asideOf(at, touch.x, touch.y)
  const { from, to } = stretchOf(foe, side)
  const most = Math.floor((to - from) / SECTION)
  const wanted = Math.min(most, Math.max(1, Math.ceil((shared(u, met, from, to) - SLACK) / SECTION)))
  const found: { offset: number; full: number; far: number }[] = []
  const span = WIDTH / 2 + 2 * SECTION
  const first = Math.ceil((from - span) / SECTION) * SECTION
  for (let offset = first; offset <= to + span; offset += SECTION) {
    const full = Math.round(shared(u, offset, from, to) / SECTION)
    if (full >= 1) found.push({ offset, full, far: Math.abs(offset - met) })
  }
  found.sort((a, b) => a.far - b.far)
  const room = new Map<number, boolean>()
  const fits = ({ offset }: { offset: number }) => {
    let known = room.get(offset)
    if (known === undefined) {
      const line = lineAt(u, flush(base, side, offset))
      known = hasRoom(g, line, o => o.id !== u.id && o.under !== u.id) && !isReserved(g, u, line)
      room.set(offset, known)
    }
    return known
  }
  const best =
    found.find(p => p.far < SECTION && p.full >= wanted && fits(p)) ??
    found.find(p => p.full >= wanted && fits(p)) ??
    found.find(fits)
  if (best === undefined) return []
  const alike = found.filter(
    p => Math.abs(p.far - best.far) <= SLACK && (p.full >= wanted || best.full < wanted) && (p === best || fits(p)),
  )
  return alike.map(({ offset, full }) => ({ full, ...flush(base, side, offset) }))
}

/** The card and the extensions of a line as bases. */
export function partsOf(d: Drawn): { base: Base; end: End | 'card' }[] {
  const off = (WIDTH + SECTION) / 2
  const at = (right: number): Base => ({ ...baseAt(SECTION, SECTION, d), ...spot(d, right, 0) })
  const parts: { base: Base; end: End | 'card' }[] = [{ base: stanceOf(d).base, end: 'card' }]
  if (d.left) parts.push({ base: at(-off), end: 'left' })
  if (d.right) parts.push({ base: at(off), end: 'right' })
  return parts
}

/**
 * The sides of a base that a line which comes straight on has touched with its front, and where: one, or at a corner the two
 * that it can turn against (ONU-CHG-04, ONU-R-89).
 */
export function sidesTouched(line: Drawn, other: Base): { sides: Side[]; touch: Point } | null {
  for (const { base } of partsOf(line)) {
    const contact = touchOf(base, other)
    if (contact === null) continue
    const flat = contact.sides.find(s => s.own === 'front')
    if (flat !== undefined) {
      const touch = spot(base, (flat.ownFrom + flat.ownTo - base.width) / 2, 0)
      return { sides: [flat.other], touch }
    }
    if (contact.corner?.own.includes('front')) {
      const sides = contact.corner.other.filter(side => looksAt(line, other, side))
      if (sides.length > 0) return { sides, touch: contact.corner.at }
    }
  }
  // Askew by less than the slack: neither flat nor a corner. The nearest points decide.
  const touch = nearest(stanceOf(line).line, stanceOf({ left: false, right: false, ...other }).line)
  if (touch === null || other.width !== WIDTH) return null
  const sides = SIDES_OF.filter(side => looksAt(line, other, side))
  const best = sides.sort((a, b) => facingOff(line, other, a) - facingOff(line, other, b))[0]
  return best === undefined ? null : { sides: [best], touch: touch.a }
}
const SIDES_OF: readonly Side[] = ['front', 'right', 'rear', 'left']
const sideFacing = (b: Pose, side: Side): number => b.facing + SIDES_OF.indexOf(side) * 9000
const facingOff = (line: Pose, b: Pose, side: Side): number =>
  18000 - Math.abs(turnBetween(line.facing, sideFacing(b, side)))
/** Does a side look towards who comes on? */
const looksAt = (line: Pose, b: Pose, side: Side): boolean => facingOff(line, b, side) < 9000 - 10
