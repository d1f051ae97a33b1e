import type { Hex } from '@acies/hexes'
import type { AnyStep, Hand, Pick, RuleId } from '@acies/kernel'
import type { SectionName, Side } from './battlefield.ts'
import type { Event, Mode } from './events.ts'
import type { Field, Leader, Piece, Unit } from './field.ts'

/** What every game of the series knows of a kind of unit. */
export interface UnitType {
  readonly id: string
  /** Two capital letters, after a nation's where several share a kind (`HI`, `F-LN`), as scenarios write it. */
  readonly code: string
  readonly blocks: number
  readonly mounted: boolean
  /** Hexes its weapons reach; 0 for close combat only. */
  readonly range: number
}

export interface Terrain {
  readonly id: string
  readonly impassable: boolean
  /** Keeps some units out where others may go. */
  readonly bars?: OfType
  /** Whether it hides what lies behind it; hills do so by their own rule. */
  readonly obstructs: 'no' | 'yes' | 'hill'
  /** A lone leader stops here. */
  readonly stopsLeaders: boolean
}

type OfType = (t: UnitType) => boolean

/** Whom a card orders. */
export type Orders =
  /** So many units or leaders in each section, as the player sees them; `byCommand`: times the command number. */
  | { how: 'sections'; quota: Readonly<Record<SectionName, number>>; byCommand?: true }
  /**
   * Units of a kind anywhere, up to a number or else the command number. `fit`: who of them can be ordered now;
   * `needs`: without any of these it orders one unit of choice, if not of the same kind.
   */
  | { how: 'kind'; of: OfType; needs?: OfType; most?: number; fit?: (g: Field, u: Unit) => boolean }
  /** A leader, his unit, and units linked to him. */
  | { how: 'leader'; section: SectionName | null; reach: number }
  /** Every unit of a kind, or every unit beside an enemy unit. */
  | { how: 'all'; of: OfType }
  | { how: 'touching' }
  /** One linked group. */
  | { how: 'linked'; of: OfType; most: number }
  /** A step of its own hands the orders out; `lacks`: there is nobody it could order. */
  | { how: 'own'; step: AnyStep<Field, Event>; lacks?: (g: Field) => boolean }
  /** What the opponent's last card ordered. */
  | { how: 'copy' }
  /** Nobody. */
  | { how: 'nobody' }

/** A kind of command card. What it changes beyond orders is the game's own affair. */
export interface CardType {
  readonly id: string
  readonly group: 'section' | 'troop' | 'leadership' | 'tactic'
  readonly count: number
  /** Leaders may be ordered on their own. */
  readonly helmet: boolean
  readonly orders: Orders
  readonly moves: boolean
  /** The same card with left and right exchanged. */
  readonly mirror: string
  readonly rules: readonly RuleId[]
  /** The rule by which it orders one unit of choice when nobody is of its kind. */
  readonly fallback?: RuleId
}

export interface Tally {
  faces: number[]
  hits: number
  flags: number
}

/** A roll against somebody. `fresh`: the unit's strength was full when the combat began. */
export interface Roll {
  roller: Piece
  target: Piece
  mode: Mode
  bonus: boolean
  rollerFresh: boolean
  targetFresh: boolean
  /** Dice that others add to the roller's own. */
  extra: number
}

/** Why a roll has the dice it has: its own by type and strength, and what adds to them or takes from them. */
export type DiceReason = 'own' | 'moved' | 'fresh' | 'ground' | 'camp' | 'card' | 'square' | 'kind' | 'guns'
export type DiceLines = readonly { why: DiceReason; dice: number }[]

