import type { Pick, Picks, RuleId } from '@acies/kernel'
import { type RefObject, useEffect, useState } from 'react'
import type { Asking, StageProps } from '../skin.ts'
import { boardPoint, type Found, type Place } from './places.ts'

/** Millimetres after which a press on a piece is a pull. */
const PULL = 14

const unitAt = (target: EventTarget | null): number => {
  const unit = target instanceof Element ? target.closest('[data-unit]')?.getAttribute('data-unit') : null
  return unit === null || unit === undefined ? -1 : Number(unit)
}

/** An arrow pulled from a piece, to the hand. */
export interface Aimed {
  from: number
  to: Place
  /** The piece under the hand, if it may be meant. */
  at: number
}
export interface Missed {
  rule: RuleId
  draft: Picks
  pick: Pick
}
export interface Aiming<F> {
  aimed: Aimed | null
  /** The question as it stands once the arrow has its first end. */
  asked: Asking<F> | null
  /** Why the one it was let go over may not be meant. */
  fault: Missed | null
}

type Asked<F> = { [key in 'asking' | 'onDraft']: StageProps<F>[key] }
/** The draft before the piece that waits for its partner. */
const settled = <F>({ draft, choice }: Asking<F>) => (choice?.about === undefined ? draft : draft.slice(0, -1))

/** Who is asked for pairs, one to another, may pull an arrow from the one to the other; of whom none may be pulled it is said why. */
export function useAiming<F>(
  { asking, onDraft }: Asked<F>,
  layer: RefObject<SVGGElement | null>,
  { pieces }: Found,
): Aiming<F> {
  const [aimed, setAimed] = useState<Aimed | null>(null)
  const [fault, setFault] = useState<Missed | null>(null)
  useEffect(() => {
    const board = layer.current?.closest('.table-board')
    if (asking === null || asking.decision.kind !== 'assign' || !(board instanceof SVGElement)) return
    const { rules, view, decision } = asking
    const before = settled(asking)
    const options = (draft: Asking<F>['draft']): readonly number[] => {
      const choice = rules.referee.next(view, decision.seat, draft)
      return choice?.of === 'unit' ? choice.options : []
    }
    const free = options(before)
    const barred = (unit: number): RuleId | null =>
      free.includes(unit) || pieces.get(unit)?.seat !== decision.seat
        ? null
        : rules.referee.why(view, decision.seat, before, unit)
    const over = new AbortController()
    const { signal } = over
    let pulled: { from: number; start: Place; targets: readonly number[]; moved: boolean } | null = null
    const begin = (event: PointerEvent): void => {
      const from = unitAt(event.target)
      const start = boardPoint(layer.current, event)
      setFault(null)
      if (event.button !== 0 || start === null) return
      const targets = free.includes(from) ? options([...before, from]) : []
      if (targets.length > 0 || barred(from) !== null) pulled = { from, start, targets, moved: false }
    }
    // The head of the arrow lies over what it points at.
    const under = ({ clientX, clientY }: PointerEvent): number =>
      document
        .elementsFromPoint(clientX, clientY)
        .map(unitAt)
        .find(unit => unit >= 0) ?? -1
    const meant = (event: PointerEvent): number => {
      const unit = under(event)
      return pulled?.targets.includes(unit) ? unit : -1
    }
    const pull = (event: PointerEvent): void => {
      const to = boardPoint(layer.current, event)
      if (pulled === null || to === null) return
      pulled.moved ||= Math.hypot(to.x - pulled.start.x, to.y - pulled.start.y) > PULL
      if (pulled.moved && pulled.targets.length > 0) setAimed({ from: pulled.from, to, at: meant(event) })
    }
    const drop = (event: PointerEvent): void => {
      const held = pulled
      const at = held === null ? -1 : meant(event)
      pulled = null
      setAimed(null)
      // Enter is for the button again.
      const focused = document.activeElement
      if (held?.moved && focused instanceof SVGElement) focused.blur()
      if (held === null || !held.moved) return
      const never = barred(held.from)
      if (never !== null) return setFault({ rule: never, draft: before, pick: held.from })
      // What the referee would not take is not drawn; what others still owe is no fault of this one.
      const against = (picks: Asking<F>['draft']): RuleId | null =>
        rules.referee.refuse(view, decision.seat, picks)?.rule ?? null
      const rule = at < 0 || against(before) !== null ? null : against([...before, held.from, at])
      const draft = [...before, held.from]
      const [over] = [at, under(event)].filter(unit => unit >= 0)
      const why = rule ?? (at < 0 && over !== undefined ? rules.referee.why(view, decision.seat, draft, over) : null)
      if (why !== null) setFault({ rule: why, draft, pick: over })
      else if (at >= 0) onDraft([...draft, at])
    }
    // The pane must not be pushed about by the hand that pulls.
    const still = (event: Event): void => {
      const unit = unitAt(event.target)
      if (free.includes(unit) || barred(unit) !== null) event.stopPropagation()
    }
    board.addEventListener('pointerdown', begin, { signal })
    board.addEventListener('mousedown', still, { signal })
    board.addEventListener('touchstart', still, { signal, passive: true })
    window.addEventListener('pointermove', pull, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', () => setAimed(null), { signal })
    return () => {
      over.abort()
      setAimed(null)
      setFault(null)
    }
  }, [asking, onDraft, layer, pieces])
  return { aimed, asked: aimed && asking && withFirst(asking, aimed.from), fault }
}
/** The question with the first end of the arrow said. */
function withFirst<F>(asking: Asking<F>, from: number): Asking<F> {
  const draft = [...settled(asking), from]
  return { ...asking, draft, choice: asking.rules.referee.next(asking.view, asking.decision.seat, draft) }
}
