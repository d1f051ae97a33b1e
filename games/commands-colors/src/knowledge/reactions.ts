import { type Choice, type Next, type Pick, type Picks, thing } from '@acies/kernel'
import { neighbours } from '../battlefield.ts'
import { bookOf } from '../book.ts'
import { NOBODY, type Piece, pieceAt, sideOf, unit } from '../field.ts'
import { deepest } from '../ways-back.ts'
import { exposure } from './danger.ts'
import { defence, firstBlow } from './estimate.ts'
import { worthOfHex, worthOfPlace } from './moves.ts'
import type { Thought } from './thought.ts'
import { thumb } from './thumb.ts'

/** Stand, slip away or strike first: whatever costs least. */
export function defendByHabit(t: Thought, v: { unit: Piece; attacker: Piece }, choice: Choice | null): Picks {
  if (choice === null || choice.of !== 'word') return []
  const { g, values } = t
  const book = bookOf(g)
  const u = unit(g, v.unit)
  const attacker = unit(g, v.attacker)
  const { stand, evade } = defence(g, values, u, attacker)
  let best = 'stand'
  let least = stand + t.whim()
  for (const word of choice.options) {
    let cost = Number.POSITIVE_INFINITY
    if (word === book.evasion) cost = evade + thumb.ground
    else if (word === 'first-strike') cost = stand - firstBlow(g, values, u, attacker) + thumb.cardKept
    else if (word === 'square') cost = stand - thumb.square
    cost += t.whim()
    if (cost < least) {
      least = cost
      best = word
    }
  }
  return [best]
}

/** Flags are ignored while the place is worth holding: not by a spent unit that has room behind it. */
export function ignoreByHabit(t: Thought, v: { unit: Piece; may: number }): Picks {
  const { g, values, lore, danger } = t
  const u = unit(g, v.unit)
  const here = exposure(lore, values, g, u, u.hex, danger)
  const flees = u.blocks === 1 && here > thumb.flee && deepest(g, u, u.hex, 1, 'never') > 0
  return [flees && t.whim() <= 0 ? 0 : v.may]
}

/** Hex by hex, each time the one with least danger and most friends. */
export function pathByHabit(t: Thought, next: Next): Picks {
  const { g, danger } = t
  const path: Pick[] = []
  for (;;) {
    const choice = next(path)
    if (choice === null || choice.of !== 'hex' || choice.options.length === 0) return path
    let best = choice.options[0]
    let least = Number.POSITIVE_INFINITY
    for (const hex of choice.options) {
      let friends = 0
      for (const n of neighbours(hex)) {
        const piece = pieceAt(g, n)
        if (piece !== NOBODY && sideOf(g, piece) === t.side) friends++
      }
      const cost = (danger[hex] ?? 0) * 0.3 - 0.1 * Math.min(2, friends) + t.whim()
      if (cost < least) {
        least = cost
        best = hex
      }
    }
    path.push(best)
  }
}

/** A leader on his own gets to a unit, the nearer the better, or else out of reach. */
export function leaderPathByHabit(t: Thought, next: Next): Picks {
  const { g, danger } = t
  const path: Pick[] = []
  for (let n = 0; n < 8; n++) {
    const choice = next(path)
    if (choice === null || choice.of !== 'hex' || choice.options.length === 0) return path
    const refuge = path.length > 0 && g.unitAt[thing(path, path.length - 1)] !== NOBODY
    if (refuge && choice.enough !== undefined) return path
    let best = choice.options[0]
    let least = Number.POSITIVE_INFINITY
    for (const hex of choice.options) {
      const there = g.unitAt[hex] ?? NOBODY
      const cost = (danger[hex] ?? 0) * 0.3 - (there !== NOBODY && g.units[there].blocks > 1 ? 1 : 0) + t.whim()
      if (cost < least) {
        least = cost
        best = hex
      }
    }
    path.push(best)
  }
  return path
}

/** Into the vacated hex if that is worth more than staying, with what may be struck from there. */
export function advanceByHabit(t: Thought, v: { unit: Piece }, choice: Choice | null): Picks {
  if (choice === null || choice.of !== 'hex') return []
  const u = unit(t.g, v.unit)
  let best: Picks = []
  let top = worthOfPlace(t, u, true) + t.whim()
  for (const hex of choice.options) {
    const worth = worthOfHex(t, u, hex, 0) + t.whim()
    if (worth > top) {
      top = worth
      best = [hex]
    }
  }
  return best
}
