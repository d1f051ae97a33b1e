import { type CaseBook, Complaint, type Frame, frameFrom, type Position } from '@acies/kernel'
import { compareLine, describeLine, type LineWords, numberIn, readLine, settle } from '@acies/tabletop'
import { z } from 'zod'
import { events, ud } from './case-events.ts'
import { CARDS, cardCode, cardWith } from './data/cards.ts'
import { GENERALS } from './data/generals.ts'
import { FORMATIONS } from './data/kind.ts'
import { KINDS } from './data/kinds.ts'
import { RANKS } from './data/ready.ts'
import type { Event } from './events.ts'
import { example } from './example.ts'
import { readUnit, writeUnit } from './notation.ts'
import { does, type EffectName, ENDS, type Field, kindOf, NOBODY, pairOf, put, UD, type Unit } from './position.ts'
import { chainAt, layWraps } from './rules/wrap.ts'
import { bare, newUnit, rotaOf } from './set-up.ts'
import { WORDS } from './speech/words.ts'
import { stepsFor } from './steps/index.ts'
import { OPTIONS, PHASES, TURN_ORDERS, VICTORIES } from './vocabulary.ts'

const isFlag = true as const
const flag = (
  help: string,
  key: 'broken' | 'fleeing' | 'marched' | 'hero' | 'leaderless' | 'left' | 'right' | 'veiled' | 'shut',
) => ({
  flag: isFlag,
  help,
  say: (u: Unit) => u[key],
  set: (u: Unit) => {
    u[key] = true
  },
})
const number = (help: string, key: 'wounds' | 'fledIn' | 'arrives') => ({
  help,
  say: (u: Unit) => u[key],
  set: (u: Unit, value: string) => {
    u[key] = numberIn(value, key)
  },
})
const doing = (help: string, key: 'moved' | 'shot' | 'formed' | 'charged' | 'allWays') => ({
  flag: isFlag,
  help,
  say: (u: Unit) => u.doings[key],
  set: (u: Unit) => does(u, { [key]: true }),
})
const named = (g: Field, name: string): number => {
  const id = readUnit(g, name)
  if (id === null) throw new Complaint(`no unit ${name}`)
  return id
}

