import { type CaseBook, Complaint, type Frame, type Position } from '@acies/kernel'
import { INCH } from '@acies/table'
import { compareLine, describeLine, type LineWords, numberIn, readFacing, readLine, readPlace } from '@acies/tabletop'
import { z } from 'zod'
import { events } from './case-events.ts'
import { GROUND, type GroundKind } from './data/ground.ts'
import type { Profile } from './data/kinds.ts'
import { PLAIN } from './data/plain.ts'
import { PROFILES } from './data/profiles/index.ts'
import { LASTS } from './data/states.ts'
import { BLADES, MISSILES, type Weapon } from './data/weapons.ts'
import type { Event } from './events.ts'
import { example } from './example.ts'
import { inch, readUnit, writeUnit } from './notation.ts'
import {
  CHAMPION,
  type Field,
  isMan,
  type Kind,
  kindOf,
  MUSICIAN,
  modelsIn,
  type Phase,
  put,
  type Side,
  STANDARD,
  type Struck,
  stateOf,
  type Unit,
} from './position.ts'
import { asSkirmishers, attach, manMachines, mountLeaders, raiseUnit } from './raise.ts'
import { isCloud } from './rules/bodies.ts'
import { isSkirmishing, laidOut, loosen, mayLoosen, SHAPES, scatter } from './rules/cloud.ts'
import { crewOf, ridersOf } from './rules/crew.ts'
import { bodyGuard, takeOff } from './rules/ranks.ts'
import { breakValue } from './rules/victory.ts'
import { bareField } from './set-up.ts'
import { wordList } from './speech/words.ts'
import { steps } from './steps/index.ts'
import { formBatteries } from './steps/machines/battery.ts'
import { noteNear, snapshot } from './steps/turn.ts'
import { roomNames } from './traits/index.ts'

const flag = true as const
const commandOf = (u: Unit): string =>
  [
    [CHAMPION, 'C'],
    [STANDARD, 'S'],
    [MUSICIAN, 'M'],
  ]
    .flatMap(([who, letter]) => (u.places.includes(Number(who)) ? [letter] : []))
    .join('') || 'none'
/** States whose number is a length. */
const LENGTHS: readonly string[] = ['moved', 'bound']
const perOf = (state: string): number => (LENGTHS.includes(state) ? INCH : 1)
const statesOf = (u: Unit): string =>
  u.states.map(({ is, n }) => (n === 0 ? is : `${is}:${Number((n / perOf(is)).toFixed(4))}`)).join() || 'none'

/** The troops of the army lists, and plain ones that no special rule touches. */
const TYPES: readonly Profile[] = [...PROFILES, ...PLAIN]

