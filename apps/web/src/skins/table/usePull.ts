import type { RuleId, Told } from '@acies/kernel'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { once } from '../errand.ts'
import type { StageProps } from '../skin.ts'
import type { Shift, TableDress } from './dress.ts'
import {
  boardPoint,
  type Found,
  type Place,
  type PosePick,
  pieceUnder,
  poseMeant,
  poseSeen,
  type Sheet,
  underPointer,
} from './places.ts'
import type { Missed } from './useAiming.ts'
import type { Hand } from './useHand.ts'
import type { Going } from './useLegs.ts'

/** Pixels a hand may tremble and still click. */
const CLICK = 6
const STILL: Shift = { x: 0, y: 0 }

/** A piece that is dragged from where it stands. */
interface Pull {
  piece: number
  /** Where it would stand, as it is seen, in millimetres. */
  at: Place
  let: boolean
  /** What it is over. */
  onto: number | null
}

/** Pieces that go together, and by how much, in units of the table. */
export interface Group {
  members: readonly number[]
  shift: Shift
  /** The rules against it, by member. */
  faults: ReadonlyMap<number, RuleId>
}

interface Stage<F, E extends Told> {
  dress: TableDress<F, E>
  props: Pick<StageProps<F, E>, 'asking' | 'onSend'>
  sheet: Sheet
  root: RefObject<HTMLDivElement | null>
  layer: RefObject<SVGGElement | null>
  found: Found
  held: Hand
  going: Going
}

/**
 * Pieces are dragged though nobody has asked for a place yet: the dress says what that means, question by question, until
 * the piece is in the hand. With Shift several are chosen, and one of them dragged takes all.
 */
