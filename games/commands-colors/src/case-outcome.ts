import { Complaint, type Position } from '@acies/kernel'
import { z } from 'zod'
import { hexOf, nameOf, type Side } from './battlefield.ts'
import { type Book, bookOf, cardTypeOf } from './book.ts'
import type { CaseNames } from './case-book.ts'
import { type Field, HIDDEN_CARD, leader, NO_CARD, NOBODY, onField, type Unit, WAITING } from './field.ts'
import { cardName, writePiece } from './notation.ts'
import { DIRECTIONS, readHexes, readPieces, type WrittenPiece } from './set-up.ts'

const UNITS =
  'Pieces that stand there, among others, written as in `position` (full strength without /n, no leader without +name). After ! only what is said matters: `!o` it is ordered, `!-o` it is not, `!q` it is in a square, `!-q` in none.'

/** What may be expected of a field: each part is optional, and written as in a position. */
export function outcomeSchema({ card, kind, hex }: CaseNames) {
  const side = z
    .strictObject({
      units: z.string().describe(UNITS),
      hand: z.array(card).describe('Exactly these, in any order; `?` for one that is not seen.'),
      cards: z.int().describe('How many are in hand.'),
      aside: z.array(card).describe('Exactly these, in this order.'),
      banners: z.int(),
      goal: z.int(),
      command: z.int(),
      last: kind.nullable(),
    })
    .partial()
  return z
    .strictObject({
      bottom: side,
      top: side,
      hexes: z
        .record(hex, z.string().nullable())
        .describe(
          'What stands in a hex, of whichever side: code, blocks, leader and marks as above, `+name` for a leader alone, `!-q` for a mark alone, null for nobody.',
        ),
      ordered: z.array(z.string()).describe('Exactly the pieces that are ordered: units by hex, leaders by name.'),
      active: z.int(),
      turn: z.int(),
      card: card.nullable(),
      orders: kind.nullable(),
      plain: z.boolean(),
      struck: z.int(),
      captured: z.string(),
      discards: z.array(card).describe('All of them, the top card first.'),
      deck: z.array(card).describe('The top cards of the deck.'),
      deckSize: z.int(),
      terrain: z.record(z.string(), z.string()).describe('All hexes of a terrain, in the order of the board.'),
    })
    .partial()
}
export type Outcome = z.infer<ReturnType<typeof outcomeSchema>>

/** Where the field is not as expected. */
export function compareField(expected: Outcome, { field: g }: Position<Field>): string[] {
  const wrong: string[] = []
  const same = (where: string, wanted: unknown, found: unknown) => {
    if (wanted === undefined || JSON.stringify(wanted) === JSON.stringify(found)) return
    wrong.push(`${where}: ${JSON.stringify(wanted)} expected, ${JSON.stringify(found)} found`)
  }
  const cards = (where: string, wanted: readonly string[] | undefined, found: readonly number[], inOrder = true) => {
    if (wanted === undefined) return
    const names = found.map((held, i) => nameLike(g, held, inOrder ? wanted[i] : undefined, wanted))
    const order = (list: readonly string[]) => (inOrder ? list : list.slice().sort())
    same(where, order(wanted), order(names))
  }
  ;(['bottom', 'top'] as const).forEach((name, n) => {
    const army = expected[name] ?? {}
    const s: Side = n === 0 ? 0 : 1
    for (const piece of readPieces(army.units ?? '', `${name}.units`, true)) {
      const there = g.units.find(u => u.hex === piece.hex)
      const led = g.leaderAt[piece.hex]
      const owner = there?.side ?? (led === NOBODY ? undefined : leader(g, led).side)
      if (owner !== undefined && owner !== s) wrong.push(`${name}.units: ${nameOf(piece.hex)} is the other side’s`)
      else wrong.push(...comparePiece(g, piece, `${name}.units.${nameOf(piece.hex)}`))
    }
    cards(`${name}.hand`, army.hand, g.hands[s], false)
    same(`${name}.cards`, army.cards, g.hands[s].length)
    cards(`${name}.aside`, army.aside, g.aside[s])
    same(`${name}.banners`, army.banners, g.banners[s])
    same(`${name}.goal`, army.goal, g.goal[s])
    same(`${name}.command`, army.command, g.command[s])
    same(`${name}.last`, army.last, kindName(g, g.lastOrders[s]))
  })
  for (const [name, written] of Object.entries(expected.hexes ?? {})) {
    const where = `hexes.${name}`
    if (written === null) same(where, null, pieceText(g, readHexes(name, where)[0]))
    else wrong.push(...comparePiece(g, readPieces(`${name}:${written}`, where, true)[0], where))
  }
  if (expected.ordered !== undefined) {
    const pieces = [...g.units.filter(u => u.ordered), ...g.leaders.filter(l => l.ordered)].filter(onField)
    same(
      'ordered',
      expected.ordered,
      pieces.map(piece => writePiece(g, piece.id)),
    )
  }
  same('active', expected.active, g.active)
  same('turn', expected.turn, g.turn)
  if (expected.card === null) same('card', null, g.card === NO_CARD ? null : cardName(g, g.card))
  else if (expected.card !== undefined) cards('card', [expected.card], g.card === NO_CARD ? [] : [g.card])
  same('orders', expected.orders, kindName(g, g.orders))
  same('plain', expected.plain, g.plain)
  same('struck', expected.struck, g.struck)
  same('captured', expected.captured, g.captured.map(nameOf).join(' '))
  cards('discards', expected.discards, g.discards.slice().reverse())
  cards('deck', expected.deck, g.deck.slice(-(expected.deck?.length || 1)).reverse())
  same('deckSize', expected.deckSize, g.deck.length)
  for (const [id, hexes] of Object.entries(expected.terrain ?? {})) same(`terrain.${id}`, hexes, groundOf(g, id))
  return wrong
}

