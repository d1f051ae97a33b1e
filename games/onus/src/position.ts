import type { Due, Lasting } from '@acies/kernel'
import type { Corner, TableEdge } from '@acies/table'
import { copyDoings } from './copies.ts'
import type { EventId } from './data/cards.ts'
import type { Blue, Kind, Owner } from './data/kind.ts'
import type { Rank } from './data/ready.ts'
import type { OptionName, Phase, Victory } from './vocabulary.ts'

/** Lengths of the table: 1 UD = 5 cm (ONU-GEN-02), cards of 8 × 4 cm, markers of 2 × 2 cm (ONU-M-01). */
export const UD = 5000
export const SECTION = 2000
export const WIDTH = 8000
export const DEPTH = 4000
/** Answers and movement count in hundredths of a UD. */
export const STEP = 50
export const NOBODY = -1
/** What stands in a view for a number or a word that may not be seen. */
export const HIDDEN = -9

export type End = 'left' | 'right'
export const ENDS: readonly End[] = ['left', 'right']

/** A section marker laid round an enemy: a body of its own, the middle of its front edge. Replaced, never changed. */
export interface Wrap {
  readonly x: number
  readonly y: number
  readonly facing: number
  /** The end of its unit's front it is fed from; markers of one end stand in order, nearest to the card first. */
  readonly end: End
  /** It is the extension of that end, not a section of the card (ONU-R-55). */
  readonly extension: boolean
  /** The enemy it lies against. */
  readonly on: number
}

/** What a unit has done and may not do in the running player turn. Replaced, never changed; `IDLE` when it ends. */
export interface Doings {
  /** The card that gave it an order, NOBODY for none (ONU-CRD-06). */
  readonly order: number
  /** Carries the Active marker (ONU-ACT-03). */
  readonly active: boolean
  /** Hundredths of a UD that its move has used, wheels and turns included. */
  readonly used: number
  /**
   * What caps the whole move: `full`; `half` after a manoeuvre or a rally; `double` on a forced march; `none` when it is over.
   * `hidden` in a view, as what follows, where it would tell what lies face down.
   */
  readonly cap: 'full' | 'half' | 'double' | 'none' | 'hidden'
  /** The corner it has wheeled about (ONU-MOV-07), with it the sense. */
  readonly corner: Corner | 'any'
  /** Manoeuvres of one turn are made at one moment, before or after the legs (ONU-MAN-17). */
  readonly when: 'open' | 'before' | 'after' | 'done' | 'hidden'
  readonly freeTurns: number
  /** Has begun to move this phase, by its own feet. */
  readonly moved: boolean
  readonly shot: boolean
  /** Took Broken off on activation: reduced movement, no charge (ONU-ACT-09). */
  readonly rallied: boolean
  /** Ends of its line that were extended or shortened: each once a turn (ONU-R-97). */
  readonly ends: readonly End[]
  /** Adopted, swapped or dropped a formation, once a turn (ONU-R-97); went in any direction: what forbids a charge or a shot (D1). */
  readonly formed: boolean
  readonly allWays: boolean
  /** Made contact by a charge. */
  readonly charged: boolean
  /** Bravery has been switched on or off (ONU-FRM-61): once an activation. */
  readonly switched: boolean
  /** Did its one action as an engaged unit (ONU-ENG-01). */
  readonly engagedAction: boolean
  /** Enemies it has withdrawn from this turn (ONU-R-65). */
  readonly quit: readonly number[]
}
const NONE: readonly never[] = Object.freeze([])
export const IDLE: Doings = {
  order: NOBODY,
  active: false,
  used: 0,
  cap: 'full',
  corner: 'any',
  when: 'open',
  freeTurns: 0,
  moved: false,
  shot: false,
  rallied: false,
  ends: NONE,
  formed: false,
  allWays: false,
  charged: false,
  switched: false,
  engagedAction: false,
  quit: NONE,
}

/** What lasts: events by their name, orders and abilities that lend something for a turn. Each is a trait as well. */
export type EffectName = EventId | 'desperate-charge' | 'shoot-into-the-melee' | 'restrained' | 'in-line' | 'rallying'
/** `attack` ends with the attack, `turn` with the player turn, `end-phase` with the owner's next end phase. */
export type Until = 'attack' | 'turn' | 'end-phase'
export type Effect = Lasting<EffectName, Until>

