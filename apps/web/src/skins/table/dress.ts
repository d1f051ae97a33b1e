import type { Lang, Pick, Picks, RuleId, Seat, Told } from '@acies/kernel'
import type { ReactNode } from 'react'
import type { Motion, Motions } from '../../look/hex/animate.ts'
import type { Range } from '../../look/table/aids.tsx'
import type { Pose } from '../../look/table/geometry.ts'
import type { AreaKind, BlockKind, LineKind } from '../../look/table/ground.ts'
import type { BaseLight } from '../../look/table/outline.ts'
import type { RulerMarks } from '../../look/table/TableBoard.tsx'
import type { Saying } from '../errand.ts'
import type { Asking, Hover, Skin } from '../skin.ts'
import type { Manoeuvre } from './legs.ts'
import type { Place, PosePick, Sheet } from './places.ts'
import type { Missed } from './useAiming.ts'

/*
 * What a game gives to be drawn and played on the free table.
 *
 * The table knows no game. It lays out the sheet, writes names where there is room, lights what may be picked, lets things be
 * dragged, tapped, moved by keys, measures, shows ways that were gone, and reports picks. A game dresses it:
 *
 *   the sheet     `table`, `isTurned`, `scenery`, `measure`
 *   what stands   `pieces`: each with its pose, its footprint, its names and how it draws itself
 *   how a step    a unit, a word, a number    nothing to do: pieces are lit and buttons made from the choice
 *   is answered   a pose                      `held`: what is in the hand, where it may go, what that costs
 *                 legs (kind `manoeuvre`)     `manoeuvre`: what each word does, and where a draft of legs leads (`legs.ts`)
 *                 in the tray                 `Tray`, `inTray`, `choosesIn`
 *                 several in one gesture      `pulled`, `dropped`, `turned`: a piece dragged, let go over another, turned by Q, E, S
 *                                             before its place is asked for; `together`: a line chosen with Shift and dragged
 *   what it shows `concerns`, `reaches`, `bearing`, `commands`, `aim`, `zones`: overlays of arcs, rings, lines and areas
 *   what happens  `actor`, `moved`, `beats`: how an event moves pieces, from which trails and ends are drawn too
 *   what it says  the rest of the skin: sheets, odds, log, armies, reference (`skin.ts`)
 *
 * Lengths are units of the table, a hundredth of a millimetre; angles hundredths of a degree, clockwise from north. A pose is
 * the middle of the front edge, of a disc its middle. What the table hands to drawing functions is already as the viewer
 * sees it, in millimetres and degrees.
 */
/** Whom a question is about, and against whom; -1 for nobody. */
export interface Concern {
  about: number
  against: number
  /** It is the one asked about who strikes; otherwise the other comes at him. */
  strikes?: boolean
}

export interface TableDress<F, E extends Told> extends Words<F, E> {
  /** How large the table is, and a word from which its grass grows. */
  table: (g: F) => { width: number; depth: number; seed: string }
  /** Whether this seat looks at the table from its far edge. */
  isTurned: (g: F, viewer: Seat) => boolean
  scenery: (g: F, lang: Lang) => readonly Scenery[]
  /** How a length is told: in inches, in unit distances; and the ruler along the edge, where that is not in inches. */
  measure: { say: (units: number, lang: Lang) => string; ruler?: RulerMarks }

  /** Everything that stands on the table. What lies beside pieces while a question is answered is drawn with them. */
  pieces: (g: F, lang: Lang, asking: Asking<F> | null, hint: Picks | null) => readonly Piece[]

  /** Whom a question is about, and the enemy who raises it. Without it: what its choice or its `unit` names. */
  concerns?: (asking: Asking<F>) => Concern
  /** The thing a question for a pose wants placed. */
  held?: (asking: Asking<F>, about: number | undefined, prefix: Picks, lang: Lang) => Held | null
  /** The thing that goes leg by leg, once it is known which. */
  manoeuvre?: (asking: Asking<F>, lang: Lang) => Manoeuvre | null
  /** Pointing at a piece chooses it for the tray and answers nothing. */
  choosesIn?: (asking: Asking<F>) => boolean
  /** A pick that need not be asked for. */
  obvious?: (asking: Asking<F>) => Pick | null
  /** Things on the table that a click makes the draft of: sections to wrap with, ends to lengthen. */
  spots?: (asking: Asking<F>, lang: Lang) => readonly Spot[]
  /** What it means to drag a piece before its place is asked for, question by question; null: nothing. */
  pulled?: (asking: Asking<F>, piece: number) => Saying<F> | null
  /** What it means to let a piece go over another. */
  dropped?: (asking: Asking<F>, piece: number, onto: number) => Saying<F> | null
  /** Why a piece let go over another does nothing to it, where it cannot go there either. */
  missed?: (asking: Asking<F>, piece: number, onto: number) => Missed | null
  /** What it means to turn whoever the question is about by a quarter: Q, E, S. */
  turned?: (asking: Asking<F>, way: 'left' | 'right' | 'rear') => Saying<F> | null
  /** Pieces that may go together where the rules let them act one after another. */
  together?: Together<F>
  /** Whether a word or a number means a place, so that each is shown where it would lead. */
  leadsSomewhere?: (asking: Asking<F>) => boolean

