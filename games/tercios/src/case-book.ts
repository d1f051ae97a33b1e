import { type CaseBook, Complaint, type Position, parseWith } from '@acies/kernel'
import { INCH } from '@acies/table'
import {
  compareLine,
  describeLine,
  type LineWords,
  type Measure,
  readFacing,
  readLine,
  readPlace,
} from '@acies/tabletop'
import { z } from 'zod'
import { events } from './case-events.ts'
import { positionOf, writtenPosition } from './case-position.ts'
import { renewOutcome, renewPick, renewPosition } from './case-renewal.ts'
import { ARMIES } from './data/armies/index.ts'
import { QUALITIES } from './data/qualities.ts'
import { ELEMENT_KINDS } from './data/terrain.ts'
import { TROOP_RULES } from './data/troop-rules.ts'
import { VIRTUES } from './data/virtues.ts'
import { WEAPONS } from './data/weapons.ts'
import type { Event } from './events.ts'
import { example } from './example.ts'
import { readUnit, writeUnit } from './notation.ts'
import { type Commander, commanderOf, type Field, kindOf, NOBODY, ORDERS, type Troop } from './position.ts'
import { WORDS } from './speech/words.ts'

const inch: Measure = { name: 'inches', units: INCH }
const CARDS = [...ORDERS, 'none', 'hidden']
const nameOr = (g: Field, id: number): string => (id < 0 ? 'none' : writeUnit(g, id))
const isFlag = true as const

/** What a line says of a troop. */
const troopWords: LineWords<Troop, Field> = {
  measure: inch,
  isName: text => /^[ab]-\d+$/.test(text),
  isType: text => /^[A-Z]{3}-[A-Z0-9]+$/.test(text),
  attributes: {
    where: { help: 'reserve, table, joined, integrated, ambush, lost; only expected', say: u => u.where },
    wear: { help: 'wear', say: u => u.wear },
    card: { help: 'the card beside it', words: CARDS, say: u => u.card },
    leaves: { help: 'with which it leaves the front of its column', words: CARDS, say: u => u.leaves },
    last: { help: 'the order it has carried out', words: CARDS, say: u => u.last },
    shown: { help: 'the card it has turned up; only expected', words: CARDS, say: u => u.shown },
    disordered: { flag: isFlag, help: 'in disorder', say: u => u.disordered },
    acted: { flag: isFlag, help: 'has acted', say: u => u.acted },
    blind: { flag: isFlag, help: 'its owner may not look at its card', say: u => u.blind },
    spied: { flag: isFlag, help: 'the enemy may', say: u => u.spied },
    limbered: { flag: isFlag, help: 'a gun on the march', say: u => u.limbered },
    entrenched: { flag: isFlag, help: 'behind its earthwork', say: u => u.entrenched },
    fortress: { flag: isFlag, help: 'a mobile fortress', say: u => u.fortress },
    emplaced: { flag: isFlag, help: 'a fixed fortification', say: u => u.emplaced },
    building: { help: 'the building it holds, by its number', say: u => (u.building < 0 ? 'none' : u.building) },
    lair: { help: 'the element it hides in, by its number', say: u => (u.lair < 0 ? 'none' : u.lair) },
    command: { help: 'the number of its command within the army; 0 is the chief’s', say: u => u.command },
    options: { help: 'options of its profile, with commas', say: () => '' },
    joint: { help: 'the troop whose card it shares', say: (u, g) => nameOr(g, u.joint) },
    part: { help: 'the troop it is part of: a column, a fortification', say: (u, g) => nameOr(g, u.host) },
    within: { help: 'the formation this gun is integrated in', say: (u, g) => nameOr(g, u.host) },
    gun: { help: 'the integrated gun; only expected', say: (u, g) => nameOr(g, u.gun) },
    members: { help: 'how many more are part of it; only expected', say: u => u.members },
    effects: { help: 'what holds for a while, with commas: stoic, inspired:2', say: effectsOf },
    ...profileWords(),
  },
}
function effectsOf(u: Troop): string {
  return u.effects.map(e => (e.n === 0 ? e.is : `${e.is}:${e.n}`)).join() || 'none'
}
/** `with.stamina=2`: a value that differs from the profile. */
function profileWords(): LineWords<Troop, Field>['attributes'] {
  const numbers = [
    'width',
    'depth',
    'speed',
    'limbered',
    'combat',
    'fire',
    'far',
    'discipline',
    'courage',
    'stamina',
  ] as const
  const lists = ['defence', 'weapons', 'rules'] as const
  const help = 'instead of the profile’s'
  return Object.fromEntries([
    ...numbers.map(key => [`with.${key}`, { help, say: (u: Troop, g: Field) => kindOf(g, u)[key] }]),
    ...lists.map(key => [`with.${key}`, { help, say: (u: Troop, g: Field) => kindOf(g, u)[key].join() || 'none' }]),
    ['with.branch', { help, say: (u: Troop, g: Field) => kindOf(g, u).branch }],
  ])
}

