import type { Lang, Told } from '@acies/kernel'
import {
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
import { putDown, useCarried } from './carry.ts'
import type { Settled, TableDress } from './dress.ts'
import { candidatesFor, inHand, pickAt, settled } from './hand.ts'
import { boardPoint, type PosePick, poseMeant, poseSeen, type Sheet } from './places.ts'
import { tellBegun, tellForeseen } from './shared.ts'
import { useHeldKeys } from './useHeldKeys.ts'

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

type Asked<F> = Pick<StageProps<F>, 'asking' | 'onPoint'> & { lang: Lang }

/** The thing that is to be placed: where it stands, where it could, and what it would see there. */
function useHeld<F, E extends Told>(dress: TableDress<F, E>, { asking, onPoint, lang }: Asked<F>, sheet: Sheet) {
  const hand = useMemo(() => inHand(dress, asking, lang), [dress, asking, lang])
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const question = asking === null ? '' : `${asking.decision.ticket} ${hand?.prefix.join(' ')}`
  // What has been let go lies where the answer says: taken back, it is there no more.
  const lies = dragged?.dropped !== true || `${dragged.last}` === `${hand?.placed}`
  const moving = dragged?.of === question && lies ? dragged : null
  const candidates = useMemo(
    () => (asking === null || hand === null ? [] : candidatesFor(asking, hand, sheet, hand.held.straight ? 9 : 6)),
    [question],
  )
  const from = hand?.held.from ?? null
  // Where nobody knows a good place it lies in the middle, until the hand finds one.
  const at: PosePick | null =
    hand === null
      ? null
      : (moving?.last ?? hand.placed ?? from ?? candidates[0] ?? [sheet.width / 2, sheet.depth / 2, 0])
  const reach = useMemo(() => (from === null ? null : (hand?.held.reach?.() ?? null)), [question])
  const moved = at !== null && `${at}` !== `${from}`
  const foresight = useMemo(() => (moved ? (hand?.held.foresee?.(at) ?? null) : null), [question, `${at}`])
  useEffect(() => {
    tellForeseen(foresight)
    return () => tellForeseen(null)
  }, [foresight])

  const hold = useCallback(
    (wanted: PosePick, done: boolean, fine = false): void => {
      if (asking === null || hand === null) return
      const found = settled(asking, hand, wanted, fine)
      const last = found.pose ?? moving?.last ?? hand.placed
      setDragged({ of: question, at: found, last, dropped: done && last !== null })
      if (done && last !== null) onPoint(hand.held.facing ? { number: [pickAt(hand, last)] } : { pose: [last] }, '')
    },
    [asking, hand, question, moving, onPoint],
  )
  // What the candidates offer first is as good as placed: it only has to be agreed to.
  const offered = hand !== null && from === null && hand.placed === null ? candidates[0] : undefined
  useEffect(() => {
    if (offered === undefined || asking === null || hand === null) return
    tellBegun({ ticket: asking.decision.ticket, draft: [...hand.prefix, offered] })
    onPoint({ pose: [offered] }, '')
  }, [question])
  const letGo = useCallback(() => setDragged(null), [])
  return { hand, from, at, moving, candidates, reach, foresight, hold, letGo }
}

/** The thing that is to be placed, and everything that moves it: mouse, finger, keys. */
export function useHand<F, E extends Told>(
  dress: TableDress<F, E>,
  asked: Asked<F>,
  sheet: Sheet,
  layer: RefObject<SVGGElement | null>,
) {
  const { hand, from, at, moving, candidates, reach, foresight, hold, letGo } = useHeld(dress, asked, sheet)
  const meant = (x: number, y: number, facing: number): PosePick => poseMeant(sheet, { x, y, facing })
  const grip = useRef<{ dx: number; dy: number; turning: boolean } | null>(null)
  const grab = (event: PointerEvent<SVGGElement>): void => {
    const point = boardPoint(layer.current, event)
    if (point === null || at === null) return
    const seen = poseSeen(sheet, at)
    const turning = event.target instanceof Element && event.target.closest('.ghost-knob') !== null
    grip.current = { dx: seen.x - point.x, dy: seen.y - point.y, turning }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (done: boolean) => (event: PointerEvent<SVGGElement>) => {
    const point = boardPoint(layer.current, event)
    if (grip.current === null || point === null || at === null) return
    const seen = poseSeen(sheet, at)
    const fine = event.shiftKey
    if (grip.current.turning) {
      const facing = (Math.atan2(point.x - seen.x, seen.y - point.y) * 180) / Math.PI
      const step = fine ? FINE.turn : NUDGE.turn
      hold(meant(seen.x, seen.y, Math.round(facing / step) * step), done)
    } else hold(meant(point.x + grip.current.dx, point.y + grip.current.dy, seen.facing), done, fine)
    if (done) grip.current = null
  }
  const goTo = (event: MouseEvent): void => {
    const point = boardPoint(layer.current, event)
    if (hand === null || point === null || at === null) return
    hold(meant(point.x, point.y, poseSeen(sheet, at).facing), true)
  }
  // What comes from the tray follows the hand over the table.
  const carried = useCarried()
  useEffect(() => {
    const point = carried === null ? null : boardPoint(layer.current, carried)
    if (carried === null || hand === null || at === null) return
    const inside =
      point !== null && point.x > 0 && point.y > 0 && 100 * point.x < sheet.width && 100 * point.y < sheet.depth
    if (inside) hold(meant(point.x, point.y, poseSeen(sheet, at).facing), carried.done)
    if (carried.done) putDown()
  }, [carried, hand === null])
  const keyed = (event: Keyed): void => {
    if (hand === null || at === null || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') return letGo()
    const move = stepOf(event)
    if (move === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const [dx, dy, spin] = move
    const seen = poseSeen(sheet, at)
    if (hand.held.straight && from !== null && spin !== 0) {
      // To turn on a march is to go the same distance another way.
      const start = poseSeen(sheet, from)
      const far = Math.hypot(seen.x - start.x, seen.y - start.y) || 25.4
      const way = ((seen.facing + (event.shiftKey ? spin : spin / 3)) * Math.PI) / 180
      hold(meant(start.x + Math.sin(way) * far, start.y - Math.cos(way) * far, seen.facing), true, true)
    } else hold(meant(seen.x + dx, seen.y + dy, seen.facing + spin), true, true)
  }
  useHeldKeys(hand !== null, keyed)
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
    letGo,
    grab,
    drag,
    goTo,
    keyed,
  }
}
export type Hand = ReturnType<typeof useHand>

/** A key pressed on the ghost, or anywhere. */
export type Keyed = Pick<
  globalThis.KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault' | 'stopPropagation'
>
/** What a key does to a thing in the hand: right, down, turn. */
function stepOf(event: Keyed): readonly [number, number, number] | undefined {
  const { far, turn } = event.shiftKey ? FINE : NUDGE
  const moves: Readonly<Record<string, readonly [number, number, number]>> = {
    ArrowUp: [0, -far, 0],
    ArrowDown: [0, far, 0],
    ArrowLeft: [-far, 0, 0],
    ArrowRight: [far, 0, 0],
    q: [0, 0, -turn],
    e: [0, 0, turn],
  }
  return moves[event.key.length === 1 ? event.key.toLowerCase() : event.key]
}

/** What stays on the table only as a shadow. */
export const liftedBy = ({ hand, from }: Hand): number | null => (from === null ? null : (hand?.held.piece ?? null))

/** The pane must not be pushed about by the hand that holds a base; the page itself must hear the press. */
export function still(element: SVGGElement | null): (() => void) | undefined {
  if (element === null) return
  const stop = (event: Event): void => event.stopPropagation()
  for (const type of ['mousedown', 'touchstart']) element.addEventListener(type, stop, { passive: true })
  return () => {
    for (const type of ['mousedown', 'touchstart']) element.removeEventListener(type, stop)
  }
}