export interface Unit {
  id: number
  seat: number
  /** Its card in `kinds`; HIDDEN while it lies face down to others. */
  kind: number
  /** `late` units come on later, `lost` ones are eliminated or have left the table. */
  where: 'reserve' | 'table' | 'late' | 'lost'
  x: number
  y: number
  facing: number
  /** Extensions that stand in the line (ONU-MAN-08); one that wraps is a `Wrap`. */
  left: boolean
  right: boolean
  wraps: readonly Wrap[]
  wounds: number
  broken: boolean
  fleeing: boolean
  /** The player turn in which it began to flee (ONU-FLE-11, ONU-R-40). */
  fledIn: number
  /** It flees and cannot get away: shut in, or elephants that were stood up to (ONU-FLE-02, ONU-ELE-09). */
  shut: boolean
  /** Carries the forced-march marker (ONU-MOV-16). */
  marched: boolean
  formation: Blue | 'none' | 'hidden'
  hero: boolean
  /** No Officers (ONU-MOD-13). */
  leaderless: boolean
  rank: Rank | 'hidden'
  /** The value it was bought at, in hundredths of a point (ONU-R-19). */
  bought: number
  /** The general who leads it (ONU-OPT-15, 16). */
  led: number
  /** For the auxiliary below: its principal, NOBODY when it stands alone (ONU-SKL-60). */
  under: number
  /** Face down (ONU-DEP-04, ONU-OPT-31). */
  veiled: boolean
  /** The round in which a late unit may come on. */
  arrives: number
  doings: Doings
  effects: readonly Effect[]
}

/** Two enemies in melee; replaced, never changed. It arises by a charge or a stand and ends with the last front contact (ONU-R-78). */
export interface Pair {
  /** Units, the smaller id first. */
  readonly a: number
  readonly b: number
  /** The player turn in which it arose. */
  readonly since: number
  /** The unit that charged; NOBODY when elephants were stood up to (ONU-R-91). */
  readonly charger: number
  /** The last player turn in which it was fought; NOBODY before the first. */
  readonly fought: number
}

/** Replaced, never changed. */
export interface General {
  readonly id: number
  readonly seat: number
  /** His card, such as `GR1`; `hidden` while others may not know him. */
  readonly card: string
  /** The unit he is with; NOBODY before he is placed and when he is gone. */
  readonly unit: number
  readonly state: 'well' | 'wounded' | 'dead'
  /** How often his ability has been used, and the player turn of the last time. */
  readonly uses: number
  readonly usedIn: number
}

/** An event shown in the attack in progress. Replaced, never changed. */
export interface Played {
  readonly card: number
  /** The seat that played it; NOBODY for the random one. */
  readonly from: number
  /** For a Countermand: the card it cancels; NOBODY otherwise. */
  readonly cancels: number
  /** It has been cancelled (ONU-CAR-26). */
  readonly void: boolean
}

/** The attack in progress that events bear on: a shot, or a combat of the melee phase (ONU-EVT-01). Replaced, never changed. */
export interface Attack {
  readonly kind: 'shot' | 'melee'
  /** The unit of the side whose turn it is, and the other (ONU-GEN-06). */
  readonly by: number
  readonly at: number
  readonly events: readonly Played[]
  /** Wounds of this attack that count when they are compared, of the one and the other (ONU-MEL-17). */
  readonly suffered: readonly [number, number]
  /** All wounds since it began, javelins included: who has any may run (ONU-FLE-07). */
  readonly hurt: readonly [number, number]
}

