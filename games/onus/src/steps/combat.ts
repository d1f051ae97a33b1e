import type { Rule } from '../events.ts'
import { type Field, isEngaged, NOBODY, onTable, pairOf, type Unit } from '../position.ts'
import { contactOf } from '../rules/contacts.ts'
import { clashOf, combatType } from '../rules/values.ts'
import { traitsWith } from '../traits/index.ts'
import { strike, tidy, wound } from './attack.ts'
import { event, procedure, type Table } from './book.ts'
import { check, checkOf, mayRun, type Outcome, voluntaryFlight } from './check.ts'
import { type Course, closeAttack, events } from './events.ts'
import { flee, freeShutIn } from './flight.ts'

interface CombatArgs {
  /** The unit of the side whose turn it is, and the other (ONU-GEN-06). */
  by: number
  at: number
  /** Outside the melee phase there are none (ONU-EVT-09). */
  events: boolean
}

/** Two units in melee fight, once (ONU-MEL-03 to 28). */
export const combat = procedure({
  name: 'combat',
  gives: undefined,
  with: (args: CombatArgs) => ({
    course: 'go' as Course,
    dice: 0,
    type: 'simultaneous' as 'simultaneous' | 'priority' | 'single',
    first: NOBODY,
    // Wounds of this combat, of the one and the other (ONU-MEL-17).
    onBy: 0,
    onAt: 0,
    hurtBy: 0,
    hurtAt: 0,
    answer: 0,
    checked: [] as number[],
    outBy: 'passed' as Outcome,
    outAt: 'passed' as Outcome,
    /** By which rule each may move on if the other goes. */
    afterBy: '',
    afterAt: '',
    choice: '',
    ...args,
  }),
  lines: {
    events(r, v) {
      if (v.events) r.call(events, { kind: 'melee', by: v.by, at: v.at }, 'course')
    },
    begin(r, v) {
      const g = r.field
      const by = g.units[v.by]
      const at = g.units[v.at]
      const { attack } = g
      if (attack !== null) {
        ;[v.onBy, v.onAt] = attack.suffered
        ;[v.hurtBy, v.hurtAt] = attack.hurt
      }
      if (v.course !== 'go' || pairOf(g, v.by, v.at) === undefined) {
        v.course = v.course === 'go' ? 'over' : v.course
        return
      }
      v.dice = contactOf(by, at).dice // ONU-MEL-04, ONU-MEL-05: the same for both
      const one = clashOf(g, by, at, 'melee')
      const other = clashOf(g, at, by, 'melee')
      const { type, first } = combatType(one, other)
      v.type = type
      v.first = first === NOBODY ? v.by : first
      v.afterBy = traitsWith(g, by, 'pursues').map(t => t.pursues(one))[0] ?? ''
      v.afterAt = traitsWith(g, at, 'pursues').map(t => t.pursues(other))[0] ?? ''
      r.tell(
        event('combat-began', RULE_OF[type], { unit: v.by, foe: v.at, dice: v.dice, manner: type, first: v.first }),
      )
    },
    strike(r, v) {
      if (v.course !== 'go') return
      const g = r.field
      const by = g.units[v.by]
      const at = g.units[v.at]
      if (v.type === 'simultaneous') {
        // Both roll before anything is taken off, the active player first (ONU-MEL-08, ONU-MEL-20).
        const onAt = strike(r, by, at, v.dice, 'melee').wounds
        const onBy = strike(r, at, by, v.dice, 'melee').wounds
        take(r, v, onBy, onAt)
        return tidy(r)
      }
      // ONU-MEL-21, ONU-MEL-24
      const first = g.units[v.first]
      const second = v.first === v.by ? at : by
      const dealt = strike(r, first, second, v.dice, 'melee').wounds
      take(r, v, second === by ? dealt : 0, second === at ? dealt : 0)
      tidy(r)
      if (dealt === 0 || !onTable(second)) return
      v.checked.push(second.id)
      // ONU-MEL-22, ONU-MEL-27
      r.call(check, checkOf(second.id, first.id, 'melee'), second === by ? 'outBy' : 'outAt')
    },
    answer(r, v) {
      if (v.course !== 'go' || v.type !== 'priority') return
      const g = r.field
      const first = g.units[v.first]
      const second = g.units[v.first === v.by ? v.at : v.by]
      const out = second.id === v.by ? v.outBy : v.outAt
      if (!onTable(second) || !onTable(first) || out === 'flees') return
      // With all its new penalties (ONU-MEL-22, ONU-MOD-17).
      v.answer = strike(r, second, first, v.dice, 'melee').wounds
      take(r, v, first.id === v.by ? v.answer : 0, first.id === v.at ? v.answer : 0)
      tidy(r)
    },
    checkBy(r, v) {
      if (v.course === 'go' && v.outBy !== 'flees' && mustCheck(r.field, v, v.by)) {
        v.checked.push(v.by)
        r.call(check, checkOf(v.by, v.at, 'melee'), 'outBy')
      }
    },
    checkAt(r, v) {
      if (v.course === 'go' && v.outAt !== 'flees' && mustCheck(r.field, v, v.at)) {
        v.checked.push(v.at)
        r.call(check, checkOf(v.at, v.by, 'melee'), 'outAt')
      }
    },
    fought(r, v) {
      const g = r.field
      closeAttack(r)
      if (v.course === 'cancelled') return r.end(undefined)
      g.pairs = g.pairs.map(p => (isOf(p, v.by, v.at) ? { ...p, fought: g.turn } : p))
      for (const id of [v.by, v.at]) spend(r, g.units[id])
      // Flights at once, the active player's first (ONU-MEL-14).
      if (v.outBy === 'flees') r.call(flee, { unit: v.by, voluntary: false })
    },
    fleeAt(r, v) {
      if (v.outAt === 'flees') r.call(flee, { unit: v.at, voluntary: false })
    },
    chooseBy(r, v) {
      if (v.hurtBy > 0 && v.outBy !== 'flees' && mayRun(r.field, v.by))
        r.call(voluntaryFlight, { unit: v.by }, 'choice')
    },
    runBy(r, v) {
      if (v.choice === 'flee') r.call(flee, { unit: v.by, voluntary: true })
      v.choice = ''
    },
    chooseAt(r, v) {
      if (v.hurtAt > 0 && v.outAt !== 'flees' && mayRun(r.field, v.at))
        r.call(voluntaryFlight, { unit: v.at }, 'choice')
    },
    runAt(r, v) {
      if (v.choice === 'flee') r.call(flee, { unit: v.at, voluntary: true })
    },
    over(r, v) {
      const g = r.field
      tidy(r)
      freeShutIn(r)
      pursue(g, v.by, v.at, v.afterBy)
      pursue(g, v.at, v.by, v.afterAt)
    },
  },
})
const RULE_OF: Record<'simultaneous' | 'priority' | 'single', readonly Rule[]> = {
  simultaneous: ['ONU-MEL-20'],
  priority: ['ONU-MEL-21'],
  single: ['ONU-MEL-24'],
}
const isOf = (p: { a: number; b: number }, a: number, b: number): boolean =>
  (p.a === a && p.b === b) || (p.a === b && p.b === a)

