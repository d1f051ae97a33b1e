import type { Next, Picks } from '@acies/kernel'
import { distance, INCH, inches, type Pose, pickOf, pose } from '@acies/table'
import { commanderOf, type Field, isCommander, type Side, type Troop } from '../position.ts'
import { commanderBody } from '../rules/bodies.ts'
import { bodyHere, isFree } from '../rules/movement.ts'
import { isArtillery } from '../rules/troop.ts'
import { placeUnit } from '../steps/set-up.ts'
import { chooseVanguard } from '../steps/vanguard.ts'
import { bestMove } from './moves.ts'
import { practice } from './practice.ts'
import type { Thought } from './thought.ts'

/** How far from the middle of the table a side may stand (TER-GLO-02). */
const ZONE = inches(12)
/** Rows of troops, from the front of the zone. */
const ROWS = [0.25, 3, 5.5, 8].map(inches)
/** How much farther aside one stands rather than in the next row: squares carry the line. */
const BEHIND = 8
const APART = 14
/** What is refused so often is left to chance. */
const TRIES = 4

/** A pose so far behind the front of the zone, facing the enemy. */
function rankAt(g: Field, side: Side, x: number, behind: number): Pose {
  const north = g.north === side
  const y = north ? g.depth / 2 - ZONE - behind : g.depth / 2 + ZONE + behind
  return pose(x, y, north ? 18000 : 0)
}

/** Where a command stands, in hundredths of the table's width: foot in the middle, horse on the wings. */
const FOOT = [50, 30, 70, 40, 60]
const HORSE = [17, 83, 8, 92]
const GUNS = [42, 58]
function postOf(g: Field, command: number): number {
  const { side, kind } = g.commands[command]
  if (kind === 'chief') return g.width * 0.53
  const shares = kind === 'cavalry' ? HORSE : kind === 'battery' ? GUNS : FOOT
  const alike = (k: string): boolean =>
    kind === 'infantry' || kind === 'company' ? k !== 'cavalry' && k !== 'battery' : k === kind
  let before = 0
  for (let i = 0; i < command; i++) {
    const c = g.commands[i]
    if (c.side === side && c.kind !== 'chief' && alike(c.kind)) before++
  }
  return (g.width * shares[before % shares.length]) / 100
}

/** In line behind the front of the zone, near the commander; null leaves it to chance. */
export function placeByHabit(t: Thought, unit: number, next: Next): Picks | null {
  return isCommander(unit) ? placeCommander(t, unit) : placeTroop(t, t.g.troops[unit], next)
}

function placeCommander({ g, side }: Thought, id: number): Picks | null {
  const { command } = commanderOf(g, id)
  const x = postOf(g, command)
  for (let off = 0; off <= 8; off++)
    for (const sign of off === 0 ? [1] : [1, -1]) {
      const at = rankAt(g, side, x + sign * off * INCH, inches(practice.behind.deployed))
      const picks = [pickOf(at)]
      if (placeUnit.forbids?.(g, { unit: id }, picks, side) === null) return picks
    }
  return null
}

interface Spot {
  at: Pose
  far: number
}
function placeTroop(t: Thought, u: Troop, next: Next): Picks | null {
  const { g, side } = t
  const ways = next([])
  if (ways?.of !== 'word' || !ways.options.includes('place')) return null
  const leader = g.commands[u.command].commander
  const x = leader >= 0 ? commanderOf(g, leader).x : postOf(g, u.command)
  let left = TRIES
  for (const { at } of spotsFor(t, u, x)) {
    if (!isClear(g, u, at, leader)) continue
    const picks: Picks = ['place', pickOf(at)]
    if (placeUnit.forbids?.(g, { unit: u.id }, picks, side) === null) return picks
    if (--left === 0) return null
  }
  return null
}
/** The first row first, the nearest to the commander first; guns stand a little apart. */
function spotsFor({ g, lore }: Thought, u: Troop, x: number): Spot[] {
  const spots: Spot[] = []
  const { arm } = lore.trades[u.kind]
  const held = inches(practice.held[arm])
  const isSquare = (o: Troop): boolean => lore.trades[o.kind].arm === 'formation'
  // Of an even number of squares two stand before their commander's left and right, that all may stand in one line.
  const paired = isSquare(u) && g.troops.filter(o => o.command === u.command && isSquare(o)).length % 2 === 0
  for (const [row, behind] of ROWS.entries())
    for (let off = paired && row === 0 ? (u.width + INCH) / 2 : 0; off <= inches(14); off += INCH / 2)
      for (const sign of [1, -1])
        spots.push({
          at: rankAt(g, u.side, Math.round(x + sign * off), Math.max(ROWS[0], behind + held)),
          far: off + row * inches(isSquare(u) ? APART : BEHIND),
        })
  return spots.sort((a, b) => a.far - b.far)
}
function isClear(g: Field, u: Troop, at: Pose, leader: number): boolean {
  const body = bodyHere({ ...u, width: u.width + INCH }, at)
  if (!isFree(g, u, body)) return false
  // Guns give way to others on the march, not here.
  for (const o of g.troops)
    if (o.where === 'table' && isArtillery(g, o) && distance(bodyHere(o, o), body) === 0) return false
  for (const c of g.commanders)
    if (c.where === 'table' && c.inside < 0 && distance(commanderBody(c), body) === 0) return false
  return leader < 0 || distance(commanderBody(commanderOf(g, leader)), bodyHere(u, at)) <= inches(6)
}

/** One move before the battle, towards the enemy (TER-CAV-33). */
export function vanguardByHabit(t: Thought, u: Troop): Picks {
  const found = bestMove(t, u, 'plain')
  if (found === null) return []
  const picks = [pickOf(found.at)]
  return chooseVanguard.forbids?.(t.g, { unit: u.id }, picks, t.side) === null ? picks : []
}