/** A strip of the table. */
export interface Zone {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Field {
  scenario: string
  width: number
  depth: number
  kinds: readonly Kind[]
  options: readonly OptionName[]
  victory: Victory
  /** Turns for each player (ONU-M-18); 0 for no end. */
  limit: number
  /** The deck is gone through once, and night falls with its last card (ONU-VIC-08). */
  once: boolean
  /** The side that wins at nightfall, NOBODY for the smaller losses. */
  nightfall: number
  /** Agreed distances in hundredths of a UD (ONU-OPT-21, 30). */
  fog: number
  dim: number
  dark: number
  /** Generals help their own seat only (ONU-OPT-15). */
  contingents: boolean
  /** By seat. */
  side: readonly number[]
  /** Whose army each seat leads; everybody knows. */
  faction: readonly Owner[]
  edge: readonly TableEdge[]
  /** By seat: where it deploys, in table units (ONU-DEP-01), and whether it may choose formations before the first turn. */
  zones: readonly Zone[]
  forms: readonly boolean[]
  /** Seats in the order of their turns; several together when a side takes its turn as one (ONU-MUL-03 to 05). */
  rota: readonly (readonly number[])[]
  units: Unit[]
  pairs: Pair[]
  generals: General[]
  /** Action cards, 0 to 59; `shown` are those of the attack in progress. HIDDEN where they may not be seen. */
  hands: number[][]
  deck: number[]
  discard: number[]
  shown: number[]
  phase: Phase
  /** Player turns begun, from 1; turns of the same player are `rota.length` apart. */
  turn: number
  /** Rounds begun, from 1. */
  round: number
  /** Whose turn it is: a place in `rota`. */
  at: number
  /** Seats of this turn that have finished the running phase. */
  done: number[]
  /** By seat: has played an order this turn (ONU-END-01). */
  ordered: boolean[]
  /** Cards played as orders this turn: they stay on the discard until it is over (ONU-R-98). */
  spent: number[]
  /** By seat: value of the army at the start, general included, in hundredths of a point (ONU-R-19). */
  initial: number[]
  /** By seat: its army has left the table (ONU-M-16). */
  out: boolean[]
  /** By seat: cards more at the next end phase (E23). */
  bonus: number[]
  /** The unit whose move may be gone on with, NOBODY for none (ONU-R-95). */
  mover: number
  /** Units that lie over a friend until the phase ends, in the order of their moves, and where they stood (ONU-CRO-11, ONU-R-54). */
  over: { unit: number; x: number; y: number; facing: number }[]
  attack: Attack | null
  /** What must still happen, in order (flights, units unblocked, extra moves). */
  due: Due[]
}

// ---- who is who ----

/** Its card; of one that lies face down only what every card has. */
export const kindOf = (g: Field, u: Unit): Kind => (u.kind === HIDDEN ? UNKNOWN : g.kinds[u.kind])
const UNKNOWN: Kind = Object.freeze({
  id: '',
  faction: 'mercenaries',
  class: 'infantry',
  hit: 1,
  wound: 1,
  force: 0,
  range: 0,
  dodge: 1,
  armour: 1,
  morale: 1,
  life: 1,
  move: 100,
  value: 0,
  most: 0,
  blue: NONE,
  skills: NONE,
  mate: '',
})
export const onTable = (u: Unit): boolean => u.where === 'table'
/** Has a body of its own on the table: an auxiliary below its principal has none (ONU-SKL-60). */
export const stands = (u: Unit): boolean => u.where === 'table' && u.under === NOBODY
/** Stands face down in the fog and could be anything: who is asked must not depend on what it is (ONU-OPT-31). */
export const mayBeAnything = (u: Unit): boolean => u.veiled && stands(u) && !u.fleeing
/** The auxiliary below a principal. */
export const belowOf = (g: Field, u: Unit): Unit | undefined =>
  g.units.find(o => o.under === u.id && o.where === 'table')
export const areFriends = (g: Field, a: Unit, b: Unit): boolean => g.side[a.seat] === g.side[b.seat]
export const areEnemies = (g: Field, a: Unit, b: Unit): boolean => g.side[a.seat] !== g.side[b.seat]
/** The seats whose turn it is. */
export const acting = (g: Field): readonly number[] => g.rota[g.at]
/** The side whose turn it is: the attacker of every shot and melee (ONU-GEN-06). */
export const actingSide = (g: Field): number => g.side[g.rota[g.at][0]]
export const isActing = (g: Field, u: Unit): boolean => g.rota[g.at].includes(u.seat)
export const isOn = (g: Field, option: OptionName): boolean => g.options.includes(option)

// ---- pairs ----

export const pairOf = (g: Field, a: number, b: number): Pair | undefined =>
  g.pairs.find(p => (p.a === a && p.b === b) || (p.a === b && p.b === a))
export const foesOf = (g: Field, u: Unit): number[] => {
  const out: number[] = []
  for (const p of g.pairs) {
    if (p.a === u.id) out.push(p.b)
    else if (p.b === u.id) out.push(p.a)
  }
  return out
}
export function isEngaged(g: Field, u: Unit): boolean {
  for (const p of g.pairs) if (p.a === u.id || p.b === u.id) return true
  return false
}
/** Makes a pair if there is none (ONU-R-78). */
export function engage(g: Field, charger: number, a: number, b: number): void {
  if (pairOf(g, a, b) !== undefined) return
  g.pairs.push({ a: Math.min(a, b), b: Math.max(a, b), since: g.turn, charger, fought: NOBODY })
}

// ---- small changes ----

export function does(u: Unit, more: Partial<Doings>): void {
  u.doings = Object.assign(copyDoings(u.doings), more)
}
export function put(u: Unit, is: EffectName, until: Until, n = 1): void {
  u.effects = [...u.effects, { is, n, until }]
}
export const under = (u: Unit, is: EffectName): boolean => u.effects.length > 0 && u.effects.some(e => e.is === is)
/** Extensions, in the line or laid round an enemy (ONU-MAN-10, ONU-R-55). */
export function extensionsOf(u: Unit): number {
  let n = (u.left ? 1 : 0) + (u.right ? 1 : 0)
  for (const w of u.wraps) if (w.extension) n++
  return n
}
