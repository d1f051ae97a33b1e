import type { RuleId, Told } from '@acies/kernel'

/** What happens, for the log, the animation and the statistics. All events have one shape. */
export interface Event extends Told {
  readonly type: EventType
  readonly rules: readonly RuleId[]
  /** The troop or commander it happens to; -1 for none. */
  readonly unit: number
  /** The other one concerned; -1 for none. */
  readonly other: number
  /** More units it is about: the second target of an action. */
  readonly also: readonly number[]
  readonly n: number
  readonly word: string
  /** Faces 1 to 6, and what each needed; [] and 0 for none. */
  readonly dice: readonly number[]
  readonly need: number
  /** x, y, facing before and after a move; of a march, then the line of its front centre before any correction: x, y, x, y. */
  readonly path: readonly number[]
  /** What changed the number of dice, such as `attack+`. */
  readonly sources: readonly string[]
}

export const EVENT_TYPES = [
  'scenery-dice',
  'laid',
  'road-ends',
  'element-moved',
  'element-removed',
  'battle-kind',
  'crops',
  'flow',
  'side-dice',
  'side-chosen',
  'placed',
  'lies-in-ambush',
  'turn',
  'brigade',
  'orders',
  'initiative',
  'first',
  'activated',
  'changed-card',
  'order-check',
  'order-lost',
  'nothing',
  'moved',
  'reoriented',
  'reorganised',
  'limbered',
  'unlimbered',
  'abandoned',
  'occupied',
  'shot',
  'resisted',
  'wear',
  'recovered',
  'disordered',
  'break-check',
  'destroyed',
  'points',
  'charge',
  'advance',
  'revealed',
  'reaction',
  'declined',
  'countercharge',
  'intercepts',
  'shelters',
  'fled',
  'contact',
  'struck',
  'bad-war',
  'combat',
  'disengaged',
  'retreated',
  'stood',
  'blocked',
  'separated',
  'consolidated',
  'pursued',
  'displaced',
  'sprung',
  'column',
  'leaves-column',
  'commander-moved',
  'joined',
  'action',
  'command-check',
  'cancelled',
  'exhausted',
  'rested',
  'commander-check',
  'commander-lost',
  'spied',
  'swapped',
  'discipline-check',
  'passed',
  'ended',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

export interface More {
  unit?: number
  other?: number
  n?: number
  word?: string
  dice?: readonly number[]
  need?: number
  /** More units it is about. */
  also?: readonly number[]
  path?: readonly number[]
  sources?: readonly string[]
}
const NONE: readonly never[] = []
const NOTHING: More = {}

export function event(type: EventType, rules: readonly RuleId[], more: More = NOTHING): Event {
  return {
    type,
    rules,
    unit: more.unit ?? -1,
    other: more.other ?? -1,
    n: more.n ?? 0,
    word: more.word ?? '',
    dice: more.dice ?? NONE,
    need: more.need ?? 0,
    also: more.also ?? NONE,
    path: more.path ?? NONE,
    sources: more.sources ?? NONE,
  }
}
