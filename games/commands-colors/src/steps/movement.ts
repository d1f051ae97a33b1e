import { type Hex, NOWHERE } from '@acies/hexes'
import { type Choice, type Hand, type Picks, type RuleId, thing } from '@acies/kernel'
import { entered, vacated } from '../banners.ts'
import { BOARD, distanceOf, EXIT, neighbours } from '../battlefield.ts'
import { bookOf, cite, isBarred, special, terrainAt } from '../book.ts'
import type { Event } from '../events.ts'
import {
  afterLastOf,
  type Field,
  firstOf,
  hexUnder,
  isEmpty,
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
import { bestWayTo, canLeaderMove, haltedAt, reachOfLeader, reachOfUnit, stepsTo, wayTo } from '../reach.ts'
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
      if (l.ordered && !l.settled && l.hex !== NOWHERE && canLeaderMove(g, l)) options.push(l.id)
    }
    return { of: 'unit', options, enough: 'done' }
  },
  why(g, _v, draft, pick) {
    if (typeof pick !== 'number') return cite(g).move
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
    if (g.unitAt[hex] !== NOBODY || g.leaderAt[hex] !== NOBODY || isBarred(g, u, hex)) continue
    if (book.mayEnd(g, u, hex, 1) === null) return true
  }
  // Nothing next to it; it may still pass through friends, join a leader, or leave the field.
  return reachOfUnit(g, u).length > 0
}

function moveUnit(r: Hand<Field, Event>, u: Unit, to: Hex): void {
  const g = r.field
  const book = bookOf(g)
  const from = u.hex
  const rules = [cite(g).move, book.moveRule(g, u)]
  const led = g.leaderAt[from]
  const left = led !== NOBODY && book.staysBehind(g, leader(g, led))
  if (led !== NOBODY && !left) leader(g, led).settled = true
  if (to === EXIT) return exit(r, u)
  const near = distanceOf(from, to) === 1
  const gains = special(g).some(rule => rule.gainsBy !== undefined)
  if (!near) reachOfUnit(g, u, gains ? NOWHERE : to)
  const steps = near ? 1 : stepsTo(to)
  const path = near ? [to] : gains ? bestWayTo(to, hex => gainsBy(g, u, hex)) : wayTo(to)
  const joined = g.leaderAt[to]
  if (left) g.leaderAt[from] = NOBODY
  placeUnit(g, u, to)
  if (left) g.leaderAt[from] = led
  u.moved += steps
  u.settled = true
  r.tell({ type: 'moved', piece: u.id, from, to, path, rules })
  if (joined !== NOBODY) r.tell({ type: 'joined', leader: joined, unit: u.id, rules: [cite(g).leaderJoin] })
  book.arrived(g, u, steps)
  vacated(r, u, from)
  entered(r, u, path)
}

const gainsBy = (g: Field, u: Unit, hex: Hex): boolean => special(g).some(rule => rule.gainsBy?.(g, u, hex) ?? false)

/** Over the edge, by leave of the scenario; a leader goes with his unit. */
function exit(r: Hand<Field, Event>, u: Unit): void {
  const g = r.field
  const from = u.hex
  const led = g.leaderAt[from]
  if (led !== NOBODY) removeLeader(g, leader(g, led))
  removeUnit(g, u)
  r.tell({ type: 'left-the-field', piece: u.id, from, rules: [cite(g).move] })
  vacated(r, u, from)
  for (const rule of special(g)) rule.exited?.(r, u)
}

function moveLeader(r: Hand<Field, Event>, l: Leader, to: Hex): void {
  const g = r.field
  const from = l.hex
  reachOfLeader(g, l)
  const path = wayTo(to)
  placeLeader(g, l, to)
  l.settled = true
  bookOf(g).leaderMoved?.(g, l, from)
  r.tell({ type: 'moved', piece: l.id, from, to, path, rules: [cite(g).leaderMove] })
  const joined = g.unitAt[to]
  if (joined === NOBODY) return
  // He may not move again, and the unit may not leave him: it stays.
  unit(g, joined).settled = true
  r.tell({ type: 'joined', leader: l.id, unit: joined, rules: [cite(g).leaderJoin] })
}

