import { amend, type Choice, type Picks, thing } from '@acies/kernel'
import { acting, does, type Field, NOBODY, put } from '../position.ts'
import { bearingOf, hasLine, lineable, lineFault, linesOf } from '../rules/line.ts'
import { activation } from './activation.ts'
import { only, procedure, question } from './book.ts'
import { discardCards } from './cards.ts'
import { rouseAll } from './orders.ts'

/** Two cards for a line of units, as often as a player likes, before his orders (ONU-OPT-50 to 55). */
export const lineAdvance = procedure({
  name: 'line-advance',
  gives: undefined,
  with: (_: object) => ({ seats: [] as number[], declined: [] as number[], line: [] as Picks, seat: NOBODY }),
  lines: {
    ask(r, v) {
      const g = r.field
      v.line = []
      const seat = acting(g).find(s => !g.out[s] && !v.declined.includes(s) && mayLine(g, s))
      if (seat === undefined) return r.end(undefined)
      v.seat = seat
      r.call(chooseLine, { seat }, 'line')
    },
    pay(r, v) {
      if (v.line.length === 0) v.declined.push(v.seat)
      else r.call(payForLine, { seat: v.seat })
    },
    rouse(r, v) {
      if (v.line.length > 0) r.call(rouseAll, { units: v.line.map((_, i) => thing(v.line, i)), card: NOBODY })
    },
    mark(r, v) {
      const g = r.field
      const ids = v.line.map((_, i) => thing(v.line, i))
      if (ids.length > 0) {
        const bearing = bearingOf(g, ids)
        const paid = g.discard[g.discard.length - 1] ?? 0
        for (const id of ids) {
          const u = g.units[id]
          if (u.where !== 'table') continue
          does(u, { order: paid })
          put(u, 'in-line', 'turn', bearing)
        }
      }
      r.repeat()
    },
  },
})
const mayLine = (g: Field, seat: number): boolean => g.hands[seat].length >= 2 && hasLine(g, seat)

/** The units of a line; none for no line (ONU-OPT-53 to 55, ONU-EX-47). */
export const chooseLine = question({
  name: 'choose-line',
  kind: 'several',
  rules: ['ONU-OPT-50', 'ONU-OPT-53'],
  with: (a: { seat: number }) => a,
  seats: (_g, v) => only(v.seat),
  next(g, v, draft): Choice | null {
    const options = lineable(g, v.seat).filter(id => !draft.includes(id))
    return {
      of: 'unit',
      options,
      ...(draft.length === 1 ? {} : { enough: draft.length === 0 ? 'no-line' : 'line-advance' }),
    }
  },
  forbids: (g, _v, picks) =>
    picks.length === 0
      ? null
      : lineFault(
          g,
          picks.map((_, i) => thing(picks, i)),
        ),
  candidates: (g, v): Picks[] => [[], ...linesOf(g, v.seat)],
  take: (_r, _v, picks): Picks => picks.slice(),
})

/** Which two cards it costs; it counts as an order played (ONU-OPT-50, ONU-R-52). */
export const payForLine = question({
  name: 'pay-for-line',
  kind: 'several',
  rules: ['ONU-OPT-50', 'ONU-R-52'],
  with: (a: { seat: number }) => a,
  seats: (_g, v) => only(v.seat),
  next: (g, v, draft): Choice | null =>
    draft.length === 2 ? null : { of: 'card', options: g.hands[v.seat].filter(card => !draft.includes(card)) },
  take(r, v, picks) {
    discardCards(r, v.seat, [thing(picks, 0), thing(picks, 1)], ['ONU-OPT-50'])
    r.field.ordered[v.seat] = true
  },
})

/** The activation phase of those who have agreed on advances in line. */
export const inLines = amend(
  activation,
  { before: 'orders' },
  {
    lines(r) {
      r.call(lineAdvance, {})
    },
  },
)
