import type { Choice } from '@acies/kernel'
import { word } from '@acies/kernel'
import { pose } from '@acies/table'
import {
  BOTH,
  clear,
  type Field,
  inPlay,
  membersOf,
  ORDERS,
  type Order,
  put,
  type Side,
  type Troop,
  under,
} from '../position.ts'
import { roomNear } from '../rules/withdrawal.ts'
import { has } from '../traits/index.ts'
import { putDown } from './arrival.ts'
import { event, procedure, question, seatOf, type Table } from './book.ts'
import { commanderMayStand, standClear } from './losses.ts'

/** Troops that get a card of their own: one for each, one for a brigade that shares (TER-TRN-02, TER-UNI-02). */
export const needsCard = (u: Troop): boolean => (inPlay(u) && (u.joint < 0 || u.joint === u.id)) || under(u, 'leading')

export const planning = procedure({
  name: 'planning',
  gives: undefined,
  with: (_: object) => ({}),
  lines: {
    rest(r) {
      const g = r.field
      for (const c of g.commanders) {
        c.fresh = false
        if (!c.exhausted) continue
        c.exhausted = false // TER-MRK-07
      }
      for (const u of g.troops) u.joint = -1
      comeOn(r)
      r.tell(event('turn', ['TER-TRN-01', 'TER-TRN-02'], { n: g.turn }))
    },
    brigades(r) {
      r.call(brigades, {})
    },
    columns(r) {
      r.call(columns, {})
    },
    orders(r) {
      r.call(placeOrders, {})
    },
  },
})
/** Command after command: who shares a card (TER-UNI-02). */
export const brigades = procedure({
  name: 'brigades',
  gives: undefined,
  with: (_: object) => ({ command: -1 }),
  lines: {
    next(r, v) {
      const g = r.field
      for (v.command++; v.command < g.commands.length; v.command++)
        if (brigadeOf(g, v.command).length > 1) return r.call(shareCard, { command: v.command })
      r.end(undefined)
    },
    again(r) {
      r.repeat()
    },
  },
})

/** Commands that come later take the field, at their place or as near to it as there is room (TER-BAT-01). */
function comeOn(r: Table): void {
  const g = r.field
  g.commands.forEach((command, i) => {
    if (command.arrives === 0 || command.arrives > g.turn) return
    for (const u of g.troops) {
      if (u.command !== i || u.where !== 'reserve') continue
      const at = roomNear(g, u, u)
      if (at === null) continue
      u.where = 'table'
      putDown(r, u, pose(at.x, at.y, at.facing))
      r.tell(event('placed', ['TER-BAT-01'], { unit: u.id, path: [u.x, u.y, u.facing] }))
    }
    for (const c of g.commanders) {
      if (c.command !== i || c.where !== 'reserve') continue
      c.where = 'table'
      if (!commanderMayStand(g, c, c.x, c.y)) standClear(g, c, pose(c.x, c.y, 0))
      r.tell(event('placed', ['TER-BAT-01'], { unit: c.id, path: [c.x, c.y, 0] }))
    }
  })
}

const brigadeOf = (g: Field, command: number): Troop[] =>
  g.troops.filter(u => u.where === 'table' && u.command === command && has(g, u, 'sharesCard'))

/** Which troops of a brigade share one card, openly; none, or at least two (TER-UNI-01, 02). */
export const shareCard = question({
  name: 'share-card',
  kind: 'several',
  rules: ['TER-UNI-02', 'TER-UNI-01'],
  with: (a: { command: number }) => a,
  seats: (g, v) => seatOf(g.commands[v.command].side),
  next(g, v, draft): Choice | null {
    const options = brigadeOf(g, v.command)
      .map(u => u.id)
      .filter(id => !draft.includes(id))
    return draft.length === 1
      ? { of: 'unit', options }
      : { of: 'unit', options, enough: draft.length === 0 ? 'apart' : 'share' }
  },
  why(g, v, _draft, pick) {
    const u = typeof pick === 'number' ? g.troops[pick] : undefined
    if (u === undefined || u.command !== v.command) return 'TER-UNI-01'
    return has(g, u, 'sharesCard') ? 'TER-UNI-02' : 'TER-UNI-01'
  },
  take(r, _v, picks) {
    const units = picks.filter(p => typeof p === 'number')
    for (const id of units) r.field.troops[id].joint = units[0]
    if (units.length > 0) r.tell(event('brigade', ['TER-UNI-02'], { unit: units[0], n: units.length }))
  },
})