// ---- why not ----

function whyNotMove(g: Field, piece: Piece): RuleId {
  if (!isPiece(g, piece) || sideOf(g, piece) !== g.active || hexUnder(g, piece) === NOWHERE) return cite(g).moveOrdered
  if (isLeader(piece)) return whyNotLead(g, leader(g, piece))
  const u = unit(g, piece)
  if (!u.ordered) return cite(g).moveOrdered
  if (u.settled) return cite(g)[u.moved > 0 ? 'moveOnce' : 'leaderStays']
  return bookOf(g).why?.(g, 'move-piece', piece, piece) ?? cite(g).occupied
}

function whyNotLead(g: Field, l: Leader): RuleId {
  const own = g.unitAt[l.hex]
  if (!l.ordered) return cite(g)[own !== NOBODY && unit(g, own).ordered ? 'leaderDetach' : 'moveOrdered']
  return cite(g)[l.settled ? 'moveOnce' : 'leaderEnemy']
}

function whyNotThere(g: Field, draft: Picks, hex: Hex): RuleId {
  const piece = thing(draft, 0)
  if (hex === EXIT) return cite(g).leaveField
  if (terrainAt(g, hex) === undefined) return cite(g).move
  if (terrainAt(g, hex).impassable) return cite(g).impassable
  return isLeader(piece) ? whyNotToLeader(g, leader(g, piece), hex) : whyNotToUnit(g, unit(g, piece), hex)
}

function whyNotToLeader(g: Field, l: Leader, hex: Hex): RuleId {
  const there = g.unitAt[hex]
  const led = g.leaderAt[hex]
  if (there !== NOBODY && unit(g, there).side !== l.side) return cite(g).leaderEnemy
  if (led !== NOBODY) return leader(g, led).side === l.side ? cite(g).leaderShare : cite(g).leaderEnemy
  if (distanceOf(l.hex, hex) > bookOf(g).leaderMove(g)) return cite(g).leaderMove
  reachOfLeader(g, l)
  const stop = neighbours(hex).find(n => stepsTo(n) > 0 && (haltedAt(n) || terrainAt(g, n).stopsLeaders))
  if (stop === undefined) return cite(g).leaderEnemy
  return (haltedAt(stop) ? cite(g).wall : bookOf(g).terrainRule(g, stop)) ?? cite(g).leaderEnemy
}

function whyNotToUnit(g: Field, u: Unit, hex: Hex): RuleId {
  const book = bookOf(g)
  if (!isEmpty(g, hex)) return cite(g).occupied
  if (isBarred(g, u, hex)) return book.terrainRule(g, hex) ?? cite(g).impassable
  if (distanceOf(u.hex, hex) > book.allowance(g, u)) return book.moveRule(g, u)
  reachOfUnit(g, u)
  const steps = stepsTo(hex)
  if (steps > 0) return book.mayEnd(g, u, hex, steps) ?? book.moveRule(g, u)
  // It lies beyond a hex where the unit has to stop, or all ways to it are barred.
  const within = book.allowance(g, u)
  const stop = BOARD.hexes.find(
    n => stepsTo(n) > 0 && stepsTo(n) + distanceOf(n, hex) <= within && (haltedAt(n) || book.stops(g, u, n)),
  )
  if (stop !== undefined) return (haltedAt(stop) ? cite(g).wall : book.terrainRule(g, stop)) ?? book.moveRule(g, u)
  const barred = neighbours(hex).some(n => terrainAt(g, n).impassable)
  return cite(g)[barred && neighbours(hex).every(n => isEmpty(g, n)) ? 'impassable' : 'occupied']
}
