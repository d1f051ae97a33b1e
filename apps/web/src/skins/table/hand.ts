import type { Picks } from '@acies/kernel'
import { bearing, length, pose as poseAt, slid, turnBetween } from '@acies/table'
import {
  allowance,
  type Element,
  type ElementKind,
  elementAt,
  type Field,
  type Gait,
  isCommander,
  leaver,
  startOf,
  type Troop,
  wayOf,
} from '@acies/tercios'
import type { Asking } from '../skin.ts'
import { drawnUp } from './deployment.ts'
import { INCH, type PosePick, poseOfUnit } from './places.ts'

type Ask = Asking<Field>

/** What is to be placed: a unit or a piece of ground. */
export type Subject = { is: 'unit'; id: number } | { is: 'element'; kind: ElementKind; id: number }

/** A question for a pose, as far as it has been answered. */
export interface InHand {
  subject: Subject
  /** Troops go straight and face the way they went; commanders have no front; the rest is put down as one likes. */
  how: 'march' | 'ride' | 'free'
  gait: Gait
  /** What was picked before the pose. */
  prefix: Picks
  /** The pose that is picked already. */
  placed: PosePick | null
}

const GAITS: Readonly<Record<string, Gait>> = { 'choose-deed': 'attention', 'choose-vanguard': 'plain' }

export function inHand(asking: Ask | null): InHand | null {
  if (asking === null) return null
  const { draft, choice, decision, view, rules } = asking
  const last = draft[draft.length - 1]
  const placed = typeof last === 'object' ? last : null
  if (choice !== null ? choice.of !== 'pose' : placed === null) return null
  const prefix = choice === null ? draft.slice(0, -1) : draft
  const asked = choice ?? rules.referee.next(view, decision.seat, prefix)
  if (asked?.of !== 'pose') return null
  const g = view.field
  const subject = subjectOf(g, asked.about, prefix)
  if (subject === null) return null
  const marches = ['choose-move', 'choose-deed', 'choose-vanguard'].includes(decision.step)
  const how = subject.is === 'unit' && isCommander(subject.id) ? 'ride' : marches ? 'march' : 'free'
  const gait = GAITS[decision.step] ?? (decision.v.gait as Gait | undefined) ?? 'plain'
  return { subject, how, gait, prefix, placed: choice === null ? placed : null }
}
function subjectOf(g: Field, about: number | undefined, prefix: Picks): Subject | null {
  if (about !== undefined) return { is: 'unit', id: about }
  const last = prefix[prefix.length - 1]
  if (typeof last === 'string') return { is: 'element', kind: last as ElementKind, id: -1 }
  const e = g.elements.find(one => one.id === last)
  return e === undefined ? null : { is: 'element', kind: e.kind, id: e.id }
}

/** The pose an advice has for the thing in the hand. */
export function advisedPose({ prefix }: InHand, advice: Picks | null): PosePick | null {
  const pose = advice?.[prefix.length]
  const fits = typeof pose === 'object' && prefix.every((pick, i) => `${pick}` === `${advice?.[i]}`)
  return fits ? pose : null
}

/** The rule against a pose, or null. */
export function faultAt({ rules, view, decision }: Ask, { prefix }: InHand, at: PosePick): string | null {
  return rules.referee.refuse(view, decision.seat, [...prefix, at])?.rule ?? null
}

/** Where the thing comes to stand when the hand is there. */
export interface Settled {
  /** The nearest pose that is allowed; null for none. */
  pose: PosePick | null
  /** Why it may not stand where the hand is; null if it may. */
  rule: string | null
  wanted: PosePick
}

const STEP = INCH / 4

/** `fine`: exactly where the hand is; otherwise what is nearly straight ahead becomes straight. */
export function settled(asking: Ask, hand: InHand, wanted: PosePick, fine = false): Settled {
  return hand.how === 'march' && hand.subject.is === 'unit'
    ? marched(asking, hand, asking.view.field.troops[hand.subject.id], wanted, fine)
    : putDown(asking, hand, wanted)
}

