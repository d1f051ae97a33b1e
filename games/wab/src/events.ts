import type { LedgerLine } from '@acies/kernel'
import type { GroundKind } from './data/ground.ts'
import type { Fate, Grade, Side, Struck } from './position.ts'
import type { RuleId } from './text/rules/index.ts'

/** A rule by its id: one that has a text. */
export type Rule = RuleId

/** A roll in bulk: how many of each face from 1 to 6, what each needed, what came of it, and what was rolled again. */
export interface Roll {
  readonly faces: readonly number[]
  readonly need: number
  readonly n: number
  readonly again: readonly number[]
}
/** A number with its reasons. */
export interface Reckoning {
  readonly base: number
  readonly lines: readonly LedgerLine[]
  readonly total: number
}
/** x, y, facing at each stop of a way. */
type Path = readonly number[]

/** Why a Leadership test is taken. */
export const TESTS = [
  'return',
  'rally',
  'reform',
  'disengage',
  'restrain',
  'break',
  'stampede',
  'open-ranks',
  'panic-fleeing',
  'panic-combat',
  'panic-charged',
  'panic-general',
  'panic-shots',
  'panic-ignored',
  'panic-storm',
  'fear',
  'terror',
] as const
export type TestName = (typeof TESTS)[number]
/** Why, and by that whither, a unit flees. */
export const FLIGHTS = ['charge', 'edge', 'combat', 'panic-combat', 'shots'] as const
export type FlightCause = (typeof FLIGHTS)[number]
export const REACTIONS = [
  'hold',
  'stand-and-shoot',
  'flee',
  'shoot-and-flee',
  'feign',
  'shoot-and-feign',
  'counter-charge',
  'ignore',
] as const
export type Reaction = (typeof REACTIONS)[number]
export type Who = 'men' | 'champion' | 'character' | 'crew' | 'impact' | 'mount'

/** What becomes of a machine that misfires (WAB-WAR-36, 63). */
export type Misfire = 'destroyed' | 'crewman' | 'jammed' | 'no-shot'

interface Ruled {
  readonly rules: readonly Rule[]
}
interface Of<T extends string> extends Ruled {
  readonly type: T
}
interface OfUnit<T extends string> extends Of<T> {
  readonly unit: number
}
interface OfTwo<T extends string> extends OfUnit<T> {
  /** The other one concerned. */
  readonly other: number
}

