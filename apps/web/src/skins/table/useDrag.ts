import { type RefObject, useEffect, useRef } from 'react'
import type { Shift } from './dress.ts'
import { boardPoint, type Found, type Place, pieceUnder, poseSeen, type Sheet, underPointer } from './places.ts'
import type { Grouping } from './useGroup.ts'

/** Pixels a hand may tremble and still click. */
const CLICK = 6

/** A piece that is dragged from where it stands. */
export interface Pull {
  piece: number
  /** Where it would stand, as it is seen, in millimetres. */
  at: Place
  let: boolean
  /** What it is over. */
  onto: number | null
}

interface Drag {
  root: RefObject<HTMLDivElement | null>
  layer: RefObject<SVGGElement | null>
  found: Found
  sheet: Sheet
  grouping: Grouping
  mayPull: (id: number) => boolean
  onPress: () => void
  /** One piece begins to move. */
  onBegin: (id: number) => void
  onPull: (pull: Pull | null) => void
}

/** A hand on the table: it drags a piece, drags a group, or chooses with Shift who belongs to one. */
export function useDrag(drag: Drag): void {
  const { root, layer } = drag
  const now = useRef(drag)
  now.current = drag
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
      // What is told of the last press may be pressed itself.
      if (start !== null && event.target instanceof Element && event.target.closest('.table-board'))
        now.current.onPress()
      if (id === null || start === null || event.button !== 0 || event.shiftKey || !now.current.mayPull(id)) return
      const piece = now.current.found.pieces.get(id)
      if (piece === undefined) return
      const { sheet, grouping } = now.current
      const together = grouping.isGrouped && grouping.members.includes(id)
      const stood = poseSeen(sheet, piece.at)
      const sign = sheet.turned ? -100 : 100
      const gone = (at: Place): Shift => ({
        x: Math.round((at.x - start.x) * sign),
        y: Math.round((at.y - start.y) * sign),
      })
      const moved = (to: PointerEvent, done: boolean): void => {
        const at = boardPoint(layer.current, to)
        if (at === null) return
        if (!dragged && Math.hypot(to.clientX - event.clientX, to.clientY - event.clientY) >= CLICK) {
          dragged = true
          if (!together) now.current.onBegin(id)
        }
        if (!dragged) return
        // Enter is for the button, not for the piece that the hand has taken.
        if (done && document.activeElement instanceof SVGElement) document.activeElement.blur()
        if (together) {
          if (done) now.current.grouping.go(gone(at))
          else now.current.grouping.setShift(gone(at))
        } else {
          const there = { x: stood.x + at.x - start.x, y: stood.y + at.y - start.y }
          now.current.onPull({ piece: id, at: there, let: done, onto: underPointer(to, id) })
        }
      }
      follow(event, signal, moved, () => {
        now.current.onPull(null)
        now.current.grouping.stay()
      })
    }
    const clicked = (event: MouseEvent): void => {
      const { offered, toggle } = now.current.grouping
      const id = pieceUnder(event.target)
      const chooses = event.shiftKey && id !== null && offered.includes(id)
      if (!dragged && !chooses) return
      dragged = false
      event.stopPropagation()
      if (chooses) toggle(id)
    }
    for (const type of ['mousedown', 'touchstart'])
      stage.addEventListener(type, keepStill, { capture: true, passive: true, signal })
    stage.addEventListener('pointerdown', down, { capture: true, signal })
    stage.addEventListener('click', clicked, { capture: true, signal })
    return () => over.abort()
  }, [root, layer])
}

/** Follows a pointer from the press on, wherever it goes, until it is let go or taken away. */
function follow(
  pressed: PointerEvent,
  over: AbortSignal,
  moved: (to: PointerEvent, done: boolean) => void,
  gone: () => void,
): void {
  const hand = new AbortController()
  const on = { signal: AbortSignal.any([over, hand.signal]) }
  const isSame = (to: PointerEvent): boolean => to.pointerId === pressed.pointerId
  window.addEventListener('pointermove', to => isSame(to) && moved(to, false), on)
  window.addEventListener(
    'pointerup',
    to => {
      if (!isSame(to)) return
      hand.abort()
      moved(to, true)
    },
    on,
  )
  window.addEventListener(
    'pointercancel',
    () => {
      hand.abort()
      gone()
    },
    on,
  )
}
