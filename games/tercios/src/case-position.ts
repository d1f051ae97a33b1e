import { Complaint, type Frame, frameFrom, type Position } from '@acies/kernel'
import { degrees, inches, MM } from '@acies/table'
import { z } from 'zod'
import { ARMIES } from './data/armies/index.ts'
import { BRANCHES } from './data/profile.ts'
import { QUALITIES } from './data/qualities.ts'
import { ELEMENT_KINDS, ELEMENTS } from './data/terrain.ts'
import { TROOP_RULES } from './data/troop-rules.ts'
import { VIRTUES } from './data/virtues.ts'
import { WEAPONS } from './data/weapons.ts'
import { readUnit } from './notation.ts'
import {
  addMember,
  type Command,
  type Commander,
  type Element,
  type Field,
  type Kind,
  NOBODY,
  ORDERS,
  type Side,
  type Troop,
} from './position.ts'
import { drawUp } from './rules/bodies.ts'
import { bareField, commanderFor, kindFrom, newTroop, TABLES } from './set-up.ts'
import { WORDS } from './speech/words.ts'
import { steps } from './steps/index.ts'
import { MARK_NAMES } from './traits/index.ts'

const spot = z.tuple([z.number(), z.number()]).describe('x and y in inches from the north-west corner.')

const values = z
  .strictObject({
    branch: z.enum(BRANCHES),
    width: z.number().describe('Of the base, in millimetres.'),
    depth: z.number(),
    speed: z.int(),
    limbered: z.int(),
    combat: z.int(),
    fire: z.int(),
    far: z.int(),
    discipline: z.int(),
    courage: z.int(),
    stamina: z.int(),
    defence: z.array(z.int()).length(4),
    weapons: z.array(z.enum(WEAPONS)),
    rules: z.array(z.enum(TROOP_RULES)),
  })
  .partial()

const troop = z.strictObject({
  type: z.string().default('SPA-02').describe('A profile of an army list, such as `SPA-02`.'),
  options: z.array(z.string()).default([]),
  with: values.default({}).describe('Values that differ from the profile.'),
  at: spot.optional().describe('The front centre; left out for troops in reserve.'),
  facing: z.number().default(0).describe('Degrees clockwise from north.'),
  wear: z.int().default(0),
  disordered: z.boolean().default(false),
  acted: z.boolean().default(false),
  card: z.enum([...ORDERS, 'none']).default('none'),
  leaves: z
    .enum([...ORDERS, 'none'])
    .default('none')
    .describe('With which it leaves the front of its column.'),
  last: z.enum([...ORDERS, 'none']).default('none'),
  blind: z.boolean().default(false),
  spied: z.boolean().default(false),
  command: z.int().default(0).describe('The number of its command within the army; 0 is the chief’s.'),
  limbered: z.boolean().default(false),
  entrenched: z.boolean().optional(),
  fortress: z.boolean().optional(),
  emplaced: z.boolean().default(false),
  building: z.int().default(NOBODY),
  joint: z.string().optional().describe('The troop whose card it shares.'),
  part: z.string().optional().describe('The troop it is part of: a column, a fortification.'),
  within: z.string().optional().describe('The formation this gun is integrated in.'),
  lair: z.int().optional().describe('The element it hides in.'),
  effects: z.array(z.strictObject({ is: z.enum(MARK_NAMES), n: z.int() })).default([]),
})
const commander = z.strictObject({
  at: spot.optional(),
  with: z.string().optional().describe('The troop he rides with.'),
  chief: z.boolean().default(false),
  command: z.int().default(0),
  level: z.int().default(2),
  virtues: z.array(z.enum(VIRTUES)).default([]),
  qualities: z.array(z.enum(QUALITIES)).default([]),
  exhausted: z.boolean().default(false),
  fresh: z.boolean().default(false),
})
const element = z.strictObject({
  kind: z.enum(ELEMENT_KINDS),
  at: spot.optional(),
  size: spot.optional().describe('Width and depth in inches.'),
  facing: z.number().default(0),
  line: z.array(spot).optional(),
  width: z.number().default(0.25),
})
/** A position as an object, every troop one of its own: what the lines of a case are read to, and tests are written in. */
export const writtenPosition = z.strictObject({
  scenario: z.string().default('case'),
  scale: z.enum(['small', 'large']).default('small'),
  troops: z.record(z.string(), troop).default({}).describe('By name: `a-1`, `a-2` … are seat 0’s, `b-1` … seat 1’s.'),
  commanders: z.record(z.string(), commander).default({}).describe('`a-c1`, `b-c1` …'),
  elements: z.array(element).default([]),
  horde: z.tuple([z.boolean(), z.boolean()]).default([false, false]),
  allied: z.array(z.string()).default([]).describe('Commands of allies, such as `a2`.'),
  batteries: z.array(z.string()).default([]).describe('Commands that are batteries, such as `a3`.'),
  turn: z.int().default(3),
  limit: z.int().default(0),
  active: z.int().min(0).max(1).default(0),
  points: z.tuple([z.int(), z.int()]).default([0, 0]),
  crops: z.int().default(0),
  flow: z.enum(['unknown', 'normal', 'difficult', 'very-difficult', 'impassable']).default('normal'),
  scenery: z.enum(['points', 'done']).default('done'),
  budget: z.tuple([z.int(), z.int()]).default([0, 0]),
  forced: z.tuple([z.string(), z.string()]).default(['', '']),
  must: z.array(z.string()).default([]),
  begin: z
    .strictObject({
      step: z.string(),
      line: z.string().optional(),
      args: z.record(z.string(), z.json()).default({}).describe('Arguments of the step; units by their names.'),
    })
    .default({ step: 'turn', args: {} })
    .describe('The step it begins with.'),
})
type Written = z.infer<typeof writtenPosition>

