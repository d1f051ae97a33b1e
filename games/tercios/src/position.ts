import type { Branch } from './data/profile.ts'
import type { Quality } from './data/qualities.ts'
import type { ElementKind } from './data/terrain.ts'
import type { TroopRule } from './data/troop-rules.ts'
import type { Virtue } from './data/virtues.ts'
import type { Weapon } from './data/weapons.ts'

export type Side = 0 | 1
export const enemyOf = (side: Side): Side => (side === 0 ? 1 : 0)
export const BOTH: readonly Side[] = [0, 1]

/** TER-ORD-10 to 50 */
export const ORDERS = ['attention', 'attack', 'run', 'fire', 'resist'] as const
export type Order = (typeof ORDERS)[number]
/** The card beside a troop; hidden only in views. */
export type Card = Order | 'none' | 'hidden'

/** A commander's id is his place plus this, so that one number names any unit. */
export const COMMANDER = 1000
export const NOBODY = -1
/** What stands in a view for a number that may not be seen. */
export const HIDDEN = -9

/** A troop type as bought, options included. Never changed once the game has begun. */
export interface Kind {
  /** The profile, such as `SPA-02`. */
  profile: string
  branch: Branch
  width: number
  depth: number
  speed: number
  limbered: number
  combat: number
  fire: number
  /** Fire beyond arquebus range; the same as `fire` unless the profile has two (TER-VAL-02). */
  far: number
  discipline: number
  courage: number
  stamina: number
  /** Against infantry, cavalry, volleys, artillery. */
  defence: readonly number[]
  weapons: readonly Weapon[]
  rules: readonly TroopRule[]
  points: number
}

/** Where a troop is. */
export type Where = 'reserve' | 'table' | 'joined' | 'integrated' | 'ambush' | 'lost'

/** Who is part of a column or fortification, from front to rear. */
export const membersOf = (g: Field, head: Troop): Troop[] =>
  g.troops.filter(m => m.host === head.id && m.where === 'joined').sort((a, b) => a.rank - b.rank)
/** A troop becomes the last of a column or fortification. */
export function addMember(g: Field, head: Troop, u: Troop): void {
  u.rank = 1 + (membersOf(g, head).at(-1)?.rank ?? 0)
  u.where = 'joined'
  u.host = head.id
  head.members++
}

/** Something that holds for a while: what, and how much of it. */
export interface Effect {
  is: string
  n: number
}
/** What the rules of all troops put on them, and until when it lasts; Command Actions have marks of their own. */
export const STATES: Readonly<Record<string, 'activation' | 'act' | 'pass' | 'turn' | undefined>> = {
  resisting: 'activation',
  leaving: 'turn',
  leading: 'turn',
  sprung: 'turn',
}

export interface Troop {
  id: number
  side: Side
  kind: number
  /** Its own in a historical battle; otherwise empty. */
  name: string
  command: number
  where: Where
  /** The front centre, and the base as it stands now (columns and buildings are larger). */
  x: number
  y: number
  facing: number
  width: number
  depth: number
  wear: number
  disordered: boolean
  /** Has acted or reacted this turn (TER-ACT-06). */
  acted: boolean
  card: Card
  /** With which the one in front leaves his column, whose own card is `card` (TER-CAV-21). */
  leaves: Card
  /** The owner may not look at it (TER-QUA-16). */
  blind: boolean
  /** The enemy may (TER-QUA-40, TER-UNI-04). */
  spied: boolean
  /** The lowest id among those that share its card; -1 alone (TER-UNI-02). */
  joint: number
  /** The card it has turned up this turn. */
  shown: Order | 'none'
  /** The order it has carried out this turn. */
  last: Order | 'none'
  limbered: boolean
  /** Stands behind its own earthwork (TER-ART-12). */
  entrenched: boolean
  fortress: boolean
  emplaced: boolean
  /** The building it holds. */
  building: number
  /** The troop it is part of (column, fortification, integrated gun). */
  host: number
  /** How many more troops are part of it, guns not counted. */
  members: number
  /** Its place in a column, from 1; 0 for whoever leads or stands alone. */
  rank: number
  /** The integrated gun. */
  gun: number
  /** The element it hides in. */
  lair: number
  effects: Effect[]
}

export interface Commander {
  id: number
  side: Side
  chief: boolean
  command: number
  name: string
  level: number
  virtues: readonly Virtue[]
  qualities: readonly Quality[]
  where: 'reserve' | 'table' | 'lost'
  x: number
  y: number
  radius: number
  /** The troop he rides with. */
  inside: number
  /** Joined it this turn (TER-CMD-16). */
  fresh: boolean
  exhausted: boolean
}

/** A group of troops under one commander; batteries have none. */
export interface Command {
  side: Side
  kind: 'chief' | 'infantry' | 'cavalry' | 'company' | 'battery'
  commander: number
  allied: boolean
  /** The army it comes from: allies have their own (TER-ALL-02). */
  army: string
  /** The turn it comes on to the table; 0 from the start. */
  arrives: number
}

/** A piece of ground. */
export interface Element {
  id: number
  kind: ElementKind
  /** Its middle (a block: the middle of its front edge). */
  x: number
  y: number
  facing: number
  width: number
  depth: number
  /** The line of a strip: x0, y0, x1, y1 … */
  line: readonly number[]
}

export interface Displaced {
  commander: number
  by: number
  /** Where he stood. */
  x: number
  y: number
}

