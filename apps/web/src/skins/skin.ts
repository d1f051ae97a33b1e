import type { Choice, Decision, Frame, Lang, Pick, Picks, Position, RuleId, Rules, Seat, Told } from '@acies/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Plan } from '../battle/shows.ts'
import type { ThrownDie } from '../look/DiceTray.tsx'
import type { HandCardProps } from '../look/HandCard.tsx'
import type { Motions } from '../look/hex/animate.ts'
import type { OddsProps } from '../look/OddsPopover.tsx'
import type { PhaseTrackProps } from '../look/PhaseTrack.tsx'
import type { DieFace } from '../look/symbols/dice.ts'
import type { SymbolSet } from '../look/symbols/load.ts'
import type { Side } from '../look/symbols/sides.ts'
import type { ThumbMap } from '../look/thumb/Thumb.tsx'
import type { Moment } from '../table/moment.ts'
import type { Errand, Offer } from './errand.ts'

/** A decision on the table, and how far its answer has grown. */
export interface Asking<F> {
  rules: Rules<F, Told>
  /** As the seat sees it. */
  view: Position<F>
  decision: Decision
  draft: Picks
  /** What may be picked next; null when the answer is whole. */
  choice: Choice | null
}

/** What a place on the board could mean as a pick, by kind of choice. */
export type Pointed = Partial<Record<Choice['of'], readonly Pick[]>>

/** What the pointer or the focus is on, outside the board. */
export type Hover =
  | { of: 'card'; card: number }
  /** A word, of one of many where several are asked at once. */
  | { of: 'word'; word: string; about?: number }
  | { of: 'pick'; pick: Pick }
  | null

/** Something that floats over the board: beside a place, or in a corner with a thread to it. */
export interface Float {
  key: string
  place: string | null
  corner?: boolean
  /** Something to press: it lies where nothing that may be picked is under it. */
  clear?: boolean
  /** Those it speaks of, who are not to be covered by it. */
  fighters?: readonly number[]
  children: ReactNode
}

export interface StageHandle {
  /** Puts the keyboard on a thing that may be picked: the next one, or the one before. */
  focusOption: (by: 1 | -1) => void
}

/** The battlefield: draws a position, lights what may be picked, reports what is pointed at. */
export interface StageProps<F, E extends Told = Told> {
  /** What is shown; in the middle of an animation not yet what is. */
  field: F
  /** Switches of the rules that are on. */
  options: readonly string[]
  /** The seat at the bottom of the board. */
  viewer: Seat
  asking: Asking<F> | null
  hover: Hover
  /** An answer the machine would give. */
  hint: Picks | null
  /** The piece that was clicked only to look at it: its reach is shown; -1 for none. */
  looked: number
  lang: Lang
  coordinates: boolean
  phone: boolean
  words: { board: string; nearer: string; farther: string; all: string; legend: string; smallMap: string }
  onPoint: (pointed: Pointed, place: string) => void
  /** The draft from now on. */
  onDraft: (draft: Picks) => void
  /** Answers this question and those that follow from it. */
  onSend: (errand: Errand<F>) => void
  /** What is this? */
  onAsk: (pointed: Pointed, place: string) => void
  onRule: (rule: RuleId) => void
  onHover: (pointed: Pointed | null, place: string | null) => void
  /** Odds, refusals, quotes: placed beside a place of the board. */
  floats?: readonly Float[]
  /** What others have done since one seat, the idle one, last did something: who plays here, or else either. */
  lately: readonly E[]
  /** What happened last, whoever did it. */
  last?: readonly E[]
  idle: Seat
  /** Lit from outside: a hex named in the log, a suggestion of the teacher. */
  marked?: readonly string[]
  /** Buttons in the corner on the phone. */
  keys?: ReactNode
  handle: React.Ref<StageHandle>
}

/** What lies under the board where a game has no hand of cards. */
export interface TrayProps<F> {
  field: F
  viewer: Seat
  asking: Asking<F> | null
  lang: Lang
  phone: boolean
  onPick: (pick: Pick) => void
  /** The draft from now on. */
  onDraft: (draft: Picks) => void
  /** What only one player may see is covered; this uncovers it. */
  covered: boolean
  /** What an adviser would answer. */
  hint: Picks | null
  onUncover?: () => void
  /** What has happened so far. */
  moments: readonly Moment[]
  onHover: (hover: Hover) => void
  /** One answer after another, each as soon as it is asked for; what is refused then is left out. */
  onGive: (answers: readonly Answering<F>[]) => void
  onRule: (rule: RuleId) => void
  /** Steps that are answered as usual without asking. */
  standing: ReadonlySet<string>
  onStanding: (step: string, on: boolean) => void
}
/** An answer that is found when it is asked for; null for none. */
export type Answering<F> = (asking: Asking<F>) => Picks | null

