import type { Due, Lasting } from '@acies/kernel'
import type { Pose } from '@acies/table'
import type { Armour } from './data/armour.ts'
import type { GroundKind } from './data/ground.ts'
import { HOLDS, LASTS, type Until } from './data/states.ts'
import type { Weapon } from './data/weapons.ts'
import { copyScene } from './rules/scene.ts'

export type Side = 0 | 1
export const enemyOf = (side: Side): Side => (side === 0 ? 1 : 0)
export const BOTH: readonly Side[] = [0, 1]
export const NOBODY = -1

/** WAB-TURN-01 */
export type Phase = 'set-up' | 'start' | 'movement' | 'shooting' | 'combat'
export type Troop = 'infantry' | 'cavalry' | 'chariot' | 'elephant' | 'machine' | 'wagon'
/** WAB-UNIT-06; loose models are skirmishers and lone characters. */
export type Order = 'close' | 'open' | 'loose'

/** A troop type as bought, options included; it never changes. */
export interface Kind {
  /** Its entry in the army list. */
  profile: string
  troop: Troop
  /** WAB-PERS-01 */
  character: boolean
  m: number
  ws: number
  bs: number
  s: number
  t: number
  w: number
  i: number
  a: number
  ld: number
  /** A model's base (WAB-BASE-01). */
  width: number
  depth: number
  /** M after armour, in inches: every move and every class of dice comes from it (WAB-MOV-03, WAB-RUL-133). */
  pace: number
  order: Order
  weapons: readonly Weapon[]
  armour: readonly Armour[]
  /** Names of its special rules. */
  traits: readonly string[]
  /** For one model. */
  points: number
  /** Who rides or serves it, with profiles of their own: kinds, and how many of each. */
  crew: readonly Aboard[]
}
export interface Aboard {
  kind: number
  n: number
}

/** Who stands in a place: a kind of man, somebody of the command group, or a character (`CHARACTER` + his unit). */
export const CHAMPION = -1
export const STANDARD = -2
export const MUSICIAN = -3
export const CHARACTER = 1000
export const isCharacterPlace = (place: number): boolean => place >= CHARACTER
export const isMan = (place: number): boolean => place >= 0 && place < CHARACTER

/** `aboard`: the crew at its machine, the defenders in their wagon; `host` says which. */
export type Where = 'reserve' | 'table' | 'joined' | 'aboard' | 'ambush' | 'off' | 'lost'
/** How a unit was lost: killed, fled over the edge, or never back from a pursuit (WAB-PURS-23). */
export type Fate = 'none' | 'killed' | 'fled' | 'astray'

type StateName = keyof typeof LASTS | (string & {})
export type State = Lasting<string, Until>

export interface Unit {
  id: number
  side: Side
  seat: number
  kind: number
  /** Its own in a historical battle; otherwise empty. */
  name: string
  where: Where
  fate: Fate
  /** The middle of the front edge of its front rank. */
  x: number
  y: number
  facing: number
  files: number
  /** Which way a short last rank has closed up (WAB-MELEE-11). */
  lean: -1 | 0 | 1
  /** Who stands where, rank by rank from the front left. Replaced, never changed. */
  places: readonly number[]
  /** Models out of formation: of each how far right and ahead of the unit's pose, and how turned from it; none for a block. */
  loose: readonly number[]
  /** The unit a character has joined, or the machine of a crew. */
  host: number
  /** Who is left of the riders, in the order of the kind's crew; none where the crew is a unit. Replaced, never changed. */
  crew: readonly number[]
  /** Wounds on the model that is being hurt. */
  hurt: number
  /** Models at the start, or wounds of a single model (WAB-UNIT-17, WAB-MIS-122). */
  began: number
  /** What all of it cost. */
  worth: number
  /** The player turn in which it began to flee; 0 steady (WAB-PURS-16, WAB-RALLY-02). */
  fleeing: number
  /** Has been below five once (WAB-UNIT-12). */
  unformed: boolean
  /** Failed returns (WAB-PURS-22), and where it left the table: x, y (WAB-PURS-19). */
  astray: number
  exit: readonly number[]
  states: readonly State[]
}

