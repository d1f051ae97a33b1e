import { cardToAct, ORDERS, type Order } from '../position.ts'
import { disciplineDice, mustCheck, PLAIN, recovery } from '../rules/checks.ts'
import type { Gait } from '../rules/movement.ts'
import { isFresh, isMobile, isPooled } from '../rules/troop.ts'
import { allSources } from '../rules/values.ts'
import { has, lift, traitsWith } from '../traits/index.ts'
import { springAmbush } from './ambush.ts'
import { attention } from './attention.ts'
import { atLeast, event, procedure, roll } from './book.ts'
import { canChargeSomebody, charge, closeActivation } from './charge.ts'
import { fallOut } from './column.ts'
import { fire } from './fire.ts'
import { leaveFortress, mayAbandon } from './fortress.ts'
import { keepTogether } from './leavers.ts'
import { type Marched, mobility, run, settleAfterMove } from './move.ts'
import { stepAside } from './step-aside.ts'

/** A troop carries out its card (TER-ORD-01 to 04). */
export const activation = procedure({
  name: 'activation',
  gives: undefined,
  with: (a: { unit: number }) => ({
    unit: a.unit,
    order: 'attention' as Order,
    successes: 0,
    fallsOut: false,
    gone: 'halted' as Marched,
  }),
  lines: {
    reveal(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      g.asked.length = 0
      v.fallsOut = u.where === 'joined' || u.leaves !== 'none'
      v.order = ORDERS.find(o => o === cardToAct(u)) ?? 'attention'
      // Whoever leaves the front of a column leaves its card and all else to the next (TER-CAV-21).
      if (u.leaves !== 'none') u.leaves = 'none'
      else {
        u.card = 'none'
        u.blind = u.spied = false
        u.acted = true
        u.last = v.order
        u.shown = v.order
      }
      r.tell(event('activated', ['TER-ORD-01', 'TER-ACT-01'], { unit: u.id, word: v.order }))
      if (!v.fallsOut) keepTogether(r, u)
      if (u.where === 'ambush') r.call(springAmbush, { unit: u.id, found: false })
    },
    fallOut(r, v) {
      const gait: Gait = v.order === 'run' ? 'run' : 'attention'
      if (v.fallsOut) r.call(fallOut, { unit: v.unit, gait }, 'gone')
    },
    fellOut(r, v) {
      // Its move is the first of what Attention lets it do (TER-CAV-21, TER-ORD-10).
      if (v.fallsOut && v.order === 'attention' && v.gone !== 'halted')
        r.call(attention, { unit: v.unit, done: ['move'] })
    },
    left(r, v) {
      if (!v.fallsOut) return
      closeActivation(r.field, v.unit)
      r.end(undefined)
    },
    fortress(r, v) {
      if (mayAbandon(r.field.troops[v.unit])) r.call(leaveFortress, { unit: v.unit })
    },
    impetuous(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      // A column counts as fresh when it acts (TER-CAV-19).
      const fresh = isFresh(u) || isPooled(u)
      if (!has(g, u, 'impetuous') || !fresh || v.order === 'attack' || !canChargeSomebody(g, u)) return
      const value = disciplineDice(g, u, PLAIN)
      const dice = roll(r, value.value)
      r.tell(
        event('order-check', ['TER-CAV-23'], {
          unit: u.id,
          dice,
          need: 5,
          n: atLeast(dice, 5),
          sources: allSources(value),
        }),
      )
      if (atLeast(dice, 5) > 0) return
      v.order = 'attack'
      u.last = 'attack'
      r.tell(event('changed-card', ['TER-CAV-23'], { unit: u.id, word: 'attack' }))
    },
    orderCheck(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      if (!mustCheck(g, u, v.order)) {
        if (v.order === 'resist' && u.wear > 0 && has(g, u, 'returns')) {
          // TER-RUL-17: rolled all the same, to see how many return.
          const dice = roll(r, disciplineDice(g, u, PLAIN).value)
          v.successes = atLeast(dice, 5)
          r.tell(event('order-check', ['TER-ORD-52'], { unit: u.id, dice, need: 5, n: v.successes }))
        }
        return
      }
      const value = disciplineDice(g, u, PLAIN)
      const dice = roll(r, value.value)
      v.successes = atLeast(dice, 5)
      const sources = allSources(value)
      r.tell(event('order-check', ['TER-CHK-01', 'TER-ORD-04'], { unit: u.id, dice, need: 5, n: v.successes, sources }))
      if (v.successes > 0) return
      u.last = 'none'
      r.tell(event('order-lost', ['TER-ORD-04'], { unit: u.id, word: v.order }))
      lift(u, 'act')
      r.end(undefined)
    },
    mobility(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      if ((v.order === 'attention' || v.order === 'run') && isMobile(g, u) && u.where === 'table')
        r.call(mobility, { unit: v.unit })
    },
    execute(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      switch (v.order) {
        case 'attention':
          return r.call(attention, { unit: v.unit, done: [] })
        case 'attack':
          return r.call(charge, { unit: v.unit })
        case 'run':
          return r.call(run, { unit: v.unit })
        case 'fire':
          return r.call(fire, { unit: v.unit })
        case 'resist': {
          const n = recovery(g, u, v.successes)
          u.wear -= n
          const rules = ['TER-ORD-50', traitsWith(g, u, 'returns')[0]?.returns ?? 'TER-ORD-51']
          r.tell(event(n > 0 ? 'recovered' : 'nothing', rules, { unit: u.id, n }))
        }
      }
    },
    aside(r) {
      if (r.field.displaced.length > 0) r.call(stepAside, {})
    },
    hide(r, v) {
      if (v.order === 'attention' || v.order === 'run') settleAfterMove(r.field, v.unit)
    },
    over(r, v) {
      closeActivation(r.field, v.unit)
    },
  },
})