/** What a line says of a unit. */
const unitWords: LineWords<Unit, Field> = {
  measure: ud,
  isName: text => /^[a-f]\d+$/.test(text),
  isType: text => KINDS.some(kind => kind.id === text),
  attributes: {
    where: {
      help: 'reserve, table, late, lost',
      words: ['reserve', 'table', 'late', 'lost'],
      say: u => u.where,
      set: (u, value) => {
        u.where = value as Unit['where']
      },
    },
    wounds: number('wounds', 'wounds'),
    broken: flag('carries the Broken marker', 'broken'),
    fleeing: {
      ...flag('flees', 'fleeing'),
      set: u => {
        u.fleeing = u.broken = true
      },
    },
    fledIn: number('the player turn in which it began to flee; 0 before the first of the case', 'fledIn'),
    shut: flag('flees and cannot get away', 'shut'),
    marched: flag('carries the forced-march marker', 'marched'),
    hero: flag('carries a Hero', 'hero'),
    leaderless: flag('has no officers', 'leaderless'),
    left: flag('extended to the left, in the line', 'left'),
    right: flag('extended to the right, in the line', 'right'),
    veiled: flag('lies face down', 'veiled'),
    arrives: number('the round in which it comes on', 'arrives'),
    formation: {
      help: 'its blue marker',
      words: [...FORMATIONS, 'none', 'hidden'],
      say: u => u.formation,
      set: (u, value) => {
        u.formation = FORMATIONS.find(f => f === value) ?? 'none'
      },
    },
    rank: {
      help: 'veteran or elite',
      words: [...RANKS, 'hidden'],
      say: u => u.rank,
      set: (u, value) => {
        u.rank = RANKS.find(rank => rank === value) ?? 'none'
      },
    },
    active: {
      flag: isFlag,
      help: 'carries the Active marker',
      say: u => u.doings.active,
      set: u => does(u, { active: true }),
    },
    ordered: {
      flag: isFlag,
      help: 'under an order already',
      say: u => u.doings.order !== NOBODY,
      set: u => does(u, { order: 0 }),
    },
    used: {
      help: 'UD its move has used',
      say: u => u.doings.used / 100,
      set: (u, value) => does(u, { used: Math.round(100 * numberIn(value, 'used')), moved: true }),
    },
    cap: {
      help: 'what caps its move',
      words: ['full', 'half', 'double', 'none'],
      say: u => u.doings.cap,
      set: (u, value) =>
        does(u, { cap: (['full', 'half', 'double', 'none'] as const).find(cap => cap === value) ?? 'full' }),
    },
    moved: doing('has moved', 'moved'),
    shot: doing('has shot', 'shot'),
    formed: doing('has adopted or changed a formation', 'formed'),
    extended: {
      flag: isFlag,
      help: 'has extended or shortened both ends of its line',
      say: u => u.doings.ends.length > 0,
      set: u => does(u, { ends: ENDS }),
    },
    allWays: doing('has moved to any side', 'allWays'),
    charged: doing('has charged', 'charged'),
    under: {
      help: 'its principal, on which it lies',
      say: (u, g) => nameOr(g, u.under),
      set: (u, value, g) => {
        u.under = named(g, value)
      },
    },
    effects: {
      help: 'what lasts for the turn, with commas',
      say: u => u.effects.map(e => e.is).join() || 'none',
      set: (u, value) => {
        for (const is of value.split(',')) put(u, is as EffectName, 'turn')
      },
    },
    engaged: {
      help: 'enemies in melee with it, with commas; since an earlier turn',
      say: (u, g) => foeNames(g, u),
      set: (u, value, g) => meet(g, u, value, false),
    },
    charging: {
      help: 'enemies it has charged this turn, with commas',
      say: (u, g) => foeNames(g, u),
      set: (u, value, g) => meet(g, u, value, true),
    },
    wraps: {
      help: 'markers laid round an enemy, left and right end: 2+0',
      say: u => ['left', 'right'].map(end => u.wraps.filter(w => w.end === end).length).join('+'),
      set: (u, value, g) => {
        const [left, right] = value.split('+').map(n => numberIn(n, 'wraps'))
        for (const [end, n] of [
          ['left', left],
          ['right', right],
        ] as const)
          if (n > 0) layWraps(u, end, chainAt(g, u, end), n)
      },
    },
  },
}
const nameOr = (g: Field, id: number): string => (id < 0 ? 'none' : writeUnit(g, id))
function foeNames(g: Field, u: Unit): string {
  const foes = g.pairs.flatMap(p => (p.a === u.id ? [p.b] : p.b === u.id ? [p.a] : []))
  return (
    foes
      .map(id => writeUnit(g, id))
      .sort()
      .join() || 'none'
  )
}
function meet(g: Field, u: Unit, names: string, now: boolean): void {
  for (const name of names.split(',')) {
    const foe = named(g, name)
    if (pairOf(g, u.id, foe) !== undefined) continue
    const since = now ? g.turn : g.turn - 1
    g.pairs.push({
      a: Math.min(u.id, foe),
      b: Math.max(u.id, foe),
      since,
      charger: u.id,
      fought: now ? NOBODY : g.turn - 1,
    })
    if (now) does(u, { charged: true })
  }
}

const position = z.strictObject({
  units: z.array(z.string()).describe(`a1, a2 … are seat 0’s, b1 … seat 1’s, in order. ${describeLine(unitWords)}`),
  table: z.tuple([z.number(), z.number()]).default([26, 18]).describe('Width and depth in UD.'),
  sides: z.array(z.int()).default([0, 1]).describe('The side of each seat.'),
  edges: z
    .array(z.enum(['north', 'east', 'south', 'west']))
    .optional()
    .describe('The base edge of each seat.'),
  order: z.enum(TURN_ORDERS).default('alternate'),
  victory: z.enum(VICTORIES).default('casualties'),
  limit: z.int().default(15),
  round: z.int().default(3),
  turn: z.int().default(5).describe('Player turns begun.'),
  active: z.int().default(0).describe('The seat whose turn it is.'),
  phase: z.enum(PHASES).default('activation'),
  generals: z.array(z.string()).default([]).describe('`a1 GR3`: the unit and the card; `wounded` or `dead` after it.'),
  hands: z.array(z.string()).default([]).describe('Cards of each seat, with blanks: A01 A17.'),
  deck: z.string().optional().describe('The top cards, the first to be drawn first; the rest follow.'),
  discard: z.string().default('').describe('Cards thrown away.'),
  ordered: z.array(z.boolean()).optional(),
  fog: z.number().default(6),
  dim: z.number().default(2),
  dark: z.number().default(6),
  begin: z.strictObject({
    step: z.string().describe('The step that begins.'),
    args: z.record(z.string(), z.json()).default({}).describe('Its arguments; units by name.'),
    line: z.string().optional(),
  }),
})
type Written = z.infer<typeof position>

