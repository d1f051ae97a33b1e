import { type Base, type Corner, cornerX, cornerY } from './base.ts'
import { type Body, bodyAt, place } from './body.ts'
import type { Footprint } from './footprint.ts'
import { forwardSense, wheeled } from './manoeuvre.ts'
import { ahead, type Pose } from './pose.ts'
import { wayTo } from './sweep.ts'
import { sweepTurn } from './wheel.ts'

/** One way to reach a target: a wheel (angle 0: none), then straight ahead into contact. */
export interface Approach {
  corner: Corner
  angle: number
  advance: number
  cost: number
  pose: Pose
}

export interface ApproachTerms {
  /** What may be spent, and what a wheel by an angle costs. */
  budget: number
  wheelCost: (angle: number) => number
  /** The corners about which it may wheel, how far, and the step between two angles tried. */
  corners: readonly Corner[]
  maxAngle: number
  step: number
  /** What is swept; the whole base unless only the front rank counts. */
  footprint?: Footprint
}

/** The ways to reach a target by a forward wheel and an advance that meets nothing else first; cheapest first. */
export function approaches(mover: Base, target: Body, others: readonly Body[], terms: ApproachTerms): Approach[] {
  const found: Approach[] = []
  const all = [target, ...others]
  const bodyOfPose = (at: Pose) => {
    const there = { ...mover, x: at.x, y: at.y, facing: at.facing }
    return terms.footprint === undefined ? bodyAt(there) : place(terms.footprint, there)
  }
  const straight = (at: Pose, corner: Corner, angle: number) => {
    const spent = angle === 0 ? 0 : terms.wheelCost(angle)
    if (spent > terms.budget) return
    const { free, met } = wayTo(bodyOfPose(at), at.facing, terms.budget - spent, all)
    if (met === 0) found.push({ corner, angle, advance: free, cost: spent + free, pose: ahead(at, free) })
  }
  straight(mover, terms.corners[0] ?? 'front-left', 0)
  const body = bodyOfPose(mover)
  for (const corner of terms.corners) {
    const sense = forwardSense(corner)
    const turn = sweepTurn(body, cornerX(mover, corner), cornerY(mover, corner), sense * terms.maxAngle, all)
    const open = Math.abs(turn.free)
    for (let a = terms.step; a <= open; a += terms.step) straight(wheeled(mover, corner, sense * a), corner, sense * a)
    // The wheel itself may bring it into contact.
    if (turn.met === 0 && open % terms.step !== 0) straight(wheeled(mover, corner, sense * open), corner, sense * open)
  }
  return found.sort((a, b) => a.cost - b.cost || Math.abs(a.angle) - Math.abs(b.angle))
}