export function usePull<F, E extends Told>({ dress, props, sheet, root, layer, found, held, going }: Stage<F, E>) {
  const { asking, onSend } = props
  const [pull, setPull] = useState<Pull | null>(null)
  const [missed, setMissed] = useState<Missed | null>(null)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [shift, setShift] = useState<Shift>(STILL)
  const offered = useMemo(() => (asking === null ? [] : (dress.together?.who(asking) ?? [])), [dress, asking])
  const members = useMemo(() => chosen.filter(id => offered.includes(id)), [chosen, offered])
  const isGrouped = members.length > 1

  const mayPull = useCallback(
    (id: number): boolean => {
      if (asking === null || held.hand?.held.piece === id) return false
      return (isGrouped && members.includes(id)) || (dress.pulled?.(asking, id) ?? null) !== null
    },
    [asking, dress, held.hand, isGrouped, members],
  )
  const release = useCallback(() => {
    setChosen([])
    setShift(STILL)
  }, [])
  const goTogether = useCallback(
    (by: Shift) => {
      if (asking === null || !isGrouped || dress.together === undefined) return
      const { go } = dress.together
      const all = members
      release()
      onSend(then => go(then, all, by))
    },
    [asking, dress, isGrouped, members, onSend, release],
  )

  const now = useRef({ mayPull, members, isGrouped, offered, goTogether, found, sheet, asking, dress, onSend })
  now.current = { mayPull, members, isGrouped, offered, goTogether, found, sheet, asking, dress, onSend }
  useEffect(() => {
    const stage = root.current
    if (stage === null) return
    const over = new AbortController()
    const { signal } = over
    let dragged = false
    // The board must not be pushed by the hand that takes a piece.
    const keepStill = (event: Event): void => {
      const id = pieceUnder(event.target)
      if (id !== null && now.current.mayPull(id)) event.stopPropagation()
    }
    const down = (event: PointerEvent): void => {
      const id = pieceUnder(event.target)
      const start = boardPoint(layer.current, event)
      dragged = false
      setMissed(null)
      if (id === null || start === null || event.button !== 0 || event.shiftKey || !now.current.mayPull(id)) return
      const piece = now.current.found.pieces.get(id)
      if (piece === undefined) return
      const together = now.current.isGrouped && now.current.members.includes(id)
      const stood = poseSeen(now.current.sheet, piece.at)
      const hand = new AbortController()
      const on = { signal: AbortSignal.any([signal, hand.signal]) }
      const sign = now.current.sheet.turned ? -100 : 100
      const gone = (at: Place): Shift => ({
        x: Math.round((at.x - start.x) * sign),
        y: Math.round((at.y - start.y) * sign),
      })
      const moved = (to: PointerEvent, done: boolean): void => {
        const at = boardPoint(layer.current, to)
        if (at === null || to.pointerId !== event.pointerId) return
        if (!dragged && Math.hypot(to.clientX - event.clientX, to.clientY - event.clientY) >= CLICK) {
          dragged = true
          const { asking: first, dress: dressed, onSend: send } = now.current
          if (!together && first !== null) send(then => dressed.pulled?.(then, id) ?? null)
        }
        if (done) hand.abort()
        if (!dragged) return
        // Enter is for the button, not for the piece that the hand has taken.
        if (done && document.activeElement instanceof SVGElement) document.activeElement.blur()
        if (together) {
          if (done) now.current.goTogether(gone(at))
          else setShift(gone(at))
        } else {
          const there = { x: stood.x + at.x - start.x, y: stood.y + at.y - start.y }
          setPull({ piece: id, at: there, let: done, onto: underPointer(to, id) })
        }
      }
      window.addEventListener('pointermove', to => moved(to, false), on)
      window.addEventListener('pointerup', to => moved(to, true), on)
      window.addEventListener(
        'pointercancel',
        () => {
          hand.abort()
          setPull(null)
          setShift(STILL)
        },
        on,
      )
    }
    const clicked = (event: MouseEvent): void => {
      const id = pieceUnder(event.target)
      const chooses = event.shiftKey && id !== null && now.current.offered.includes(id)
      if (!dragged && !chooses) return
      dragged = false
      event.stopPropagation()
      if (chooses) setChosen(all => (all.includes(id) ? all.filter(one => one !== id) : [...all, id]))
    }
    for (const type of ['mousedown', 'touchstart'])
      stage.addEventListener(type, keepStill, { capture: true, passive: true, signal })
    stage.addEventListener('pointerdown', down, { capture: true, signal })
    stage.addEventListener('click', clicked, { capture: true, signal })
    return () => over.abort()
  }, [root, layer])

  // Of the question at which it was let go; the next has nothing to do with it.
  const ticket = asking?.decision.ticket
  useEffect(() => setMissed(null), [ticket])
  // What was dragged comes into the hand as soon as its place is asked for.
  const { hand } = held
  const inHand = hand !== null && pull !== null && hand.held.piece === pull.piece && hand.held.facing !== true
  useEffect(() => {
    if (pull === null || asking === null) return
    const onto = pull.onto === null ? null : (dress.dropped?.(asking, pull.piece, pull.onto) ?? null)
    if (onto !== null && pull.let) {
      setPull(null)
      going.letGo()
      return onSend(once(asking, onto))
    }
    if (onto !== null && 'draft' in onto && going.man?.piece === pull.piece) return going.preview(onto.draft)
    if (inHand) {
      const facing = poseSeen(sheet, held.at ?? found.pieces.get(pull.piece)?.at ?? ([0, 0, 0] as PosePick)).facing
      held.hold(poseMeant(sheet, { ...pull.at, facing }), pull.let)
      if (pull.let) setPull(null)
    } else if (going.man?.piece === pull.piece) {
      going.goAt(pull.at, pull.let)
      if (pull.let) setPull(null)
    } else if (pull.let && (dress.pulled?.(asking, pull.piece) ?? null) === null) {
      setPull(null)
      if (pull.onto !== null) setMissed(dress.missed?.(asking, pull.piece, pull.onto) ?? null)
    }
  }, [pull, inHand, going.man, asking])

  const keyed = useCallback(
    (event: KeyboardEvent): void => {
      if (asking === null || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('dialog, input, textarea, select') !== null) return
      const focused = pieceUnder(document.activeElement)
      const take = (): void => {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      if (event.shiftKey && event.key === 'Enter' && focused !== null && offered.includes(focused)) {
        take()
        setChosen(all => (all.includes(focused) ? all.filter(one => one !== focused) : [...all, focused]))
      } else if (isGrouped && event.key === 'Escape') {
        take()
        release()
      } else if (isGrouped && event.key === 'Enter' && (shift.x !== 0 || shift.y !== 0)) {
        take()
        goTogether(shift)
      } else if (isGrouped && event.key in ARROWS) {
        take()
        const [x, y] = ARROWS[event.key].map(n => n * (event.shiftKey ? FINE : NUDGE) * (sheet.turned ? -1 : 1))
        setShift(by => ({ x: by.x + x, y: by.y + y }))
      } else {
        const turn = TURNS[event.key.toLowerCase()]
        const said = turn === undefined ? null : (dress.turned?.(asking, turn) ?? null)
        if (said === null) return
        take()
        onSend(once(asking, said))
      }
    },
    [asking, offered, isGrouped, shift, goTogether, release, sheet, dress, onSend],
  )
  useEffect(() => {
    window.addEventListener('keydown', keyed, true)
    return () => window.removeEventListener('keydown', keyed, true)
  }, [keyed])

  const group: Group | null = useMemo(() => {
    if (asking === null || members.length === 0) return null
    const still = shift.x === 0 && shift.y === 0
    const faults = new Map<number, RuleId>()
    if (!still)
      for (const id of members) {
        const rule = dress.together?.against?.(asking, id, shift) ?? null
        if (rule !== null) faults.set(id, rule)
      }
    return { members, shift, faults }
  }, [asking, members, shift, dress])
  return { group, isPulling: pull !== null, missed }
}

/** Units of the table of a key press; with Shift the smaller one. */
const NUDGE = 1270
const FINE = 254
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const TURNS: Readonly<Record<string, 'left' | 'right' | 'rear'>> = { q: 'left', e: 'right', s: 'rear' }
