import { type Choice, thing, word } from '@acies/kernel'
import { inches } from '@acies/table'
import type { Field, Troop } from '../position.ts'
import { mayShoot, shotAt } from '../rules/fighting.ts'
import { speedOf } from '../rules/movement.ts'
import { whyNotShotAt } from '../rules/why.ts'
import { has } from '../traits/index.ts'
import { event, procedure, question, seatOf } from './book.ts'
import { drawBack } from './draw-back.ts'
import { FINE } from './flight.ts'
import { bothShoot, gunLine, orderCheck, shotsFrom, volley } from './shooting.ts'

/** One shot at full value, no move (TER-ORD-40); a fortification shoots once for each troop in it (TER-UNI-32). */
export const fire = procedure({
  name: 'fire',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, targets: [] as number[], gunFirst: false }),
  lines: {
    targets(r, v) {
      const u = r.field.troops[v.unit]
      if (u.where !== 'table') return r.end(undefined)
      const options = targetsOf(r.field, u)
      if (options.length > 0) r.call(chooseTargets, { unit: v.unit, options, shots: shotsFrom(u) }, 'targets')
    },
    whoFirst(r, v) {
      const g = r.field
      const [first] = v.targets
      if (first !== undefined && bothShoot(g, g.troops[v.unit], g.troops[first], 'fire'))
        r.call(chooseFirstShot, { unit: v.unit }, 'gunFirst')
    },
    shoot(r, v) {
      if (v.targets.length > 0) volley(r, r.field.troops[v.unit], v.targets, 'fire', { gunFirst: v.gunFirst })
      else r.tell(event('nothing', ['TER-ORD-40'], { unit: v.unit }))
    },
    caracole(r, v) {
      if (v.targets.length > 0) r.call(caracole, { unit: v.unit })
    },
  },
})

const SHOTS = ['troop-first', 'gun-first'] as const
/** The two shots are resolved one after the other, in the order its owner likes (TER-ART-16). */
export const chooseFirstShot = question({
  name: 'choose-first-shot',
  kind: 'one',
  rules: ['TER-ART-16'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: SHOTS, about: v.unit }),
  take: (_r, _v, picks): boolean => word(picks, 0, SHOTS) === 'gun-first',
})

/** TER-SHO-02 */
export function targetsOf(g: Field, u: Troop): number[] {
  const shoots = mayShoot(g, u, 'fire')
  const targets: number[] = []
  if (!shoots && u.gun < 0) return targets
  for (const o of g.troops) {
    if (o.where !== 'table' || o.side === u.side) continue
    if ((shoots && shotAt(g, u, o) !== null) || gunLine(g, u, o) !== null) targets.push(o.id)
  }
  return targets
}

export const chooseTargets = question({
  name: 'choose-targets',
  kind: 'order',
  rules: ['TER-SHO-02', 'TER-SHO-03', 'TER-LOS-01'],
  with: (a: { unit: number; options: number[]; shots: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null =>
    draft.length >= v.shots ? null : { of: 'unit', options: v.options, about: v.unit, enough: 'hold' },
  why: (g, v, _draft, pick) => whyNotShotAt(g, g.troops[v.unit], pick, 'fire'),
  take: (_r, _v, picks): number[] => picks.map((_, i) => thing(picks, i)),
})

/** After a shot by activation: to the rear, facing kept, if a check is passed (TER-CAV-08). */
export const caracole = procedure({
  name: 'caracole',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, distance: 0 }),
  lines: {
    choose(r, v) {
      const u = r.field.troops[v.unit]
      if (u.where !== 'table' || !has(r.field, u, 'drawsBack')) return r.end(undefined)
      r.call(chooseCaracole, { unit: v.unit }, 'distance')
    },
    back(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      if (v.distance === 0 || !orderCheck(r, u)) return
      drawBack(r, u, inches(v.distance / FINE), 'TER-CAV-08')
    },
  },
})

export const chooseCaracole = question({
  name: 'choose-caracole',
  kind: 'number',
  rules: ['TER-CAV-08'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0
      ? null
      : {
          of: 'number',
          min: 1,
          max: Math.max(1, speedOf(g, g.troops[v.unit], 'plain').value * FINE),
          per: FINE,
          about: v.unit,
          enough: 'stay',
        },
  take: (_r, _v, picks): number => (picks.length === 0 ? 0 : thing(picks, 0)),
})
