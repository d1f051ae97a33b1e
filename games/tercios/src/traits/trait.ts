import type { RuleId, Trait } from '@acies/kernel'
import type { Cause } from '../data/causes.ts'
import type { Missile } from '../data/weapons.ts'
import type { Commander, Field, Troop } from '../position.ts'
import type { Action, Deeds } from './action.ts'

/** The numbers a troop has. */
export type ValueName = 'speed' | 'stamina' | 'fire' | 'combat' | 'courageUnderFire' | 'courageInCombat' | 'discipline'

/** What the core knows when it asks for a number. */
export interface Moment {
  /** For a reaction (TER-REA-03). */
  reacting: boolean
}
type Share = number | ((u: Troop, m: Moment) => number)
type Shares = { readonly [value in ValueName]?: Share }

/** How a troop may shoot. */
export type Shooting = 'fire' | 'attention' | 'fire-reaction' | 'attention-reaction'
/** The ground on a front centre's way. */
export interface Way {
  difficult: boolean
  disorders: boolean
  easy: boolean
  impassable: boolean
}

/** What a special rule does for a troop: numbers, permissions, moments. */
export interface Hooks {
  /** Increases and, negative, reductions (TER-MOD-01). */
  readonly raises?: Shares
  /** Added at the end (TER-MOD-09), once however many bring it (TER-RUL-83). */
  readonly adds?: Shares
  /** Causes that do not bear on a number of its. */
  readonly ignores?: { readonly [value in ValueName]?: readonly Cause[] }
  /** Increases of the discipline of whoever flees from its charge. */
  readonly daunts?: number
  /** It stands as if in cover, or as if protected. */
  readonly stands?: 'cover' | 'protected'
  /** What bad ground is to it. */
  treads?(way: Way, g: Field, u: Troop): void
  /** Inches added to its range, for so many successes of whoever laid it on. */
  range?(missile: Missile, n: number): number
  /** The rule against shooting so. */
  barsShot?(how: Shooting): RuleId | null
  /** It cannot be shot at, by its rule. */
  readonly unseen?: true
  /** Other sides it shoots from than its front. */
  readonly shootsOver?: readonly number[]
  /** It shoots back with bows, and may flee when it has (TER-CAV-30 to 32). */
  readonly harasses?: true
  /** It may draw back when it has shot. */
  readonly drawsBack?: true
  /** It wears itself down by its own shots. */
  readonly misfires?: RuleId
  readonly neverFlanked?: true
  /** It turns or it moves, not both. */
  readonly turnsOrMoves?: RuleId
  /** It goes through others that do so too. */
  readonly loose?: true
  /** It evades only foot, and has no free turn (TER-CAV-04). */
  readonly heavy?: true
  /** As a company it evades where its commander lets it (TER-QUA-23). */
  readonly light?: true
  /** It has one move before the first turn. */
  readonly goesAhead?: true
  /** It may be deployed in hiding. */
  readonly hides?: true
  readonly limbers?: true
  /** Goes into a formation for the battle. */
  readonly integrable?: true
  /** Too large to stand behind the earthwork of a fortification. */
  readonly great?: true
  /** It begins the battle behind an earthwork, or in a wagon fort. */
  readonly begins?: 'entrenched' | 'fortress'
  /** May share a card with others of its command. */
  readonly sharesCard?: true
  /** May form a column with others of its command. */
  readonly columns?: true
  /** Horse of its command may throw itself in the way of a charge. */
  readonly sheltered?: true
  /** Fresh, it charges rather than obey, and goes on as far as it can. */
  readonly impetuous?: true
  readonly needsNoCommander?: true
  readonly needsNoCheck?: true
  /** It may lose its last wear. */
  readonly recoversWholly?: true
  /** Resist takes away as much wear as it has successes. */
  readonly returns?: RuleId
  /** It does not stand a break check, unless somebody pays. */
  readonly breaks?: RuleId
  /** Whoever rides with it dies for a second break check. */
  readonly breaksTwice?: RuleId
  /** It does not suffer where it cannot disengage as far as it should. */
  readonly keepsCalm?: true
  /** Whoever rides with it is no help to it. */
  readonly unhelped?: true
  /** When it acts: only in reaction, one after the other with others so marked, after all others. */
  readonly acts?: 'in-reaction' | 'together' | 'last'
  /** It has moved by Attention or Run. */
  moved?(u: Troop, hidden: boolean): void
  /** It has beaten an enemy it charged, who is slower or easily shaken. */
  beats?(d: Deeds, foe: Troop, weaker: boolean): void
  isBeaten?(d: Deeds, u: Troop): void
  /** An enemy it fought is no more. */
  destroys?(d: Deeds, u: Troop): void
}

/** What ends a mark: an enemy's activation, its own act, the pass of its side, the turn. */
export type Until = 'activation' | 'act' | 'pass' | 'turn'
/** What a Command Action leaves on a troop for a while. */
export interface Mark extends Hooks {
  readonly until: Until
  /** With a number: what that stands for. */
  lends?(n: number): Voice
}

/** What a virtue or quality does for its commander. */
export interface Leading {
  /** Inches beyond six that he reaches, and that he rides. */
  readonly reaches?: number
  readonly rides?: number
  readonly initiative?: number
  /** He may deal with troops of all commands, or, in chief, with those of allies. */
  readonly dealsWithAll?: true
  readonly dealsWithAllies?: true
  /** He need not see those he commands. */
  readonly commandsUnseen?: true
  /** What troops he reaches have of him. */
  readonly lends?: Hooks
  /** Light companies near him evade. */
  readonly letsEvade?: true
  /** How he makes mercenaries stand: the increases of their check. */
  pays?(c: Commander): number
  /** He may get away from a troop that is destroyed. */
  readonly getsAway?: RuleId
  /** He may cancel what is done to those near him. */
  readonly cancels?: RuleId
  /** He may spare a beaten troop its flight. */
  readonly spares?: RuleId
  /** Inches within which no vanguard comes. */
  readonly wardsOff?: number
  /** He changes troops in one move. */
  readonly changesTroops?: RuleId
  /** He joins a troop and charges with it. */
  readonly leadsCharge?: RuleId
  /** In chief, he lays a piece of ground anew. */
  readonly redraws?: true
  /** He inspires a whole brigade at once. */
  readonly inspiresAll?: true
}

/** A quality, a virtue, a common action of commanders or a special rule of troops, in a room of its own. */
export interface TerciosTrait extends Trait {
  /** For the troop whose list gives it. */
  readonly own?: Hooks
  /** For the troop that its commander rides with. */
  readonly riding?: Hooks
  /** For the commander himself. */
  readonly leading?: Leading
  readonly action?: Action
  /** The marks of its action, by name. */
  readonly marks?: Readonly<Record<string, Mark>>
}
/** Hooks with the name and the rules they come from. */
export type Voice = Trait & Hooks
export type Leader = Trait & Leading
