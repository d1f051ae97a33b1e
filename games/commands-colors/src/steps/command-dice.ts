import { NOWHERE } from '@acies/hexes'
import { type Choice, type Hand, type Picks, thing } from '@acies/kernel'
import { bookOf, cite, ordersOf } from '../book.ts'
import type { Event } from '../events.ts'
import { afterLastOf, type Field, firstOf, isLeader, type Piece, unit } from '../field.ts'
import { isPiece, order } from './orders.ts'
import { active, procedure, question } from './rulebook.ts'

/** As many dice as the side's command, rolled in the open. */
function rollCommandDice(r: Hand<Field, Event>): number[] {
  const g = r.field
  const faces: number[] = []
  for (let n = bookOf(g).command(g, g.active); n > 0; n--) faces.push(r.roll(6))
  r.tell({ type: 'command-dice', side: g.active, faces, rules: ordersOf(g).rules })
  return faces
}

/** The dice say whom the card orders. */
export const commandDice = procedure({
  name: 'command-dice',
  with: () => ({ faces: [] as number[] }),
  gives: undefined,
  lines: {
    roll(r, v) {
      v.faces = rollCommandDice(r)
    },
    order(r, v) {
      r.call(orderByDice, { faces: v.faces })
    },
  },
})

/** Lost blocks come back, by the dice. */
export const rally = procedure({
  name: 'rally',
  with: () => ({ faces: [] as number[] }),
  gives: undefined,
  lines: {
    roll(r, v) {
      v.faces = rollCommandDice(r)
    },
    restore(r, v) {
      r.call(restoreBlocks, { faces: v.faces })
    },
  },
})

type Takers = (g: Field, face: number, draft: Picks) => Piece[]

/** A die, then who takes it, as often as there are dice with takers. */
function assign(g: Field, faces: readonly number[], draft: Picks, takers: Takers): Choice {
  if (draft.length % 2 === 1) {
    const die = thing(draft, draft.length - 1)
    return { of: 'unit', options: takers(g, faces[die], draft), about: die }
  }
  const options: number[] = []
  for (let die = 0; die < faces.length; die++) {
    if (!isUsed(draft, die) && takers(g, faces[die], draft).length > 0) options.push(die)
  }
  return { of: 'die', options, enough: 'done' }
}
const isUsed = (draft: Picks, die: number): boolean => draft.some((pick, i) => i % 2 === 0 && pick === die)
/** How many dice of the draft a piece has taken. */
function taken(draft: Picks, piece: Piece): number {
  let count = 0
  for (let i = 1; i < draft.length; i += 2) if (draft[i] === piece) count++
  return count
}

/** A die and whom it orders, as often as there are dice. */
export const orderByDice = question({
  name: 'order-by-dice',
  kind: 'assign',
  rules: [],
  with: (a: { faces: number[] }) => a,
  seats: active,
  next: (g, v, draft) => assign(g, v.faces, draft, ordered),
  why: (g, _v, draft, pick) =>
    cite(g)[draft.length % 2 === 1 && taken(draft, Number(pick)) > 0 ? 'orderOnce' : 'commandDice'],
  take(r, _v, picks) {
    for (let i = 1; i < picks.length; i += 2) order(r, thing(picks, i))
  },
})
function ordered(g: Field, face: number, draft: Picks): Piece[] {
  const book = bookOf(g)
  const found: Piece[] = []
  for (let i = firstOf(g, g.active); i < afterLastOf(g, g.active); i++) {
    if (g.units[i].hex !== NOWHERE && book.diceOrder(g, face, i) && taken(draft, i) === 0) found.push(i)
  }
  for (const l of g.leaders) {
    if (l.side !== g.active || l.hex === NOWHERE || !book.diceOrder(g, face, l.id) || taken(draft, l.id) > 0) continue
    const pieces = draft.filter((_, i) => i % 2 === 1)
    if (book.mayOrderLeader(g, l, pieces)) found.push(l.id)
  }
  return found
}

/** A die and the unit that gets its block back, as often as there are dice. */
export const restoreBlocks = question({
  name: 'restore-blocks',
  kind: 'assign',
  rules: [],
  with: (a: { faces: number[] }) => a,
  seats: active,
  next: (g, v, draft) => assign(g, v.faces, draft, restored),
  why(g, _v, draft, pick) {
    const asked = draft.length % 2 === 1 && typeof pick === 'number' && isPiece(g, pick) && !isLeader(pick)
    return (asked ? bookOf(g).why?.(g, 'restore-blocks', pick, pick) : null) ?? cite(g).rally
  },
  take(r, _v, picks) {
    const g = r.field
    const blocks = new Map<Piece, number>()
    for (let i = 1; i < picks.length; i += 2) blocks.set(thing(picks, i), (blocks.get(thing(picks, i)) ?? 0) + 1)
    for (const [piece, count] of blocks) {
      unit(g, piece).blocks += count
      r.tell({ type: 'rallied', unit: piece, blocks: count, rules: [cite(g).rally] })
      order(r, piece)
    }
  },
})
function restored(g: Field, face: number, draft: Picks): Piece[] {
  const book = bookOf(g)
  const found: Piece[] = []
  for (let i = firstOf(g, g.active); i < afterLastOf(g, g.active); i++) {
    const u = g.units[i]
    if (u.hex === NOWHERE || u.blocks + taken(draft, i) >= book.types[u.type].blocks) continue
    if (book.diceRestore(g, face, u)) found.push(i)
  }
  return found
}
