import { type Choice, word } from '@acies/kernel'
import type { Field, Troop } from '../position.ts'
import { combatDice, courageInCombat, defenceInCombat, type Footing, mayBeBadWar } from '../rules/fighting.ts'
import { allSources, type Reckoning } from '../rules/values.ts'
import { atLeast, event, procedure, question, roll, seatOf, type Table } from './book.ts'
import { breakIfWorn, disorder } from './losses.ts'
import { outcome } from './outcome.ts'

/** How a combat went for whoever charged; `none`: there was none. */
export type Fought = 'none' | 'won' | 'lost' | 'tied'

/** More rounds of Bad War than anybody will fight. */
const MOST_ROUNDS = 50

/** TER-CBT-01, 02 */
export const combat = procedure({
  name: 'combat',
  gives: 'tied' as Fought,
  with: (a: {
    attacker: number
    defender: number
    /** Either of them uses Attack. */
    attacks: boolean
    answers: boolean
    counter: boolean
    flank: boolean
  }) => ({
    attacker: a.attacker,
    defender: a.defender,
    attacks: a.attacks,
    answers: a.answers,
    counter: a.counter,
    flank: a.flank,
    badWar: false,
    rounds: 0,
    /** Wear caused in the last round, and whether nothing of it was cancelled. */
    byAttacker: 0,
    byDefender: 0,
    attackerShaken: false,
    defenderShaken: false,
    invoked: false,
    /** The defender was in disorder before the first round. */
    shaky: false,
  }),
  lines: {
    round(r, v) {
      const g = r.field
      const [a, d] = [g.troops[v.attacker], g.troops[v.defender]]
      if (v.rounds === 0) v.shaky = d.disordered
      v.rounds++
      v.invoked = false
      const own: Footing = {
        attacks: v.attacks,
        charged: false,
        flanked: false,
        flanks: v.flank,
        counter: v.counter,
        badWar: v.badWar,
      }
      const his: Footing = {
        attacks: v.answers,
        charged: !v.counter,
        flanked: v.flank,
        flanks: false,
        counter: v.counter,
        badWar: v.badWar,
      }
      // Both fight as they stood before the first die (TER-CBT-02, TER-RUL-35).
      const values = [
        combatDice(g, a, d, own),
        courageInCombat(g, d, a, his),
        combatDice(g, d, a, his),
        courageInCombat(g, a, d, own),
      ]
      const first = strike(r, a, d, values[0], values[1])
      const second = strike(r, d, a, values[2], values[3])
      v.byAttacker = first.wear
      v.byDefender = second.wear
      v.defenderShaken = first.shaken
      v.attackerShaken = second.shaken
      suffer(r, d, first)
      suffer(r, a, second)
      breakIfWorn(r, d)
      breakIfWorn(r, a)
      r.tell(event('combat', ['TER-CBT-09'], { unit: a.id, other: d.id, n: first.wear - second.wear }))
    },
    attackerInvokes(r, v) {
      if (mayGoOn(r.field, v)) r.call(invokeBadWar, { unit: v.attacker, against: v.defender }, 'invoked')
    },
    defenderInvokes(r, v) {
      if (!v.invoked && mayGoOn(r.field, v)) r.call(invokeBadWar, { unit: v.defender, against: v.attacker }, 'invoked')
    },
    badWar(r, v) {
      if (!v.invoked) return
      v.badWar = true // TER-BW-03, 04, 05
      r.tell(event('bad-war', ['TER-BW-01', 'TER-BW-05'], { unit: v.attacker, other: v.defender }))
      r.repeat()
    },
    outcome(r, v) {
      r.call(outcome, {
        attacker: v.attacker,
        defender: v.defender,
        lead: v.byAttacker - v.byDefender,
        attackerShaken: v.attackerShaken,
        defenderShaken: v.defenderShaken,
        flank: v.flank,
        counter: v.counter,
        shaky: v.shaky,
      })
    },
    over(r, v) {
      const { troops } = r.field
      const lead = v.byAttacker - v.byDefender
      // Whoever is gone has beaten nobody who still stands (TER-RUL-13).
      if (troops[v.defender].where !== 'table') return r.end('won')
      if (troops[v.attacker].where !== 'table') return r.end('lost')
      r.end(lead > 0 ? 'won' : lead < 0 ? 'lost' : 'tied')
    },
  },
})

interface Stroke {
  hits: number
  wear: number
  /** Hit, and nothing cancelled (TER-CBT-06). */
  shaken: boolean
}

/** One side's dice and the other's courage (TER-CBT-03 to 05). */
function strike(r: Table, u: Troop, foe: Troop, value: Reckoning, courage: Reckoning): Stroke {
  const need = defenceInCombat(r.field, foe, u)
  const dice = roll(r, value.value)
  const hits = atLeast(dice, need)
  const told = { unit: u.id, other: foe.id, n: hits, dice, need, sources: allSources(value) }
  r.tell(event('struck', ['TER-CBT-03', 'TER-CBT-10'], told))
  if (hits === 0) return { hits, wear: 0, shaken: false } // TER-RUL-38
  const resist = roll(r, courage.value)
  const cancelled = atLeast(resist, 5)
  const n = Math.min(hits, cancelled)
  const resisted = { unit: foe.id, other: u.id, n, dice: resist, need: 5, sources: allSources(courage) }
  r.tell(event('resisted', ['TER-CBT-04', 'TER-CBT-05', 'TER-CBT-11'], resisted))
  return { hits, wear: Math.max(0, hits - cancelled), shaken: cancelled === 0 }
}
function suffer(r: Table, u: Troop, { wear, shaken }: Stroke): void {
  if (wear > 0) {
    u.wear += wear
    r.tell(event('wear', ['TER-CBT-07'], { unit: u.id, n: wear }))
  }
  if (shaken) disorder(r, u, ['TER-CBT-06'])
}

function mayGoOn(
  g: Field,
  v: { attacker: number; defender: number; byAttacker: number; byDefender: number; flank: boolean; rounds: number },
): boolean {
  const [a, d] = [g.troops[v.attacker], g.troops[v.defender]]
  if (v.byAttacker !== v.byDefender || a.where !== 'table' || d.where !== 'table') return false
  return v.rounds < MOST_ROUNDS && mayBeBadWar(g, a, d, v.flank)
}

const INVOKE = ['bad-war', 'decline'] as const
export const invokeBadWar = question({
  name: 'invoke-bad-war',
  kind: 'one',
  rules: ['TER-BW-01'],
  with: (a: { unit: number; against: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: INVOKE, about: v.unit }),
  take: (_r, _v, picks): boolean => word(picks, 0, INVOKE) === 'bad-war',
})
