import {
  ahead,
  alignedAbout,
  type Body,
  bodyAt,
  contactOf,
  opposite,
  outward,
  overlaps,
  type Pose,
  sweep,
  turnBetween,
} from '@acies/table'
import { type Field, onTable, type Struck, type Unit, unitAt } from '../position.ts'
import { blockAt, blockOf, bodyOf, frontBody, isCloud, onImpassable, touching } from './bodies.ts'
import { drawUp } from './cloud.ts'
import { join, placesAgainst, sidesAt } from './engaged.ts'
import { isOnTable } from './route.ts'
import { type Line, lineAgainst } from './swarm.ts'

export interface Strike {
  side: Struck
  met: Pose
  end: Pose
  gone: number
  theirs?: Line
}

/** Straight on into an enemy, then flush on the side met: what a pursuit and a redirected charge do (WAB-PURS-13, 14, WAB-REVEAL-02). */
export function strikeAhead(g: Field, u: Unit, at: Pose, distance: number, target: Unit): Strike | null {
  const { free, met, at: point } = sweep(frontBody(g, u, at), at.facing, distance, [bodyOf(g, target)])
  if (met < 0 || point === null) return null
  const there = ahead(at, free)
  if (isCloud(target)) {
    // Skirmishers align themselves (WAB-SKI-18).
    const theirs = hasRoom(g, u, there, target) ? lineAgainst(g, target, u, blockAt(g, u, there)) : null
    return theirs === null ? null : { side: 'front', met: there, end: there, gone: free, theirs }
  }
  const goal = blockOf(g, target)
  let best: Strike | null = null
  let most = 0
  for (const side of sidesAt(goal, point.x, point.y)) {
    if (Math.abs(turnBetween(at.facing, opposite(outward(goal, side)))) >= 8950) continue
    const end = alignedAbout(blockAt(g, u, there), goal, side, point)
    if (!hasRoom(g, u, end, target)) continue
    const models = placesAgainst(g, unitAt(u, end), { unit: target, own: 'front', theirs: side }).length
    // As many on either side: front before flank before rear, which is the order of the list.
    if (models > most) {
      most = models
      best = { side, met: there, end, gone: free }
    }
  }
  return best
}
function hasRoom(g: Field, u: Unit, end: Pose, target: Unit): boolean {
  const body: Body = bodyAt(blockAt(g, u, end))
  if (!isOnTable(g, body) || onImpassable(g, body)) return false
  for (const o of g.units) if (o !== u && o !== target && onTable(o) && overlaps(body, bodyOf(g, o))) return false
  return true
}

/** Which sides of two units lie together; null when they do not touch. */
export function sidesTouching(g: Field, a: Unit, b: Unit): { own: Struck; theirs: Struck } | null {
  if (isCloud(b)) {
    const meets = touching(g, a, b) && lineAgainst(g, b, a, blockOf(g, a)) !== null
    return meets ? { own: 'front', theirs: 'front' } : null
  }
  const contact = contactOf(blockOf(g, a), blockOf(g, b))
  if (contact === null) return null
  const [side] = contact.sides
  if (side !== undefined) return { own: side.own, theirs: side.other }
  if (contact.corner === null) return null
  return { own: contact.corner.own[0] ?? 'front', theirs: contact.corner.other[0] ?? 'front' }
}
/** They are in contact: skirmishers who stood loosely draw up against the front they meet (WAB-SKI-18). */
export function meet(g: Field, u: Unit, target: Unit, side: Struck): void {
  const theirs = isCloud(target) ? lineAgainst(g, target, u, blockOf(g, u)) : null
  if (theirs !== null) drawUp(g, target, theirs.files, theirs)
  join(g, u, target, 'front', side)
}
