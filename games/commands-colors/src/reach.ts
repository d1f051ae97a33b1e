import type { Hex } from '@acies/hexes'
import { EXIT, HEXES, neighbours } from './battlefield.ts'
import { bookOf, special, terrainAt } from './book.ts'
import { type Field, type Leader, leader, NOBODY, type Unit } from './field.ts'

// Worked out afresh at each call; kept between calls only to spare the collector.
const depth = new Int8Array(HEXES)
const from = new Int16Array(HEXES)
const queue = new Int16Array(HEXES)

const LEADER_MOVE = 3

/** Hexes a unit may move to; EXIT where it may leave the battlefield. */
export function reachOfUnit(g: Field, u: Unit): Hex[] {
  const book = bookOf(g)
  const { terrains } = book
  const passes = book.passesFriends(g, u)
  const joins = book.joinsLeaders(g) && g.leaderAt[u.hex] === NOBODY
  const most = book.allowance(g, u)
  const options: Hex[] = []
  if (most <= 0) return options
  depth.fill(-1)
  depth[u.hex] = 0
  queue[0] = u.hex
  const exits = g.special.length > 0 && special(g).some(rule => rule.mayExit !== undefined)
  let exit = exits && mayExit(g, u, u.hex)
  for (let head = 0, tail = 1; head < tail; head++) {
    const hex = queue[head]
    const steps = depth[hex] + 1
    const around = neighbours(hex)
    for (let i = 0; i < around.length; i++) {
      const next = around[i]
      if (depth[next] >= 0 || terrains[g.terrain[next]].impassable) continue
      const there = g.unitAt[next]
      const led = g.leaderAt[next]
      if (there !== NOBODY) {
        // Only through friends, and only where one would not have to stop.
        if (!passes || g.units[there].side !== u.side || steps >= most || book.stops(g, u, next)) continue
        depth[next] = steps
        from[next] = hex
        queue[tail++] = next
        continue
      }
      if (led !== NOBODY && !(joins && leader(g, led).side === u.side)) continue
      depth[next] = steps
      from[next] = hex
      if (book.mayEnd(g, u, next, steps) === null) options.push(next)
      if (steps < most && led === NOBODY && !book.stops(g, u, next)) {
        queue[tail++] = next
        if (exits && !exit && mayExit(g, u, next)) exit = true
      }
    }
  }
  if (exit) options.push(EXIT)
  return options
}
function mayExit(g: Field, u: Unit, hex: Hex): boolean {
  return special(g).some(rule => rule.mayExit?.(g, u, hex) ?? false)
}

/** Hexes a leader may move to by himself. */
export function reachOfLeader(g: Field, l: Leader): Hex[] {
  const options: Hex[] = []
  depth.fill(-1)
  depth[l.hex] = 0
  queue[0] = l.hex
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
      if (led !== NOBODY && terrain.stopsLeaders) continue
      depth[next] = steps
      from[next] = hex
      if (led === NOBODY) options.push(next)
      if (steps < LEADER_MOVE && !terrain.stopsLeaders) queue[tail++] = next
    }
  }
  return options
}

/** The way that was found to a hex by the last search for the same piece, its start left out. */
export function wayTo(start: Hex, to: Hex): Hex[] {
  const way = new Array<Hex>(depth[to])
  for (let hex = to, i = depth[to] - 1; hex !== start; hex = from[hex], i--) way[i] = hex
  return way
}
export const stepsTo = (to: Hex): number => depth[to]