/** A card by the name it was written by: its kind, or exactly which of the kind. */
function nameLike(g: Field, card: number, wanted: string | undefined, all: readonly string[]): string {
  if (card === HIDDEN_CARD) return '?'
  const exact = cardName(g, card)
  return wanted === exact || (wanted === undefined && all.includes(exact)) ? exact : cardTypeOf(g, card).id
}
const kindName = (g: Field, kind: number): string | null => (kind === NO_CARD ? null : bookOf(g).cardTypes[kind].id)

/** What stands in a hex, as a case writes it; null for nobody. */
function pieceText(g: Field, hex: number): string | null {
  const piece = g.unitAt[hex]
  const led = g.leaderAt[hex]
  const with_ = led === NOBODY ? '' : `+${leader(g, led).name}`
  if (piece === NOBODY) return with_ === '' ? null : with_
  const u = g.units[piece]
  return `${bookOf(g).types[u.type].code}/${u.blocks}${with_}`
}

function comparePiece(g: Field, wanted: WrittenPiece, where: string): string[] {
  const { hex, code, blocks, marks } = wanted
  const found = pieceText(g, hex)
  if (code !== '' || wanted.leader !== '') {
    const full = bookOf(g).types.find(t => t.code === code)?.blocks
    if (code !== '' && full === undefined) throw new Complaint(`${where}: no unit ${code}`)
    const strength = code === '' ? '' : `${code}/${blocks ?? full}`
    const text = `${strength}${wanted.leader === '' ? '' : `+${wanted.leader}`}`
    if (text !== found) return [`${where}: ${text} expected, ${found ?? 'nobody'} found`]
  }
  if (marks === '') return []
  const u = g.units[g.unitAt[hex]]
  return [...marks.matchAll(/(-?)([a-z])(\d*)/g)].flatMap(([text, not, letter, number]) => {
    if (u === undefined) return [`${where}: !${text} expected, no unit found`]
    const is = MARKS[letter].is(g, u, number === '' ? null : Number(number))
    return is === (not === '') ? [] : [`${where}: !${text} expected, ${not === '' ? 'it is not so' : 'it is so'}`]
  })
}

/** What a unit can be marked with, by its letter. */
export const MARKS: Readonly<Record<string, { help: string; is(g: Field, u: Unit, n: number | null): boolean }>> = {
  o: { help: 'it is ordered', is: (_g, u) => u.ordered },
  m: { help: 'm2: it has moved two hexes', is: (_g, u, n) => (n === null ? u.moved > 0 : u.moved === n) },
  s: { help: 'it may not move any more', is: (_g, u) => u.settled },
  h: { help: 'it may not battle this turn', is: (_g, u) => u.halted },
  c: { help: 'it must fight', is: (_g, u) => u.charged },
  f: { help: 'it has fought', is: (_g, u) => u.fought > 0 },
  e: { help: 'it is an elite of its scenario', is: (_g, u) => u.mark === 1 },
  q: {
    help: 'q2: it stands in the square with that number',
    is: (_g, u, n) => (n === null ? u.mark > 0 && u.mark !== WAITING : u.mark === n),
  },
  l: { help: 'its leader is ordered to detach', is: (g, u) => g.leaders.some(l => l.hex === u.hex && l.ordered) },
}

function groundOf(g: Field, id: string): string {
  const book: Book = bookOf(g)
  if (id === book.edgeTerrain) {
    const sides = (bits: number) => DIRECTIONS.filter((_, d) => bits & (1 << d)).join('/')
    return g.ramparts.flatMap((bits, hex) => (bits === 0 ? [] : [`${nameOf(hex)}/${sides(bits)}`])).join(' ')
  }
  const number = book.terrains.findIndex(t => t.id === id)
  if (number < 0) throw new Complaint(`terrain: no terrain ${id}`)
  return g.terrain.flatMap((t, hex) => (t === number && hexOf(nameOf(hex)) === hex ? [nameOf(hex)] : [])).join(' ')
}
