import type { LedgerLine } from '@acies/kernel'
import type { Side } from '@acies/table'
import type { Blue } from './data/kind.ts'
import type { Rank } from './data/ready.ts'
import type { Doings, End } from './position.ts'
import type { Phase } from './vocabulary.ts'

type Chapter =
  | 'ACT'
  | 'ARM'
  | 'CAR'
  | 'CHG'
  | 'CRD'
  | 'CRO'
  | 'DEP'
  | 'ELE'
  | 'END'
  | 'ENG'
  | 'ENV'
  | 'EVT'
  | 'FLE'
  | 'FRM'
  | 'GEN'
  | 'LDR'
  | 'MAN'
  | 'MEL'
  | 'MOD'
  | 'MOV'
  | 'MRL'
  | 'MUL'
  | 'OPT'
  | 'SHT'
  | 'SKL'
  | 'SKM'
  | 'UNI'
  | 'VIC'
  | 'M'
  | 'R'
/** A rule of the book or a ruling; an order (`ONU-O-01`), an event (`ONU-E-01`) or a general (`ONU-G-R1`) of the cards. */
export type Rule = `ONU-${Chapter}-${number}` | `ONU-${'O' | 'E'}-${number}` | `ONU-G-${string}`

/** How an attack is made; only `shot` and `melee` have events (ONU-EVT-09). */
export type AttackKind = 'shot' | 'melee' | 'free' | 'trample' | 'stand' | 'javelins'
export type At = readonly [x: number, y: number, facing: number]

/** What happened, by kind. Units, seats and cards by their ids, table units, faces 1 to 6. */
interface Happenings {
  // ---- before the battle, and its course ----
  deployed: { unit: number; to: At }
  /** A card is turned up: what it is, and what it has done this turn that could not be seen. */
  revealed: { unit: number; kind: string; rank: Rank; formation: Blue | 'none' } & Pick<
    Doings,
    'cap' | 'when' | 'formed' | 'switched'
  >
  'general-placed': { seat: number; unit: number; general: string }
  dealt: { seat: number; n: number }
  'first-rolled': { dice: readonly number[]; totals: readonly number[] }
  first: { seat: number }
  'turn-began': { seats: readonly number[]; turn: number; round: number }
  'phase-began': { phase: Phase }
  arrived: { unit: number; to: At }
  casualties: { seat: number; percent: number }
  'leadership-check': { seat: number; dice: readonly number[]; leadership: number; passed: boolean }
  'army-beaten': { seat: number }
  surrendered: { seat: number }
  ended: { winners: readonly number[]; how: 'casualties' | 'annihilation' | 'death-of-general' | 'limit' | 'surrender' }

  // ---- orders and cards ----
  'order-played': { seat: number; card: number }
  'order-refused': { seat: number }
  activated: { unit: number; card: number }
  healed: { unit: number; n: number }
  'general-moved': { seat: number; from: number; to: number }
  'general-hit': { seat: number; die: number; state: 'well' | 'wounded' | 'dead' }
  'general-lost': { seat: number }
  'ability-used': { seat: number; unit: number }
  drew: { seat: number; n: number }
  /** Whispered to who drew them. */
  'cards-seen': { seat: number; cards: readonly number[] }
  discarded: { seat: number; cards: readonly number[] }
  gave: { seat: number; to: number; n: number }
  reshuffled: { n: number }

  // ---- movement ----
  /** x, y, facing; x, y, facing … at the end of each leg, the start first. */
  moved: { unit: number; path: readonly number[]; used: number }
  'force-marched': { unit: number }
  extended: { unit: number; end: End }
  shortened: { unit: number; end: End }
  formed: { unit: number; formation: Blue }
  'formation-dropped': { unit: number; formation: Blue }
  /** As the others see it while the card lies face down. */
  'formation-changed': { unit: number }
  'passed-through': { unit: number; over: number }
  'put-back': { unit: number; to: At }
  charged: { unit: number; foe: number; side: Side; to: At }
  engaged: { unit: number; foe: number }
  disengaged: { unit: number; foe: number }
  'markers-struck': { unit: number; by: number; n: number }
  wrapped: { unit: number; foe: number; end: End; n: number }
  'markers-taken-back': { unit: number; n: number }
  reformed: { unit: number; to: At }
  'fell-back': { unit: number; to: At }
  held: { unit: number; foe: number }
  followed: { unit: number; foe: number; to: At }
  withdraws: { unit: number }

  // ---- attacks ----
  'shot-declared': { unit: number; target: number }
  'shot-lost': { unit: number; target: number; why: 'range' | 'wind' | 'sight' }
  'shot-measured': { unit: number; target: number; distance: number; dice: number; side: Side; obstructed: boolean }
  'shot-turned': { unit: number; from: number; to: number }
  'combat-began': {
    unit: number
    foe: number
    dice: number
    /** Not `type`: that is the event's own. */
    manner: 'simultaneous' | 'priority' | 'single'
    first: number
  }
  'combat-cancelled': { unit: number; foe: number }
  'event-drawn': { card: number }
  'event-redrawn': { seat: number; old: number; card: number }
  'event-played': { seat: number; card: number }
  'event-countermanded': { seat: number; card: number }
  /** An event that found nothing to do. */
  'event-void': { card: number }
  /** A marker that an event has laid: Hero, No Officers, Veteran, Elite. */
  marked: { unit: number; marker: 'hero' | 'no-officers' | 'hero-lost' | 'veteran' | 'elite' }
  /** One roll of one unit: what each die needed and how the number came about. */
  rolled: {
    unit: number
    foe: number
    attack: AttackKind
    roll: 'hit' | 'wound'
    dice: readonly number[]
    /** Faces of ones that were thrown again, before. */
    again: number
    need: number
    successes: number
    value: number
    against: number
    valueLines: readonly LedgerLine[]
    againstLines: readonly LedgerLine[]
  }
  wounded: { unit: number; n: number; by: number }
  destroyed: { unit: number; by: number }
  'morale-checked': {
    unit: number
    die: number
    morale: number
    base: number
    lines: readonly LedgerLine[]
    passed: boolean
  }
  broke: { unit: number }
  recovered: { unit: number }
  stood: { unit: number }

  // ---- flight ----
  fled: { unit: number; voluntary: boolean }
  /** Cannot get away (ONU-FLE-02). */
  'shut-in': { unit: number }
  ran: { unit: number; path: readonly number[] }
  'left-the-table': { unit: number }
  rallied: { unit: number }
  'faced-about': { unit: number; facing: number }
  trampled: { unit: number; by: number; dice: number }
  'stood-up': { unit: number; against: number }
  'killed-by-drivers': { unit: number }
}

export type EventType = keyof Happenings
/** What happens, for the log, the animation and the statistics: one shape for each kind. */
export type Event = {
  [T in EventType]: { readonly type: T; readonly rules: readonly Rule[] } & Readonly<Happenings[T]>
}[EventType]
export type Happened<T extends EventType> = Extract<Event, { type: T }>

export function event<T extends EventType>(type: T, rules: readonly Rule[], more: Happenings[T]): Happened<T> {
  return { type, rules, ...more } as unknown as Happened<T>
}