const sideOfName = (name: string, where: string): Side => {
  if (!/^[ab]-c?\d+$/.test(name)) throw new Complaint(`${where}: names are a-1, b-2, a-c1`)
  return name[0] === 'a' ? 0 : 1
}
const inOrder = <T>(list: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(list).sort(([a], [b]) =>
    a[0] === b[0] ? Number(a.replace(/\D/g, '')) - Number(b.replace(/\D/g, '')) : a < b ? -1 : 1,
  )

/** The position that is written. */
export function positionOf(w: Written): Position<Field> {
  const g = bareField(w.scenario, w.scale)
  const [width, depth] = TABLES[w.scale]
  g.width = inches(width)
  g.depth = inches(depth)
  g.armies = ['spain', 'france']
  g.codes = ['a', 'b']
  g.horde = w.horde
  g.elements = w.elements.map(elementOf)
  g.crops = w.crops
  g.flow = w.flow
  g.scenery = w.scenery
  g.budget = [...w.budget]
  g.turn = w.turn
  g.limit = w.limit
  g.active = w.active === 0 ? 0 : 1
  g.points = [...w.points]
  raise(g, w)
  const named = (name: string): number => {
    const id = readUnit(g, name)
    if (id === null) throw new Complaint(`position: no unit ${name}`)
    return id
  }
  hang(g, w, named)
  g.must = w.must.map(named)
  g.forced = w.forced.map(name => (name === '' ? NOBODY : named(name)))
  return { field: g, stack: [frameOf(g, w, named)], dice: { seed: 1, drawn: 0 }, result: null }
}

/** Troops, commanders, and the commands they make up. */
function raise(g: Field, w: Written): void {
  const kinds: Kind[] = []
  const commands: Command[] = []
  const numbers = new Map<string, number>()
  const commandOf = (side: Side, n: number): number => {
    const key = `${side === 0 ? 'a' : 'b'}${n}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    const kind = n === 0 ? 'chief' : w.batteries.includes(key) ? 'battery' : 'infantry'
    commands.push({ side, kind, commander: NOBODY, allied: w.allied.includes(key), army: g.armies[side], arrives: 0 })
    numbers.set(key, commands.length - 1)
    return commands.length - 1
  }
  for (const [name, t] of inOrder(w.troops)) {
    const where = `position.troops.${name}`
    const side = sideOfName(name, where)
    const kind = kindOfTroop(t, w.scale, where)
    const u = newTroop(g.troops.length, side, kinds.push(kind) - 1, kind, commandOf(side, t.command))
    settle(g, u, t)
    g.troops.push(u)
  }
  for (const [name, c] of inOrder(w.commanders)) {
    const side = sideOfName(name, `position.commanders.${name}`)
    const command = commandOf(side, c.command)
    const made: Commander = commanderFor(
      g,
      { level: c.level, virtues: c.virtues, qualities: c.qualities },
      side,
      command,
      c.chief,
    )
    if (c.at !== undefined || c.with !== undefined) made.where = 'table'
    made.x = inches(c.at?.[0] ?? 0)
    made.y = inches(c.at?.[1] ?? 0)
    made.exhausted = c.exhausted
    made.fresh = c.fresh
    g.commanders.push(made)
    commands[command].commander = made.id
  }
  g.kinds = kinds
  g.commands = commands
}
function kindOfTroop(t: Written['troops'][string], scale: Field['scale'], where: string): Kind {
  const profile = Object.values(ARMIES)
    .flatMap(b => b.profiles)
    .find(p => p.id === t.type)
  if (profile === undefined) throw new Complaint(`${where}: no profile ${t.type}`)
  const kind = kindFrom(profile, t.options, scale, where)
  const { width, depth, ...rest } = t.with
  const changed: Kind = { ...kind, ...rest }
  if (width !== undefined) changed.width = Math.round(width * MM)
  if (depth !== undefined) changed.depth = Math.round(depth * MM)
  if (rest.fire !== undefined && rest.far === undefined) changed.far = rest.fire
  return changed
}
function settle(g: Field, u: Troop, t: Written['troops'][string]): void {
  if (t.at !== undefined) {
    u.where = 'table'
    u.x = inches(t.at[0])
    u.y = inches(t.at[1])
  }
  u.facing = degrees(t.facing)
  u.wear = t.wear
  u.disordered = t.disordered
  u.acted = t.acted
  u.card = t.card
  u.leaves = t.leaves
  u.last = t.last
  u.blind = t.blind
  u.spied = t.spied
  u.limbered = t.limbered
  if (t.entrenched !== undefined) u.entrenched = t.entrenched
  if (t.fortress !== undefined) u.fortress = t.fortress
  u.emplaced = t.emplaced
  u.building = t.building
  u.effects = t.effects.map(e => ({ is: e.is, n: e.n }))
  const e = g.elements.find(x => x.id === t.building)
  if (e !== undefined) Object.assign(u, { x: e.x, y: e.y, facing: e.facing, width: e.width, depth: e.depth })
}
/** Who is part of whom, and who rides with whom. */
function hang(g: Field, w: Written, named: (name: string) => number): void {
  for (const [name, t] of Object.entries(w.troops)) {
    const u = g.troops[named(name)]
    if (t.joint !== undefined) u.joint = named(t.joint)
    if (t.lair !== undefined) {
      u.where = 'ambush'
      u.lair = t.lair
    }
    const host = t.part ?? t.within
    if (host === undefined) continue
    const head = g.troops[named(host)]
    if (t.part === undefined) {
      u.host = head.id
      u.where = 'integrated'
      head.gun = u.id
    } else {
      addMember(g, head, u)
      drawUp(g, head)
    }
  }
  for (const [name, c] of Object.entries(w.commanders)) {
    if (c.with === undefined) continue
    const found = g.commanders.find(x => x.id === named(name))
    if (found !== undefined) found.inside = named(c.with)
  }
}
function elementOf(e: Written['elements'][number], id: number): Element {
  const [x, y] = e.at ?? [0, 0]
  const [w, d] = e.size ?? [e.width, 0]
  const block = ELEMENTS[e.kind].shape === 'block'
  return {
    id,
    kind: e.kind,
    x: inches(x),
    y: inches(block ? y - d / 2 : y),
    facing: degrees(e.facing),
    width: inches(e.line === undefined ? w : e.width),
    depth: inches(e.line === undefined ? d : 0),
    line: (e.line ?? []).flatMap(([px, py]) => [inches(px), inches(py)]),
  }
}

function frameOf(g: Field, w: Written, named: (name: string) => number): Frame {
  const isName = (value: unknown): value is string => typeof value === 'string' && /^[ab]-c?\d+$/.test(value)
  const args: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(w.begin.args)) args[key] = isName(value) ? named(value) : value
  return frameFrom(steps, { ...w.begin, args }, g, Object.keys(WORDS))
}
