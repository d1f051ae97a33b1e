import { directionTo, type Hex, NOWHERE } from '@acies/hexes'
import { BOARD, EXIT, HEXES, neighbours } from './battlefield.ts'
import { bookOf, isBarred, special, terrainAt } from './book.ts'
import { type Field, isEmpty, type Leader, leader, NOBODY, type Unit } from './field.ts'

// Worked out afresh at each call; kept between calls only to spare the collector.
const depth = new Int8Array(HEXES)
const from = new Int16Array(HEXES)
const queue = new Int16Array(HEXES)
// Hexes reached over a wall, where one stops though another, longer way may lead on.
const halted = new Int8Array(HEXES).fill(-1)
const over = new Int16Array(HEXES)
let crossed = false
// How many hexes the last search of a whole reach went on from.
let searched = 0

function startFrom(hex: Hex): void {
  depth.fill(-1)
  depth[hex] = 0
  queue[0] = hex
  if (crossed) halted.fill(-1)
  crossed = false
}

/** Whether ramparts or fieldworks lie between two neighbours, dug on either side. */
function isWalled(g: Field, a: Hex, b: Hex): boolean {
  if ((g.ramparts[a] | g.ramparts[b]) === 0) return false
  const out = directionTo(BOARD, a, b)
  return ((g.ramparts[a] >> out) & 1) === 1 || ((g.ramparts[b] >> ((out + 3) % 6)) & 1) === 1
}
/** Whether a unit that has stepped from one hex into the next may go no further. */
export const mustStop = (g: Field, u: Unit, before: Hex, hex: Hex): boolean =>
  bookOf(g).stops(g, u, hex) || (bookOf(g).stopsAcross && isWalled(g, before, hex))

/** Hexes a unit may move to; EXIT where it may leave the battlefield. A search for a goal ends as soon as it gets there. */
export function reachOfUnit(g: Field, u: Unit, goal = NOWHERE): Hex[] {
  const book = bookOf(g)
  const { stopsAcross } = book
  const passes = book.passesFriends(g, u)
  const most = book.allowance(g, u)
  const options: Hex[] = []
  if (most <= 0) return options
  startFrom(u.hex)
  const exits = g.special.length > 0 && special(g).some(rule => rule.mayExit !== undefined)
  let exit = exits && mayExit(g, u, u.hex)
  let tail = 1
  for (let head = 0; head < tail; head++) {
    const hex = queue[head]
    const steps = depth[hex] + 1
    const around = neighbours(hex)
    for (let i = 0; i < around.length; i++) {
      const next = around[i]
      if (depth[next] >= 0 || isBarred(g, u, next)) continue
      const there = g.unitAt[next]
      const led = g.leaderAt[next]
      const wall = stopsAcross && isWalled(g, hex, next)
      if (there !== NOBODY) {
        // Only through friends, and only where one would not have to stop.
        if (!passes || g.units[there].side !== u.side || steps >= most || wall || book.stops(g, u, next)) continue
        depth[next] = steps
        from[next] = hex
        queue[tail++] = next
        if (exits && !exit && book.mayEnd(g, u, EXIT, steps + 1) === null) exit = mayExit(g, u, next)
        continue
      }
      if (led !== NOBODY && !mayJoin(g, u, leader(g, led))) continue
      if (halted[next] < 0 && book.mayEnd(g, u, next, steps) === null) options.push(next)
      if (wall) {
        if (halted[next] < 0) reachOver(hex, next, steps)
        continue
      }
      depth[next] = steps
      from[next] = hex
      if (next === goal) return options
      if (steps < most && led === NOBODY && !book.stops(g, u, next)) {
        queue[tail++] = next
        if (exits && !exit && book.mayEnd(g, u, EXIT, steps + 1) === null) exit = mayExit(g, u, next)
      }
    }
  }
  searched = tail
  if (exit) options.push(EXIT)
  return options
}
const mayJoin = (g: Field, u: Unit, l: Leader): boolean =>
  l.side === u.side && g.leaderAt[u.hex] === NOBODY && bookOf(g).joinsLeaders(g)

function reachOver(hex: Hex, next: Hex, steps: number): void {
  crossed = true
  halted[next] = steps
  over[next] = hex
}
function mayExit(g: Field, u: Unit, hex: Hex): boolean {
  return special(g).some(rule => rule.mayExit?.(g, u, hex) ?? false)
}

/** Whether he could move at all: into a hex beside him, or failing that through friends. */
export function canLeaderMove(g: Field, l: Leader): boolean {
  const around = neighbours(l.hex)
  for (let i = 0; i < around.length; i++) if (isEmpty(g, around[i]) && !terrainAt(g, around[i]).impassable) return true
  return reachOfLeader(g, l).length > 0
}

/** Hexes a leader may move to by himself. */
export function reachOfLeader(g: Field, l: Leader): Hex[] {
  const book = bookOf(g)
  const { stopsAcross } = book
  const most = book.leaderMove(g)
  const options: Hex[] = []
  startFrom(l.hex)
  for (let head = 0, tail = 1; head < tail; head++) {
    const hex = queue[head]
    const steps = depth[hex] + 1
    for (const next of neighbours(hex)) {
      const terrain = terrainAt(g, next)
      if (depth[next] >= 0 || terrain.impassable) continue
      const there = g.unitAt[next]
      const led = g.leaderAt[next]
      if (there !== NOBODY && g.units[there].side !== l.side) continue
      if (led !== NOBODY && leader(g, led).side !== l.side) continue
      const wall = stopsAcross && isWalled(g, hex, next)
      if (led !== NOBODY && (wall || terrain.stopsLeaders)) continue
      if (led === NOBODY && halted[next] < 0) options.push(next)
      if (wall) {
        if (halted[next] < 0) reachOver(hex, next, steps)
        continue
      }
      depth[next] = steps
      from[next] = hex
      if (steps < most && !terrain.stopsLeaders) queue[tail++] = next
    }
  }
  return options
}

/** The way that was found to a hex by the last search for the same piece, its start left out. */
export function wayTo(to: Hex): Hex[] {
  const steps = stepsTo(to)
  const way = new Array<Hex>(steps)
  way[steps - 1] = to
  for (let hex = halted[to] < 0 ? from[to] : over[to], i = steps - 2; i >= 0; hex = from[hex], i--) way[i] = hex
  return way
}
/** Of the ways to a hex that are as short as any, the one with most hexes of a sort; for searches that went all round. */
export function bestWayTo(to: Hex, isWanted: (hex: Hex) => boolean): Hex[] {
  if (halted[to] >= 0) return wayTo(to)
  let best = wayTo(to)
  const count = (way: readonly Hex[]) => way.filter(isWanted).length
  const follow = (way: readonly Hex[]): void => {
    const [first] = way
    if (depth[first] === 1) {
      if (count(way) > count(best)) best = [...way]
      return
    }
    for (const hex of neighbours(first)) if (depth[hex] === depth[first] - 1 && isOpen(hex)) follow([hex, ...way])
  }
  follow([to])
  return best
}
/** The last search went on from there. */
const isOpen = (hex: Hex): boolean => queue.subarray(0, searched).includes(hex)

/** The last search stopped there for a wall it had crossed. */
export const haltedAt = (hex: Hex): boolean => halted[hex] >= 0
/** A way over a wall was found before any other, or is the only one. */
export const stepsTo = (to: Hex): number => (halted[to] < 0 ? depth[to] : halted[to])
