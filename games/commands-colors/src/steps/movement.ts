import { type Hex, NOWHERE } from '@acies/hexes'
import { type Choice, type Hand, type Picks, type RuleId, thing } from '@acies/kernel'
import { distanceOf, EXIT, neighbours } from '../battlefield.ts'
import { bookOf, cite, special, terrainAt } from '../book.ts'
import type { Event } from '../events.ts'
import {
  afterLastOf,
  type Field,
  firstOf,
  hexUnder,
  isLeader,
  type Leader,
  leader,
  NOBODY,
  type Piece,
  placeLeader,
  placeUnit,
  removeLeader,
  removeUnit,
  sideOf,
  type Unit,
  unit,
} from '../field.ts'
import { reachOfLeader, reachOfUnit, stepsTo, wayTo } from '../reach.ts'
import { isPiece } from './orders.ts'
import { active, nothing, procedure, question } from './rulebook.ts'

/** Ordered pieces move one after another, each as far as it will. */
export const movement = procedure({
  name: 'movement',
  with: () => ({ moved: false }),
  gives: undefined,
  lines: {
    piece(r) {
      r.call(movePiece, {}, 'moved')
    },
    next(r, v) {
      if (v.moved) r.repeat()
    },
  },
})

/** A piece and where it goes. */
export const movePiece = question({
  name: 'move-piece',
  kind: 'one',
  rules: [],
  with: nothing,
  seats: active,
  next(g, _v, draft): Choice | null {
    if (draft.length === 2) return null
    if (draft.length === 1) return { of: 'hex', options: reachOf(g, thing(draft, 0)), about: thing(draft, 0) }
    const options: Piece[] = []
    for (let i = firstOf(g, g.active); i < afterLastOf(g, g.active); i++) if (canMove(g, g.units[i])) options.push(i)
    for (let i = 0; i < g.leaders.length; i++) {
      const l = g.leaders[i]
      if (l.ordered && !l.settled && l.hex !== NOWHERE && reachOfLeader(g, l).length > 0) options.push(l.id)
    }
    return options.length === 0 ? null : { of: 'unit', options, enough: 'done' }
  },
  why(g, _v, draft, pick) {
    if (typeof pick !== 'number') return cite(g, 'move')
    return draft.length === 0 ? whyNotMove(g, pick) : whyNotThere(g, draft, pick)
  },
  take(r, _v, picks) {
    if (picks.length === 0) return false
    const piece = thing(picks, 0)
    const to = thing(picks, 1)
    if (isLeader(piece)) moveLeader(r, leader(r.field, piece), to)
    else moveUnit(r, unit(r.field, piece), to)
    return true
  },
})

const reachOf = (g: Field, piece: Piece): Hex[] =>
  isLeader(piece) ? reachOfLeader(g, leader(g, piece)) : reachOfUnit(g, unit(g, piece))

function canMove(g: Field, u: Unit): boolean {
  if (!u.ordered || u.settled || u.hex === NOWHERE) return false
  const book = bookOf(g)
  const left = book.allowance(g, u)
  if (left <= 0) return false
  const around = neighbours(u.hex)
  for (let i = 0; i < around.length; i++) {
    const hex = around[i]
    if (g.unitAt[hex] !== NOBODY || g.leaderAt[hex] !== NOBODY || terrainAt(g, hex).impassable) continue
    if (book.mayEnd(g, u, hex, 1) === null) return true
  }
  // Nothing next to it; it may still pass through friends, join a leader, or leave the field.
  return reachOfUnit(g, u).length > 0
}

function moveUnit(r: Hand<Field, Event>, u: Unit, to: Hex): void {
  const g = r.field
  const book = bookOf(g)
  const from = u.hex
  const rules = [cite(g, 'move'), book.moveRule(g, u)]
  const led = g.leaderAt[from]
  if (led !== NOBODY) leader(g, led).settled = true
  if (to === EXIT) return exit(r, u)
  const near = distanceOf(from, to) === 1
  if (!near) reachOfUnit(g, u)
  const steps = near ? 1 : stepsTo(to)
  const path = near ? [to] : wayTo(from, to)
  const joined = g.leaderAt[to]
  placeUnit(g, u, to)
  u.moved += steps
  u.settled = true
  r.tell({ type: 'moved', piece: u.id, from, to, path, rules })
  if (joined !== NOBODY) r.tell({ type: 'joined', leader: joined, unit: u.id, rules: [cite(g, 'leaderJoin')] })
  book.arrived(g, u, steps)
  for (const rule of special(g)) rule.entered?.(r, u, to)
}

/** Over the edge, by leave of the scenario; a leader goes with his unit. */
function exit(r: Hand<Field, Event>, u: Unit): void {
  const g = r.field
  const from = u.hex
  const led = g.leaderAt[from]
  if (led !== NOBODY) removeLeader(g, leader(g, led))
  removeUnit(g, u)
  r.tell({ type: 'left-the-field', piece: u.id, from, rules: [cite(g, 'move')] })
  for (const rule of special(g)) rule.exited?.(r, u)
}

function moveLeader(r: Hand<Field, Event>, l: Leader, to: Hex): void {
  const g = r.field
  const from = l.hex
  reachOfLeader(g, l)
  const path = wayTo(from, to)
  placeLeader(g, l, to)
  l.settled = true
  r.tell({ type: 'moved', piece: l.id, from, to, path, rules: [cite(g, 'leaderMove')] })
  const joined = g.unitAt[to]
  if (joined === NOBODY) return
  // He may not move again, and the unit may not leave him: it stays.
  unit(g, joined).settled = true
  r.tell({ type: 'joined', leader: l.id, unit: joined, rules: [cite(g, 'leaderJoin')] })
}

// ---- why not ----

function whyNotMove(g: Field, piece: Piece): RuleId {
  if (!isPiece(g, piece) || sideOf(g, piece) !== g.active || hexUnder(g, piece) === NOWHERE)
    return cite(g, 'moveOrdered')
  const mover = isLeader(piece) ? leader(g, piece) : unit(g, piece)
  if (!mover.ordered) return cite(g, 'moveOrdered')
  if (mover.settled) return cite(g, 'moveOnce')
  return cite(g, 'occupied')
}

function whyNotThere(g: Field, draft: Picks, hex: Hex): RuleId {
  const piece = thing(draft, 0)
  if (hex === EXIT) return cite(g, 'leaveField')
  if (terrainAt(g, hex) === undefined) return cite(g, 'move')
  if (terrainAt(g, hex).impassable) return cite(g, 'impassable')
  if (isLeader(piece)) {
    const l = leader(g, piece)
    const there = g.unitAt[hex]
    const led = g.leaderAt[hex]
    if (there !== NOBODY && unit(g, there).side !== l.side) return cite(g, 'leaderEnemy')
    if (led !== NOBODY) return leader(g, led).side === l.side ? cite(g, 'leaderShare') : cite(g, 'leaderEnemy')
    return cite(g, 'leaderMove')
  }
  const u = unit(g, piece)
  const book = bookOf(g)
  if (g.unitAt[hex] !== NOBODY || g.leaderAt[hex] !== NOBODY) return cite(g, 'occupied')
  reachOfUnit(g, u)
  const steps = stepsTo(hex)
  if (steps > 0) return book.mayEnd(g, u, hex, steps) ?? book.moveRule(g, u)
  for (const n of neighbours(hex)) {
    // It lies beyond a hex where the unit has to stop.
    if (stepsTo(n) > 0 && book.stops(g, u, n)) return book.terrainRule(g, u, n) ?? book.moveRule(g, u)
  }
  return book.moveRule(g, u)
}
