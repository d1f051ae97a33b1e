import { type Choice, thing, word } from '@acies/kernel'
import { inches, length, poseOf } from '@acies/table'
import type { Field, Troop } from '../position.ts'
import { wayOf } from '../rules/ground.ts'
import { plainSpeed, speedOf } from '../rules/movement.ts'
import { flightPoses } from '../rules/withdrawal.ts'
import { goTo } from './arrival.ts'
import { event, procedure, question, seatOf } from './book.ts'
import { disorder, loseGun } from './losses.ts'
import { leaveBuilding } from './move.ts'

/** Lengths are chosen in hundredths of an inch. */
export const FINE = 100

/** How far it flees: any length from its speed to twice that (TER-REA-30). */
export const chooseFlight = question({
  name: 'choose-flight',
  kind: 'number',
  rules: ['TER-REA-30'],
  with: (a: { unit: number; against: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    const u = g.troops[v.unit]
    const min = Math.max(1, plainSpeed(g, u)) * FINE
    return { of: 'number', min, max: Math.max(min, speedOf(g, u, 'run').value * FINE), per: FINE, about: u.id }
  },
  take: (_r, _v, picks): number => thing(picks, 0),
})

const SIDES = ['left', 'right'] as const
/** Straight away is barred, and either side is as good: its owner says which (TER-REA-30). */
export const chooseFlightSide = question({
  name: 'choose-flight-side',
  kind: 'one',
  rules: ['TER-REA-30'],
  with: (a: { unit: number; against: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: SIDES, about: v.unit }),
  take: (_r, _v, picks): number => SIDES.indexOf(word(picks, 0, SIDES)),
})

/** Who cannot turn cannot turn its back: wagons stay where they are unless they are left (TER-UNI-21). */
export const mayFlee = (g: Field, u: Troop): boolean => plainSpeed(g, u) > 0 && !u.fortress && !u.emplaced

export const flight = procedure({
  name: 'flight',
  gives: undefined,
  with: (a: { unit: number; against: number }) => ({
    unit: a.unit,
    against: a.against,
    distance: 0,
    ways: [] as number[][],
    side: 0,
  }),
  lines: {
    howFar(r, v) {
      if (!mayFlee(r.field, r.field.troops[v.unit])) return r.end(undefined)
      r.call(chooseFlight, { unit: v.unit, against: v.against }, 'distance')
    },
    whereTo(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      const poses = flightPoses(g, u, g.troops[v.against], inches(plainSpeed(g, u)), inches(v.distance / FINE))
      v.ways = poses.map(p => [p.x, p.y, p.facing])
      if (poses.length > 1) r.call(chooseFlightSide, { unit: v.unit, against: v.against }, 'side')
    },
    go(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      const from = g.troops[v.against]
      const to = v.ways[v.side]
      loseGun(r, u)
      if (to === undefined) return
      const at = poseOf([to[0], to[1], to[2]])
      const was = [u.x, u.y, u.facing]
      const way = wayOf(g, u, u, at)
      if (u.building >= 0) leaveBuilding(g, u)
      goTo(r, u, at)
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