  /** How far a piece shoots, charges, marches: shown when somebody looks at it. */
  reaches?: (g: F, piece: number, lang: Lang) => Overlay | null
  /** Which way it looks, without a distance: shown in its stead where nothing may be measured. */
  bearing?: (g: F, piece: number, lang: Lang) => Overlay | null
  /** What is seen of a piece when somebody looks at it: its sections, whom it touches. */
  details?: (g: F, piece: number, lang: Lang) => Overlay | null
  /** The rule by which nothing may be measured now, by what is asked and which switches are on; null where one may. */
  unmeasured?: (asking: Asking<F> | null, options: readonly string[]) => RuleId | null
  /** Who goes for whom, as far as it is declared. */
  arrows?: (g: F, asking: Asking<F> | null) => readonly { from: number; to: number }[]
  /** How far commanders reach. */
  commands?: (g: F, viewer: Seat, lang: Lang) => Overlay | null
  /** From whoever is asked for an enemy to the one pointed at. */
  aim?: (asking: Asking<F>, hovered: number | null, lang: Lang) => Overlay | null
  /** Areas in which one deploys, or would. */
  zones?: (asking: Asking<F>, hover: Hover) => readonly (readonly Place[])[]

  /** The piece an event tells of; -1 for none. */
  actor: (event: E) => number
  /** How an event moves a piece. */
  moved: (event: E) => Moved | null
  /** What flew over the table: its line, and where it came down how wide, in units of the table. */
  flew?: (event: E) => Flight | null
  /** What else is seen of an event. */
  beats?: (event: E, g: F) => Motions
}

type Kept<F, E extends Told> = Omit<Skin<F, E>, 'Stage' | 'Picture' | 'plan' | 'motions' | 'hasPlace' | 'coordinates'>
/** What games without cards, dice faces or piles of their own need not say. */
type Spared = 'hand' | 'dieFaces' | 'faces' | 'inOne' | 'piles' | 'remark' | 'stop' | 'option' | 'count' | 'quote'
type Words<F, E extends Told> = Omit<Kept<F, E>, Spared> &
  Partial<globalThis.Pick<Kept<F, E>, Spared & keyof Kept<F, E>>>

/** A piece of ground: an area, a line with its width, or a block that stands on it. */
export interface Scenery {
  /** The number it is picked by. */
  id: number
  spoken: string
  /** What is written beside it. */
  name?: string
  outline: readonly Place[]
  look:
    | { area: AreaKind }
    | { line: LineKind; points: readonly Place[]; width: number }
    | { block: BlockKind; width: number; depth: number; facing: number }
}

/** A thing that stands on the table. */
export interface Piece {
  /** The number it is picked by. */
  id: number
  seat: Seat
  at: PosePick
  width: number
  depth: number
  /** A disc about its pose: it has no front. */
  round?: boolean
  /** Loose men, drawn under all others: their room is no wall, and covers nobody. */
  loose?: boolean
  /** Inside another: it has a place, and is not drawn. */
  inside?: boolean
  /** Only its own side sees it: whoever shares the device names it by a button. */
  veiled?: boolean
  /** What is written beside it; nothing if empty. */
  name: string
  /** Its name stands behind it: before its front somebody fights. */
  namedBehind?: boolean
  /** What it is called in files and in the log. */
  place: string
  /** For the screen reader. */
  spoken: string
  /** Room that its markers take, in millimetres to the right of and ahead of its front. */
  beside?: readonly { right: number; ahead: number; half: number; tall: number }[]
  draw: (drawn: Drawn) => ReactNode
}

/** What a piece needs to know to draw itself. */
export interface Drawn extends Pose {
  light?: BaseLight
  /** More about it for the screen reader: that it is proposed. */
  said?: string
  /** In the hand: what stays on the table is its shadow. */
  lifted: boolean
  /** Its name, in lines, and where from its pose their middle lies. */
  name?: string
  nameX?: number
  nameY?: number
}

