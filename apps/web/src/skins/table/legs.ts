import { type Choice, fits, type Pick, type Picks, type RuleId } from '@acies/kernel'
import { type Base, type Corner, forwardSense, turnBetween, wheeled } from '@acies/table'
import type { ReactNode } from 'react'
import type { Pose } from '../../look/table/geometry.ts'
import type { Asking } from '../skin.ts'
import type { Overlay } from './dress.ts'
import type { Place, PosePick, Sheet } from './places.ts'

/**
 * What a word of a manoeuvre does. Its number counts `step`s: units of the table or hundredths of a degree. `word` takes as many
 * numbers as `next` asks for and leaves it to the game's `walk` what becomes of the thing (about face, form a column, charge).
 */
export type LegWord =
  | { go: 'ahead'; step: number }
  | { go: 'wheel'; corner: Corner; step: number }
  /** A bearing, then a length. */
  | { go: 'slide'; step: number }
  /** The facing it will have. */
  | { go: 'face'; step: number }
  /** Straight on until it meets an enemy: the last leg there is. */
  | { go: 'charge' }
  | { go: 'word' }

export type Turn = 'left' | 'right' | 'rear'

/** The room a thing takes, and how it looks there. */
export interface Form {
  width: number
  depth: number
  draw: (at: PosePick, seen: Pose, sheet: Sheet) => ReactNode
}

/** A thing that goes leg by leg: kind `manoeuvre`, answered `[…, word, n, word, n, …]`; with the form it sets out in. */
export interface Manoeuvre extends Form {
  piece: number
  name: string
  from: PosePick
  /** Picks that come before the legs: which unit, how it goes. */
  prefix: Picks
  word: (word: string) => LegWord
  /** Words that turn it where it stands, by a quarter or about. */
  turns?: Readonly<Record<Turn, string>>
  /** Where a draft leads, what it costs and what is wrong with it; nothing is done. */
  walk: (draft: Picks) => Walked
  /** Who could strike it where a draft leads: sought once the hand rests. */
  foresee?: (draft: Picks) => Overlay | null
}

/** A draft of legs as it moves the ghost. */
export interface Walked {
  /** One for each leg that leads somewhere, with the room of who goes where it is not the one it set out with. */
  ways: readonly WayGone[]
  at: PosePick
  /** What it has become on the way: wider, turned about. */
  form?: Form
  /** What it costs, in words: "0,6 + wheel 1 + 2,3 = 3,9 of 4 UD". */
  cost: string
  /** What forbids it as it is, or null. */
  fault: RuleId | null
  /** What it would meet there. */
  overlay?: Overlay | null
}

export interface WayGone {
  from: PosePick
  to: PosePick
  pivot?: Place
  width?: number
  depth?: number
}

/** A word and its numbers. */
export interface Leg {
  word: string
  numbers: readonly number[]
}

export function legsOf({ prefix }: Manoeuvre, draft: Picks): Leg[] {
  const legs: { word: string; numbers: number[] }[] = []
  for (const pick of draft.slice(prefix.length)) {
    if (typeof pick === 'string') legs.push({ word: pick, numbers: [] })
    else if (typeof pick === 'number') legs.at(-1)?.numbers.push(pick)
  }
  return legs
}
export const draftOf = ({ prefix }: Manoeuvre, legs: readonly Leg[]): Picks => [
  ...prefix,
  ...legs.flatMap((leg): Pick[] => [leg.word, ...leg.numbers]),
]
/** The draft without its last leg. */
export const shorter = (man: Manoeuvre, draft: Picks): Picks => draftOf(man, legsOf(man, draft).slice(0, -1))

const choiceAfter = <F>({ rules, view, decision }: Asking<F>, draft: Picks): Choice | null =>
  rules.referee.next(view, decision.seat, draft)

/** The words that may follow. */
export function wordsAfter<F>(asking: Asking<F>, draft: Picks): readonly string[] {
  const choice = choiceAfter(asking, draft)
  return choice?.of === 'word' ? choice.options : []
}

/** How little and how much the number of a word may be; null where it has none or may not follow. */
export function boundsOf<F>(asking: Asking<F>, draft: Picks, word: string): { min: number; max: number } | null {
  if (!wordsAfter(asking, draft).includes(word)) return null
  const choice = choiceAfter(asking, [...draft, word])
  return choice?.of === 'number' ? { min: choice.min, max: choice.max } : null
}

/** The draft with one more leg, its last number as near to what is wanted as `next` lets it be; null where it may not follow. */
export function withLeg<F>(asking: Asking<F>, draft: Picks, { word, numbers }: Leg): Picks | null {
  if (!wordsAfter(asking, draft).includes(word)) return null
  const grown: Pick[] = [...draft, word]
  for (const wanted of numbers) {
    const choice = choiceAfter(asking, grown)
    if (choice?.of !== 'number') break
    const n = Math.min(choice.max, Math.max(choice.min, Math.round(wanted)))
    if (!fits(choice, n)) return null
    grown.push(n)
  }
  return grown
}

