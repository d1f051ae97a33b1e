import { NOWHERE } from '@acies/hexes'
import { type CaseBook, Complaint, type Position } from '@acies/kernel'
import { z } from 'zod'
import { nameOf, SECTIONS } from './battlefield.ts'
import { type Book, bookOf } from './book.ts'
import { type Field, leader, NO_CARD, NOBODY, onField, type Unit } from './field.ts'
import { cardByName, writePiece } from './notation.ts'
import { DIRECTIONS, readHexes, readPieces, readTerrain, setUpField } from './set-up.ts'

const PIECES =
  'Pieces, separated by blanks: hex, colon, code; /n for blocks if not all; +name for a leader. `E6:HI/2+hannibal`; a leader alone: `E6:+hannibal`. After ! what it has done this turn: o ordered, m2 moved two hexes, s may not move any more, h may not battle, c must fight, f has fought, e elite, q2 in the square with that number, l its leader is ordered to detach.'
const cards = (what: string) =>
  z
    .array(z.string())
    .default([])
    .describe(`${what}, by kind (\`order-3-left\`); a second one of a kind is \`order-3-left#2\`.`)

const army = z.strictObject({
  units: z.string().default('').describe(PIECES),
  reserve: z.string().default('').describe('Pieces that wait off the battlefield: as units, without hexes.'),
  hand: cards('Cards in hand'),
  aside: cards('Cards laid aside'),
  banners: z.int().default(0),
  goal: z.int().default(8).describe('Banners to win.'),
  command: z.int().default(5).describe('How many cards the side may hold.'),
  last: z.string().optional().describe('The kind of card it followed in its last turn.'),
  lastHex: z.string().optional().describe('Where the leader or single unit of that card stood.'),
})
const written = z.strictObject({
  bottom: army.prefault({}).describe('Seat 0.'),
  top: army.prefault({}).describe('Seat 1.'),
  terrain: z
    .record(z.string(), z.string())
    .default({})
    .describe('Hexes by terrain: { "hill": "E5 E6" }; hexsides as `E6/NE/E`.'),
  special: z.array(z.string()).default([]).describe('Special rules of a scenario, by name.'),
  active: z.int().min(0).max(1).default(0),
  turn: z.int().default(3),
  limit: z.int().default(200),
  at: z
    .enum(['begin', 'order', 'move', 'battle', 'discard', 'draw'])
    .default('begin')
    .describe('The part of the turn it begins at; from `order` on a card is in play.'),
  card: z.string().optional().describe('The card in play.'),
  orders: z.string().optional().describe('The kind of card it copies.'),
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
type Written = z.infer<typeof written>

/** Cases of any game of the series. */
export function caseBook(book: Book, example: object, faceLetters: string): CaseBook<Field> {
  return {
    schema: z.toJSONSchema(written, { io: 'input' }),
    example,
    read(json, options) {
      const parsed = written.safeParse(json)
      if (!parsed.success) {
        const [issue] = parsed.error.issues
        throw new Complaint(`position.${issue.path.join('.')}: ${issue.message}`)
      }
      return positionOf(book, parsed.data, options)
    },
    write: writePosition,
    die(text) {
      const face = faceLetters.indexOf(text.toUpperCase())
      return face >= 0 && text.length === 1 ? face : null
    },
  }
}

function positionOf(book: Book, w: Written, options: readonly string[]): Position<Field> {
  const sides = [w.bottom, w.top] as const
  const { terrain, ramparts } = readTerrain(book, w.terrain, 'position.terrain')
  const armies = sides.map((a, i) => {
    const where = `position.${i === 0 ? 'bottom' : 'top'}`
    const units = readPieces(a.units, `${where}.units`)
    return { cards: a.command, banners: a.goal, units, reserve: readPieces(a.reserve, `${where}.reserve`) }
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

/** The position as a case would write it, with every unit also under its hex. */
function writePosition(p: Position<Field>): Record<string, unknown> {
  const g = p.field
  const book = bookOf(g)
  const name = (card: number) => book.cardTypes[book.cards[card]].id
  const side = (s: number) => ({
    units: g.units
      .filter(u => u.side === s && onField(u))
      .map(u => `${nameOf(u.hex)}:${writeUnit(g, u)}`)
      .join(' '),
    hand: g.hands[s].map(name),
    cards: g.hands[s].length,
    aside: g.aside[s].map(name),
    banners: g.banners[s],
    goal: g.goal[s],
    command: g.command[s],
  })
  const hexes: Record<string, string | null> = {}
  for (let hex = 0; hex < g.unitAt.length; hex++) {
    if (SECTIONS[hex] === 0) continue
    const piece = g.unitAt[hex]
    const led = g.leaderAt[hex]
    hexes[nameOf(hex)] =
      piece !== NOBODY ? writeUnit(g, g.units[piece]) : led !== NOBODY ? `+${leader(g, led).name}` : null
  }
  const ordered = [...g.units.filter(u => u.ordered), ...g.leaders.filter(l => l.ordered)].filter(onField)
  return {
    bottom: side(0),
    top: side(1),
    hexes,
    active: g.active,
    turn: g.turn,
    card: g.card === NO_CARD ? null : name(g.card),
    orders: g.orders === NO_CARD ? null : book.cardTypes[g.orders].id,
    plain: g.plain,
    struck: g.struck,
    captured: g.captured.map(nameOf).join(' '),
    discards: g.discards.map(name).reverse(),
    deck: g.deck.length,
    top3: g.deck.slice(-3).reverse().map(name),
    ordered: ordered.map(piece => writePiece(g, piece.id)),
    marks: Object.fromEntries(g.units.filter(u => onField(u) && u.mark > 0).map(u => [nameOf(u.hex), u.mark])),
    terrain: Object.fromEntries(book.terrains.map((t, n) => [t.id, hexesOf(g, n)]).filter(([, list]) => list !== '')),
    ramparts: g.ramparts
      .flatMap((bits, hex) =>
        bits === 0 ? [] : [`${nameOf(hex)}/${DIRECTIONS.filter((_, d) => bits & (1 << d)).join('/')}`],
      )
      .join(' '),
  }
}
const hexesOf = (g: Field, terrain: number): string =>
  terrain === 0 ? '' : g.terrain.flatMap((t, hex) => (t === terrain ? [nameOf(hex)] : [])).join(' ')

function writeUnit(g: Field, u: Unit): string {
  const type = bookOf(g).types[u.type]
  const led = u.hex === NOWHERE ? NOBODY : g.leaderAt[u.hex]
  return `${type.code}/${u.blocks}${led === NOBODY ? '' : `+${leader(g, led).name}`}`
}
