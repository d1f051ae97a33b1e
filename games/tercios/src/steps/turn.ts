import { type Choice, word } from '@acies/kernel'
import { enemyOf, type Field, type Side, sideOf } from '../position.ts'
import { held } from '../rules/special.ts'
import { leads, lift } from '../traits/index.ts'
import { event, procedure, question, roll, seatOf, type Table } from './book.ts'
import { breakIfWorn, end, gradeOf } from './losses.ts'
import { pass } from './pass.ts'
import { planning } from './planning.ts'
import { stepAside } from './step-aside.ts'
import { hasUnacted } from './troop-step.ts'

/** TER-TRN-01, 03 */
export const turn = procedure({
  name: 'turn',
  gives: undefined,
  with: (_: object) => ({ winner: 0, first: 0 }),
  lines: {
    begin(r) {
      r.field.turn++
      r.call(planning, {})
    },
    initiative(r, v) {
      v.winner = rollInitiative(r)
      r.call(chooseFirst, { seat: v.winner }, 'first')
    },
    actions(r, v) {
      r.field.active = sideOf(v.first)
      r.call(actions, {})
    },
    endOfTurn(r) {
      const g = r.field
      for (const u of g.troops) {
        u.card = u.leaves = 'none' // TER-QUA-53
        u.acted = false
        u.joint = -1
        u.effects = []
      }
      for (const side of [0, 1]) g.forced[side] = g.barred[side] = g.shrewd[side] = -1
      judge(r)
      r.repeat()
    },
  },
})

/** A die and the level of the commander-in-chief, again while they are equal (TER-INI-01, 03, 04). */
export function rollInitiative(r: Table): Side {
  const g = r.field
  for (;;) {
    const dice = roll(r, 2)
    const totals = dice.map((face, side) => face + initiativeOf(g, sideOf(side)))
    r.tell(event('initiative', ['TER-INI-01', 'TER-INI-03'], { dice, n: totals[0], need: totals[1] }))
    if (totals[0] !== totals[1]) return totals[0] > totals[1] ? 0 : 1
  }
}
function initiativeOf(g: Field, side: Side): number {
  // The first: whoever is in chief of allies does not take his place (TER-ALL-02).
  const chief = g.commanders.find(c => c.side === side && c.chief)
  return chief === undefined || chief.where === 'lost' ? 0 : chief.level + (leads(chief, 'initiative')?.initiative ?? 0)
}

const FIRST = ['me', 'enemy'] as const
/** TER-INI-02 */
export const chooseFirst = question({
  name: 'choose-first',
  kind: 'one',
  rules: ['TER-INI-02'],
  with: (a: { seat: number }) => a,
  seats: (_g, v) => seatOf(v.seat),
  next: (_g, _v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: FIRST }),
  take(r, v, picks) {
    const side = sideOf(v.seat)
    const first = word(picks, 0, FIRST) === 'me' ? side : enemyOf(side)
    r.tell(event('first', ['TER-INI-02'], { other: first }))
    return first as number
  },
})

/** Passes turn about until nobody has a card left to act with (TER-ACT-01 to 04). */
export const actions = procedure({
  name: 'actions',
  gives: undefined,
  with: (_: object) => ({}),
  lines: {
    next(r) {
      const g = r.field
      if (!hasUnacted(g, 0) && !hasUnacted(g, 1)) return r.end(undefined)
      r.call(pass, { side: g.active })
    },
    aside(r) {
      if (r.field.displaced.length > 0) r.call(stepAside, {})
    },
    over(r) {
      const g = r.field
      // What was lent for the pass ends with it (TER-CMD-32), as does the zeal that went with it.
      g.must.length = 0
      for (const u of g.troops) {
        if (u.effects.length === 0) continue
        lift(u, 'pass')
        if (u.where === 'table') breakIfWorn(r, u)
      }
      g.active = enemyOf(g.active)
      r.repeat()
    },
  },
})

const LEADS: Readonly<Record<number, { lead: number; grade: Field['grade'] }>> = {
  5: { lead: 5, grade: 'decisive' },
  6: { lead: 3, grade: 'clear' },
  7: { lead: 1, grade: 'fair' },
  8: { lead: 0, grade: 'pyrrhic' },
}

/** The lead that ends the battle after a turn (TER-BAT-03). */
export const leadAfter = (turn: number): number => LEADS[turn]?.lead ?? 0

/** How the battle would end if the turn ended now; null when it would go on (TER-BAT-03, TER-BAT-04). */
export function verdictOf(g: Field): { winner: Side | -1; grade: Field['grade'] } | null {
  const wanted = LEADS[Math.min(8, g.turn)]
  if (g.limit > 0 ? g.turn < g.limit : wanted === undefined) return null
  const lead = g.points[0] + held(g, 0) - g.points[1] - held(g, 1)
  const size = Math.abs(lead)
  if (g.limit === 0 && size < wanted.lead) return null
  if (lead === 0) return { winner: -1, grade: 'draw' }
  return { winner: lead > 0 ? 0 : 1, grade: g.limit > 0 ? gradeOf(size) : wanted.grade }
}
function judge(r: Table): void {
  const verdict = verdictOf(r.field)
  if (verdict !== null) end(r, verdict.winner, verdict.grade)
}
