import type { Field } from '@acies/tercios'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { StageProps } from '../skin.ts'
import { foresee, tellForesight } from './foresight.ts'
import { candidatesFor, inHand, reachOf, type Settled, settled, standing } from './hand.ts'
import { boardPoint, type PosePick, poseMeant, poseSeen } from './places.ts'

interface Dragged {
  of: string
  at: Settled
  last: PosePick | null
  /** Let go: it stands on its last good place, whatever the hand wanted. */
  dropped: boolean
}

/** Millimetres and degrees of a key press; with Shift the smaller ones. */
const NUDGE = { far: 12.7, turn: 15 }
const FINE = { far: 2.54, turn: 1 }

/** The thing that is to be placed, and everything that moves it: mouse, finger, keys. */
export function useHand(
  { field: g, asking, onPoint }: Pick<StageProps<Field>, 'field' | 'asking' | 'onPoint'>,
  turned: boolean,
  layer: RefObject<SVGGElement | null>,
) {
  const hand = useMemo(() => inHand(asking), [asking])
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const question = asking === null ? '' : `${asking.decision.ticket} ${hand?.prefix.join(' ')}`
  const moving = dragged?.of === question ? dragged : null
  const candidates = useMemo(
    () => (asking === null || hand === null ? [] : candidatesFor(asking, hand, hand.how === 'march' ? 9 : 6)),
    [question],
  )
  const from = hand === null ? null : standing(g, hand)
  // Where nobody knows a good place it lies in the middle, until the hand finds one.
  const at: PosePick | null =
    hand === null ? null : (moving?.last ?? hand.placed ?? from ?? candidates[0] ?? [g.width / 2, g.depth / 2, 0])
  const reach = useMemo(
    () => (asking === null || hand === null || from === null ? null : reachOf(asking, hand, from)),
    [question],
  )
  const foresight = useMemo(
    () => (asking === null || hand === null || at === null ? null : foresee(asking, hand, at, from)),
    [question, `${at}`],
  )
  useEffect(() => {
    tellForesight(foresight)
    return () => tellForesight(null)
  }, [foresight])

  const hold = useCallback(
    (wanted: PosePick, done: boolean, fine = false): void => {
      if (asking === null || hand === null) return
      const found = settled(asking, hand, wanted, fine)
      const last = found.pose ?? moving?.last ?? hand.placed
      setDragged({ of: question, at: found, last, dropped: done && last !== null })
      if (done && last !== null) onPoint({ pose: [last] }, '')
    },
    [asking, hand, question, moving, onPoint],
  )
  // What the candidates offer first is as good as placed: it only has to be agreed to.
  const offered = hand !== null && from === null && hand.placed === null ? candidates[0] : undefined
  useEffect(() => {
    if (offered !== undefined) onPoint({ pose: [offered] }, '')
  }, [question])

  const meant = (x: number, y: number, facing: number): PosePick => poseMeant(g, { x, y, facing }, turned)
  const grip = useRef<{ dx: number; dy: number; turning: boolean } | null>(null)
  const grab = (event: PointerEvent<SVGGElement>): void => {
    const point = boardPoint(layer.current, event)
    if (point === null || at === null) return
    const seen = poseSeen(g, at, turned)
    const turning = event.target instanceof Element && event.target.closest('.ghost-knob') !== null
    grip.current = { dx: seen.x - point.x, dy: seen.y - point.y, turning }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (done: boolean) => (event: PointerEvent<SVGGElement>) => {
    const point = boardPoint(layer.current, event)
    if (grip.current === null || point === null || at === null) return
    const seen = poseSeen(g, at, turned)
    const fine = event.shiftKey
    if (grip.current.turning) {
      const facing = (Math.atan2(point.x - seen.x, seen.y - point.y) * 180) / Math.PI
      const step = fine ? 1 : NUDGE.turn
      hold(meant(seen.x, seen.y, Math.round(facing / step) * step), done)
    } else hold(meant(point.x + grip.current.dx, point.y + grip.current.dy, seen.facing), done, fine)
    if (done) grip.current = null
  }
  const goTo = (event: MouseEvent): void => {
    const point = boardPoint(layer.current, event)
    if (hand === null || point === null || at === null) return
    hold(meant(point.x, point.y, poseSeen(g, at, turned).facing), true)
  }
  const keyed = (event: KeyboardEvent): void => {
    if (hand === null || at === null || event.ctrlKey || event.metaKey || event.altKey) return
    const { far: step, turn } = event.shiftKey ? FINE : NUDGE
    const seen = poseSeen(g, at, turned)
    const moves: Readonly<Record<string, readonly [number, number, number]>> = {
      ArrowUp: [0, -step, 0],
      ArrowDown: [0, step, 0],
      ArrowLeft: [-step, 0, 0],
      ArrowRight: [step, 0, 0],
      q: [0, 0, -turn],
      e: [0, 0, turn],
    }
    const move = moves[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (move === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const [dx, dy, spin] = move
    if (hand.how === 'march' && from !== null && spin !== 0) {
      // A turn of the march: the same distance another way.
      const start = poseSeen(g, from, turned)
      const far = Math.hypot(seen.x - start.x, seen.y - start.y) || 25.4
      const way = ((seen.facing + (event.shiftKey ? spin : spin / 3)) * Math.PI) / 180
      hold(meant(start.x + Math.sin(way) * far, start.y - Math.cos(way) * far, seen.facing), true, true)
    } else hold(meant(seen.x + dx, seen.y + dy, seen.facing + spin), true, true)
  }
  return {
    hand,
    from,
    at,
    /** While it is held: where it may stand, and why not where the hand is. */
    moving: moving === null || moving.dropped ? null : moving.at,
    /** The rule against the last place that was wanted. */
    fault: moving?.at.rule ?? null,
    untouched: moving === null && hand?.placed === null,
    candidates,
    reach,
    foresight,
    hold,
    grab,
    drag,
    goTo,
    keyed,
  }
}
export type Hand = ReturnType<typeof useHand>

/** What stays on the table only as a shadow. */
export const liftedBy = ({ hand, from }: Hand): number | undefined =>
  hand?.subject.is === 'unit' && from !== null ? hand.subject.id : undefined

/** The pane must not be pushed about by the hand that holds a base; the page itself must hear the press. */
export function still(element: SVGGElement | null): (() => void) | undefined {
  if (element === null) return
  const stop = (event: Event): void => event.stopPropagation()
  for (const type of ['mousedown', 'touchstart']) element.addEventListener(type, stop, { passive: true })
  return () => {
    for (const type of ['mousedown', 'touchstart']) element.removeEventListener(type, stop)
  }
}