const outcome = z
  .strictObject({
    units: z
      .array(z.string())
      .describe('Lines as in `position`; only what a line says is compared. `-broken`: it is not.'),
    generals: z.array(z.string()),
    hands: z.array(z.string()),
    discard: z.string(),
    round: z.int(),
    active: z.int(),
    phase: z.enum(PHASES),
    pairs: z.array(z.string()).describe('`a1 b1`: who is in melee with whom.'),
    out: z.array(z.int()).describe('Seats that are beaten.'),
  })
  .partial()
type Outcome = z.infer<typeof outcome>

const SEATS = 'abcdef'
function read(w: Written, options: readonly string[]): Position<Field> {
  const g = empty(w, options)
  const lines = w.units.map(text => readLine(unitWords, text, 'position.units'))
  const ordered = [...lines].sort((a, b) => seatAnd(a.name) - seatAnd(b.name))
  for (const line of ordered) {
    const kind = KINDS.findIndex(k => k.id === line.type)
    if (kind === -1) throw new Complaint(`position.units.${line.name}: no unit card ${line.type}`)
    const u = newUnit(g.units.length, SEATS.indexOf(line.name[0]), kind, g.kinds, 'none')
    u.where = 'table'
    u.x = Math.round(line.place?.[0] ?? 0)
    u.y = Math.round(line.place?.[1] ?? 0)
    u.facing = line.facing ?? (g.edge[u.seat] === 'north' ? 18000 : 0)
    g.units.push(u)
    if (writeUnit(g, u.id) !== line.name)
      throw new Complaint(`position.units.${line.name}: ${writeUnit(g, u.id)} comes before it`)
  }
  lead(g, w.generals)
  for (const u of g.units) u.led = g.generals.find(general => general.seat === u.seat)?.id ?? NOBODY
  for (const line of lines) settle(unitWords.attributes, line, g.units[named(g, line.name)], g, 'position.units')
  for (const u of g.units) {
    const top = u.under === NOBODY ? undefined : g.units[u.under]
    if (top !== undefined) Object.assign(u, { x: top.x, y: top.y, facing: top.facing })
  }
  for (let seat = 0; seat < g.side.length; seat++)
    g.initial[seat] = g.units.reduce((sum, u) => sum + (u.seat === seat ? u.bought : 0), 0)
  deal(g, w)
  return { field: g, stack: [frameOf(g, w, options)], dice: { seed: 1, drawn: 0 }, result: null }
}
const seatAnd = (name: string): number => SEATS.indexOf(name[0]) * 1000 + Number(name.slice(1))