/** Which side of a block is struck, clockwise from the front. */
export type Struck = 'front' | 'right' | 'rear' | 'left'

/** Who touches whom and with which side: the one truth about being engaged. */
export interface Link {
  a: number
  b: number
  sideA: Struck
  sideB: Struck
}

export interface Combat {
  /** Both sides, by id. */
  units: readonly number[]
  /** Rounds fought. */
  round: number
  /** The side that won the last round, or its musicians (WAB-CR-14, WAB-MUS-03); -1 nobody. */
  momentum: Side | -1
  /** Two characters who fight each other (WAB-CHAL-10), or none. */
  duel: readonly number[]
  /** The obstacle is no longer defended (WAB-OBST-05). */
  stormed: boolean
  /** This round: unsaved wounds caused by each side, the margin and the winner. */
  wounds: readonly number[]
  margin: number
  winner: Side | -1
}

export interface Charge {
  unit: number
  targets: readonly number[]
  /** Targets that took it for absurd (WAB-CHG-11). */
  ignored: readonly number[]
  state: 'declared' | 'void' | 'failed' | 'moved'
  /** The wheel kept for a revealed enemy (WAB-REVEAL-02): hundredths of a degree, clockwise; 0 straight ahead. */
  wheel: number
  redirected: boolean
}

/** What a moment looked like, by unit: later moves must not alter it. */
interface Snap {
  /** Full ranks behind the first at the start of the turn (WAB-CR-05). */
  ranks: number[]
  /** In march column (WAB-MARCH-12), fleeing (WAB-RALLY-02) at the start of the turn: 1. */
  column: number[]
  fleeing: number[]
  /** Enemies within 8" when movement began: 0 none, 1 only such as a march ignores, 2 such as stop foot, 3 such as stop all. */
  near: number[]
  /** Models when the phase began, and the nearest enemy that has shot at it (WAB-PANIC-17, WAB-PANIC-19). */
  models: number[]
  shotBy: number[]
}

/** A captured standard (WAB-STD-04). */
export interface Trophy {
  by: number
  from: number
  army: boolean
}

export interface Army {
  name: string
  /** Its own table edge. */
  edge: 'north' | 'south'
  /** Their unit ids, or nobody (WAB-GENL-01, WAB-BSB-01). */
  general: number
  standard: number
  /** Break value at the start (WAB-SCN-02). */
  value: number
}

/** A piece of ground: a rectangle whose pose is the middle of its front edge. */
export interface Element {
  id: number
  kind: GroundKind
  x: number
  y: number
  facing: number
  width: number
  depth: number
}

export type Grade = 'none' | 'broken' | 'points' | 'draw'

export interface Field {
  scenario: string
  width: number
  depth: number
  /** How deep armies deploy from their edges. */
  zone: number
  armies: readonly Army[]
  /** By seat. */
  sideOf: readonly Side[]
  kinds: readonly Kind[]
  /** Replaced, never changed. */
  ground: readonly Element[]
  /** Pieces of ground that each side may still lay before the battle. */
  toLay: number[]
  units: Unit[]
  /** Player turns begun; the last one, as agreed (WAB-MIS-101). */
  turn: number
  last: number
  active: Side
  phase: Phase
  links: readonly Link[]
  combats: readonly Combat[]
  charges: readonly Charge[]
  due: Due[]
  snap: Snap
  trophies: readonly Trophy[]
  /** The general has been killed and his army has not tested yet, by side. */
  mourning: number[]
  /** Victory points by side, counted at the end. */
  points: number[]
  grade: Grade
}

export const kindOf = (g: Field, u: Unit): Kind => g.kinds[u.kind]
/** Foot or horse that skirmish: their models stand loosely (WAB-SKI-01). */
export const isLooseOrder = (kind: Kind): boolean =>
  kind.order === 'loose' && !kind.character && (kind.troop === 'infantry' || kind.troop === 'cavalry')
export const modelsIn = (u: Unit): number => u.places.length
export const isCharacter = (g: Field, u: Unit): boolean => g.kinds[u.kind].character
/** The character who stands in a place. */
export const characterIn = (g: Field, place: number): Unit => g.units[place - CHARACTER]
export const onTable = (u: Unit): boolean => u.where === 'table'
export const isFleeing = (u: Unit): boolean => u.fleeing > 0