/** What a line says of a unit. */
const words: LineWords<Unit, Field> = {
  measure: inch,
  isName: text => /^[ab]-\d+$/.test(text),
  isType: text => TYPES.some(p => p.id === text),
  attributes: {
    models: { help: 'how many, command and characters included', say: modelsIn },
    files: { help: 'models abreast', say: u => u.files },
    command: { help: 'C champion, S standard, M musician', say: commandOf },
    options: { help: 'of its profile, with commas', say: () => '' },
    line: { help: 'M,WS,BS,S,T,W,I,A,Ld instead of its own', say: (u, g) => lineOf(kindOf(g, u)) },
    traits: { help: 'special rules besides its own, with commas', say: (u, g) => kindOf(g, u).traits.join() || 'none' },
    weapons: { help: 'weapons besides its own, with commas', say: (u, g) => kindOf(g, u).weapons.join() || 'none' },
    behind: {
      help: 'the profile of the men of its rear half',
      say: (u, g) => g.kinds[u.places.find(p => isMan(p) && p !== u.kind) ?? u.kind].profile,
    },
    loose: {
      help: 'skirmishers, light chariots: line, wide, double, knot; expected: yes while each stands for himself, no in ranks',
      say: u => (isCloud(u) ? 'yes' : 'no'),
    },
    with: { help: 'the unit a character is with', say: (u, g) => (u.host < 0 ? 'none' : writeUnit(g, u.host)) },
    crew: {
      help: 'riders left, by kind, with commas; of a machine its crew',
      say: (u, g) => (u.crew.length > 0 ? u.crew.join() : ridersOf(g, u).reduce((sum, c) => sum + c.n, 0)),
    },
    where: {
      help: 'reserve, table, ambush, joined, aboard, off, lost',
      say: u => u.where,
      set: (u, value) => setWhere(u, value),
    },
    fate: { help: 'none, killed, fled, astray; only expected', say: u => u.fate },
    hurt: { help: 'wounds on whoever bleeds', say: u => u.hurt, set: (u, value) => (u.hurt = numberIn(value, 'hurt')) },
    began: { help: 'models at the start', say: u => u.began, set: (u, value) => (u.began = numberIn(value, 'began')) },
    fleeing: {
      help: 'the player turn in which it began to flee',
      say: u => u.fleeing,
      set: (u, value) => (u.fleeing = numberIn(value, 'fleeing')),
    },
    flees: { flag, help: 'it flees; only expected', say: u => u.fleeing > 0 },
    unformed: { flag, help: 'has been below five', say: u => u.unformed, set: u => (u.unformed = true) },
    astray: { help: 'failed returns', say: u => u.astray, set: (u, value) => (u.astray = numberIn(value, 'astray')) },
    states: {
      help: 'what holds for a while, with commas: charged, moved:4 (inches)',
      say: statesOf,
      set: (u, value) => readStates(u, value),
    },
    engaged: {
      flag,
      help: 'in contact with an enemy; only expected',
      say: (u, g) => g.links.some(l => l.a === u.id || l.b === u.id),
    },
    general: { flag, help: 'leads his army', say: (u, g) => g.armies[u.side].general === u.id },
    bearer: { flag, help: 'carries the battle standard', say: (u, g) => g.armies[u.side].standard === u.id },
  },
}
const lineOf = ({ m, ws, bs, s, t, w, i, a, ld }: Kind): string => [m, ws, bs, s, t, w, i, a, ld].join()
function readNumbers(text: string, where: string): Profile['line'] {
  const [m, ws, bs, s, t, w, i, a, ld, ...more] = text.split(',').map(n => numberIn(n, where))
  if (ld === undefined || more.length > 0) throw new Complaint(`${where}: line=${text} is not nine numbers`)
  return [m, ws, bs, s, t, w, i, a, ld]
}
const weaponsIn = (text: string, where: string): Weapon[] =>
  text.split(',').flatMap(name => {
    const known = [...BLADES, ...MISSILES].find(w => w === name)
    if (name !== '' && known === undefined) throw new Complaint(`${where}: no weapon ${name}`)
    return known ?? []
  })
/** Every special rule there is: with a room of its own, or a word on a roster. */
const specialRules = (): string[] => [...new Set([...roomNames(), ...TYPES.flatMap(p => p.traits)])].sort()
const traitsIn = (text: string, where: string): string[] => {
  const names = text.split(',').filter(name => name !== '' && name !== 'none')
  const all = names.length > 0 ? specialRules() : []
  for (const name of names) if (!all.includes(name)) throw new Complaint(`${where}: no special rule ${name}`)
  return names
}
const WHERES = ['reserve', 'table', 'ambush', 'joined', 'aboard', 'off', 'lost'] as const
function setWhere(u: Unit, value: string): void {
  const where = WHERES.find(w => w === value)
  if (where === undefined) throw new Complaint(`where=${value}; it may be ${WHERES.join(', ')}`)
  u.where = where
}
function readStates(u: Unit, value: string): void {
  for (const part of value.split(',')) {
    const [is, n = '0'] = part.split(':')
    if (!Object.hasOwn(LASTS, is)) throw new Complaint(`states=${is}; there are ${Object.keys(LASTS).join(', ')}`)
    put(u, is, Math.round(numberIn(n, 'states') * perOf(is)))
  }
}