/** What a line says of a commander. */
const commanderWords: LineWords<Commander, Field> = {
  measure: inch,
  isName: text => /^[ab]-c\d+$/.test(text),
  attributes: {
    where: { help: 'reserve, table, lost; only expected', say: c => c.where },
    chief: { flag: isFlag, help: 'the commander in chief', say: c => c.chief },
    exhausted: { flag: isFlag, help: 'exhausted', say: c => c.exhausted },
    fresh: { flag: isFlag, help: 'joined his troop this turn', say: c => c.fresh },
    with: { help: 'the troop he rides with', say: (c, g) => nameOr(g, c.inside) },
    command: { help: 'the number of his command', say: c => c.command },
    level: { help: 'his level', say: c => c.level },
    virtues: { help: 'with commas', say: c => c.virtues.join() || 'none' },
    qualities: { help: 'with commas', say: c => c.qualities.join() || 'none' },
  },
}

const NUMBERS =
  /^(wear|building|lair|command|level|with\.(width|depth|speed|limbered|combat|fire|far|discipline|courage|stamina))$/
const LISTS = /^(options|virtues|qualities|with\.(weapons|rules|defence))$/

/** The object that a line is short for. */
function fromLine<U>(words: LineWords<U, Field>, text: string, where: string): [name: string, written: object] {
  const line = readLine(words, text, where)
  const written: Record<string, unknown> = {}
  const kind: Record<string, unknown> = {}
  if (line.type !== '') written.type = line.type
  if (line.place !== null) written.at = line.place.map(n => n / INCH)
  if (line.facing !== null) written.facing = line.facing / 100
  for (const [key, value] of line.said) {
    if (value === false) throw new Complaint(`${where}.${line.name}: -${key} can only be expected`)
    if (key.startsWith('with.')) kind[key.slice(5)] = readValue(key, value)
    else written[key] = readValue(key, value)
  }
  if (Object.keys(kind).length > 0) written.with = kind
  return [line.name, written]
}
function readValue(key: string, value: string | true): unknown {
  if (value === true) return true
  if (NUMBERS.test(key)) return Number(value)
  const list = value === 'none' ? [] : value.split(',')
  if (key === 'effects') return list.map(e => ({ is: e.split(':')[0], n: Number(e.split(':')[1] ?? 0) }))
  if (key === 'with.defence') return list.map(Number)
  return LISTS.test(key) ? list : value
}

/** `wood 44,24 6x4 30°`, or the points of a line: `road 0,10 72,12 width=0.5`. */
function elementFrom(text: string, where: string): object {
  const [kind, ...parts] = text.trim().split(/\s+/)
  const spots: (readonly number[])[] = []
  const e: Record<string, unknown> = { kind }
  for (const part of parts) {
    const spot = readPlace(inch, part)
    const facing = readFacing(part)
    const [, width, depth] = /^([\d.]+)x([\d.]+)$/.exec(part) ?? []
    if (spot !== null) spots.push(spot.map(n => n / INCH))
    else if (facing !== null) e.facing = facing / 100
    else if (width !== undefined) e.size = [Number(width), Number(depth)]
    else if (/^width=[\d.]+$/.test(part)) e.width = Number(part.slice(6))
    else throw new Complaint(`${where}: ${text}: no ${part}`)
  }
  if (spots.length === 1) e.at = spots[0]
  else if (spots.length > 1) e.line = spots
  return e
}