/** What happens, for the log, the animation and the statistics. */
export type Event =
  | (Of<'roll-off'> & {
      readonly dice: readonly number[]
      readonly side: Side
      readonly what: 'ground' | 'deploy' | 'first' | 'blows'
    })
  /** A side lays a piece of ground. */
  | (Of<'laid'> & { readonly side: Side; readonly ground: GroundKind })
  | OfUnit<'hid'>
  /** It gives up its ambush before the battle and is deployed like the others. */
  | OfUnit<'came-out'>
  | (OfUnit<'revealed'> & { readonly path: Path })
  | (OfUnit<'placed'> & { readonly path: Path })
  | (Of<'turn'> & { readonly turn: number; readonly side: Side })
  | (OfUnit<'declared'> & { readonly targets: readonly number[] })
  | OfUnit<'disengages'>
  /** Forced: it might do nothing else. */
  | (OfUnit<'reacted'> & { readonly reaction: Reaction; readonly instead: boolean; readonly forced: boolean })
  | (OfTwo<'measured'> & { readonly distance: number; readonly reach: number })
  | OfTwo<'redirected'>
  | (OfTwo<'volley'> & {
      readonly roll: Roll
      readonly ledger: Reckoning
      readonly reaction: boolean
      readonly short: boolean
    })
  | (OfUnit<'armed'> & { readonly weapon: string })
  /** One die for one thing: control, a stubborn heart. */
  | (OfUnit<'thrown'> & { readonly what: string; readonly die: number; readonly need: number })
  | (OfTwo<'strays'> & { readonly hits: number; readonly die: number })
  | (OfTwo<'blows'> & { readonly who: Who; readonly roll: Roll; readonly ledger: Reckoning })
  | (OfTwo<'wounds'> & { readonly roll: Roll; readonly ledger: Reckoning })
  | (OfTwo<'saves'> & { readonly roll: Roll; readonly ledger: Reckoning })
  | (OfUnit<'fallen'> & { readonly n: number; readonly wounds: number; readonly by: number })
  | (OfUnit<'crew-fallen'> & { readonly n: number; readonly by: number })
  | (OfUnit<'shared'> & { readonly dice: readonly number[]; readonly n: number })
  | (OfUnit<'replies-lost'> & { readonly n: number })
  | OfTwo<'abandoned'>
  | (OfUnit<'crashed'> & { readonly dice: readonly number[]; readonly n: number })
  | (OfTwo<'impact'> & { readonly dice: readonly number[]; readonly n: number })
  | (OfUnit<'stampeded'> & { readonly dice: readonly number[]; readonly distance: number; readonly path: Path })
  /** Part of a wall has come down. */
  | OfUnit<'breached'>
  | OfTwo<'wrecked'>
  | OfTwo<'manned'>
  | (OfUnit<'works'> & { readonly die: number; readonly need: number; readonly passed: boolean })
  | (OfTwo<'bolt'> & { readonly line: Path; readonly n: number })
  | (OfTwo<'stone'> & {
      readonly guess: number
      readonly scatter: 'hit' | 'arrow'
      readonly artillery: number
      readonly line: Path
      readonly hits: number
    })
  | (OfTwo<'ball'> & {
      readonly guess: number
      readonly first: number
      readonly bounce: number
      readonly line: Path
      readonly hits: number
    })
  | (OfUnit<'salvo'> & { readonly die: number; readonly line: Path; readonly hits: number })
  | (OfUnit<'misfired'> & { readonly die: number; readonly outcome: Misfire })
  | (OfUnit<'tested'> & {
      readonly why: TestName
      readonly dice: readonly number[]
      readonly ledger: Reckoning
      readonly passed: boolean
    })
  | (OfUnit<'fled'> & {
      readonly why: FlightCause
      readonly dice: readonly number[]
      readonly distance: number
      readonly path: Path
    })
  /** So far will it flee; friends in its way are asked before it does. */
  | (OfUnit<'will-flee'> & { readonly dice: readonly number[]; readonly distance: number })
  | (OfUnit<'feigned'> & { readonly dice: readonly number[]; readonly distance: number; readonly path: Path })
  | (OfUnit<'rallied'> & { readonly files: number; readonly path: Path })
  | (OfUnit<'moved'> & { readonly way: string; readonly path: Path; readonly cost: number })
  | (OfUnit<'formed'> & { readonly files: number; readonly path: Path; readonly how: 'files' | 'reform' | 'about' })
  | OfTwo<'joined'>
  | OfTwo<'left'>
  | (OfTwo<'contact'> & { readonly side: Struck; readonly path: Path; readonly models: number })
  | (OfTwo<'failed'> & { readonly why: 'short' | 'crossed' | 'blocked' | 'fled' | 'fear'; readonly path: Path })
  | (OfUnit<'void'> & { readonly other: number })
  | (OfTwo<'countercharged'> & { readonly path: Path })
  | (OfUnit<'disengaged'> & { readonly path: Path })
  | OfTwo<'challenged'>
  | OfTwo<'accepted'>
  | OfTwo<'refused'>
  | (Of<'result'> & {
      readonly units: readonly number[]
      readonly ledgers: readonly Reckoning[]
      readonly margin: number
      readonly winner: Side | -1
    })
  | (Of<'momentum'> & { readonly units: readonly number[]; readonly side: Side | -1; readonly dice: readonly number[] })
  | (OfUnit<'broken'> & { readonly tested: boolean })
  | (OfUnit<'gave-ground'> & { readonly dice: readonly number[]; readonly path: Path; readonly freely: boolean })
  | (OfUnit<'blocked'> & { readonly dice: readonly number[] })
  | OfUnit<'restrained'>
  | OfUnit<'stayed'>
  | (OfUnit<'pursued'> & { readonly dice: readonly number[]; readonly distance: number; readonly path: Path })
  | (OfUnit<'followed'> & { readonly path: Path })
  | (OfUnit<'overran'> & { readonly dice: readonly number[]; readonly path: Path })
  | OfTwo<'caught'>
  | (OfTwo<'captured'> & { readonly army: boolean })
  | OfTwo<'recovered'>
  | (OfUnit<'off-table'> & { readonly path: Path })
  | (OfUnit<'returned'> & { readonly path: Path })
  | (OfUnit<'lost'> & { readonly fate: Fate })
  | OfUnit<'general-dead'>
  | (OfUnit<'made-way'> & { readonly path: Path })
  | (OfTwo<'aligned'> & { readonly path: Path })
  | (OfUnit<'dressed'> & { readonly left: number; readonly right: number; readonly path: Path })
  | OfTwo<'stepped-up'>
  | (OfUnit<'state'> & { readonly is: string; readonly on: boolean })
  | (Of<'points'> & { readonly side: Side; readonly n: number; readonly unit: number })
  | (Of<'ended'> & { readonly winner: Side | -1; readonly grade: Grade; readonly points: readonly number[] })

export type EventType = Event['type']
/** An event of one type. */
export type EventOf<T extends EventType> = Extract<Event, { type: T }>
