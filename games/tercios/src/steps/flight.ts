import { type Choice, thing } from '@acies/kernel'
import { inches, length } from '@acies/table'
import { wayOf } from '../rules/ground.ts'
import { flightPose, plainSpeed, speedOf } from '../rules/movement.ts'
import { putDown } from './arrival.ts'
import { event, procedure, question, seatOf } from './book.ts'
import { disorder, loseGun } from './losses.ts'

/** How far it flees: at least its speed, at most twice that (TER-REA-30). */
export const chooseFlight = question({
  name: 'choose-flight',
  kind: 'number',
  rules: ['TER-REA-30'],
  with: (a: { unit: number; against: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    const u = g.troops[v.unit]
    const min = Math.max(1, plainSpeed(g, u))
    return { of: 'number', min, max: Math.max(min, speedOf(g, u, 'run').value), about: u.id }
  },
  take: (_r, _v, picks): number => thing(picks, 0),
})

export const flight = procedure({
  name: 'flight',
  gives: undefined,
  with: (a: { unit: number; against: number }) => ({ ...a, distance: 0 }),
  lines: {
    howFar(r, v) {
      if (plainSpeed(r.field, r.field.troops[v.unit]) === 0) return r.end(undefined)
      r.call(chooseFlight, { unit: v.unit, against: v.against }, 'distance')
    },
    go(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      const from = g.troops[v.against]
      const at = flightPose(g, u, from, inches(plainSpeed(g, u)), inches(v.distance))
      loseGun(r, u)
      if (at === null) return
      const was = [u.x, u.y, u.facing]
      const way = wayOf(g, u, u, at)
      putDown(r, u, at)
      r.tell(
        event('fled', ['TER-REA-30'], {
          unit: u.id,
          other: from.id,
          n: Math.round(length(was[0] - at.x, was[1] - at.y)),
          path: [...was, at.x, at.y, at.facing],
        }),
      )
      if (way.disorders) disorder(r, u, ['TER-TRR-03'])
    },
  },
})