export function stateOf(u: Unit, is: StateName): State | undefined {
  for (const state of u.states) if (state.is === is) return state
  return undefined
}
/** Rounds it has fought in its combat. */
export const roundsOf = (u: Unit): number => stateOf(u, 'round')?.n ?? 0
export const has = (u: Unit, is: StateName): boolean => u.states.length > 0 && stateOf(u, is) !== undefined
/** The army it was raised in: a wild beast among friends fights for no side of the table (WAB-RUL-278). */
export const armyOf = (u: Unit): Side => {
  const rogue = stateOf(u, 'rogue')
  return rogue === undefined ? u.side : rogue.n === 0 ? 0 : 1
}
const ENDS: ReadonlyMap<string, Until> = new Map(Object.entries(LASTS))
/** Puts a state on a unit, or replaces its number; a state the core does not know must say when it ends. */
export function put(u: Unit, is: StateName, n = 0, until?: Until): void {
  const end = until ?? ENDS.get(is)
  if (end === undefined) throw new Error(`nobody knows how long ${is} lasts`)
  const states: State[] = []
  for (const state of u.states) if (state.is !== is) states.push(state)
  states.push({ is, n, until: end })
  u.states = states
}
export function lift(u: Unit, is: StateName): void {
  if (has(u, is)) u.states = u.states.filter(s => s.is !== is)
}

export const hold = (u: Unit, by: (typeof HOLDS)[number]): void => put(u, 'held', HOLDS.indexOf(by))
export function heldBy(u: Unit): (typeof HOLDS)[number] | null {
  const held = stateOf(u, 'held')
  return held === undefined ? null : (HOLDS[held.n] ?? HOLDS[0])
}

export const copyUnit = (u: Unit): Unit => ({
  id: u.id,
  side: u.side,
  seat: u.seat,
  kind: u.kind,
  name: u.name,
  where: u.where,
  fate: u.fate,
  x: u.x,
  y: u.y,
  facing: u.facing,
  files: u.files,
  lean: u.lean,
  places: u.places,
  loose: u.loose,
  host: u.host,
  crew: u.crew,
  hurt: u.hurt,
  began: u.began,
  worth: u.worth,
  fleeing: u.fleeing,
  unformed: u.unformed,
  astray: u.astray,
  exit: u.exit,
  states: u.states,
})

/** The same unit, but for something. All units are made in one mould: what a spread makes is another kind of object to the engine. */
export const unitWith = (u: Unit, more: Partial<Unit>): Unit => Object.assign(copyUnit(u), more)
/** The same unit, were it to stand elsewhere. */
export function unitAt(u: Unit, { x, y, facing }: Pose): Unit {
  const there = copyUnit(u)
  there.x = x
  there.y = y
  there.facing = facing
  return there
}

const copySnap = (s: Snap): Snap => ({
  ranks: s.ranks.slice(),
  column: s.column.slice(),
  fleeing: s.fleeing.slice(),
  near: s.near.slice(),
  models: s.models.slice(),
  shotBy: s.shotBy.slice(),
})

export function copyField(g: Field): Field {
  const units: Unit[] = []
  for (const u of g.units) units.push(copyUnit(u))
  const copy: Field = {
    scenario: g.scenario,
    width: g.width,
    depth: g.depth,
    zone: g.zone,
    armies: g.armies,
    sideOf: g.sideOf,
    kinds: g.kinds,
    ground: g.ground,
    toLay: g.toLay.slice(),
    units,
    turn: g.turn,
    last: g.last,
    active: g.active,
    phase: g.phase,
    links: g.links,
    combats: g.combats,
    charges: g.charges,
    due: g.due.map(d => ({ step: d.step, v: { ...d.v } })),
    snap: copySnap(g.snap),
    trophies: g.trophies,
    mourning: g.mourning.slice(),
    points: g.points.slice(),
    grade: g.grade,
  }
  copyScene(g, copy)
  return copy
}
