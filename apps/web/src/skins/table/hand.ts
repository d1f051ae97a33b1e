import type { Lang, Pick, Picks, RuleId, Told } from '@acies/kernel'
import { pose as poseAt, slid } from '@acies/table'
import type { Asking } from '../skin.ts'
import type { Held, Settled, TableDress } from './dress.ts'
import { INCH, type PosePick } from './places.ts'

/** A question for a pose, as far as it has been answered. */
interface InHand {
  held: Held
  /** What was picked before the pose. */
  prefix: Picks
  /** The pose that is picked already. */
  placed: PosePick | null
}

export function inHand<F, E extends Told>(
  dress: TableDress<F, E>,
  asking: Asking<F> | null,
  lang: Lang = 'es',
): InHand | null {
  if (asking === null || dress.held === undefined) return null
  const { draft, choice, decision, view, rules } = asking
  const last = draft[draft.length - 1]
  // What is put down can still be moved: when the answer is whole, and while it only might be longer.
  const enough = choice === null || (choice.of === 'number' && choice.enough !== undefined && typeof last === 'object')
  const whole = enough && (typeof last === 'object' || typeof last === 'number')
  if (choice === null && !whole) return null
  const prefix = whole ? draft.slice(0, -1) : draft
  const asked = whole ? rules.referee.next(view, decision.seat, prefix) : choice
  if (asked?.of !== 'pose' && asked?.of !== 'number') return null
  const held = dress.held(asking, asked.about, prefix, lang)
  if (held === null || (held.facing === true) !== (asked.of === 'number')) return null
  return { held, prefix, placed: whole ? placedAt(held, last) : null }
}
const placedAt = ({ from }: Held, last: Pick): PosePick | null =>
  typeof last === 'object' ? last : typeof last === 'number' && from !== null ? [from[0], from[1], last] : null

/** The pick that a pose of the thing in the hand means. */
export const pickAt = ({ held }: InHand, at: PosePick): Pick => (held.facing ? at[2] : at)

/** The pose an advice has for the thing in the hand. */
export function advisedPose({ prefix }: InHand, advice: Picks | null): PosePick | null {
  const pose = advice?.[prefix.length]
  const fits = typeof pose === 'object' && prefix.every((pick, i) => `${pick}` === `${advice?.[i]}`)
  return fits ? pose : null
}

/** The rule against a pose, or null. */
export function faultAt<F>({ rules, view, decision }: Asking<F>, prefix: Picks, at: Pick): RuleId | null {
  return rules.referee.refuse(view, decision.seat, [...prefix, at])?.rule ?? null
}
const faultOf = <F>(asking: Asking<F>, hand: InHand, at: PosePick): RuleId | null =>
  faultAt(asking, hand.prefix, pickAt(hand, at))

/** `fine`: exactly where the hand is. */
export function settled<F>(asking: Asking<F>, hand: InHand, wanted: PosePick, fine = false): Settled {
  const { held } = hand
  if (held.facing && held.from !== null) return turnedTo(asking, hand, held.from, wanted)
  return held.settle?.(wanted, fine) ?? putDown(asking, hand, wanted)
}
/** It stays where it is and looks another way: to where the hand is, or as it was turned. */
function turnedTo<F>(asking: Asking<F>, hand: InHand, [x, y]: PosePick, wanted: PosePick): Settled {
  const far = Math.hypot(wanted[0] - x, wanted[1] - y)
  const way = (Math.atan2(wanted[0] - x, y - wanted[1]) * 18000) / Math.PI
  const facing = far < INCH ? wanted[2] : (((Math.round(way / TURN) * TURN) % 36000) + 36000) % 36000
  const pose: PosePick = [x, y, facing]
  const rule = faultOf(asking, hand, pose)
  return { pose: rule === null ? pose : null, rule, wanted: pose }
}
/** Hundredths of a degree to which a facing is rounded when it is pointed at. */
const TURN = 500

const STEP = INCH / 4
const AROUND = [0, 4500, 9000, 13500, 18000, 22500, 27000, 31500]
/** There, or as near as may be within an inch. */
function putDown<F>(asking: Asking<F>, hand: InHand, wanted: PosePick): Settled {
  const rule = faultOf(asking, hand, wanted)
  if (rule === null) return { pose: wanted, rule, wanted }
  for (let d = STEP; d <= INCH; d += STEP) {
    for (const way of AROUND) {
      const near = slid(poseAt(...wanted), way, Math.round(d))
      const pose: PosePick = [near.x, near.y, near.facing]
      if (faultOf(asking, hand, pose) === null) return { pose, rule: null, wanted }
    }
  }
  return { pose: null, rule, wanted }
}

/** Poses to offer: the tidy ones of the game, then those the referee itself thinks of. */
export function candidatesFor<F>(
  asking: Asking<F>,
  hand: InHand,
  sheet: { width: number; depth: number },
  n: number,
): PosePick[] {
  const { rules, view, decision } = asking
  const { prefix, held } = hand
  if (held.facing) return []
  const tidy = held.tidy?.find(pose => faultOf(asking, hand, pose) === null)
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
  return found.size > 0 || held.reach !== undefined ? [...found.values()].slice(0, n) : someplace(asking, hand, sheet)
}

const NET = 12
/** The first place in a coarse net over the table where it may lie. */
function someplace<F>(asking: Asking<F>, hand: InHand, { width, depth }: { width: number; depth: number }): PosePick[] {
  for (const facing of [0, 9000, 4500])
    for (let row = 1; row < NET; row++)
      for (let column = 1; column < NET; column++) {
        const at: PosePick = [Math.round((width * column) / NET), Math.round((depth * row) / NET), facing]
        if (faultOf(asking, hand, at) === null) return [at]
      }
  return []
}