interface Tally {
  by: number
  at: number
  type: 'simultaneous' | 'priority' | 'single'
  onBy: number
  onAt: number
  hurtBy: number
  hurtAt: number
  answer: number
  checked: number[]
}
/** Wounds are taken off together (ONU-MEL-20). */
function take(r: Table, v: Tally, onBy: number, onAt: number): void {
  v.onBy += onBy
  v.onAt += onAt
  v.hurtBy += onBy
  v.hurtAt += onAt
  wound(r, r.field.units[v.at], onAt, v.by)
  wound(r, r.field.units[v.by], onBy, v.at)
}

/** Who checks at the end: more wounds of this combat, equal both, none nobody; then whom the enemy appals (ONU-MEL-12, ONU-R-17, ONU-R-18). */
function mustCheck(g: Field, v: Tally, id: number): boolean {
  const u = g.units[id]
  const foe = g.units[id === v.by ? v.at : v.by]
  // Whoever falls ends the matter (ONU-MEL-11); who flees takes no check (ONU-MEL-28).
  if (!onTable(u) || !onTable(foe) || u.fleeing) return false
  const own = id === v.by ? v.onBy : v.onAt
  const other = id === v.by ? v.onAt : v.onBy
  const compared = v.type === 'simultaneous' || (v.type === 'priority' && v.answer > 0)
  if (compared && own > 0 && own >= other) return true
  if (v.checked.includes(id)) return false
  const c = clashOf(g, foe, u, 'melee')
  return traitsWith(g, foe, 'appals').some(t => t.appals(c) !== null)
}

/** A wedge has done its work (ONU-ENG-07, ONU-FRM-41). */
function spend(r: Table, u: Unit): void {
  if (!onTable(u)) return
  const spent = traitsWith(r.field, u, 'spentByCombat')[0]
  if (spent === undefined || u.formation === 'none' || u.formation === 'hidden') return
  r.tell(event('formation-dropped', [spent.spentByCombat, 'ONU-ENG-07'], { unit: u.id, formation: u.formation }))
  u.formation = 'none'
}

/** Whoever drove the enemy off may move on, if nobody else holds it (ONU-SKL-13, ONU-R-60). */
function pursue(g: Field, id: number, other: number, rule: string): void {
  const u = g.units[id]
  const foe = g.units[other]
  if (rule === '' || !onTable(u) || u.fleeing || isEngaged(g, u)) return
  if (foe.where === 'lost' || (foe.fleeing && foe.fledIn === g.turn))
    g.due.push({ step: 'move', v: { unit: id, errand: 'extra' } })
}