/** In hundredths of a degree. */
const NEARLY = 250

/** Straight from where it stands, as far toward the hand as the rules let it. */
function marched(asking: Ask, hand: InHand, u: Troop, [x, y]: PosePick, fine: boolean): Settled {
  const g = asking.view.field
  const start = startOf(g, u, { x, y })
  const far = length(x - start.x, y - start.y)
  if (far < STEP) return { pose: null, rule: null, wanted: [x, y, u.facing] }
  const towards = bearing(start, { x, y })
  const ahead = !fine && u.building < 0 && Math.abs(turnBetween(u.facing, towards)) < NEARLY
  const straight = ahead ? u.facing : towards
  const at = (d: number, way = straight): PosePick => {
    const there = slid(poseAt(start.x, start.y, way), way, d)
    return [there.x, there.y, bearing(start, there)]
  }
  const wanted = at(far)
  const most = Math.min(far, mostFor(g, u, hand.gait, wanted))
  let rule: string | null = null
  /** The farthest it may go that way, but no less than so far. */
  const along = (way: number, least: number): PosePick | null => {
    for (let d = most; d >= least; d -= STEP) {
      const pose = at(Math.floor(d), way)
      const fault = faultAt(asking, hand, pose)
      if (fault === null) return pose
      if (way === straight) rule ??= fault
    }
    return null
  }
  const least = Math.max(STEP, most * NEAR_ENOUGH)
  const there = along(straight, least)
  if (there !== null) return { pose: there, rule, wanted }
  for (const aside of fine ? [] : ASIDE) {
    const found = along((straight + aside + 36000) % 36000, least)
    if (found !== null) return { pose: found, rule: null, wanted }
  }
  return { pose: along(straight, STEP), rule, wanted }
}
/** What is left of a way that is barred is worth going if it is this much of it. */
const NEAR_ENOUGH = 0.6
/** Ways that are tried beside one that is barred, in hundredths of a degree. */
const ASIDE = [500, -500, 1000, -1000, 1500, -1500]
export function mostFor(g: Field, u: Troop, gait: Gait, [x, y]: PosePick): number {
  const start = startOf(g, u, { x, y })
  return allowance(g, u, gait, wayOf(g, u, start, { x, y }))
}

const AROUND = [0, 4500, 9000, 13500, 18000, 22500, 27000, 31500]
/** There, or as near as may be within an inch. */
function putDown(asking: Ask, hand: InHand, wanted: PosePick): Settled {
  const rule = faultAt(asking, hand, wanted)
  if (rule === null) return { pose: wanted, rule, wanted }
  for (let d = STEP; d <= INCH; d += STEP) {
    for (const way of AROUND) {
      const near = slid(poseAt(...wanted), way, Math.round(d))
      const pose: PosePick = [near.x, near.y, near.facing]
      if (faultAt(asking, hand, pose) === null) return { pose, rule: null, wanted }
    }
  }
  return { pose: null, rule, wanted }
}

/** How far it could go every way, as an outline round where it stands; null for what is put down freely. */
export function reachOf(asking: Ask, hand: InHand, from: PosePick): PosePick[] | null {
  if (hand.how === 'free' || hand.subject.is !== 'unit') return null
  const rides = hand.how === 'ride'
  const inside = !rides && asking.view.field.troops[hand.subject.id].building >= 0
  const half = rides || inside ? 18000 : 9000
  const outline: PosePick[] = []
  for (let turn = -half; turn <= half; turn += 750) {
    const way = (from[2] + turn + 36000) % 36000
    const far = slid(poseAt(from[0], from[1], way), way, FARTHEST)
    const aim: PosePick = [far.x, far.y, far.facing]
    const end = rides ? ridden(asking, hand, from, way) : settled(asking, hand, aim, true).pose
    outline.push(end ?? from)
  }
  return half === 9000 ? [from, ...outline] : outline
}
const FARTHEST = 24 * INCH
function ridden(asking: Ask, hand: InHand, from: PosePick, way: number): PosePick | null {
  for (let d = 9 * INCH; d > 0; d -= INCH / 2) {
    const { x, y } = slid(poseAt(from[0], from[1], way), way, d)
    if (faultAt(asking, hand, [x, y, 0]) === null) return [x, y, 0]
  }
  return null
}

