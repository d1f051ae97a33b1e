import { lifted } from '@acies/kernel'
import { enemyOf, type Field, has, isFleeing, kindOf, onTable, type Phase, put, type Unit } from '../position.ts'
import { isWithin } from '../rules/bodies.ts'
import { isEngaged } from '../rules/engaged.ts'
import { countOf, fullRanks, isColumn, isFormed } from '../rules/ranks.ts'
import { becomesDue } from '../traits/index.ts'
import { findAmbushes, rising } from './ambush.ts'
import { procedure, type Table } from './book.ts'
import { chargeMoves } from './charge.ts'
import { compulsory } from './compulsory.ts'
import { declare } from './declare.ts'
import { isDecided, judge } from './end.ts'
import { terrors, terrorsNear } from './fear.ts'
import { fighting } from './fighting.ts'
import { lose } from './losses.ts'
import { rally } from './rally.ts'
import { remaining } from './remaining.ts'
import { mourn, shooting } from './shooting.ts'
import { feelsPanic, generalFirst, orderTests, settleDue, test } from './tests.ts'

function enter(g: Field, phase: Phase): void {
  g.phase = phase
  for (const u of g.units) if (u.states.length > 0) u.states = lifted(u.states, 'phase')
}

/** A player turn: start, movement, shooting, close combat (WAB-TURN-01). */
export const turn = procedure({
  name: 'turn',
  gives: undefined,
  with: (_: object) => ({}),
  lines: {
    begin(r) {
      const g = r.field
      g.turn++
      enter(g, 'start')
      snapshot(g)
      r.tell({ type: 'turn', rules: ['WAB-TURN-01', 'WAB-GEN-07'], turn: g.turn, side: g.active })
    },
    start(r) {
      r.call(startOfTurn, {})
    },
    movement(r) {
      if (isDecided(r.field)) return
      enter(r.field, 'movement')
      noteNear(r.field)
      r.call(movement, {})
    },
    ambush(r) {
      if (r.field.units.some(u => u.where === 'ambush') && !isDecided(r.field)) r.call(rising, {})
    },
    shooting(r) {
      if (isDecided(r.field)) return
      enter(r.field, 'shooting')
      r.call(shooting, {})
    },
    fighting(r) {
      if (isDecided(r.field)) return
      enter(r.field, 'combat')
      r.call(fighting, {})
    },
    settle(r) {
      findAmbushes(r)
    },
    end(r) {
      const g = r.field
      enter(g, 'start')
      for (const u of g.units) {
        if (u.states.length === 0) continue
        if (u.side === g.active && has(u, 'moved')) put(u, 'rode', g.turn)
        u.states = lifted(u.states, 'turn')
        // Until the end of the owner's next turn; what was put on in this one stays (WAB-CHG-08).
        if (u.side === g.active) u.states = u.states.filter(s => s.until !== 'own-turn' || s.n >= g.turn)
        if (!isEngaged(g, u)) u.states = lifted(u.states, 'combat')
      }
      g.charges = []
      judge(r)
      g.active = enemyOf(g.active)
      r.repeat()
    },
  },
})

/** What later moves must not alter: full ranks, columns, fleers (WAB-CR-05, WAB-MARCH-12, WAB-RALLY-02). */
export function snapshot(g: Field): void {
  for (const u of g.units) {
    g.snap.ranks[u.id] = isFormed(g, u) ? fullRanks(u) : 0
    g.snap.column[u.id] = onTable(u) && isColumn(g, u) ? 1 : 0
    g.snap.fleeing[u.id] = isFleeing(u) ? 1 : 0
    g.snap.models[u.id] = countOf(g, u)
    g.snap.shotBy[u.id] = -1
    g.snap.near[u.id] = 0
  }
}
/** Enemies within 8" when movement begins (WAB-MARCH-03, 05, 14, WAB-RUL-137). */
export function noteNear(g: Field): void {
  for (const u of g.units) {
    if (u.side !== g.active || !onTable(u)) continue
    let near = 0
    for (const o of g.units) {
      if (o.side === u.side || !onTable(o) || near === 3 || !isWithin(g, u, o, 8)) continue
      const { troop, character } = kindOf(g, o)
      const ignored = isFleeing(o) || character || troop === 'machine'
      near = Math.max(near, ignored ? 1 : troop === 'infantry' ? 2 : 3)
    }
    g.snap.near[u.id] = near
  }
}

