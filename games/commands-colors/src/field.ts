import { type Hex, NOWHERE } from '@acies/hexes'
import { enemyOf, neighbours, type Side } from './battlefield.ts'

export interface Unit {
  readonly id: number
  readonly side: Side
  /** Its place in the book's list of unit types. */
  readonly type: number
  /** NOWHERE when it is eliminated, has left or waits off the battlefield. */
  hex: Hex
  blocks: number
  ordered: boolean
  /** Hexes moved this turn. */
  moved: number
  /** It has made its move, or may make none. */
  settled: boolean
  /** It may not battle any more this turn, for where or how far it moved. */
  halted: boolean
  /** It must fight close combat this turn if it can. */
  charged: boolean
  /** Combats fought this turn. */
  fought: number
  /** What only some games or scenarios give a unit (an elite mark, a square), or WAITING; 0 for none. */
  mark: number
}
/** The mark of a unit that waits off the battlefield: not eliminated, not gone. */
export const WAITING = 9

export interface Leader {
  /** From LEADERS upward, so that a piece's id tells what it is. */
  readonly id: number
  readonly side: Side
  readonly name: string
  hex: Hex
  ordered: boolean
  settled: boolean
}

/** A unit or a leader, by id. */
export type Piece = number
export const LEADERS: Piece = 100
export const NOBODY: Piece = -1
/** What stands for a card one may not see. */
export const HIDDEN_CARD = -9
export const NO_CARD = -1

/** Everything that lies on the table. */
export interface Field {
  /** Which game's book this field is played by. */
  readonly book: string
  readonly scenario: string
  /** By hex: its place in the book's list of terrains. Never changes. */
  readonly terrain: readonly number[]
  /** By hex: its sides with a rampart or fieldworks, as six bits. Never changes. */
  readonly ramparts: readonly number[]
  /** Names of the scenario's special rules. Never changes. */
  readonly special: readonly string[]
  /** Switches of the rules that are on. Never changes. */
  readonly switches: readonly string[]
  /** Units of the bottom army first; `split` is the first of the top army. */
  readonly units: Unit[]
  readonly leaders: Leader[]
  readonly split: number
  readonly unitAt: Piece[]
  readonly leaderAt: Piece[]
  /** Cards by side; deck and discards with the top card last. */
  hands: number[][]
  deck: number[]
  discards: number[]
  /** Cards laid beside the board by a side, face down to the other. */
  aside: number[][]
  active: Side
  /** Turns begun, both sides' together. */
  turn: number
  /** The game is judged by banners after so many turns. */
  limit: number
  card: number
  /** The type of card whose instructions are followed; not the card's own when it copies another. */
  orders: number
  /** The orders were given without the card's own instructions. */
  plain: boolean
  /** The sections (bits) a copied leadership card is bound to. */
  within: number
  /** By side: the type of card last followed, and the sections (bits) where its leader or single unit stood. */
  lastOrders: number[]
  lastSections: number[]
  banners: number[]
  goal: number[]
  /** How many cards a side may hold. */
  command: number[]
  /** How many reaction cards the other side has used this turn and draws for. */
  struck: number
  /** Hexes whose scenario banner has been won. */
  captured: Hex[]
}

export function copyField(g: Field): Field {
  const units: Unit[] = []
  for (let i = 0; i < g.units.length; i++) units.push(copyUnit(g.units[i]))
  const leaders: Leader[] = []
  for (let i = 0; i < g.leaders.length; i++) leaders.push(copyLeader(g.leaders[i]))
  return {
    book: g.book,
    scenario: g.scenario,
    terrain: g.terrain,
    ramparts: g.ramparts,
    special: g.special,
    switches: g.switches,
    units,
    leaders,
    split: g.split,
    unitAt: g.unitAt.slice(),
    leaderAt: g.leaderAt.slice(),
    hands: [g.hands[0].slice(), g.hands[1].slice()],
    deck: g.deck.slice(),
    discards: g.discards.slice(),
    aside: [g.aside[0].slice(), g.aside[1].slice()],
    active: g.active,
    turn: g.turn,
    limit: g.limit,
    card: g.card,
    orders: g.orders,
    plain: g.plain,
    within: g.within,
    lastOrders: g.lastOrders.slice(),
    lastSections: g.lastSections.slice(),
    banners: g.banners.slice(),
    goal: g.goal.slice(),
    command: g.command.slice(),
    struck: g.struck,
    captured: g.captured.slice(),
  }
}
const copyUnit = (u: Unit): Unit => ({
  id: u.id,
  side: u.side,
  type: u.type,
  hex: u.hex,
  blocks: u.blocks,
  ordered: u.ordered,
  moved: u.moved,
  settled: u.settled,
  halted: u.halted,
  charged: u.charged,
  fought: u.fought,
  mark: u.mark,
})
const copyLeader = (l: Leader): Leader => ({
  id: l.id,
  side: l.side,
  name: l.name,
  hex: l.hex,
  ordered: l.ordered,
  settled: l.settled,
})

// ---- who stands where ----

