import type { Lang, Picks, RuleId, Told } from '@acies/kernel'
import { pose as poseAt, slid } from '@acies/table'
import type { Asking } from '../skin.ts'
import type { Held, Settled, TableDress } from './dress.ts'
import { INCH, type PosePick } from './places.ts'

/** A question for a pose, as far as it has been answered. */
export interface InHand {
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
  const placed = typeof last === 'object' ? last : null
  if (choice !== null ? choice.of !== 'pose' : placed === null) return null
  const prefix = choice === null ? draft.slice(0, -1) : draft
  const asked = choice ?? rules.referee.next(view, decision.seat, prefix)
  if (asked?.of !== 'pose') return null
  const held = dress.held(asking, asked.about, prefix, lang)
  return held && { held, prefix, placed: choice === null ? placed : null }
}

/** The pose an advice has for the thing in the hand. */
export function advisedPose({ prefix }: InHand, advice: Picks | null): PosePick | null {
  const pose = advice?.[prefix.length]
  const fits = typeof pose === 'object' && prefix.every((pick, i) => `${pick}` === `${advice?.[i]}`)
  return fits ? pose : null
}

/** The rule against a pose, or null. */
export function faultAt<F>({ rules, view, decision }: Asking<F>, prefix: Picks, at: PosePick): RuleId | null {
  return rules.referee.refuse(view, decision.seat, [...prefix, at])?.rule ?? null
}

/** `fine`: exactly where the hand is. */
export const settled = <F>(asking: Asking<F>, { held, prefix }: InHand, wanted: PosePick, fine = false): Settled =>
  held.settle?.(wanted, fine) ?? putDown(asking, prefix, wanted)

const STEP = INCH / 4
const AROUND = [0, 4500, 9000, 13500, 18000, 22500, 27000, 31500]
/** There, or as near as may be within an inch. */
function putDown<F>(asking: Asking<F>, prefix: Picks, wanted: PosePick): Settled {
  const rule = faultAt(asking, prefix, wanted)
  if (rule === null) return { pose: wanted, rule, wanted }
  for (let d = STEP; d <= INCH; d += STEP) {
    for (const way of AROUND) {
      const near = slid(poseAt(...wanted), way, Math.round(d))
      const pose: PosePick = [near.x, near.y, near.facing]
      if (faultAt(asking, prefix, pose) === null) return { pose, rule: null, wanted }
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
  const tidy = held.tidy?.find(pose => faultAt(asking, prefix, pose) === null)
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
  return found.size > 0 || held.reach !== undefined ? [...found.values()].slice(0, n) : someplace(asking, prefix, sheet)
}

const NET = 12
/** The first place in a coarse net over the table where it may lie. */
function someplace<F>(
  asking: Asking<F>,
  prefix: Picks,
  { width, depth }: { width: number; depth: number },
): PosePick[] {
  for (const facing of [0, 9000, 4500])
    for (let row = 1; row < NET; row++)
      for (let column = 1; column < NET; column++) {
        const at: PosePick = [Math.round((width * column) / NET), Math.round((depth * row) / NET), facing]
        if (faultAt(asking, prefix, at) === null) return [at]
      }
  return []
}