const position = writtenPosition.omit({ troops: true, commanders: true, elements: true }).extend({
  units: z
    .array(z.string())
    .default([])
    .describe(`a-1, a-2 … are seat 0’s, b-1 … seat 1’s. ${describeLine(troopWords)}`),
  commanders: z
    .array(z.string())
    .default([])
    .describe(`a-c1, b-c1 … ${describeLine(commanderWords)}`),
  elements: z
    .array(z.string())
    .default([])
    .describe(
      '`wood 44,24 6x4 30°`: kind, middle, width and depth in inches, facing; `road 0,10 72,12 width=0.5`: the points of a line.',
    ),
})
type Written = z.infer<typeof position>

const outcome = z
  .strictObject({
    units: z
      .array(z.string())
      .describe('Lines as in `position`; only what a line says is compared. `-acted`: it has not.'),
    commanders: z.array(z.string()),
    elements: z.array(z.string()).describe('The kinds of all that lie there.'),
    turn: z.int(),
    active: z.int(),
    points: z.tuple([z.int(), z.int()]),
    crops: z.int(),
    flow: z.string(),
    grade: z.string(),
    north: z.int(),
    spent: z.tuple([z.int(), z.int()]),
    forced: z.array(z.string()),
    barred: z.array(z.string()),
    must: z.array(z.string()),
  })
  .partial()
type Outcome = z.infer<typeof outcome>

function objectOf({ units, commanders, elements, ...rest }: Written): object {
  return {
    ...rest,
    troops: Object.fromEntries(units.map(line => fromLine(troopWords, line, 'position.units'))),
    commanders: Object.fromEntries(commanders.map(line => fromLine(commanderWords, line, 'position.commanders'))),
    elements: elements.map(line => elementFrom(line, 'position.elements')),
  }
}

function compare(expected: Outcome, { field: g }: Position<Field>): string[] {
  const { units = [], commanders = [], ...rest } = expected
  const known = (name: string): number => {
    const id = readUnit(g, name)
    if (id === null) throw new Complaint(`expect.position: no unit ${name}`)
    return id
  }
  const wrong = [
    ...units.flatMap(text => {
      const line = readLine(troopWords, text, 'units')
      const u = g.troops[known(line.name)]
      return compareLine(troopWords, line, { u, g, type: kindOf(g, u).profile, x: u.x, y: u.y, facing: u.facing })
    }),
    ...commanders.flatMap(text => {
      const line = readLine(commanderWords, text, 'commanders')
      const c = commanderOf(g, known(line.name))
      return compareLine(commanderWords, line, { u: c, g, type: '', x: c.x, y: c.y, facing: 0 })
    }),
  ]
  const names = (ids: readonly number[]) => ids.map(id => (id === NOBODY ? 'none' : nameOr(g, id)))
  const { turn, active, points, crops, flow, grade, north, spent } = g
  const found: Record<string, unknown> = {
    ...{ turn, active, points, crops, flow, grade, north, spent },
    elements: g.elements.map(e => e.kind),
    forced: names(g.forced),
    barred: names(g.barred),
    must: names(g.must),
  }
  for (const [key, value] of Object.entries(rest)) {
    const [w, f] = [JSON.stringify(value), JSON.stringify(found[key])]
    if (w !== f) wrong.push(`${key}: ${w} expected, ${f} found`)
  }
  return wrong
}

/** Cases of the game: a unit a line, lengths in inches. */
export const caseBook: CaseBook<Field, Event, Written, Outcome> = {
  position,
  outcome,
  example,
  read: written => positionOf(parseWith(writtenPosition, objectOf(written), 'position')),
  compare,
  die: text => (/^[1-6]$/.test(text) ? Number(text) - 1 : null),
  faces: ['1', '2', '3', '4', '5', '6'],
  events,
  words: Object.keys(WORDS),
  names: (text, g) => readUnit(g, text) !== null,
  lists: {
    profiles: Object.values(ARMIES).flatMap(b => b.profiles.map(p => p.id)),
    orders: ORDERS,
    elements: ELEMENT_KINDS,
    weapons: WEAPONS,
    troopRules: TROOP_RULES,
    virtues: VIRTUES,
    qualities: QUALITIES,
  },
  renew: { position: renewPosition, outcome: renewOutcome, pick: renewPick },
}