/** A thing in the hand, as long as its pose is asked for. */
export interface Held {
  /** The piece that leaves its place; null for what comes from elsewhere. */
  piece: number | null
  name: string
  from: PosePick | null
  width: number
  depth: number
  shape: 'base' | 'disc' | 'oval' | 'block'
  /** The hand may turn it on the spot. */
  turns: boolean
  /** It goes straight and faces the way it went: to turn it is to choose another way. */
  straight: boolean
  /** Only its facing is asked for, a number: it turns where it stands. */
  facing?: boolean
  draw: (at: PosePick, seen: Pose, sheet: Sheet) => ReactNode
  /** What it costs to stand there, in words. */
  cost: (at: PosePick) => string
  /** Where it comes to stand when the hand is there; without it, there or within an inch. */
  settle?: (wanted: PosePick, fine: boolean) => Settled
  /** Where it lands when let go: slight overlaps put right. */
  lands?: (at: PosePick) => PosePick
  /** How far it could go every way, as an outline. */
  reach?: () => readonly PosePick[] | null
  /** Places to begin with, the best first. */
  tidy?: readonly PosePick[]
  /** What it would have before it there. */
  foresee?: (at: PosePick) => Foreseen | null
}

/** What a thing in the hand would have before it: drawn on the table, and told beside it. */
export interface Foreseen {
  overlay: Overlay
  /** Beside the board. */
  slips?: (onRule: (rule: RuleId) => void) => ReactNode
  /** On the phone, in a few lines under the board. */
  lines?: ReactNode
}

/** Where a thing comes to stand when the hand is somewhere. */
export interface Settled {
  /** The nearest pose that is allowed; null for none. */
  pose: PosePick | null
  /** Why it may not stand where the hand is; null if it may. */
  rule: RuleId | null
  wanted: PosePick
}

/** The line of a shot: how wide its stone comes down, how wide its hail spreads at the end, how broad a strip it may strike. */
export interface Flight {
  from: Place
  to: Place
  round?: number
  spread?: number
  broad?: number
  /** Whom it would pass through. */
  struck?: readonly { at: PosePick; width: number; depth: number }[]
}

/** How far pieces go together, in units of the table. */
export interface Shift {
  x: number
  y: number
}

/**
 * Several pieces that go by the same shift: they are chosen with Shift (click or Enter) and one of them is dragged, or all are
 * nudged by the arrows. The answers are the game's own, one after another, so that nothing is allowed that is not allowed to
 * each of them.
 */
export interface Together<F> {
  /** Who may be chosen now. */
  who: (asking: Asking<F>) => readonly number[]
  /** The rule by which one of them cannot go along, as far as it can be told beforehand. */
  against?: (asking: Asking<F>, piece: number, by: Shift) => RuleId | null
  /** Where the shift takes one of them, if not just there. */
  lands?: (asking: Asking<F>, piece: number, by: Shift) => PosePick
  /** What is said to this question so that the next of them goes; null when all have gone, or one cannot. */
  go: (asking: Asking<F>, members: readonly number[], by: Shift) => Saying<F> | null
}

/** A place on the table that stands for an answer. */
export interface Spot {
  /** The draft it makes. */
  draft: Picks
  at: PosePick
  width: number
  depth: number
  spoken: string
  /** Taken already, as the draft stands. */
  picked?: boolean
  /** A thing that may be taken into the hand: pressed and dragged on, or clicked. */
  carries?: boolean
}

/** Things measured and drawn over the table. */
export interface Overlay {
  /** What can be reached from a front: half circles unless `half` says how many degrees to each side. */
  arcs?: readonly { at: PosePick; ranges: readonly Range[]; half?: number }[]
  /** Reach of a commander, in millimetres round a point or round a footprint. */
  rings?: readonly { at: Place; reach: number; name?: string; round?: { at: PosePick; width: number; depth: number } }[]
  /** Where an enemy would have his say. */
  alarms?: readonly { at: Place; reach: number }[]
  lines?: readonly { from: Place; to: Place; text: string; reached: boolean; charge?: boolean }[]
  areas?: readonly { outline: readonly Place[]; kind: AreaTint; name?: string }[]
  /** Where two things touch: `joined` once they fight, else only if this is done. */
  contacts?: readonly { from: Place; to: Place; joined?: boolean }[]
  /** Shots that are not loosed yet. */
  flights?: readonly Flight[]
  /** Words beside a place; figures on it. */
  notes?: readonly { at: Place; text: string }[]
  figures?: readonly { at: Place; text: string }[]
}
type AreaTint = 'front' | 'flank' | 'rear' | 'reach'

/** A piece on its way. */
export interface Moved {
  piece: number
  /** Null when it comes from outside. */
  from: PosePick | null
  to: PosePick
  how: Extract<Motion['kind'], 'move' | 'retreat' | 'lead'>
}
