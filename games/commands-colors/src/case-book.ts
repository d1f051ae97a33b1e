import { type CaseBook, Complaint, type Position } from '@acies/kernel'
import { z } from 'zod'
import { hexOf, SECTION_NAMES, SECTIONS } from './battlefield.ts'
import { type Book, REACTIONS } from './book.ts'
import { eventTable, namesPiece } from './case-events.ts'
import { compareField, MARKS, type Outcome, outcomeSchema } from './case-outcome.ts'
import { renewOutcome } from './case-renewal.ts'
import type { Event } from './events.ts'
import type { Field } from './field.ts'
import { cardByName, cardNames } from './notation.ts'
import { readHexes, readPieces, readTerrain, setUpField } from './set-up.ts'

const describePieces = (code: string): string =>
  `Pieces, separated by blanks: hex, colon, code (\`$defs.units\`); /n for blocks if not all; +name for a leader (\`$defs.leaders\`). \`E6:${code}/2+name\`; a leader alone: \`E6:+name\`. After ! what it has done this turn, by the letters of \`$defs.marks\`: \`F6:${code}!om2\`.`

/** Names of one game that cases may write; others are misspellings. */
export interface CaseNames {
  card: z.ZodString
  kind: z.ZodString
  hex: z.ZodString
}
function namesOf(book: Book): CaseNames {
  const cards = new Set([...cardNames(book), '?'])
  const known = (what: string, isKnown: (name: string) => boolean) =>
    z.string().refine(isKnown, { error: issue => `no ${what} ${issue.input}` })
  return {
    card: known('card', name => cards.has(name)),
    kind: known('kind of card', name => book.cardTypes.some(t => t.id === name)),
    hex: known('hex', name => hexOf(name) !== null),
  }
}

function positionSchema(book: Book, { card, kind, hex }: CaseNames) {
  const cards = (what: string) =>
    z
      .array(card)
      .default([])
      .describe(`${what}, by kind (\`${book.cardTypes[0].id}\`); a second one of a kind is \`…#2\`.`)
  const army = z.strictObject({
    units: z.string().default('').describe(describePieces(book.types[0].code)),
    reserve: z.string().default('').describe('Pieces that wait off the battlefield: as units, without hexes.'),
    hand: cards('Cards in hand'),
    aside: cards('Cards laid aside'),
    banners: z.int().default(0),
    goal: z.int().default(8).describe('Banners to win.'),
    command: z.int().default(5).describe('How many cards the side may hold.'),
    last: kind.optional().describe('The kind of card it followed in its last turn.'),
    lastHex: hex.optional().describe('Where the leader or single unit of that card stood.'),
  })
  return z.strictObject({
    bottom: army.prefault({}).describe('Seat 0.'),
    top: army.prefault({}).describe('Seat 1.'),
    terrain: z
      .record(z.string(), z.string())
      .default({})
      .describe('Hexes by terrain (`$defs.terrain`): { "hill": "E5 E6" }; hexsides as `E6/NE/E`.'),
    special: z.array(z.string()).default([]).describe('Special rules of a scenario, by name (`$defs.special`).'),
    active: z.int().min(0).max(1).default(0),
    turn: z.int().default(3),
    limit: z.int().default(200),
    at: z
      .enum(['begin', 'order', 'move', 'battle', 'discard', 'draw'])
      .default('begin')
      .describe('The part of the turn it begins at; from `order` on a card is in play.'),
    card: card.optional().describe('The card in play.'),
    orders: kind.optional().describe('The kind of card it copies.'),
    plain: z.boolean().default(false).describe('The card ordered only one unit of choice.'),
    struck: z.int().default(0).describe('How often the other side has struck first this turn.'),
    captured: z.string().default('').describe('Hexes whose scenario banner is won.'),
    deck: cards('The deck from its top; the rest lie below'),
    discards: cards('The discards, top card first'),
    rest: z.enum(['deck', 'discards']).default('deck').describe('Where the cards lie that are named nowhere.'),
    stack: z
      .array(
        z.strictObject({
          step: z.string(),
          line: z.string().default(''),
          v: z.record(z.string(), z.json()).default({}),
          into: z.string().default(''),
        }),
      )
      .optional()
      .describe('Steps under way instead of `at`, the innermost last: for the middle of a combat.'),
  })
}
type Written = z.infer<ReturnType<typeof positionSchema>>

