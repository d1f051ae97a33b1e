import type { RuleId } from '@acies/kernel'

/** All that an event may tell of. */
interface Details {
  /** The troop or commander it happens to; -1 for none. */
  readonly unit: number
  /** The other one concerned, or a side; -1 for none. */
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

/** What happens, for the log, the animation and the statistics, and what each kind of event tells of. */
export const EVENTS = {
  'scenery-dice': ['other', 'dice'],
  laid: ['other', 'n', 'word'],
  'road-ends': ['other', 'n', 'word'],
  'element-moved': ['other', 'n', 'path'],
  'element-removed': ['other', 'n'],
  'battle-kind': ['word'],
  crops: ['n', 'dice'],
  flow: ['word', 'dice'],
  'side-dice': ['other', 'dice'],
  'side-chosen': ['other', 'word'],
  placed: ['unit', 'path'],
  'lies-in-ambush': ['unit'],
  turn: ['n'],
  brigade: ['unit', 'n'],
  orders: [],
  initiative: ['n', 'dice', 'need'],
  first: ['other'],
  activated: ['unit', 'word'],
  'changed-card': ['unit', 'word'],
  'order-check': ['unit', 'n', 'dice', 'need', 'sources'],
  'order-lost': ['unit', 'word'],
  nothing: ['unit', 'n'],
  moved: ['unit', 'n', 'path'],
  reoriented: ['unit', 'word', 'path'],
  reorganised: ['unit'],
  limbered: ['unit'],
  unlimbered: ['unit'],
  abandoned: ['unit'],
  occupied: ['unit', 'path'],
  shot: ['unit', 'other', 'n', 'word', 'dice', 'need', 'sources'],
  resisted: ['unit', 'other', 'n', 'dice', 'need', 'sources'],
  wear: ['unit', 'n'],
  recovered: ['unit', 'other', 'n'],
  disordered: ['unit'],
  'break-check': ['unit', 'n', 'dice', 'need'],
  destroyed: ['unit', 'other'],
  points: ['unit', 'other', 'n'],
  charge: ['unit', 'other'],
  advance: ['unit', 'other'],
  revealed: ['unit', 'other', 'word'],
  reaction: ['unit', 'other', 'word'],
  declined: ['unit', 'other'],
  countercharge: ['unit', 'other', 'path'],
  intercepts: ['unit', 'other', 'path'],
  shelters: ['unit', 'other'],
  fled: ['unit', 'other', 'n', 'path'],
  contact: ['unit', 'other'],
  struck: ['unit', 'other', 'n', 'dice', 'need', 'sources'],
  'bad-war': ['unit', 'other'],
  combat: ['unit', 'other', 'n'],
  disengaged: ['unit', 'other', 'n', 'path'],
  retreated: ['unit', 'other', 'n', 'path'],
  stood: ['unit', 'other'],
  blocked: ['unit'],
  separated: ['unit', 'n', 'path'],
  consolidated: ['unit', 'n', 'path'],
  pursued: ['unit', 'n', 'path'],
  displaced: ['unit', 'other', 'path'],
  sprung: ['unit', 'n'],
  column: ['unit', 'other', 'n'],
  'leaves-column': ['unit', 'other'],
  'commander-moved': ['unit', 'path'],
  joined: ['unit', 'other'],
  action: ['unit', 'other', 'also', 'word'],
  'command-check': ['unit', 'n', 'dice', 'need'],
  cancelled: ['unit', 'other'],
  exhausted: ['unit', 'other'],
  rested: ['unit'],
  'commander-check': ['unit', 'other', 'n', 'dice', 'need'],
  'commander-lost': ['unit'],
  spied: ['unit', 'word'],
  swapped: ['unit', 'other'],
  'discipline-check': ['unit', 'n', 'dice', 'need', 'sources'],
  passed: ['unit'],
  ended: ['other', 'n', 'word'],
} as const satisfies Record<string, readonly (keyof Details)[]>
export type EventType = keyof typeof EVENTS
export const EVENT_TYPES = Object.keys(EVENTS) as EventType[]

/** Of these the number is a length. */
export const MEASURED: readonly EventType[] = ['moved', 'fled', 'disengaged', 'retreated', 'consolidated', 'pursued']

/** What an event of a kind tells of; the rest is blank in it. */
export type Telling<T extends EventType> = Pick<Details, (typeof EVENTS)[T][number]>
const BLANK = { unit: -1, other: -1, n: 0, word: '', need: 0 } as const
type Blank = typeof BLANK & { readonly [K in 'also' | 'dice' | 'path' | 'sources']: readonly never[] }

/** An event of one kind: all have one shape, and a kind has only blanks where it tells nothing. */
export type EventOf<T extends EventType> = { readonly type: T; readonly rules: readonly RuleId[] } & Telling<T> &
  Omit<Blank, keyof Telling<T>>
export type Event = { [T in EventType]: EventOf<T> }[EventType]

const NONE: readonly never[] = []
const NOTHING: Partial<Details> = {}

export function event<T extends EventType>(type: T, rules: readonly RuleId[], told?: Partial<Telling<T>>): Event
export function event(type: EventType, rules: readonly RuleId[], told: Partial<Details> = NOTHING) {
  return {
    type,
    rules,
    unit: told.unit ?? BLANK.unit,
    other: told.other ?? BLANK.other,
    n: told.n ?? BLANK.n,
    word: told.word ?? BLANK.word,
    dice: told.dice ?? NONE,
    need: told.need ?? BLANK.need,
    also: told.also ?? NONE,
    path: told.path ?? NONE,
    sources: told.sources ?? NONE,
  }
}