/** A scenario's own rule: a name, and what it does when something happens. */
export interface SpecialRule {
  /** Before a turn begins. */
  turnBegins?(r: Hand<Field, Event>): void
  /** A unit has come into a hex, in whatever way, be it only to pass through. */
  entered?(r: Hand<Field, Event>, u: Unit, hex: Hex): void
  /** Whether a unit gains by coming through a hex: of two ways as long it takes the one with more of these. */
  gainsBy?(g: Field, u: Unit, hex: Hex): boolean
  /** A unit has left a hex, in whatever way. */
  vacated?(r: Hand<Field, Event>, u: Unit, hex: Hex): void
  /** A side has gained a banner. */
  bannerWon?(r: Hand<Field, Event>, side: Side): void
  /** A leader was eliminated, or left the battlefield alone. */
  leaderLost?(r: Hand<Field, Event>, l: Leader): void
  /** Whether a unit may leave the battlefield from this hex. */
  mayExit?(g: Field, u: Unit, hex: Hex): boolean
  exited?(r: Hand<Field, Event>, u: Unit): void
  /** How many cards the active side draws at the end of its turn. */
  draws?(g: Field): number
}

/** What an attacked player can answer. Each game offers some of these. */
export const REACTIONS = ['stand', 'evade', 'retire', 'square', 'first-strike'] as const
export type Reaction = (typeof REACTIONS)[number]

/** Ids of the rules that the core applies, by what they say. */
export type Cited =
  | 'turn'
  | 'playCard'
  | 'cardHeld'
  | 'order'
  | 'orderOnce'
  | 'orderSection'
  | 'orderLimit'
  | 'orderLeader'
  | 'orderLeaderAlone'
  | 'orderWithUnit'
  | 'orderFallback'
  | 'orderAll'
  | 'ownUnits'
  | 'move'
  | 'moveOnce'
  | 'moveOrdered'
  | 'occupied'
  | 'passing'
  | 'impassable'
  | 'leaveField'
  | 'leaderMove'
  | 'leaderEnemy'
  | 'leaderShare'
  | 'leaderJoin'
  | 'leaderDetach'
  | 'leaderStays'
  | 'leaderBattle'
  | 'battle'
  | 'battleOnce'
  | 'battleOrdered'
  | 'oneTarget'
  | 'fire'
  | 'fireAdjacent'
  | 'fireRange'
  | 'fireLeader'
  | 'noDice'
  | 'sight'
  | 'close'
  | 'reaction'
  | 'evade'
  | 'evadePath'
  | 'evadeShort'
  | 'evadeBlocked'
  | 'firstStrike'
  | 'firstStrikeDraw'
  | 'battleBack'
  | 'noBattleBack'
  | 'hits'
  | 'elimination'
  | 'leaderElimination'
  | 'banner'
  | 'leaderCheck'
  | 'leaderLastCheck'
  | 'loneLeader'
  | 'leaderEvade'
  | 'leaderEvadeEnd'
  | 'leaderEvadeEnemy'
  | 'leaderExit'
  | 'leaderTrapped'
  | 'escape'
  | 'ignoreFlags'
  | 'retreat'
  | 'retreatPath'
  | 'retreatRoute'
  | 'retreatTerrain'
  | 'retreatOccupied'
  | 'retreatLoss'
  | 'retreatOntoLeader'
  | 'advance'
  | 'extraHex'
  | 'bonus'
  | 'noThird'
  | 'draw'
  | 'reshuffle'
  | 'reshuffleCard'
  | 'victory'
  | 'copyCard'
  | 'copySection'
  | 'wall'
  | 'commandDice'
  | 'rally'
  | 'limit'

/** A game of the series: its data, and where it differs from its sisters. */
export interface Book {
  readonly id: string
  readonly types: readonly UnitType[]
  readonly terrains: readonly Terrain[]
  /** The terrain that lies on hexsides. */
  readonly edgeTerrain: string
  readonly cardTypes: readonly CardType[]
  /** The deck: for each card the place of its type. */
  readonly cards: readonly number[]
  /** The six faces of a die. */
  readonly faces: readonly string[]
  /** The face that strikes leaders. */
  readonly leaderFace: number
  readonly special: Readonly<Record<string, SpecialRule>>
  readonly cite: Readonly<Record<Cited, RuleId>>
  /** The rules that a question is asked by, under its name. */
  readonly asks: Readonly<Record<string, readonly RuleId[]>>