/** Where a case may begin, and what comes after it in the turn. */
const BEGINS: Readonly<Record<string, { phase: Phase; turn: string; movement?: string }>> = {
  'start-of-turn': { phase: 'start', turn: 'movement' },
  declare: { phase: 'movement', turn: 'shooting', movement: 'rally' },
  rally: { phase: 'movement', turn: 'shooting', movement: 'compulsory' },
  compulsory: { phase: 'movement', turn: 'shooting', movement: 'charges' },
  remaining: { phase: 'movement', turn: 'shooting', movement: '' },
  shooting: { phase: 'shooting', turn: 'fighting' },
  fighting: { phase: 'combat', turn: 'settle' },
}
const SIDES = ['front', 'right', 'rear', 'left'] as const

const position = z.strictObject({
  units: z.array(z.string()).describe(`a-1, a-2 … are seat 0’s, b-1 … seat 1’s. ${describeLine(words)}`),
  ground: z
    .array(z.string())
    .default([])
    .describe(`\`wood 44,24 6x4 30°\`: ${GROUND.join(', ')}; middle of its front edge, width and depth in inches.`),
  contacts: z.array(z.string()).default([]).describe('Who fights whom, and with which sides: `a-1 front b-2 left`.'),
  momentum: z.enum(['a', 'b', 'none']).default('none').describe('Who won the last round, in all combats that go on.'),
  round: z.int().default(0).describe('Rounds fought in the combats that go on.'),
  turn: z.int().default(1).describe('The player turn.'),
  last: z.int().default(12),
  active: z.int().check(z.gte(0), z.lte(1)).default(0),
  at: z
    .string()
    .default('declare')
    .describe(`Where in the turn: ${Object.keys(BEGINS).join(', ')}.`),
  table: z.tuple([z.number(), z.number()]).default([72, 48]),
})
type Written = z.infer<typeof position>

const outcome = z
  .strictObject({
    units: z.array(z.string()).describe('Lines as in `position`; only what a line says is compared.'),
    turn: z.int(),
    active: z.int(),
    phase: z.string(),
    points: z.tuple([z.int(), z.int()]),
    trophies: z.int().describe('Captured standards.'),
    momentum: z.string().describe('Of the first combat: a, b, none.'),
    grade: z.string(),
  })
  .partial()
type Outcome = z.infer<typeof outcome>