function empty(w: Written, options: readonly string[]): Field {
  const each = <T>(value: T): T[] => w.sides.map(() => value)
  const rota = rotaOf(w.sides, w.order)
  const on = OPTIONS.filter(option => options.includes(option))
  const ground = {
    scenario: 'campal-500',
    width: w.table[0] * UD,
    depth: w.table[1] * UD,
    side: w.sides,
    faction: each('rome' as const),
    edge: w.edges ?? w.sides.map(side => (['south', 'north', 'west', 'east'] as const)[side % 4]),
    zones: [],
    forms: each(false),
    rota,
  }
  return {
    ...bare(ground, on, KINDS),
    victory: w.victory,
    limit: w.limit,
    fog: Math.round(w.fog * 100),
    dim: Math.round(w.dim * 100),
    dark: Math.round(w.dark * 100),
    deck: [],
    phase: w.phase,
    turn: w.turn,
    round: w.round,
    at: Math.max(
      0,
      rota.findIndex(seats => seats.includes(w.active)),
    ),
    ordered: w.ordered ?? each(false),
  }
}
function lead(g: Field, written: readonly string[]): void {
  for (const text of written) {
    const [name, id, state = 'well'] = text.split(' ')
    if (!GENERALS.some(general => general.id === id)) throw new Complaint(`position.generals: no general ${id}`)
    if (state !== 'well' && state !== 'wounded' && state !== 'dead')
      throw new Complaint(`position.generals: no ${state}`)
    const unit = named(g, name)
    const seat = g.units[unit].seat
    g.generals.push({
      id: g.generals.length,
      seat,
      card: id,
      unit: state === 'dead' ? NOBODY : unit,
      state,
      uses: 0,
      usedIn: NOBODY,
    })
  }
}
const cardsIn = (text: string): number[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map(code => {
      const found = cardWith(code)
      if (found === null) throw new Complaint(`no card ${code}`)
      return found
    })
/** Hands and discard as written; the deck as written, then the rest in order. */
function deal(g: Field, w: Written): void {
  w.hands.forEach((text, seat) => {
    g.hands[seat] = cardsIn(text)
  })
  g.discard = cardsIn(w.discard)
  const top = cardsIn(w.deck ?? '')
  const placed = new Set([...g.hands.flat(), ...g.discard, ...top])
  const rest = CARDS.flatMap((_, c) => (placed.has(c) ? [] : [c]))
  g.deck = [...top, ...rest].reverse()
}
/** Every word that may be an answer. */
const answers = [...Object.keys(WORDS), ...[1, 2, 3, 4, 5, 6].map(seat => `seat-${seat}`)]
function frameOf(g: Field, w: Written, options: readonly string[]): Frame {
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named)
    return typeof value === 'string' && /^[a-f]\d+$/.test(value)
      ? (readUnit(g, value) ?? value)
      : typeof value === 'string' && cardWith(value) !== null
        ? cardWith(value)
        : value
  }
  const args = Object.fromEntries(Object.entries(w.begin.args).map(([key, value]) => [key, named(value)]))
  return frameFrom(stepsFor(options), { ...w.begin, args }, g, answers)
}

function compare(expected: Outcome, { field: g }: Position<Field>): string[] {
  const { units = [], ...rest } = expected
  const wrong = units.flatMap(text => {
    const line = readLine(unitWords, text, 'units')
    const u = g.units[named(g, line.name)]
    return compareLine(unitWords, line, { u, g, type: kindOf(g, u).id, x: u.x, y: u.y, facing: u.facing })
  })
  const codes = (list: readonly number[]): string =>
    [...list]
      .sort((a, b) => a - b)
      .map(cardCode)
      .join(' ')
  const found: Record<string, unknown> = {
    generals: g.generals.map(
      ({ unit, card: id, state }) => `${nameOr(g, unit)} ${id}${state === 'well' ? '' : ` ${state}`}`,
    ),
    hands: g.hands.map(codes),
    discard: codes(g.discard),
    round: g.round,
    active: g.rota[g.at][0],
    phase: g.phase,
    pairs: g.pairs.map(p => `${writeUnit(g, p.a)} ${writeUnit(g, p.b)}`).sort(),
    out: g.out.flatMap((out, seat) => (out ? [seat] : [])),
  }
  for (const [key, value] of Object.entries(rest)) {
    const [wanted, is] = [JSON.stringify(value), JSON.stringify(found[key])]
    if (wanted !== is) wrong.push(`${key}: ${wanted} expected, ${is} found`)
  }
  return wrong
}

/** Cases of the game: a unit a line, lengths in UD. */
export const caseBook: CaseBook<Field, Event, Written, Outcome> = {
  position,
  outcome,
  example,
  read,
  compare,
  die: text => (/^[1-6]$/.test(text) ? Number(text) - 1 : null),
  faces: ['1', '2', '3', '4', '5', '6'],
  events,
  words: answers,
  names: (text, g) => readUnit(g, text) !== null || cardWith(text) !== null,
  lists: {
    units: KINDS.map(kind => kind.id),
    generals: GENERALS.map(general => general.id),
    cards: Object.fromEntries(CARDS.map((c, i) => [cardCode(i), `${c.order} / ${c.event}`])),
    options: OPTIONS,
  },
}