/** Poses the referee itself thinks of. */
export function candidatesFor(asking: Ask, hand: InHand, n: number): PosePick[] {
  const { rules, view, decision } = asking
  const { prefix, subject } = hand
  const places = decision.step === 'place-unit' && subject.is === 'unit' ? drawnUp(asking, subject.id) : []
  const tidy = places.find(pose => faultAt(asking, hand, pose) === null)
  let state = 20_260
  const random = (below: number): number => {
    state = (state * 48_271) % 0x7fffffff
    return state % below
  }
  const found = new Map<string, PosePick>(tidy && [[tidy.join(), tidy]])
  for (let tries = 0; tries < 6 && found.size < n; tries++) {
    for (const picks of rules.referee.candidates(view, decision.seat, n, random) ?? []) {
      const last = picks[picks.length - 1]
      if (typeof last !== 'object' || picks.length !== prefix.length + 1) continue
      if (prefix.some((pick, i) => `${pick}` !== `${picks[i]}`)) continue
      found.set(last.join(), last)
    }
  }
  return found.size > 0 || hand.how !== 'free' ? [...found.values()].slice(0, n) : someplace(asking, hand)
}

/** The first place in a coarse net over the table where it may lie. */
function someplace(asking: Ask, hand: InHand): PosePick[] {
  const { width, depth } = asking.view.field
  for (const facing of [0, 9000, 4500])
    for (let row = 1; row < NET; row++)
      for (let column = 1; column < NET; column++) {
        const at: PosePick = [Math.round((width * column) / NET), Math.round((depth * row) / NET), facing]
        if (faultAt(asking, hand, at) === null) return [at]
      }
  return []
}
const NET = 12

export interface Footprint {
  width: number
  depth: number
  round: boolean
}
/** A piece of ground as it would lie. */
export const elementOf = (g: Field, kind: ElementKind, at: PosePick): Element => elementAt(g, kind, poseAt(...at), -1)

export function footprintOf(g: Field, subject: Subject): Footprint {
  if (subject.is === 'element') {
    const e = elementOf(g, subject.kind, [g.width / 2, g.depth / 2, 0])
    const long = e.line.length > 0 ? INCH * 6 : e.width
    return { width: long, depth: e.line.length > 0 ? e.width : e.depth, round: false }
  }
  if (isCommander(subject.id)) {
    const { radius } = g.commanders[subject.id - 1000]
    return { width: 2 * radius, depth: 2 * radius, round: true }
  }
  const { width, depth } = leaver(g, g.troops[subject.id])
  return { width, depth, round: false }
}

/** How far it goes and turns to a pose. */
export function costOf(g: Field, u: Troop, [x, y, facing]: PosePick): { gone: number; turn: number } {
  const start = startOf(g, u, { x, y })
  return {
    gone: length(x - start.x, y - start.y) / INCH,
    turn: u.building < 0 ? Math.round(Math.abs(turnBetween(u.facing, facing)) / 100) : 0,
  }
}

/** Where the thing is before it has been moved. */
export function standing(g: Field, { subject }: InHand): PosePick | null {
  if (subject.is === 'element') {
    const e = g.elements.find(one => one.id === subject.id)
    return e === undefined ? null : [e.x, e.y, e.facing]
  }
  if (isCommander(subject.id)) {
    const c = g.commanders[subject.id - 1000]
    if (c.where !== 'table') return null
    return c.inside >= 0 ? poseOfUnit(g, c.inside) : poseOfUnit(g, subject.id)
  }
  return g.troops[subject.id].where === 'table' ? poseOfUnit(g, subject.id) : null
}
