import type { Choice, Picks, RuleId } from '@acies/kernel'
import type { EventType, Telling } from '../events.ts'
import type { Commander, Field, Side, Troop } from '../position.ts'
import type { Hooks, Leading } from './trait.ts'

/** What special rules may do on the table; the step that carries them out does it. */
export interface Deeds {
  readonly field: Field
  tell<T extends EventType>(type: T, rules: readonly RuleId[], told: Partial<Telling<T>>): void
  whisper<T extends EventType>(side: Side, type: T, rules: readonly RuleId[], told: Partial<Telling<T>>): void
  roll(sides: number): number
  leads(c: Commander, hook: keyof Leading): boolean
  /** A discipline check of a troop. */
  check(u: Troop): boolean
  /** It must be the next of its side to act. */
  next(u: Troop): void
  turn(u: Troop, side: string, rule: RuleId): void
  /** Another card, face up; it acts next. */
  show(u: Troop, card: 'fire' | 'resist', rule: RuleId): void
  loseCard(u: Troop, rule: RuleId): void
  recover(u: Troop, n: number, rule: RuleId): void
  wear(u: Troop, n: number, rule: RuleId): void
  disorder(u: Troop, rule: RuleId): void
  /** What it has lost may be more than it can bear. */
  breakIfWorn(u: Troop): void
  /** Gone, and whoever rode with it stands where it stood. */
  dismantle(u: Troop, rule: RuleId): void
  loseCommander(c: Commander, rule: RuleId): void
}

/** What a commander can see and ask when he aims an action; the rules answer. */
export interface Aim {
  readonly field: Field
  readonly by: Commander
  /** Troops of his side that he reaches and sees; guns only where the action names them (TER-CMD-20, TER-ART-21). */
  friends(test: (u: Troop) => boolean, how?: { anywhere?: boolean; guns?: boolean; blind?: boolean }): number[]
  /** Enemy troops in sight, at any distance or within one. */
  foes(test: (u: Troop) => boolean, within?: number): number[]
  /** Other commanders in sight; with `near`, within his reach. */
  commanders(whose: 'own' | 'enemy', test: (c: Commander) => boolean, near?: boolean): number[]
  leads(hook: keyof Leading): boolean
  /** How far he commands, in units of the table. */
  readonly reach: number
  /** It has a card and has not acted. */
  waits(u: Troop): boolean
  /** The same, and waits for nobody. */
  mayBeNext(u: Troop): boolean
  has(u: Troop, hook: keyof Hooks): boolean
  isLed(u: Troop): boolean
  isInfantry(u: Troop): boolean
  isArtillery(u: Troop): boolean
  isCompany(u: Troop): boolean
  isFormation(u: Troop): boolean
  /** Both of one branch. */
  isAlike(a: Troop, b: Troop): boolean
  /** It has shot or pikes. */
  hasShotOrPikes(u: Troop): boolean
  isAtLimit(u: Troop): boolean
  stamina(u: Troop): number
  speed(u: Troop): number
  /** The ways it may turn. */
  turns(u: Troop): string[]
  /** It has a front that could be turned. */
  mayTurn(u: Troop): boolean
  inHiding(u: Troop): boolean
  canCharge(u: Troop): boolean
  mayRideOut(c: Commander): boolean
  /** From base to base, in units of the table. */
  apart(a: Troop, b: Troop): number
}

/** What follows an action as a step of its own, if it succeeded (`draws-back`: even if not). */
type FollowUp = 'moves' | 'sends' | 'changes-card' | 'marches' | 'provokes' | 'waits' | 'draws-back'

/** A Command Action (TER-CMD-20 to 23). */
export interface Action {
  /** The number its dice need. */
  need: 5 | 6
  /** What it is aimed at, pick by pick. */
  targets(a: Aim, draft: Picks): Choice | null
  /** It works on guns, which others do not (TER-ART-21). */
  guns?: true
  /** At any distance. */
  anywhere?: true
  /** Whether he may choose it, besides having somebody to work on. */
  possible?(a: Aim): boolean
  /** It only marks its target, for a while. */
  marks?: string
  /** Its target must be the next to act. */
  next?: true
  /** What it does to a troop with n successes, or to a commander. */
  works?(d: Deeds, u: Troop, second: string | number | undefined, n: number, c: Commander): void
  worksOn?(d: Deeds, other: Commander, c: Commander): void
  /** What happens all the same when it fails. */
  fails?(d: Deeds, u: Troop): void
  /** It wears its commander out however well it went. */
  exhausts?: true
  leadsTo?: FollowUp
}

const units = (options: number[]): Choice => ({ of: 'unit', options })
const words = (options: string[]): Choice => ({ of: 'word', options })

/** Aimed at one. */
export const one =
  (list: (a: Aim) => number[]): Action['targets'] =>
  (a, draft) =>
    draft.length === 0 ? units(list(a)) : null
/** Aimed at one, with a word about it. */
export const oneAnd =
  (list: (a: Aim) => number[], then: (a: Aim, u: Troop) => string[]): Action['targets'] =>
  (a, draft) => {
    if (draft.length === 0) return units(list(a))
    return draft.length === 1 ? words(then(a, a.field.troops[Number(draft[0])])) : null
  }
/** Aimed at two of a list that fit each other. */
export const pairOf =
  (list: (a: Aim) => number[], fit: (a: Aim, one: Troop, other: Troop) => boolean): Action['targets'] =>
  (a, draft) => {
    const { troops } = a.field
    const all = list(a)
    const others = (id: number): number[] => all.filter(b => b !== id && fit(a, troops[id], troops[b]))
    if (draft.length === 0) return units(all.filter(id => others(id).length > 0))
    return draft.length === 1 && typeof draft[0] === 'number' ? units(others(draft[0])) : null
  }
export const always = (): boolean => true
