import { middleOf, normal, type Pose, swungPose } from '@acies/table'
import type { Field, Unit } from '../position.ts'
import { baseOf, hasRoom, lineAt } from './stance.ts'

/** A unit turned about the middle of its card, where there is room for it (ONU-MAN-05, ONU-FLE-12); null where there is none. */
export function roomToFace(g: Field, u: Unit, facing: number): Pose | null {
  const middle = middleOf(baseOf(u))
  const to = swungPose(u, middle.x, middle.y, normal(facing - u.facing))
  return hasRoom(g, lineAt(u, to), o => o.id !== u.id) ? to : null
}