  /** How many units a card that says "Command" may order. */
  command(g: Field, side: Side): number
  /** Whether the card may be played as the turn's card. */
  playable(g: Field, side: Side, type: CardType): boolean
  /** Whether a card that copies another may copy this one. */
  isCopied(type: CardType): boolean
  /** The card a unit's side may answer an attack with, if it holds one; else NO_CARD. */
  firstStrike(g: Field, u: Unit, attacker: Unit): number
  /** The unit that must be ordered with a leader who is ordered on his own, NOBODY for none; or the rule against it. */
  orderedWith(g: Field, l: Leader): Piece | { rule: RuleId }
  /** Whether a face of the command dice orders a piece, and whether it gives a unit a block back. */
  diceOrder(g: Field, face: number, piece: Piece): boolean
  diceRestore(g: Field, face: number, u: Unit): boolean
  /** Whether the deck is made anew after this turn's card. */
  reshuffles(g: Field): boolean
  /** How many cards the active side draws after its card. */
  draws(g: Field): number

  /** Hexes the unit may still move. */
  allowance(g: Field, u: Unit): number
  /** Whether it must stop on entering. */
  stops(g: Field, u: Unit, hex: Hex): boolean
  /** Whether a step over ramparts or fieldworks ends a move. */
  readonly stopsAcross: boolean
  passesFriends(g: Field, u: Unit): boolean
  /** Hexes a leader may move by himself. */
  leaderMove(g: Field): number
  /** Whether it may join a lone leader by moving onto him. */
  joinsLeaders(g: Field): boolean
  /** Whether it may end a move of so many hexes here (EXIT: off the field), and the rule if not. */
  mayEnd(g: Field, u: Unit, hex: Hex, steps: number): RuleId | null
  /** It has moved so many hexes, or advanced (0): sets what it may still do. */
  arrived(g: Field, u: Unit, steps: number): void
  /** Whether a leader with an order of his own stays where he is when his unit moves. */
  staysBehind(g: Field, l: Leader): boolean
  /** A leader has moved off by himself. */
  leaderMoved?(g: Field, l: Leader, from: Hex): void
  /** The rule that gives a unit its movement. */
  moveRule(g: Field, u: Unit): RuleId
  /** The rule by which a hex stops or bars, where one does. */
  terrainRule(g: Field, hex: Hex): RuleId | null

  /** How far it may fire now; 0 for not at all. */
  range(g: Field, u: Unit): number
  /** Whether it may fight close combat now. */
  mayClose(g: Field, u: Unit): boolean
  /** The rule by which a target is too far, where it is not the one of ranges. */
  rangeRule?(g: Field, u: Unit, far: number): RuleId | null
  /** The rule by which it may not battle (or not so), where one applies. */
  battleRule(g: Field, u: Unit, close: boolean): RuleId | null
  /** Whether lone leaders can be fired at. */
  readonly firesAtLeaders: boolean
  /** Whether hills see each other only over hills that join them. */
  readonly hillsMustJoin: boolean
  /** Whether it sees over friends that stand lower, next to it. */
  firesOver(g: Field, u: Unit): boolean
  /** Whether others could add dice to its attack, so that it may attack with none of its own. */
  isHelped(g: Field, u: Unit, target: Piece): boolean
  dice(g: Field, roll: Roll): number
  /** The same number, with its reasons: their sum. */
  diceLines(g: Field, roll: Roll): DiceLines
  /** Rolls and counts. */
  strike(r: Hand<Field, Event>, roll: Roll, dice: number): Tally
  rollRules(g: Field, roll: Roll): readonly RuleId[]
  /** May it evade this attacker, if it has room? */
  evades(g: Field, u: Unit, attacker: Unit): boolean
  /** What the game calls it. */
  readonly evasion: 'evade' | 'retire'
  /** The fewest hexes an evasion must be able to make, and whether its last may be a lone leader's. */
  readonly evadeAtLeast: number
  evadesOntoLeaders(g: Field): boolean
  /** What else a unit may do against an attacker, and the doing of it. */
  reactions?(g: Field, u: Unit, attacker: Unit): readonly Reaction[]
  reacted?(r: Hand<Field, Event>, u: Unit, reaction: Reaction): void
  /** Whether an attacked unit strikes first by itself. */
  strikesFirst(g: Field, u: Unit, attacker: Unit): boolean
  /** Whether an attacker may advance also after an evasion, or after a lone leader is gone. */
  readonly pursues: boolean
  /** How many flags it may ignore, and by which rules. */
  ignorable(g: Field, roll: Roll, flags: number): { flags: number; rules: RuleId[] }
  /** Hexes to retreat for one flag. */
  perFlag(g: Field, roll: Roll): number
  /** It cannot go back at all. */
  isRooted(g: Field, u: Unit): boolean
  /** Whether losses of a blocked retreat call for a leader check: the `last` blocks, or after a check by the same roll. */
  checksRetreatLoss(g: Field, last: boolean, checked: boolean): boolean
  /** Whether a leader may run through enemies even where another way is open. */
  readonly runsThrough: boolean
  /** Dice of a unit through whose hex a leader escapes. */
  escapeDice(g: Field, through: Unit): number