/** Slips beside the board: what a game has to say about the thing in the hand. */
export interface AsideProps<F> {
  field: F
  lang: Lang
  asking: Asking<F> | null
  pointed: Pointed | null
  /** What has happened so far. */
  moments: readonly Moment[]
  onRule: (rule: RuleId) => void
}

/** What an answer could bring: which answers lead to it, by name so that it is asked once. */
export interface OddsAsked {
  key: string
  answers: readonly Picks[]
  place: string | null
}

export interface UnitWords {
  title: string
  note: string
  picture: ReactNode
  /** Numbers to be compared, side by side. */
  values?: readonly { name: string; value: ReactNode }[]
  facts: readonly { name: string; value: ReactNode }[]
  /** The rules that concern it, the nearest first. */
  rules: readonly RuleId[]
}

/** Something to look up. Without words of its own, those of its rules are shown. */
export interface ReferenceEntry {
  id: string
  name: string
  text?: string
  picture?: ReactNode
  rules: readonly RuleId[]
}

/** A page of the reference: units, cards, terrain, dice. */
export interface Reference {
  id: string
  title: string
  entries: readonly ReferenceEntry[]
}

export interface Army {
  seat: Seat
  side: Side
  name: string
  cards: number
  /** Cards laid beside the board, in a word. */
  aside?: string
  /** What it has won so far, and by what. */
  tally?: string
  units: readonly {
    id: number
    /** Its kind. */
    name: string
    /** What this one is called among its kind. */
    own?: string
    strength: string
    picture: ReactNode
    place: string
    lost: boolean
  }[]
  leaders: readonly { name: string; place: string; lost: boolean }[]
}

/** How the battle stands, seat by seat. */
export interface Score {
  seats: readonly {
    seat: Seat
    won: number
    /** So many win; 0: banners are only counted, and the text says what wins. */
    goal: number
    /** How the figure is written, where it is not just a number. */
    shown?: string
  }[]
  /** What wins, where it is not so many banners. */
  text?: string
}

/** One thing that was counted, a figure for each seat. */
export interface Counted {
  name: string
  seats: readonly string[]
}

export interface Throw {
  dice: readonly ThrownDie[]
  caption: string
}

export interface Said {
  place: string
  who: string
  text: string
}

