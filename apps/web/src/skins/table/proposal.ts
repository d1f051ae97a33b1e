import type { Lang, Picks, Told } from '@acies/kernel'
import { pose as poseAt, slid } from '@acies/table'
import type { Asking } from '../skin.ts'
import type { Held, Piece, TableDress } from './dress.ts'
import type { PosePick } from './places.ts'

/** Where a thing would come to stand. */
export interface ProposedPlace {
  at: PosePick
  width: number
  depth: number
  round: boolean
  /** The piece that would go there; null for what comes from elsewhere. */
  piece: number | null
}

/** What an adviser would answer, as it is drawn: dashed, and flagged once. */
export interface Proposal {
  units: readonly number[]
  /** Somebody of one's own, and the enemy he is sent against. */
  pairs: readonly { from: number; to: number }[]
  place: ProposedPlace | null
}
export const nothingProposed: Proposal = { units: [], pairs: [], place: null }

/** The pieces, the enemies and the place of an advice, read from what is asked for before each of its picks. */
export function proposalOf<F, E extends Told>(
  dress: TableDress<F, E>,
  asking: Asking<F>,
  pieces: ReadonlyMap<number, Piece>,
  hint: Picks | null,
  lang: Lang,
): Proposal {
  // Secret orders show their cards where they would lie.
  if (hint === null || dress.choosesIn?.(asking)) return nothingProposed
  const { seat } = asking.decision
  const asked = hint.map((_, i) => asking.rules.referee.next(asking.view, seat, hint.slice(0, i)))
  const isUnit = (i: number): boolean => asked[i]?.of === 'unit' && pieces.has(Number(hint[i]))
  const units = hint.flatMap((pick, i) => (isUnit(i) ? [Number(pick)] : []))
  const pairs = hint.flatMap((pick, i) => {
    const [from, to] = [Number(hint[i - 1]), Number(pick)]
    const isPair = i > 0 && isUnit(i - 1) && isUnit(i)
    return isPair && pieces.get(from)?.seat === seat && pieces.get(to)?.seat !== seat ? [{ from, to }] : []
  })
  const place = placeOf(dress, asking, hint, lang)
  // Somebody is moved or turned who was not asked for: it is about him.
  const about = asked[0]?.about ?? -1
  return { units: units.length === 0 && pieces.has(about) && hint.length > 0 ? [about] : units, pairs, place }
}

/** Where the advice would put something: the end of its legs, or its pose. */
function placeOf<F, E extends Told>(
  dress: TableDress<F, E>,
  asking: Asking<F>,
  hint: Picks,
  lang: Lang,
): ProposedPlace | null {
  const { rules, view, decision } = asking
  const at = (draft: Picks): Asking<F> => ({
    ...asking,
    draft,
    choice: rules.referee.next(view, decision.seat, draft),
  })
  if (decision.kind === 'manoeuvre') {
    const man = dress.manoeuvre?.(at(hint), lang) ?? null
    if (man === null || hint.length <= man.prefix.length) return null
    const { width, depth, piece } = man
    return { at: man.walk(hint).at, width, depth, round: false, piece }
  }
  const n = hint.findLastIndex(pick => typeof pick === 'object')
  const pose = hint[n]
  if (typeof pose !== 'object') return null
  const before = at(hint.slice(0, n))
  const held = dress.held?.(before, before.choice?.about, before.draft, lang) ?? null
  if (held === null) return null
  const { width, depth, piece, shape } = held
  return { at: lying(shape, pose, depth), width, depth, round: shape === 'disc' || shape === 'oval', piece }
}
/** A base stands by the middle of its front, ground by its own; what is round lies as it lies, whatever the pose says. */
function lying(shape: Held['shape'], [x, y, facing]: PosePick, depth: number): PosePick {
  if (shape === 'base') return [x, y, facing]
  if (shape !== 'block') return [x, y, 0]
  const front = slid(poseAt(x, y, facing), facing, depth / 2)
  return [front.x, front.y, facing]
}