function read(written: Written): Position<Field> {
  const g = bareField('case')
  g.width = Math.round(written.table[0] * INCH)
  g.depth = Math.round(written.table[1] * INCH)
  const lines = written.units.map(text => readLine(words, text, 'position.units'))
  const order = [...lines].sort((a, b) =>
    a.name[0] === b.name[0] ? Number(a.name.slice(2)) - Number(b.name.slice(2)) : a.name < b.name ? -1 : 1,
  )
  const said = (line: (typeof lines)[number], key: string) => line.said.find(([k]) => k === key)?.[1]
  for (const line of order) {
    const where = `position.units.${line.name}`
    const side: Side = line.name[0] === 'a' ? 0 : 1
    const text = (key: string, otherwise: string) => `${said(line, key) ?? otherwise}`
    const models = numberIn(text('models', '1'), where)
    const options = text('options', '')
    const profile = TYPES.find(p => p.id === line.type)
    if (profile === undefined) throw new Complaint(`${where}: no profile ${line.type}`)
    const u = raiseUnit(
      g,
      side,
      {
        profile: line.type,
        models,
        options: options === '' ? [] : options.split(','),
        traits: [],
        command: text('command', ''),
        worth: numberIn(text('began', `${models}`), where) * profile.points + 5 * text('command', '').length,
        pack: [],
        files: numberIn(text('files', '5'), where),
        ...(said(line, 'behind') === undefined ? {} : { behind: text('behind', '') }),
      },
      where,
      {
        ...profile,
        line: readNumbers(text('line', profile.line.join()), where),
        traits: [...profile.traits, ...traitsIn(text('traits', ''), where)],
        weapons: [...profile.weapons, ...weaponsIn(text('weapons', ''), where)],
      },
    )
    if (said(line, 'loose') !== undefined && kindOf(g, u).order !== 'loose' && !mayLoosen(g, u)) asSkirmishers(g, u)
    if (writeUnit(g, u.id) !== line.name) throw new Complaint(`${where}: units are numbered from 1 without a gap`)
    u.where = 'table'
    if (line.place !== null) [u.x, u.y] = line.place
    if (line.facing !== null) u.facing = line.facing
    for (const [key, value] of line.said) {
      if (value === false) throw new Complaint(`${where}: -${key} can only be expected`)
      words.attributes[key].set?.(u, String(value), g)
    }
    const traits = kindOf(g, u).traits
    if (said(line, 'general') === true || traits.includes('general'))
      g.armies = g.armies.map((a, i) => (i === side ? { ...a, general: u.id } : a))
    if (said(line, 'bearer') === true || traits.includes('battle-standard'))
      g.armies = g.armies.map((a, i) => (i === side ? { ...a, standard: u.id } : a))
  }
  for (const line of order) {
    const name = said(line, 'with')
    if (typeof name !== 'string') continue
    const c = g.units[idOf(g, line.name)]
    attach(g, c, g.units[idOf(g, name)])
  }
  manMachines(g)
  mountLeaders(g)
  for (const line of order) {
    const left = said(line, 'crew')
    if (typeof left === 'string') setCrew(g, g.units[idOf(g, line.name)], left)
  }
  g.armies = g.armies.map((a, side) => ({
    ...a,
    name: side === 0 ? 'rome' : 'barbarians',
    value: g.units.reduce((sum, u) => (u.side === side ? sum + breakValue(g, u) : sum), 0),
  }))
  for (const line of order) {
    const u = g.units[idOf(g, line.name)]
    const fights = written.contacts.some(c => c.split(/\s+/).includes(line.name))
    const shape = SHAPES.find(s => s === said(line, 'loose'))
    if (u.where !== 'table' || fights || !(isSkirmishing(g, u) || (shape !== undefined && mayLoosen(g, u)))) continue
    if (shape === undefined) loosen(g, u)
    else scatter(g, u, laidOut(g, { ...u, where: 'reserve' }, shape, u))
  }
  g.ground = written.ground.map((text, id) => elementFrom(text, id))
  g.turn = written.turn
  g.last = written.last
  g.active = written.active === 0 ? 0 : 1
  const begin = BEGINS[written.at]
  if (begin === undefined)
    throw new Complaint(`position.at: no ${written.at}; there are ${Object.keys(BEGINS).join(', ')}`)
  g.phase = begin.phase
  contacts(g, written)
  formBatteries(g)
  snapshot(g)
  if (begin.phase === 'movement') noteNear(g)
  return { field: g, stack: stackFor(g, written.at, begin), dice: { seed: 1, drawn: 0 }, result: null }
}
function idOf(g: Field, name: string): number {
  const id = readUnit(g, name)
  if (id === null) throw new Complaint(`no unit ${name}`)
  return id
}
/** So many of the riders, by kind; of a machine so many of its crew. */
function setCrew(g: Field, u: Unit, value: string): void {
  const left = value.split(',').map(n => numberIn(n, 'crew'))
  const served = crewOf(g, u)
  if (served === null) u.crew = left
  else if (left[0] > 0) takeOff(g, served, modelsIn(served) - left[0])
  else {
    served.where = 'lost'
    served.host = -1
  }
}
function contacts(g: Field, written: Written): void {
  const side = (text: string): Struck => {
    const found = SIDES.find(s => s === text)
    if (found === undefined) throw new Complaint(`position.contacts: ${text} is no side`)
    return found
  }
  g.links = written.contacts.map(text => {
    const [a, sideA, b, sideB] = text.trim().split(/\s+/)
    return { a: idOf(g, a), b: idOf(g, b), sideA: side(sideA), sideB: side(sideB) }
  })
  const momentum = written.momentum === 'none' ? -1 : written.momentum === 'a' ? 0 : 1
  if (written.round > 0) {
    for (const u of g.units)
      if (stateOf(u, 'round') === undefined && g.links.some(l => l.a === u.id || l.b === u.id))
        put(u, 'round', written.round)
    g.combats = g.links.map(l => ({
      units: [l.a, l.b],
      round: written.round,
      momentum,
      duel: [],
      stormed: false,
      wounds: [0, 0],
      margin: 0,
      winner: -1,
    }))
  }
}
function stackFor(g: Field, at: string, begin: { turn: string; movement?: string }): Frame[] {
  const frame = (step: string, line: string, v: Record<string, unknown>): Frame => ({
    step,
    line,
    v,
    into: '',
    handed: null,
  })
  const stack = [frame('battle', '', {}), frame('turn', begin.turn, {})]
  if (begin.movement !== undefined) stack.push(frame('movement', begin.movement, {}))
  const step = steps.find(s => s.name === at)
  if (step === undefined || !('lines' in step)) throw new Complaint(`position.at: ${at} is no part of the turn`)
  const locals: Record<string, unknown> = { ...step.with({}, g) }
  stack.push(frame(at, Object.keys(step.lines)[0], locals))
  return stack
}
/** `wood 44,24 6x4 30°` */
function elementFrom(text: string, id: number) {
  const [word, ...parts] = text.trim().split(/\s+/)
  const kind: GroundKind | undefined = GROUND.find(k => k === word)
  if (kind === undefined) throw new Complaint(`position.ground: no ${word}; there are ${GROUND.join(', ')}`)
  const e = { id, kind, x: 0, y: 0, facing: 0, width: 0, depth: 0 }
  for (const part of parts) {
    const spot = readPlace(inch, part)
    const facing = readFacing(part)
    const [, width, depth] = /^([\d.]+)x([\d.]+)$/.exec(part) ?? []
    if (spot !== null) [e.x, e.y] = spot
    else if (facing !== null) e.facing = facing
    else if (width !== undefined)
      [e.width, e.depth] = [Math.round(Number(width) * INCH), Math.round(Number(depth) * INCH)]
    else throw new Complaint(`position.ground: ${text}: no ${part}`)
  }
  return e
}

