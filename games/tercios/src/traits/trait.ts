import type { Choice, Picks, RuleId, Trait } from '@acies/kernel'
import type { EventType, More } from '../events.ts'
import type { Commander, EffectName, Field, Side, Troop } from '../position.ts'

/** What a Command Action may do on the table; the step that carries it out does it. */
export interface Deeds {
  readonly field: Field
  tell(type: EventType, rules: readonly RuleId[], more: More): void
  whisper(side: Side, type: EventType, rules: readonly RuleId[], more: More): void
  roll(sides: number): number
  /** It must be the next of its side to act. */
  next(u: Troop): void
  turn(u: Troop, side: string, rule: RuleId): void
  /** Another card, face up; it acts next. */
  show(u: Troop, card: 'fire' | 'resist', rule: RuleId): void
  loseCard(u: Troop, rule: RuleId): void
  recover(u: Troop, n: number, rule: RuleId): void
  wear(u: Troop, n: number, rule: RuleId): void
  /** What it has lost may be more than it can bear. */
  breakIfWorn(u: Troop): void
  /** Gone, and whoever rode with it stands where it stood. */
  dismantle(u: Troop, rule: RuleId): void
}

/** What follows an action as a step of its own, if it succeeded (`draws-back`: even if not). */
export type FollowUp = 'moves' | 'sends' | 'changes-card' | 'marches' | 'provokes' | 'waits' | 'draws-back'

/** A Command Action (TER-CMD-20 to 23). */
export interface Action {
  /** The number its dice need. */
  need: 5 | 6
  /** What it is aimed at, pick by pick. */
  targets(g: Field, c: Commander, draft: Picks): Choice | null
  /** Whether he may choose it, besides having somebody to work on. */
  possible?(g: Field, c: Commander): boolean
  /** It only marks its target, for a while. */
  marks?: EffectName
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

/** A quality or a common action of commanders, in a room of its own. */
export interface CommandTrait extends Trait {
  action: Action
}