export type Flow = 'unknown' | 'normal' | 'difficult' | 'very-difficult' | 'impassable'

export interface Field {
  scenario: string
  scale: 'small' | 'large'
  kinds: readonly Kind[]
  commands: readonly Command[]
  /** Army ids and unit codes by side. */
  armies: readonly string[]
  codes: readonly string[]
  horde: readonly boolean[]
  width: number
  depth: number
  elements: Element[]
  /** How scenery is laid; `done` when it lies. */
  scenery: 'points' | 'done'
  budget: number[]
  spent: number[]
  /** One roll for all crops; 0 not rolled (TER-SCN-12). */
  crops: number
  flow: Flow
  troops: Troop[]
  commanders: Commander[]
  /** The side whose zone is the north of the table. */
  north: Side
  turn: number
  /** The last turn, if the players have agreed on one; 0 otherwise (TER-BAT-03). */
  limit: number
  active: Side
  /** Victory points by side. */
  points: number[]
  /** Commanders who made way for a troop, or got off theirs, and have not yet been asked where to (TER-MOV-11, TER-QUA-03). */
  displaced: Displaced[]
  /** The troop in mid-move; it may stand over others until it has arrived. */
  moving: number
  /** Troops that have had their window in this activation (TER-RUL-06). */
  asked: number[]
  /** Friendly troops that must act in this pass, the latest last. */
  must: number[]
  /** By side: the troop that must be next, may not be next, the commander that must be next. */
  forced: number[]
  barred: number[]
  shrewd: number[]
  /** How the game ended. */
  grade: 'none' | 'decisive' | 'clear' | 'fair' | 'pyrrhic' | 'draw'
}

export const isCommander = (id: number): boolean => id >= COMMANDER
export const commanderOf = (g: Field, id: number): Commander => g.commanders[id - COMMANDER]
export const kindOf = (g: Field, u: Troop): Kind => g.kinds[u.kind]
export const onTable = (u: Troop | Commander): boolean => u.where === 'table'
/** What it acts with next: whoever leaves the front of a column does so before the column acts. */
export const cardToAct = (u: Troop): Card => (u.leaves === 'none' ? u.card : u.leaves)
/** Fights on its own: on the table or in ambush. */
export const inPlay = (u: Troop): boolean => u.where === 'table' || u.where === 'ambush' || under(u, 'leaving')
export const sideOf = (seat: number): Side => (seat === 0 ? 0 : 1)

const effectOf = (u: Troop, is: string): Effect | undefined => {
  for (const effect of u.effects) if (effect.is === is) return effect
  return undefined
}
export const under = (u: Troop, is: string): boolean => u.effects.length > 0 && effectOf(u, is) !== undefined
export function put(u: Troop, is: string, n = 0): void {
  if (!u.effects.some(e => e.is === is && e.n === n)) u.effects.push({ is, n })
}
/** Takes one thing away. */
export function clear(u: Troop, is: string): void {
  if (u.effects.length > 0) u.effects = u.effects.filter(e => e.is !== is)
}

const copyEffects = (effects: readonly Effect[]): Effect[] =>
  effects.length === 0 ? [] : effects.map(e => ({ is: e.is, n: e.n }))

export const copyTroop = (u: Troop): Troop => ({
  id: u.id,
  side: u.side,
  kind: u.kind,
  name: u.name,
  command: u.command,
  where: u.where,
  x: u.x,
  y: u.y,
  facing: u.facing,
  width: u.width,
  depth: u.depth,
  wear: u.wear,
  disordered: u.disordered,
  acted: u.acted,
  card: u.card,
  leaves: u.leaves,
  blind: u.blind,
  spied: u.spied,
  joint: u.joint,
  shown: u.shown,
  last: u.last,
  limbered: u.limbered,
  entrenched: u.entrenched,
  fortress: u.fortress,
  emplaced: u.emplaced,
  building: u.building,
  host: u.host,
  members: u.members,
  rank: u.rank,
  gun: u.gun,
  lair: u.lair,
  effects: copyEffects(u.effects),
})
const copyCommander = (c: Commander): Commander => ({
  id: c.id,
  side: c.side,
  chief: c.chief,
  command: c.command,
  name: c.name,
  level: c.level,
  virtues: c.virtues,
  qualities: c.qualities,
  where: c.where,
  x: c.x,
  y: c.y,
  radius: c.radius,
  inside: c.inside,
  fresh: c.fresh,
  exhausted: c.exhausted,
})

export const copyField = (g: Field): Field => ({
  scenario: g.scenario,
  scale: g.scale,
  kinds: g.kinds,
  commands: g.commands,
  armies: g.armies,
  codes: g.codes,
  horde: g.horde,
  width: g.width,
  depth: g.depth,
  // Elements are replaced, never changed.
  elements: g.elements.slice(),
  scenery: g.scenery,
  budget: g.budget.slice(),
  spent: g.spent.slice(),
  crops: g.crops,
  flow: g.flow,
  troops: g.troops.map(copyTroop),
  commanders: g.commanders.map(copyCommander),
  north: g.north,
  turn: g.turn,
  limit: g.limit,
  active: g.active,
  points: g.points.slice(),
  displaced: g.displaced.map(d => ({ commander: d.commander, by: d.by, x: d.x, y: d.y })),
  moving: g.moving,
  asked: g.asked.slice(),
  must: g.must.slice(),
  forced: g.forced.slice(),
  barred: g.barred.slice(),
  shrewd: g.shrewd.slice(),
  grade: g.grade,
})