/** WAB-TURN-02: those off the table, panic by fleeing friends, then special rules (WAB-RUL-153). */
const startOfTurn = procedure({
  name: 'start-of-turn',
  gives: undefined,
  with: (_: object) => ({ units: [] as number[] }),
  lines: {
    ambush(r) {
      if (r.field.units.some(u => u.where === 'ambush')) r.call(rising, {})
    },
    begins(r) {
      const g = r.field
      for (const u of g.units) if (onTable(u)) becomesDue('turnBegins', g, u)
      settleDue(r)
    },
    astray(r) {
      for (const u of r.field.units) if (u.side === r.field.active && u.where === 'off') comeBack(r, u)
    },
    near(r, v) {
      const g = r.field
      v.units = generalFirst(
        g,
        g.units.filter(u => u.side === g.active && friendsFlee(g, u)).map(u => u.id),
      )
      if (v.units.length > 1) r.call(orderTests, { side: g.active, units: v.units }, 'units')
    },
    tests(r, v) {
      const g = r.field
      for (const id of v.units) {
        const u = g.units[id]
        // It runs for its own edge in compulsory moves (WAB-PANIC-08, WAB-FLEE-11).
        if (feelsPanic(g, u, 'panic-fleeing') && !test(r, u, 'panic-fleeing')) u.fleeing = g.turn
      }
    },
    terror(r) {
      const pairs = terrorsNear(r.field)
      if (pairs.length > 0) r.call(terrors, { pairs })
    },
    traits(r) {
      const g = r.field
      // Who lies hidden throws what his formation demands as well (WAB-FRM-26).
      for (const u of g.units) if (onTable(u) || u.where === 'ambush') becomesDue('startOfTurn', g, u)
      settleDue(r)
    },
  },
})
/** Two failures and it never returns, nor is it a loss (WAB-PURS-20 to 23). */
function comeBack(r: Table, u: Unit): void {
  if (test(r, u, 'return')) return put(u, 'returned')
  u.astray++
  if (u.astray >= 2) lose(r, u, 'astray', ['WAB-PURS-22', 'WAB-PURS-23'])
}
/** Friends flee within 4", and neither formation nor numbers make it calm (WAB-PANIC-05 to 07, WAB-RUL-162). */
function friendsFlee(g: Field, u: Unit): boolean {
  if (!feelsPanic(g, u, 'panic-fleeing')) return false
  let fleers = 0
  let loose = 0
  for (const o of g.units) {
    if (o === u || o.side !== u.side || !onTable(o) || !isFleeing(o) || !isWithin(g, u, o, 4)) continue
    if (kindOf(g, o).order === 'loose' && !kindOf(g, o).character) loose += countOf(g, o)
    else fleers += countOf(g, o)
  }
  if (fleers > 0) return countOf(g, u) < 2 * fleers
  return loose > 0 && !isFormed(g, u) && !kindOf(g, u).character
}

/** WAB-TURN-03 */
const movement = procedure({
  name: 'movement',
  gives: undefined,
  with: (_: object) => ({}),
  lines: {
    declare(r) {
      r.call(declare, {})
    },
    rally(r) {
      r.call(rally, {})
    },
    compulsory(r) {
      r.call(compulsory, {})
    },
    /** A general who was ridden down meanwhile is mourned at once (WAB-RUL-143). */
    mourned(r) {
      if (r.field.mourning.includes(1)) r.call(mourn, {})
    },
    charges(r) {
      r.call(chargeMoves, {})
    },
    mournedToo(r) {
      if (r.field.mourning.includes(1)) r.call(mourn, {})
    },
    ambush(r) {
      if (r.field.units.some(u => u.where === 'ambush')) r.call(rising, {})
    },
    remaining(r) {
      r.call(remaining, {})
    },
    /** What those do who were shot at by whom they charged (WAB-ELE-34). */
    shot(r) {
      const g = r.field
      for (const u of g.units) if (onTable(u)) becomesDue('endOfMovement', g, u)
      settleDue(r)
    },
  },
})
export const turnSteps = [turn, startOfTurn, movement]
