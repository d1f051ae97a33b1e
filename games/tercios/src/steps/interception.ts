import { apart, closestApproach, INCH, type Point, type Pose, pose, towards } from '@acies/table'
import type { Field, Troop } from '../position.ts'
import { flanks } from '../rules/fighting.ts'
import { wayOf } from '../rules/ground.ts'
import { bodyHere, chargeTo, hasRoom, type Onrush, plainSpeed } from '../rules/movement.ts'
import { sees } from '../rules/sight.ts'
import { goTo, putDown } from './arrival.ts'
import { event, procedure } from './book.ts'
import { combat, type Fought } from './combat.ts'
import { disorder } from './losses.ts'
import { churned } from './move.ts'

/** Where on the mover's way the two meet: the point nearest to the interceptor (TER-REA-21, TER-RUL-13). */
export interface Meeting {
  mover: Pose
  approach: Onrush
}
/** Instead of a distance on the mover's way. */
export const NEAREST = -1
export function meetingOf(
  g: Field,
  u: Troop,
  mover: Troop,
  to: readonly number[],
  gone: number = NEAREST,
): Meeting | null {
  if (u.fortress || u.emplaced || u.building >= 0 || plainSpeed(g, u) === 0) return null
  const goal = { x: to[0], y: to[1] }
  const hasRoomAt = (p: Point): boolean => hasRoom(g, mover, bodyHere(mover, pose(p.x, p.y, to[2])))
  const point = gone === NEAREST ? nearestOf(mover, goal, u, hasRoomAt) : towards(mover, goal, gone)
  if (point === null || !hasRoomAt(point)) return null
  const was = pose(mover.x, mover.y, mover.facing)
  const met = pose(point.x, point.y, to[2])
  // The mover is put there for as long as it takes to look.
  stand(mover, met)
  const found = sees(g, u, mover) ? chargeTo(g, u, mover) : null
  stand(mover, was)
  return found === null ? null : { mover: met, approach: found }
}
/** The point of a way nearest to somebody at which there is room: a base on its way sweeps over others (TER-MOV-06). */
function nearestOf(from: Point, to: Point, u: Point, hasRoomAt: (p: Point) => boolean): Point | null {
  const { at } = closestApproach(from, to, u)
  if (hasRoomAt(at)) return at
  const [back, ahead] = [apart(at, from), apart(at, to)]
  for (let d = INCH / 2; d <= Math.max(back, ahead); d += INCH / 2) {
    const before = d <= back ? towards(at, from, d) : null
    if (before !== null && hasRoomAt(before)) return before
    const after = d <= ahead ? towards(at, to, d) : null
    if (after !== null && hasRoomAt(after)) return after
  }
  return null
}
function stand(u: Troop, at: Pose): void {
  u.x = at.x
  u.y = at.y
  u.facing = at.facing
}

export const interception = procedure({
  name: 'interception',
  gives: 'none' as Fought,
  with: (a: { unit: number; mover: number; to: number[]; attacks: boolean; meets: number }) => ({
    unit: a.unit,
    mover: a.mover,
    to: a.to,
    attacks: a.attacks,
    meets: a.meets,
    fought: 'none' as Fought,
  }),
  lines: {
    meet(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      const mover = g.troops[v.mover]
      const meeting = meetingOf(g, u, mover, v.to, v.meets)
      if (meeting === null) {
        r.tell(event('nothing', ['TER-REA-21'], { unit: u.id }))
        return r.end('none')
      }
      const from = [mover.x, mover.y]
      putDown(r, mover, meeting.mover)
      churned(r, mover, from)
      const flank = flanks(g, u, mover)
      const was = [u.x, u.y, u.facing]
      const way = wayOf(g, u, u, meeting.approach.pose)
      goTo(r, u, meeting.approach.pose)
      r.tell(event('intercepts', ['TER-REA-21'], { unit: u.id, other: mover.id, path: [...was, u.x, u.y, u.facing] }))
      if (way.disorders) disorder(r, u, ['TER-TRR-03'])
      const attacking = mover.last === 'attack'
      r.call(
        combat,
        { attacker: u.id, defender: mover.id, attacks: v.attacks, answers: attacking, counter: false, flank },
        'fought',
      )
    },
    after(r, v) {
      r.end(v.fought)
    },
  },
})
