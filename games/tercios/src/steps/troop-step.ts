import { type Choice, thing } from '@acies/kernel'
import { enemyOf, type Field, inPlay, NOBODY, type Side, sideOf, type Troop } from '../position.ts'
import { waitsForLeavers } from '../rules/column.ts'
import { boundTo, whyNotActive } from '../rules/why.ts'
import { activation } from './activation.ts'
import { procedure, question, seatOf } from './book.ts'

const waits = (u: Troop): boolean => (inPlay(u) && !u.acted && u.card !== 'none') || u.leaves !== 'none'

export function hasUnacted(g: Field, side: Side): boolean {
  for (const u of g.troops) if (u.side === side && waits(u)) return true
  return false
}

const unlessAll = (list: Troop[], test: (u: Troop) => boolean): Troop[] => {
  const rest = list.filter(test)
  return rest.length > 0 ? rest : list
}
/** It holds for the troop, or for one that shares its card and so would act with it (TER-UNI-03). */
const sharedBy = (g: Field, u: Troop, test: (o: Troop) => boolean): boolean =>
  test(u) || (u.joint >= 0 && g.troops.some(o => o.joint === u.joint && test(o)))

/** Who may be activated now (TER-ACT-05, TER-ACT-06; what binds whom: TER-RUL-84, 86, 93). */
export function eligible(g: Field, side: Side): Troop[] {
  const list = g.troops.filter(u => u.side === side && waits(u) && !waitsForLeavers(g, u))
  const forced = list.find(u => u.id === g.forced[side]) // TER-QUA-11
  if (forced !== undefined) return [forced]
  if (g.barred[side] < 0 && g.must.length === 0 && list.every(u => u.effects.length === 0)) return list
  // What the enemy has laid on a troop comes before what its own commanders want of it.
  const unthreatened = unlessAll(list, u => !sharedBy(g, u, o => boundTo(o, 'in-reaction') !== null)) // TER-QUA-06
  const free = unlessAll(unthreatened, u => !sharedBy(g, u, o => o.id === g.barred[side])) // TER-QUA-45
  const pair = free.filter(u => boundTo(u, 'together') !== null) // TER-QUA-18
  if (pair.length > 0) return pair
  for (let i = g.must.length - 1; i >= 0; i--) {
    const must = free.find(u => u.id === g.must[i])
    if (must !== undefined) return [must]
  }
  const early = free.filter(u => boundTo(u, 'last') === null) // TER-QUA-46
  if (early.length > 0) return early
  if (g.troops.some(u => u.side === enemyOf(side) && waits(u) && boundTo(u, 'last') === null)) return []
  return free
}
/** Only the meticulous keep everybody waiting. */
export const mayTakeTroop = (g: Field, side: Side): boolean => {
  for (const u of g.troops) if (u.side === side && u.effects.length === 0 && waits(u)) return true
  return eligible(g, side).length > 0
}

/** TER-ACT-01, TER-UNI-03 */
export const troopStep = procedure({
  name: 'troop-step',
  gives: undefined,
  with: (a: { side: Side }) => ({ side: a.side as number, unit: NOBODY, joint: NOBODY, next: NOBODY, pair: false }),
  lines: {
    choose(r, v) {
      if (!mayTakeTroop(r.field, sideOf(v.side))) return r.end(undefined)
      r.call(chooseTroop, { side: v.side }, 'unit')
    },
    act(r, v) {
      const g = r.field
      g.forced[v.side] = g.barred[v.side] = NOBODY
      // Whoever leaves the front of a column does so on his own.
      v.joint = g.troops[v.unit].leaves === 'none' ? g.troops[v.unit].joint : NOBODY
      v.pair = boundTo(g.troops[v.unit], 'together') !== null
      r.call(activation, { unit: v.unit })
    },
    brigade(r, v) {
      // One after another, each completely.
      if (v.joint < 0) return
      const other = r.field.troops.find(u => u.joint === v.joint && u.id !== v.unit && waits(u))
      v.next = other?.id ?? NOBODY
      if (other !== undefined) r.call(brigadeAct, { joint: v.joint })
    },
    coordinated(r, v) {
      if (v.pair && r.field.troops.some(u => u.side === v.side && waits(u) && boundTo(u, 'together') !== null))
        r.repeat()
    },
  },
})

/** The rest of a brigade under one card (TER-UNI-03, TER-RUL-56). */
export const brigadeAct = procedure({
  name: 'brigade-act',
  gives: undefined,
  with: (a: { joint: number }) => ({ joint: a.joint, unit: NOBODY }),
  lines: {
    next(r, v) {
      const [unit, another] = restOf(r.field, v.joint)
      if (unit === undefined) return r.end(undefined)
      v.unit = unit
      if (another !== undefined) r.call(chooseFromBrigade, { joint: v.joint }, 'unit')
    },
    act(r, v) {
      r.call(activation, { unit: v.unit })
    },
    again(r) {
      r.repeat()
    },
  },
})

const restOf = (g: Field, joint: number): number[] => g.troops.filter(u => u.joint === joint && waits(u)).map(u => u.id)
export const chooseFromBrigade = question({
  name: 'choose-from-brigade',
  kind: 'one',
  rules: ['TER-UNI-03'],
  with: (a: { joint: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.joint].side),
  next: (g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'unit', options: restOf(g, v.joint) }),
  why: (g, v, _draft, pick) =>
    typeof pick === 'number' && g.troops[pick]?.joint === v.joint ? 'TER-ACT-06' : 'TER-UNI-03',
  take: (_r, _v, picks): number => thing(picks, 0),
})

export const chooseTroop = question({
  name: 'choose-troop',
  kind: 'one',
  rules: ['TER-ACT-05', 'TER-ACT-01', 'TER-ACT-06'],
  with: (a: { side: number }) => a,
  seats: (_g, v) => seatOf(v.side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'unit', options: eligible(g, sideOf(v.side)).map(u => u.id) },
  why: (g, v, _draft, pick) => whyNotActive(g, sideOf(v.side), pick),
  take: (_r, _v, picks) => thing(picks, 0),
})