/** Cases of any game of the series; `faces` names the six of the die, `leaders` all who ever led, `words` are answers of its own questions. */
export function caseBook(
  book: Book,
  example: object,
  faces: readonly string[],
  leaders: readonly string[],
  words: readonly string[] = [],
): CaseBook<Field, Event, Written, Outcome> {
  const names = namesOf(book)
  return {
    position: positionSchema(book, names),
    outcome: outcomeSchema(names),
    example,
    read: (written, options) => positionOf(book, leaders, written, options),
    compare: compareField,
    die(text) {
      const face = faces.indexOf(text.toUpperCase())
      return face < 0 ? null : face
    },
    faces,
    events: eventTable(book, faces),
    words: [...REACTIONS, 'battle-back', 'pass', ...SECTION_NAMES, ...words],
    names: (text, g) => namesPiece(text, g) || cardByName(g, text) >= 0,
    lists: {
      cards: book.cardTypes.map(t => t.id),
      units: book.types.map(t => t.code),
      leaders,
      terrain: [...book.terrains.map(t => t.id), book.edgeTerrain],
      special: Object.keys(book.special),
      marks: Object.fromEntries(Object.entries(MARKS).map(([letter, { help }]) => [letter, help])),
    },
    renew: { outcome: expected => renewOutcome(expected, book.edgeTerrain) },
  }
}

function positionOf(book: Book, leaders: readonly string[], w: Written, options: readonly string[]): Position<Field> {
  const sides = [w.bottom, w.top] as const
  const { terrain, ramparts } = readTerrain(book, w.terrain, 'position.terrain')
  const armies = sides.map((a, i) => {
    const where = `position.${i === 0 ? 'bottom' : 'top'}`
    const units = readPieces(a.units, `${where}.units`)
    const reserve = readPieces(a.reserve, `${where}.reserve`)
    const nobody = [...units, ...reserve].find(({ leader }) => leader !== '' && !leaders.includes(leader))
    if (nobody !== undefined) throw new Complaint(`${where}: no leader ${nobody.leader}`)
    return { cards: a.command, banners: a.goal, units, reserve }
  })
  const g = setUpField(book, {
    scenario: 'case',
    special: w.special,
    switches: options,
    terrain,
    ramparts,
    armies: [armies[0], armies[1]],
    first: w.active === 0 ? 0 : 1,
    limit: w.limit,
  })
  for (const name of w.special)
    if (!(name.split(':')[0] in book.special)) throw new Complaint(`position.special: no rule ${name}`)
  g.turn = w.turn
  g.plain = w.plain
  g.struck = w.struck
  g.captured = readHexes(w.captured, 'position.captured')
  const take = (name: string, where: string): number => {
    const card = cardByName(g, name)
    const at = g.deck.indexOf(card)
    if (card < 0) throw new Complaint(`${where}: no card ${name}`)
    if (at < 0) throw new Complaint(`${where}: ${name} is elsewhere already`)
    g.deck.splice(at, 1)
    return card
  }
  sides.forEach((a, side) => {
    const where = `position.${side === 0 ? 'bottom' : 'top'}`
    g.hands[side] = a.hand.map(name => take(name, `${where}.hand`))
    g.aside[side] = a.aside.map(name => take(name, `${where}.aside`))
    g.banners[side] = a.banners
    if (a.last !== undefined) g.lastOrders[side] = kindOf(book, a.last, `${where}.last`)
    if (a.lastHex !== undefined) g.lastSections[side] = SECTIONS[readHexes(a.lastHex, `${where}.lastHex`)[0]]
  })
  g.discards = w.discards.map(name => take(name, 'position.discards')).reverse()
  if (w.card !== undefined) {
    g.card = take(w.card, 'position.card')
    g.orders = w.orders === undefined ? book.cards[g.card] : kindOf(book, w.orders, 'position.orders')
  } else if (w.at !== 'begin' && w.at !== 'draw') throw new Complaint('position.card: a card must be in play')
  const top = w.deck.map(name => take(name, 'position.deck')).reverse()
  if (w.rest === 'discards') g.discards.unshift(...g.deck.splice(0))
  g.deck.push(...top)
  const stack = w.stack?.map(f => ({ ...f, handed: null })) ?? [
    { step: 'turn', line: w.at, v: {}, into: '', handed: null },
  ]
  if (w.at === 'begin' && w.stack === undefined) g.turn--
  return { field: g, stack, dice: { seed: 1, drawn: 0 }, result: null }
}
function kindOf(book: Book, id: string, where: string): number {
  const kind = book.cardTypes.findIndex(type => type.id === id)
  if (kind < 0) throw new Complaint(`${where}: no kind of card ${id}`)
  return kind
}
