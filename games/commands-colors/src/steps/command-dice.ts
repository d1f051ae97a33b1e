import { NOWHERE } from '@acies/hexes'
import { type Choice, type Hand, type Picks, type RuleId, thing } from '@acies/kernel'
import { bookOf, cite, ordersOf } from '../book.ts'
import type { Event } from '../events.ts'
import { afterLastOf, type Field, firstOf, isLeader, type Leader, leader, NOBODY, type Piece, unit } from '../field.ts'
import { isPiece, order, owedTo } from './orders.ts'
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

type Takers = (die: number, draft: Picks) => Piece[]

/** A die, then who takes it, as often as there are dice with takers. */
function assign(dice: number, draft: Picks, takers: Takers): Choice {
  if (draft.length % 2 === 1) {
    const die = thing(draft, draft.length - 1)
    return { of: 'unit', options: takers(die, draft), about: die }
  }
  const options: number[] = []
  for (let die = 0; die < dice; die++) {
    if (!isUsed(draft, die) && takers(die, draft).length > 0) options.push(die)
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
  next(g, v, draft) {
    const choice = assign(v.faces.length, draft, (die, picks) => ordered(g, v.faces, die, picks))
    const owed = owedTo(g, piecesOf(draft))
    if (owed.length === 0 || choice.of !== 'die') return choice
    // A leader was named before the unit that must come with him: a die for it is still owed.
    return { of: 'die', options: choice.options.filter(die => bookOf(g).diceOrder(g, v.faces[die], owed[0])) }
  },
  why(g, v, draft, pick) {
    if (draft.length % 2 === 0 || typeof pick !== 'number') return cite(g).commandDice
    if (taken(draft, pick) > 0) return cite(g).orderOnce
    const l = isPiece(g, pick) && isLeader(pick) ? leader(g, pick) : null
    if (l === null || l.side !== g.active || l.hex === NOWHERE) return cite(g).commandDice
    return whyNotWithDice(g, v.faces, thing(draft, draft.length - 1), draft, l) ?? cite(g).commandDice
  },
  take(r, _v, picks) {
    for (let i = 1; i < picks.length; i += 2) order(r, thing(picks, i))
  },
})
const piecesOf = (draft: Picks): Picks => draft.filter((_, i) => i % 2 === 1)

/** Whoever a die orders; while a unit is owed to a leader of the draft, only that unit. */
function ordered(g: Field, faces: readonly number[], die: number, draft: Picks): Piece[] {
  const book = bookOf(g)
  const face = faces[die]
  const owed = owedTo(g, piecesOf(draft))
  if (owed.length > 0) return owed.filter(piece => book.diceOrder(g, face, piece))
  const found: Piece[] = []
  for (let i = firstOf(g, g.active); i < afterLastOf(g, g.active); i++) {
    if (g.units[i].hex !== NOWHERE && book.diceOrder(g, face, i) && taken(draft, i) === 0) found.push(i)
  }
  for (const l of g.leaders) {
    if (l.side !== g.active || l.hex === NOWHERE || !book.diceOrder(g, face, l.id) || taken(draft, l.id) > 0) continue
    if (whyNotWithDice(g, faces, die, draft, l) === null) found.push(l.id)
  }
  return found
}
/** Why a leader cannot be ordered by a die: his unit may not come with him, or no other die is left for it. */
function whyNotWithDice(g: Field, faces: readonly number[], own: number, draft: Picks, l: Leader): RuleId | null {
  const book = bookOf(g)
  const with_ = book.orderedWith(g, l)
  if (typeof with_ === 'object') return with_.rule
  if (with_ === NOBODY || piecesOf(draft).includes(with_)) return null
  const other = faces.some((face, die) => die !== own && !isUsed(draft, die) && book.diceOrder(g, face, with_))
  return other ? null : cite(g).orderWithUnit
}

/** A die and the unit that gets its block back, as often as there are dice. */
export const restoreBlocks = question({
  name: 'restore-blocks',
  kind: 'assign',
  rules: [],
  with: (a: { faces: number[] }) => a,
  seats: active,
  next: (g, v, draft) => assign(v.faces.length, draft, (die, picks) => restored(g, v.faces[die], picks)),
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