/** A leg that goes on where one of the same word ended is one leg. */
export function grownBy<F>(asking: Asking<F>, man: Manoeuvre, draft: Picks, leg: Leg): Picks {
  const legs = legsOf(man, draft)
  const last = legs.at(-1)
  const goesOn = last?.word === leg.word && ['ahead', 'wheel'].includes(man.word(leg.word).go)
  const before = goesOn ? draftOf(man, legs.slice(0, -1)) : draft
  const wanted = goesOn ? { ...leg, numbers: [(last.numbers[0] ?? 0) + (leg.numbers[0] ?? 0)] } : leg
  if (goesOn && wanted.numbers[0] === 0) return before
  return withLeg(asking, before, wanted) ?? draft
}

/** How often a leg is halved until nothing forbids it. */
const TRIES = 6

/** As much of the last leg as may be gone, and the rule against the rest. */
export function allowed(man: Manoeuvre, draft: Picks): { draft: Picks; rule: RuleId | null } {
  const rule = man.walk(draft).fault
  const last = draft.at(-1)
  if (rule === null || typeof last !== 'number') return { draft, rule }
  let [good, bad] = [0, last]
  for (let i = 0; i < TRIES && bad - good > 1; i++) {
    const n = Math.round((good + bad) / 2)
    if (man.walk([...draft.slice(0, -1), n]).fault === null) good = n
    else bad = n
  }
  return { draft: good === 0 ? shorter(man, draft) : [...draft.slice(0, -1), good], rule }
}

/** The draft before the charge that ends it: what may still be changed. */
export function beforeCharge(man: Manoeuvre, draft: Picks): Picks {
  const last = legsOf(man, draft).at(-1)
  return last !== undefined && man.word(last.word).go === 'charge' ? shorter(man, draft) : draft
}

/** Nearly straight ahead: in hundredths of a degree, or aside by this part of its width, which a hand is soon off. */
const STRAIGHT = 250
const SLIP = 1 / 8
/** So far to the side that it slides, if it may. */
const ASIDE = 6000
/** Nearer than this, in units of the table, it has not moved. */
const STILL = 200

/** Whoever goes, where a draft has led. */
export function baseAfter(man: Manoeuvre, draft: Picks): Base {
  const {
    at: [x, y, facing],
    form: { width, depth } = man,
  } = man.walk(draft)
  return { width, depth, x, y, facing }
}
const bearingTo = (from: Place, to: Place): number =>
  Math.round(((Math.atan2(to.x - from.x, from.y - to.y) * 18000) / Math.PI + 36000) % 36000)

/**
 * Legs that bring the middle of the front to a point: straight ahead if it lies there, else one wheel and then straight ahead; to
 * the side or to the rear by a slide where there is one. `corner`: which of the wheels that turn this way.
 */
export function legsTowards<F>(
  asking: Asking<F>,
  man: Manoeuvre,
  draft: Picks,
  point: Place,
  corner = 0,
): { draft: Picks; rule: RuleId | null } {
  const base = baseAfter(man, draft)
  const away = turnBetween(base.facing, bearingTo(base, point))
  if (Math.hypot(point.x - base.x, point.y - base.y) < STILL) return { draft, rule: null }
  const words = wordsAfter(asking, draft)
  const slide = words.find(word => man.word(word).go === 'slide')
  if (slide !== undefined && Math.abs(away) > ASIDE) return slidTo(asking, man, draft, slide, point)
  if (Math.abs(away) <= STRAIGHT || slips(base, point, away)) return straightTo(asking, man, draft, point)
  const sense = away > 0 ? 1 : -1
  const wheels = words.filter(word => {
    const leg = man.word(word)
    return leg.go === 'wheel' && forwardSense(leg.corner) === sense
  })
  const wheel = wheels[corner % Math.max(1, wheels.length)]
  const leg = wheel === undefined ? null : man.word(wheel)
  if (wheel === undefined || leg?.go !== 'wheel') return straightTo(asking, man, draft, point)
  const angle = wheelToFace(base, leg.corner, point)
  const turned = grownBy(asking, man, draft, { word: wheel, numbers: [Math.round(Math.abs(angle) / leg.step)] })
  const done = allowed(man, turned)
  const gone = done.rule === null ? straightTo(asking, man, done.draft, point) : done
  if (`${gone.draft}` !== `${done.draft}`) return gone
  // A wheel that leaves nothing to go on with is not worth it where straight on leads nearer.
  const straight = straightTo(asking, man, draft, point)
  const rest = ({ draft: to }: { draft: Picks }): number => leftTo(man.walk(to).at, point)
  return rest(straight) < rest(gone) ? straight : gone
}
const leftTo = ([x, y]: PosePick, to: Place): number => Math.hypot(to.x - x, to.y - y)