/** Column after column: who leaves it this turn, with a card of his own (TER-CAV-21). */
export const columns = procedure({
  name: 'columns',
  gives: undefined,
  with: (_: object) => ({ head: -1 }),
  lines: {
    next(r, v) {
      const { troops } = r.field
      for (v.head++; v.head < troops.length; v.head++) {
        const head = troops[v.head]
        if (head.where === 'table' && head.members > 0 && !head.emplaced) return r.call(leaveColumn, { unit: v.head })
      }
      r.end(undefined)
    },
    again(r) {
      r.repeat()
    },
  },
})

export const leaveColumn = question({
  name: 'leave-column',
  kind: 'several',
  rules: ['TER-CAV-21'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next(g, v, draft): Choice | null {
    const head = g.troops[v.unit]
    if (draft.length === head.members) return null
    // Whoever shares a card with others does not lay it down.
    const options = [head, ...membersOf(g, head)].filter(u => u.joint < 0 && !draft.includes(u.id)).map(u => u.id)
    return { of: 'unit', options, about: v.unit, enough: 'together' }
  },
  why: (g, _v, _draft, pick) =>
    typeof pick === 'number' && (g.troops[pick]?.joint ?? -1) >= 0 ? 'TER-UNI-02' : 'TER-CAV-21',
  take(r, v, picks) {
    const { troops } = r.field
    const head = troops[v.unit]
    for (const id of picks) {
      if (typeof id !== 'number') continue
      put(troops[id], 'leaving')
      troops[id].last = 'none'
      r.tell(event('leaves-column', ['TER-CAV-21'], { unit: id, other: v.unit }))
    }
    const heir = membersOf(r.field, head).find(u => !under(u, 'leaving'))
    if (under(head, 'leaving') && heir !== undefined) put(heir, 'leading')
  },
})
/** Whoever leaves a column moves: with Attention or Run (TER-CAV-21). */
const LEAVING = ['attention', 'run'] as const

/** The orders it may be given: whoever leaves a column moves out of it (TER-CAV-21). */
export const ordersFor = (u: Troop): readonly Order[] => (under(u, 'leaving') ? LEAVING : ORDERS)

/** A card face down beside every troop, secretly and at once (TER-TRN-02, TER-ORD-01). */
export const placeOrders = question({
  name: 'place-orders',
  kind: 'assign',
  rules: ['TER-TRN-02', 'TER-ORD-01'],
  with: (a: object) => a,
  seats: () => BOTH,
  next(g, _v, draft, seat): Choice | null {
    let k = draft.length
    for (const u of g.troops)
      if (u.side === seat && needsCard(u) && k-- === 0) return { of: 'word', options: ordersFor(u), about: u.id }
    return null
  },
  // Only whoever leaves a column is not free in his choice.
  why: (_g, _v, _draft, pick) => (ORDERS.some(o => o === pick) ? 'TER-CAV-21' : 'TER-ORD-01'),
  takeAll(r, _v, handed) {
    for (const side of BOTH) lay(r.field, side, handed[side])
    r.tell(event('orders', ['TER-TRN-02']))
  },
})
function lay(g: Field, side: Side, picks: readonly unknown[]): void {
  let k = 0
  const army = g.troops.filter(u => u.side === side && (inPlay(u) || needsCard(u)))
  for (const u of army) {
    u.acted = false
    u.last = 'none'
    u.shown = 'none'
    u.blind = false
    u.spied = false
    if (needsCard(u)) u.card = word(picks as readonly string[], k++, ORDERS)
  }
  for (const u of army) {
    if (!needsCard(u)) u.card = g.troops[u.joint].card
    if (under(u, 'leading')) leadTheRest(g, u)
  }
}
/** The card of the rest lies by the column; the one in front keeps his own for when he leaves it (TER-CAV-21). */
function leadTheRest(g: Field, heir: Troop): void {
  const head = g.troops[heir.host]
  head.leaves = head.card
  head.card = heir.card
  heir.card = 'none'
  clear(heir, 'leading')
}