/** How a game looks. The screens know no game; they ask its skin. */
export interface Skin<F, E extends Told> {
  symbols: readonly SymbolSet[]
  Stage: ComponentType<StageProps<F, E>>
  /** The battlefield as a picture only. */
  Picture: ComponentType<{ field: F; lang: Lang; whole?: boolean }>
  /** In place of the hand. */
  Tray?: ComponentType<TrayProps<F>>
  trayTitle?: (lang: Lang) => string
  Aside?: ComponentType<AsideProps<F>>
  /** Keys of its own, and what they do. */
  keys?: (lang: Lang) => readonly (readonly [key: string, what: string])[]
  /** The sheet of a unit is a table of values: it needs more room. */
  tallSheet?: boolean
  /** Its places have names that may be written on the board. */
  coordinates?: boolean
  /** Words that are picked in the tray, not on buttons in a row. */
  inTray?: (asking: Asking<F>) => boolean
  /** To point at this is to be done with the question, with the draft as it is or by taking it back, and to go on there. */
  goesOn?: (asking: Asking<F>, pointed: Pointed) => 'give' | 'back' | null
  /** Things on the board may be picked while words are asked for: the word under which they may be is meant. */
  seesThroughWords?: boolean
  /** What several questions can be answered with in one go. */
  offers?: (asking: Asking<F>, lang: Lang) => readonly Offer<F>[]
  /** A whole answer waits for the button, though it is one pick. */
  waits?: (asking: Asking<F>) => boolean
  /** The answer that may be given without asking, once somebody wants it so; and the steps for which that is usual. */
  standing?: (asking: Asking<F>) => Picks | null
  usual?: readonly string[]
  /** Things lie on the board that only their owner may see: they are covered when the other one looks. */
  hides?: boolean
  /** A question that only its seat may look at, though no card is asked for: what lies face down. */
  isSecret?: (decision: Decision) => boolean
  /** What the curtain says is covered. Not said: cards. */
  secrets?: 'cards' | 'orders' | 'ambushes'
  sideOf: (seat: Seat) => Side
  /** The class of the screen on which a field lies, where its sides wear other colours. */
  colours?: (field: F) => string
  /** Turns begun. */
  turnOf: (field: F) => number
  /** The part of the turn that is played, where a turn has parts. */
  phase?: (field: F, lang: Lang) => string
  /** The parts of a turn, to be followed above the board; by what is under way, where a part has parts. */
  track?: (field: F, lang: Lang, stack: readonly Frame[]) => PhaseTrackProps | null
  score: (field: F, lang: Lang) => Score
  /** The cards a seat holds, and the one in play, as its owner sees them. */
  hand: (field: F, seat: Seat, lang: Lang) => readonly (Omit<HandCardProps, 'onClick'> & { id: string; card: number })[]
  /** A side in a sentence, where its name alone will not do. */
  spoken?: (field: F, seat: Seat, lang: Lang) => Spoken
  /** Whose turn it is. */
  activeOf: (field: F) => Seat
  /** What is asked, after the name of the one who is asked. */
  ask: (asking: Asking<F>, lang: Lang) => string
  /** Whether a pick can be pointed at on the board. */
  hasPlace: (field: F, of: Choice['of'], pick: Pick) => boolean
  /** A step of the replay's track: a turn begins, a banner is won. */
  milestone: (event: E, field: F) => { kind: 'turn' | 'flag'; side: Side; number?: string } | null
  /** How many of how many, where the question counts. */
  count: (asking: Asking<F>, lang: Lang) => { text: string; done: number; of: number } | null
  /** A word about the draft: who would be the third. */
  remark: (asking: Asking<F>, hovered: Pointed | null, lang: Lang) => string | null
  /** What to say when a question comes up for the first time. */
  tip?: (asking: Asking<F>, lang: Lang) => { id: string; text: string } | null
  /** The draft without its last part, where that is more than its last pick. */
  shorter?: (asking: Asking<F>) => Picks | null
  /** The draft as the stage itself began it: to take that back would be in vain. */
  begun?: (asking: Asking<F>) => Picks | null
  /** To stop with nothing chosen gives up what could still be done: the button asks again. Not said: never. */
  givesUp?: (asking: Asking<F>) => boolean
  /** Where a dial stands at first, where that is not its least. */
  dialFrom?: (asking: Asking<F>) => number | null
  /** The word on the stop button, where the game knows a better one. */
  stop: (asking: Asking<F>, lang: Lang) => string | null
  /** What an option is called on its button, where the game knows a better word; what lies on the board has a button for its sake. */
  option: (asking: Asking<F>, pick: Pick, lang: Lang) => string | null
  /** What a whole answer is called, where the names of its parts say too little. */
  answer?: (asking: Asking<F>, picks: Picks, lang: Lang) => string | null
  /** The dice of a question about dice. */
  dieFaces: (decision: Decision) => readonly DieFace[] | null
  faces: (lang: Lang) => readonly { face: DieFace; text: string }[]
  unit: (field: F, piece: Pick, lang: Lang) => UnitWords | null
  /** How an event shows on the board, as things stand before it. */
  motions: (event: E, field: F, viewer: Seat) => Motions
  thrown: (event: E, field: F, lang: Lang) => Throw | null
  quote: (event: E, field: F, lang: Lang, n: number) => Said | null
  /** Whose line it is in the log. */
  byWhom: (event: E, field: F) => Side | undefined
  /** A heading of the log. */
  heading: (event: E, field: F, lang: Lang) => string | null
  /** Whether that heading is only of a part of a turn: left out where nothing happens in it. */
  isPart?: (event: E) => boolean
  /** Several events in a row told in one sentence; how many of them, from the first. */
  inOne: (events: readonly E[], field: F, lang: Lang) => { count: number; text: string } | null
  /** Small things that need no line of their own in the log. */
  isMinor: (event: E, together: readonly E[]) => boolean
  oddsAsked: (asking: Asking<F>, hover: Hover, pointed: Pointed | null) => OddsAsked | null
  oddsShown: (odds: unknown, asking: Asking<F>, lang: Lang) => OddsProps | null
  armies: (field: F, lang: Lang) => readonly Army[]
  piles: (field: F, lang: Lang) => readonly { name: string; count: number }[]
  references: (lang: Lang) => readonly Reference[]
  thumb: (field: F) => ThumbMap
  /** Who stands where on the picture of the whole field. */
  plan: (field: F) => Plan
  statistics: (moments: readonly Moment[], lang: Lang) => readonly Counted[]
  /** Names of places in sentences, to be lit when one points at them. */
  places: RegExp
  /** What matters in a sentence. */
  strong: RegExp
}

/** A name with what goes before it in Spanish: el Imperio, al Imperio, del Imperio. */
export interface Spoken {
  /** What words about it agree with: more than 1 for several. */
  form: number
  the: string
  to: string
  of: string
}

export const plainly = (name: string): Spoken => ({ form: 0, the: name, to: `a ${name}`, of: `de ${name}` })

/** A skin whose field nobody outside needs to know. */
// biome-ignore lint/suspicious/noExplicitAny: a game seen from outside
export type AnySkin = Skin<any, any>

/** How many units an answer can name at the most, once it has begun so. */
export function mostPicked<F>({ decision, draft, rules, view }: Asking<F>): number {
  const full = [...draft]
  for (
    let choice = rules.referee.next(view, decision.seat, full);
    choice?.of === 'unit' && choice.options.length > 0;
  ) {
    full.push(choice.options[0])
    choice = rules.referee.next(view, decision.seat, full)
  }
  return full.length
}
