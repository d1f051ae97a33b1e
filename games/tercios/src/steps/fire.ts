import { type Choice, thing, word } from '@acies/kernel'
import { inches } from '@acies/table'
import type { Field, Troop } from '../position.ts'
import { mayShoot, missileOf, rangeOf, shotAt } from '../rules/fighting.ts'
import { plainSpeed, pushed } from '../rules/movement.ts'
import { lineTo } from '../rules/sight.ts'
import { has } from '../rules/traits.ts'
import { putDown } from './arrival.ts'
import { event, procedure, question, seatOf, type Table } from './book.ts'
import { orderCheck, shoot } from './shooting.ts'

/** One shot at full value, no move (TER-ORD-40); a fortification shoots once for each troop in it (TER-UNI-32). */
export const fire = procedure({
  name: 'fire',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, targets: [] as number[], gunFirst: false, shots: 0 }),
  lines: {
    targets(r, v) {
      const u = r.field.troops[v.unit]
      if (u.where !== 'table') return
      const options = targetsOf(r.field, u)
      if (options.length > 0) return r.call(chooseTargets, { unit: v.unit, options }, 'targets')
      r.tell(event('nothing', ['TER-ORD-40'], { unit: v.unit }))
    },
    whoFirst(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      if (u.gun < 0 || !mayShoot(g, u, 'fire')) return
      const both = (id: number): boolean =>
        shotAt(g, u, g.troops[id]) !== null && gunLine(g, u, g.troops[u.gun], g.troops[id]) !== null
      if (v.targets.some(both)) r.call(chooseFirstShot, { unit: v.unit }, 'gunFirst')
    },
    shoot(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      for (const id of v.targets) {
        const target = g.troops[id]
        if (v.gunFirst) shootGun(r, u, target)
        const line = shotAt(g, u, target)
        if (line !== null && mayShoot(g, u, 'fire')) shoot(r, u, u, target, 'fire', line.length)
        if (!v.gunFirst) shootGun(r, u, target)
      }
      v.shots = v.targets.length
    },
    caracole(r, v) {
      if (v.shots > 0) r.call(caracole, { unit: v.unit })
    },
  },
})

/** The integrated gun, at the same target (TER-ART-16). */
function shootGun(r: Table, u: Troop, target: Troop): void {
  const gun = u.gun < 0 ? null : r.field.troops[u.gun]
  const far = gun === null ? null : gunLine(r.field, u, gun, target)
  if (gun !== null && far !== null) shoot(r, u, gun, target, 'fire', far)
}

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

function gunLine(g: Field, u: Troop, gun: Troop, target: Troop): number | null {
  const missile = missileOf(g, gun)
  if (missile === null || target.where !== 'table') return null
  return lineTo(g, u, target, inches(rangeOf(gun, missile)) + 5)?.length ?? null
}

/** TER-SHO-02 */
export function targetsOf(g: Field, u: Troop): number[] {
  const shoots = mayShoot(g, u, 'fire')
  const gun = u.gun < 0 ? null : g.troops[u.gun]
  const targets: number[] = []
  if (!shoots && gun === null) return targets
  for (const o of g.troops) {
    if (o.where !== 'table' || o.side === u.side) continue
    if ((shoots && shotAt(g, u, o) !== null) || (gun !== null && gunLine(g, u, gun, o) !== null)) targets.push(o.id)
  }
  return targets
}

export const chooseTargets = question({
  name: 'choose-targets',
  kind: 'order',
  rules: ['TER-SHO-02', 'TER-SHO-03', 'TER-LOS-01'],
  with: (a: { unit: number; options: number[] }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next(g, v, draft): Choice | null {
    const u = g.troops[v.unit]
    const shots = u.emplaced ? u.members + 1 : 1
    if (draft.length >= shots) return null
    return { of: 'unit', options: v.options, about: u.id, enough: 'hold' }
  },
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
      if (u.where !== 'table' || !has(r.field, u, 'caracole')) return r.end(undefined)
      r.call(chooseCaracole, { unit: v.unit }, 'distance')
    },
    back(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      if (v.distance === 0 || !orderCheck(r, u)) return
      const from = [u.x, u.y, u.facing]
      const { pose, gone } = pushed(g, u, u.facing + 18000, inches(v.distance))
      putDown(r, u, pose)
      r.tell(event('moved', ['TER-CAV-08'], { unit: u.id, n: gone, path: [...from, u.x, u.y, u.facing] }))
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
      : { of: 'number', min: 1, max: Math.max(1, plainSpeed(g, g.troops[v.unit])), about: v.unit, enough: 'stay' },
  take: (_r, _v, picks): number => (picks.length === 0 ? 0 : thing(picks, 0)),
})