export const isLeader = (piece: Piece): boolean => piece >= LEADERS
export const unit = (g: Field, piece: Piece): Unit => g.units[piece]
export const leader = (g: Field, piece: Piece): Leader => g.leaders[piece - LEADERS]
export const sideOf = (g: Field, piece: Piece): Side => (isLeader(piece) ? leader(g, piece) : unit(g, piece)).side
export const hexUnder = (g: Field, piece: Piece): Hex => (isLeader(piece) ? leader(g, piece) : unit(g, piece)).hex
export const onField = (u: { hex: Hex }): boolean => u.hex !== NOWHERE
export const isAlone = (g: Field, l: Leader): boolean => l.hex !== NOWHERE && g.unitAt[l.hex] === NOBODY
/** The leader in the unit's hex, or NOBODY. */
export const attachedTo = (g: Field, u: Unit): Piece => (u.hex === NOWHERE ? NOBODY : g.leaderAt[u.hex])
export const isEmpty = (g: Field, hex: Hex): boolean => g.unitAt[hex] === NOBODY && g.leaderAt[hex] === NOBODY

/** The first unit of a side and the one after its last. */
export const firstOf = (g: Field, side: Side): number => (side === 0 ? 0 : g.split)
export const afterLastOf = (g: Field, side: Side): number => (side === 0 ? g.split : g.units.length)

/** The piece one would attack in that hex: the unit, else a leader alone. */
export function pieceAt(g: Field, hex: Hex): Piece {
  return g.unitAt[hex] !== NOBODY ? g.unitAt[hex] : g.leaderAt[hex]
}
export function besideEnemyUnit(g: Field, side: Side, hex: Hex): boolean {
  const around = neighbours(hex)
  for (let i = 0; i < around.length; i++) {
    const other = g.unitAt[around[i]]
    if (other !== NOBODY && g.units[other].side !== side) return true
  }
  return false
}
/** Enemy units and lone enemy leaders in adjacent hexes. */
export function enemiesBeside(g: Field, side: Side, hex: Hex): Piece[] {
  const enemies: Piece[] = []
  const around = neighbours(hex)
  for (let i = 0; i < around.length; i++) {
    const piece = pieceAt(g, around[i])
    if (piece !== NOBODY && sideOf(g, piece) !== side) enemies.push(piece)
  }
  return enemies
}
/** Friendly units and lone leaders in adjacent hexes, counted up to two: that is all support needs. */
export function supporters(g: Field, u: Unit): number {
  let count = 0
  const around = neighbours(u.hex)
  for (let i = 0; i < around.length && count < 2; i++) {
    const piece = pieceAt(g, around[i])
    if (piece !== NOBODY && sideOf(g, piece) === u.side) count++
  }
  return count
}
/** Whether a friendly leader stands with the unit or beside it. */
export function leaderNear(g: Field, u: Unit): boolean {
  const own = g.leaderAt[u.hex]
  if (own !== NOBODY) return true
  const around = neighbours(u.hex)
  for (let i = 0; i < around.length; i++) {
    const l = g.leaderAt[around[i]]
    if (l !== NOBODY && leader(g, l).side === u.side) return true
  }
  return false
}
/** Units of a side on the field that pass the test. */
export function unitsOf(g: Field, side: Side, test: (u: Unit) => boolean = () => true): Unit[] {
  const found: Unit[] = []
  for (let i = firstOf(g, side); i < afterLastOf(g, side); i++) {
    const u = g.units[i]
    if (u.hex !== NOWHERE && test(u)) found.push(u)
  }
  return found
}
export function leadersOf(g: Field, side: Side): Leader[] {
  return g.leaders.filter(l => l.side === side && l.hex !== NOWHERE)
}
export const isEnemy = (g: Field, piece: Piece, side: Side): boolean =>
  piece !== NOBODY && sideOf(g, piece) === enemyOf(side)

// ---- putting and taking pieces ----

/** Moves a unit, and its leader with it. */
export function placeUnit(g: Field, u: Unit, hex: Hex): void {
  const with_ = g.leaderAt[u.hex] ?? NOBODY
  if (u.hex !== NOWHERE) g.unitAt[u.hex] = NOBODY
  if (with_ !== NOBODY) {
    g.leaderAt[u.hex] = NOBODY
    g.leaderAt[hex] = with_
    leader(g, with_).hex = hex
  }
  u.hex = hex
  g.unitAt[hex] = u.id
}
export function removeUnit(g: Field, u: Unit): void {
  if (u.hex !== NOWHERE) g.unitAt[u.hex] = NOBODY
  u.hex = NOWHERE
}
export function placeLeader(g: Field, l: Leader, hex: Hex): void {
  if (l.hex !== NOWHERE) g.leaderAt[l.hex] = NOBODY
  l.hex = hex
  g.leaderAt[hex] = l.id
}
export function removeLeader(g: Field, l: Leader): void {
  if (l.hex !== NOWHERE) g.leaderAt[l.hex] = NOBODY
  l.hex = NOWHERE
}
