import { type Choice, type Picks, pose as posePick, thing } from '@acies/kernel'
import { distance, inches, length, type Pose, pickOf, poseOf } from '@acies/table'
import { type Field, NOBODY, type Troop } from '../position.ts'
import { bodyOf } from '../rules/bodies.ts'
import { baseOf } from '../rules/command.ts'
import { bodyHere, isFree, moveFault } from '../rules/movement.ts'
import { has, leads } from '../traits/index.ts'
import { goTo } from './arrival.ts'
import { event, procedure, question, seatOf } from './book.ts'
import { churned, moveCandidates } from './move.ts'
import { stepAside } from './step-aside.ts'
import { chooseFirst, rollInitiative } from './turn.ts'

export const mayGoAhead = (g: Field, u: Troop): boolean => u.where === 'table' && has(g, u, 'goesAhead')

/** One move each before the first turn, turn about (TER-CAV-33, TER-RUL-58). */
export const vanguard = procedure({
  name: 'vanguard',
  gives: undefined,
  with: (_: object) => ({ first: -1, side: 0, done: [] as number[], to: [] as number[], unit: NOBODY, winner: 0 }),
  lines: {
    initiative(r, v) {
      if (v.first >= 0) return
      v.winner = rollInitiative(r)
      r.call(chooseFirst, { seat: v.winner }, 'first')
    },
    choose(r, v) {
      const g = r.field
      if (v.done.length === 0) v.side = v.first
      if (vanguardOf(g, v.side, v.done).length === 0) v.side = 1 - v.side
      const [unit, another] = vanguardOf(g, v.side, v.done)
      if (unit === undefined) return r.end(undefined)
      v.unit = unit
      if (another !== undefined) r.call(chooseScout, { side: v.side, done: v.done.slice() }, 'unit')
    },
    move(r, v) {
      r.call(chooseVanguard, { unit: v.unit }, 'to')
    },
    go(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      v.done.push(v.unit)
      v.side = 1 - v.side
      if (v.to.length === 3) {
        const was = [u.x, u.y, u.facing]
        goTo(r, u, poseOf([v.to[0], v.to[1], v.to[2]]))
        const n = Math.round(length(u.x - was[0], u.y - was[1]))
        r.tell(event('moved', ['TER-CAV-33'], { unit: u.id, n, path: [...was, u.x, u.y, u.facing] }))
        churned(r, u, was)
      }
      if (r.field.displaced.length > 0) r.call(stepAside, {})
    },
    next(r) {
      r.repeat()
    },
  },
})
const vanguardOf = (g: Field, side: number, done: readonly number[]): number[] =>
  g.troops.filter(u => u.side === side && mayGoAhead(g, u) && !done.includes(u.id)).map(u => u.id)

/** Which of several goes now (TER-RUL-58). */
const chooseScout = question({
  name: 'choose-scout',
  kind: 'one',
  rules: ['TER-CAV-33'],
  with: (a: { side: number; done: number[] }) => a,
  seats: (_g, v) => seatOf(v.side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: vanguardOf(g, v.side, v.done) },
  take: (_r, _v, picks): number => thing(picks, 0),
})

/** TER-CAV-34, TER-QUA-14 */
function vanguardFault(g: Field, u: Troop, to: Pose): string | null {
  const fault = moveFault(g, u, 'plain', to)
  if (fault !== null) return fault
  const body = bodyHere(u, to)
  if (!isFree(g, u, body)) return 'TER-MOV-08'
  const gap = inches(g.scale === 'small' ? 3 : 4)
  if (g.troops.some(o => o.where === 'table' && o.side !== u.side && distance(bodyOf(o), body) < gap - 5))
    return 'TER-CAV-34'
  const guarded = g.commanders.some(
    c =>
      c.side !== u.side &&
      c.where === 'table' &&
      distance(baseOf(g, c), body) < inches(leads(c, 'wardsOff')?.wardsOff ?? 0) - 5,
  )
  return guarded ? 'TER-QUA-14' : null
}
export const chooseVanguard = question({
  name: 'choose-vanguard',
  kind: 'pose',
  rules: ['TER-CAV-33', 'TER-CAV-34'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'pose', about: v.unit, enough: 'stay' }),
  forbids: (g, v, picks) =>
    picks.length === 0 ? null : vanguardFault(g, g.troops[v.unit], poseOf(posePick(picks, 0))),
  candidates(g, v, _seat, n, random): Picks[] {
    const u = g.troops[v.unit]
    const poses = moveCandidates(g, u, 'plain', n, random).filter(p => vanguardFault(g, u, p) === null)
    return poses.length === 0 ? [[]] : poses.map(p => [pickOf(p)])
  },
  take: (_r, _v, picks): number[] => (picks.length === 0 ? [] : [...posePick(picks, 0)]),
})

export const vanguardSteps = [vanguard, chooseScout, chooseVanguard]