/** Ahead of it, and hardly aside. */
function slips(from: Base, to: Place, away: number): boolean {
  const aside = Math.hypot(to.x - from.x, to.y - from.y) * Math.abs(Math.sin((away * Math.PI) / 18000))
  return Math.abs(away) < 4500 && aside < from.width * SLIP
}

function straightTo<F>(asking: Asking<F>, man: Manoeuvre, draft: Picks, point: Place) {
  const { at } = man.walk(draft)
  const words = wordsAfter(asking, draft)
  const radians = (at[2] * Math.PI) / 18000
  const far = (point.x - at[0]) * Math.sin(radians) - (point.y - at[1]) * Math.cos(radians)
  for (const word of words) {
    const leg = man.word(word)
    if (leg.go !== 'ahead' || Math.sign(far) !== Math.sign(leg.step)) continue
    const n = Math.round(far / leg.step)
    if (n <= 0) continue
    const gone = allowed(man, grownBy(asking, man, draft, { word, numbers: [n] }))
    // What stands in the way is charged, where it may be.
    const charge = gone.rule === null ? undefined : words.find(one => man.word(one).go === 'charge')
    const struck = charge === undefined ? null : [...draft, charge]
    return struck !== null && man.walk(struck).fault === null ? { draft: struck, rule: null } : gone
  }
  return { draft, rule: null }
}

function slidTo<F>(asking: Asking<F>, man: Manoeuvre, draft: Picks, word: string, point: Place) {
  const { at } = man.walk(draft)
  const leg = man.word(word)
  if (leg.go !== 'slide') return { draft, rule: null }
  const from = { x: at[0], y: at[1] }
  const far = Math.round(Math.hypot(point.x - from.x, point.y - from.y) / leg.step)
  const grown = withLeg(asking, draft, { word, numbers: [bearingTo(from, point), far] })
  return grown === null ? { draft, rule: null } : allowed(man, grown)
}

/** The angle of a wheel after which a point lies straight ahead of the middle of the front. */
export function wheelToFace(base: Base, corner: Corner, point: Place): number {
  let angle = 0
  let now: { x: number; y: number; facing: number } = base
  for (let i = 0; i < 24; i++) {
    const left = turnBetween(now.facing, bearingTo(now, point))
    if (Math.abs(left) < 20) break
    angle += left
    now = wheeled(base, corner, angle)
  }
  // Never the wrong way round, nor all the way.
  const sense = forwardSense(corner)
  return sense * Math.min(18000, Math.max(0, angle * sense))
}

/** Wheels about a corner as far as the hand has been dragged round it. */
export function wheeledBy<F>(
  asking: Asking<F>,
  man: Manoeuvre,
  draft: Picks,
  word: string,
  angle: number,
): { draft: Picks; rule: RuleId | null } {
  const leg = man.word(word)
  if (leg.go !== 'wheel') return { draft, rule: null }
  const n = Math.round((angle * forwardSense(leg.corner)) / leg.step)
  return n === 0 ? { draft, rule: null } : allowed(man, grownBy(asking, man, draft, { word, numbers: [n] }))
}

/** Turned on the spot to a facing, where there is a word for it; a turn that was the last leg is changed. */
export function facedTo<F>(
  asking: Asking<F>,
  man: Manoeuvre,
  draft: Picks,
  facing: number,
): { draft: Picks; rule: RuleId | null } | null {
  const last = legsOf(man, draft).at(-1)
  const again = last !== undefined && man.word(last.word).go === 'face'
  const before = again ? shorter(man, draft) : draft
  const word = faceWord(asking, man, before)
  const leg = word === undefined ? null : man.word(word)
  if (word === undefined || leg?.go !== 'face') return null
  const grown = withLeg(asking, before, {
    word,
    numbers: [Math.round((((facing % 36000) + 36000) % 36000) / leg.step)],
  })
  if (grown === null) return null
  const rule = man.walk(grown).fault
  return { draft: rule === null ? grown : draft, rule }
}
/** Turned by a word of its own; where it may not, by which rule. */
export function facedBy<F>(asking: Asking<F>, man: Manoeuvre, draft: Picks, turn: Turn) {
  const word = man.turns?.[turn]
  if (word === undefined) return null
  const { rules, view, decision } = asking
  const grown = withLeg(asking, draft, { word, numbers: [] })
  if (grown === null) return { draft, rule: rules.referee.why(view, decision.seat, draft, word) }
  const rule = man.walk(grown).fault
  return { draft: rule === null ? grown : draft, rule }
}
export const faceWord = <F>(asking: Asking<F>, man: Manoeuvre, draft: Picks): string | undefined =>
  wordsAfter(asking, draft).find(word => man.word(word).go === 'face')

/** The wheel by which a front corner goes forward: about the other one. */
export function wheelOf<F>(asking: Asking<F>, man: Manoeuvre, draft: Picks, about: Corner): string | undefined {
  return wordsAfter(asking, draft).find(word => {
    const leg = man.word(word)
    return leg.go === 'wheel' && leg.corner === about
  })
}