  advances(g: Field, u: Unit): boolean
  /** The rule by which it does, where not all do by the same. */
  advanceRule?(u: Unit): RuleId
  /** Whether it may go one hex further after its first advance. */
  goesFurther(g: Field, u: Unit): boolean
  mayBonus(g: Field, u: Unit): boolean
  /** After a first strike: does the attacker fight on as ordered, or only battle back? */
  strikesOn(g: Field): boolean
  /** How many shots a unit may fire in its battle. */
  shots(g: Field): number
  /** A unit's last block is gone; it still stands in its hex. */
  fell?(r: Hand<Field, Event>, u: Unit): void
  /** What is impossible in this game, beyond what the core finds. */
  check?(g: Field): string | null
  /** Why a pick is refused, where the game knows better than the core: `about` is asked for, `against` attacks it. */
  why?(g: Field, step: string, pick: Pick, about: Piece, against?: Piece): RuleId | null
}

const books: Record<string, Book> = {}
/** Makes a game's book known to the steps that play by it. */
export function publish(book: Book): Book {
  books[book.id] = book
  return book
}
// The book looked up last: a table plays one game at a time.
let lastId = ''
let lastBook: Book
/** The book a field is played by. */
export function bookOf(g: Field): Book {
  if (g.book !== lastId) {
    lastBook = books[g.book]
    lastId = g.book
  }
  return lastBook
}

export const typeOf = (g: Field, u: Unit): UnitType => bookOf(g).types[u.type]
export const terrainAt = (g: Field, hex: Hex): Terrain => bookOf(g).terrains[g.terrain[hex]]
/** Whether a unit may not enter a hex at all. */
export function isBarred(g: Field, u: Unit, hex: Hex): boolean {
  const book = bookOf(g)
  const { impassable, bars } = book.terrains[g.terrain[hex]]
  return impassable || (bars?.(book.types[u.type]) ?? false)
}
export const cardTypeOf = (g: Field, card: number): CardType => {
  const book = bookOf(g)
  return book.cardTypes[book.cards[card]]
}
/** The instructions the active side follows this turn. */
export const ordersOf = (g: Field): CardType => bookOf(g).cardTypes[g.orders]
export const cite = (g: Field): Book['cite'] => bookOf(g).cite

const NONE: readonly SpecialRule[] = []
// The list read last: all fields of a match share theirs.
let lastNames: readonly string[] = []
let lastRules = NONE
/** What the scenario's special rules have to say. */
export function special(g: Field): readonly SpecialRule[] {
  if (g.special.length === 0) return NONE
  if (g.special !== lastNames) {
    const { special: all } = bookOf(g)
    lastRules = g.special.map(name => all[name.split(':')[0]]).filter(rule => rule !== undefined)
    lastNames = g.special
  }
  return lastRules
}
