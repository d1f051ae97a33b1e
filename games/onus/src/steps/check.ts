import { type Choice, word } from '@acies/kernel'
import type { Side } from '@acies/table'
import type { AttackKind, Rule } from '../events.ts'
import { belowOf, type Field, NOBODY, type Unit } from '../position.ts'
import { clashOf, MELEE, moraleOf } from '../rules/values.ts'
import { traitsWith } from '../traits/index.ts'
import { lose, tidy } from './attack.ts'
import { event, only, procedure, question, roll, type Table } from './book.ts'
import { reveal } from './fog.ts'

export type Outcome = 'passed' | 'broke' | 'flees' | 'lost'

/** What a check is about: the unit, the attack behind it if there is one, the side it was struck on, what it adds. */
interface CheckArgs {
  unit: number
  by: number
  kind: AttackKind | 'none'
  side: Side | 'none'
  /** A modifier of this check alone, and its rule. */
  more: number
  rule: Rule | ''
  /** Failing means flight at once, Broken or not (ONU-CAR-23). */
  headlong: boolean
}
export const checkOf = (
  unit: number,
  by = NOBODY,
  kind: AttackKind | 'none' = 'none',
  side: Side | 'none' = 'none',
): CheckArgs => ({
  unit,
  by,
  kind,
  side,
  more: 0,
  rule: '',
  headlong: false,
})

/** A unit breaks, with whoever stands below it (ONU-MRL-03, ONU-R-66). */
export function breakUnit(r: Table, u: Unit, rules: readonly Rule[]): void {
  if (u.broken) return
  u.broken = true
  const below = belowOf(r.field, u)
  if (below !== undefined) below.broken = true
  r.tell(event('broke', rules, { unit: u.id }))
}

/** One die against morale: passed, or the value that was rolled against and the die (ONU-MRL-01, ONU-MRL-02). */
export function rollMorale(
  r: Table,
  { unit, by, kind, side, more, rule }: CheckArgs,
): { passed: boolean; exact: boolean } {
  const g = r.field
  const u = g.units[unit]
  const foe = by === NOBODY ? null : g.units[by]
  // Its morale is read off its card: one that lies face down is turned up.
  reveal(r, u, ['ONU-OPT-33', 'ONU-MRL-01'])
  const morale = moraleOf(clashOf(g, u, foe, kind, { ...MELEE, side }), rule === '' ? [] : [{ n: more, rule }])
  const [die] = roll(r, 1)
  const passed = die <= morale.total
  const { total, base, lines } = morale
  r.tell(event('morale-checked', ['ONU-MRL-01', 'ONU-MRL-02'], { unit, die, morale: total, base, lines, passed }))
  return { passed, exact: die === total }
}

/** A morale check: it breaks who fails, and who fails Broken flees (ONU-MRL-03). Says what became of it; nobody moves yet. */
export const check = procedure({
  name: 'check',
  gives: 'passed' as Outcome,
  with: (args: CheckArgs) => ({ choice: '', ...args }),
  lines: {
    roll(r, v) {
      const u = r.field.units[v.unit]
      // Who flees already takes no check because of attacks (ONU-MRL-06).
      if (u.where !== 'table' || (u.fleeing && v.kind !== 'none')) return r.end('passed')
      if (rollMorale(r, v).passed) return r.end('passed')
      if (!u.broken && !v.headlong) {
        breakUnit(r, u, ['ONU-MRL-03', 'ONU-MEL-13'])
        return r.end('broke')
      }
      const [steady] = traitsWith(r.field, u, 'mayStand')
      if (steady === undefined) return
      if (v.headlong) {
        // A Steadfast unit is only broken by a stampede (ONU-R-35).
        breakUnit(r, u, [steady.mayStand, 'ONU-R-35'])
        return r.end('broke')
      }
      r.call(standOrFlee, { unit: u.id }, 'choice')
    },
    flee(r, v) {
      const u = r.field.units[v.unit]
      if (v.choice === 'stand') {
        r.tell(event('stood', ['ONU-SKL-32'], { unit: u.id }))
        return r.end('broke')
      }
      const [doomed] = traitsWith(r.field, u, 'diesInsteadOfFleeing')
      if (doomed === undefined) return r.end('flees')
      lose(r, u, v.by, [doomed.diesInsteadOfFleeing])
      tidy(r)
      r.end('lost')
    },
  },
})

const STAND = ['stand', 'flee'] as const
/** ONU-SKL-32 */
export const standOrFlee = question({
  name: 'stand-or-flee',
  kind: 'one',
  rules: ['ONU-SKL-32'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: STAND, about: v.unit }),
  take: (_r, _v, picks) => word(picks, 0, STAND) as string,
})

/** ONU-FLE-07: who was wounded and stands may run of its own accord. */
export const voluntaryFlight = question({
  name: 'voluntary-flight',
  kind: 'one',
  rules: ['ONU-FLE-07', 'ONU-R-30'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: STAND, about: v.unit }),
  take: (_r, _v, picks) => word(picks, 0, STAND) as string,
})
/** May it run of its own accord after an attack that wounded it? */
export const mayRun = (g: Field, id: number): boolean => g.units[id].where === 'table' && !g.units[id].fleeing