function compare(expected: Outcome, { field: g }: Position<Field>): string[] {
  const { units = [], ...rest } = expected
  const wrong = units.flatMap(text => {
    const line = readLine(words, text, 'units')
    const u = g.units[idOf(g, line.name)]
    const at = bodyGuard(g, u)
    return compareLine(words, line, { u, g, type: kindOf(g, u).profile, x: at.x, y: at.y, facing: at.facing })
  })
  const [combat] = g.combats
  const found: Record<string, unknown> = {
    turn: g.turn,
    active: g.active,
    phase: g.phase,
    points: g.points,
    grade: g.grade,
    trophies: g.trophies.length,
    momentum: combat === undefined || combat.momentum < 0 ? 'none' : combat.momentum === 0 ? 'a' : 'b',
  }
  for (const [key, value] of Object.entries(rest)) {
    const [w, f] = [JSON.stringify(value), JSON.stringify(found[key])]
    if (w !== f) wrong.push(`${key}: ${w} expected, ${f} found`)
  }
  return wrong
}

/** A D6, D4 or D3 as it is; HIT or arrow of the scatter die; a2 to a10 or MISFIRE of the artillery die; f90: a bearing. */
function faceOf(text: string): number | null {
  if (/^[1-6]$/.test(text)) return Number(text) - 1
  if (text === 'HIT') return 0
  if (text === 'arrow') return 2
  if (text === 'MISFIRE') return 5
  const [, artillery] = /^a(2|4|6|8|10)$/.exec(text) ?? []
  if (artillery !== undefined) return Number(artillery) / 2 - 1
  const [, bearing] = /^f(\d{1,3})$/.exec(text) ?? []
  return bearing !== undefined && Number(bearing) < 360 ? Number(bearing) : null
}

/** Cases of the game: a unit a line, lengths in inches. */
export const caseBook: CaseBook<Field, Event, Written, Outcome> = {
  position,
  outcome,
  example,
  read,
  compare,
  die: faceOf,
  faces: ['1', '2', '3', '4', '5', '6', 'HIT', 'arrow', 'f90', 'a2', 'a4', 'a6', 'a8', 'a10', 'MISFIRE'],
  events,
  words: wordList,
  names: (text, g) => readUnit(g, text) !== null,
  get lists() {
    return {
      profiles: TYPES.map(p => p.id),
      traits: specialRules(),
      weapons: [...BLADES, ...MISSILES],
      ground: GROUND,
      states: Object.keys(LASTS),
      begins: Object.keys(BEGINS),
    }
  },
}
