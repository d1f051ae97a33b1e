import { type ReactNode, type Ref, startTransition, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { type Framing, stretched, watchGestures } from './gestures.ts'
import { type Detail, DetailContext, detailAt, InViewContext, MenContext, type MenDetail, menAt } from './hex/detail.ts'
import type { Box } from './hex/geometry.ts'
import { LineIcon } from './LineIcon.tsx'

export interface PaneHandle {
  fit: () => void
  zoomBy: (factor: number) => void
  /** Brings a point of the board to the middle; scale in pixels a unit, or as it is. */
  centreOn: (x: number, y: number, scale?: number) => void
  /** Where a point of the board is inside the pane, in pixels. */
  screenOf: (x: number, y: number) => readonly [x: number, y: number]
}

interface ZoomPaneProps {
  /** What there is to see, in board units. */
  box: Box
  label: string
  children: ReactNode
  /** Words of the zoom buttons; without them there are none. */
  keys?: { nearer: string; farther: string; all: string }
  /** How the pane starts: everything, or the height filled (phone). */
  start?: 'all' | 'height'
  /** Where the start looks when not everything is seen. */
  startAt?: readonly [x: number, y: number]
  /** What the start shows of everything, as near as it fits. */
  startOn?: Box | null
  /** Units one hex is wide, for the level of detail. */
  unit?: number
  /** Pixels the board may be pushed in from its edges, clear of what lies over them. */
  slack?: number
  /** What is seen now, in board units: for a small map or a popover's thread. */
  onView?: (view: Box, scale: number) => void
  /** The hand is off the board, or its size is new: what points at it points anew. */
  onRest?: () => void
  ref?: Ref<PaneHandle>
}

const middleOf = ({ x, y, width, height }: Box): readonly [x: number, y: number] => [x + width / 2, y + height / 2]

/** What is seen, and a third of it on every side. */
const roundAbout = ({ x, y, k }: Framing, wide: number, tall: number): Box => ({
  x: (-x - wide / 3) / k,
  y: (-y - tall / 3) / k,
  width: (wide * 5) / 3 / k,
  height: (tall * 5) / 3 / k,
})

type Hand = Omit<PaneHandle, 'screenOf'>
const NO_HAND: Hand = { fit: () => undefined, zoomBy: () => undefined, centreOn: () => undefined }

/** What the buttons in the corners of a phone take, in pixels. */
export const CORNER_KEYS = 60
/** What the small map in the corner of a window takes. */
export const CORNER_MAP = 120

/** Pixels kept free around the whole, for its shadow. */
const EDGE = 10

/** What starts no nearer than this shows everything instead. */
const WORTH = 1.12

/** Nobody needs a hex wider than this, in pixels. */
const NEAREST = 240

/** After so many milliseconds without a push or a turn of the wheel, the hand is off the board. */
const QUIET = 160

/**
 * Pan and zoom by mouse, wheel, pinch, double tap and keys. The drawing is one picture that is only moved and stretched
 * while the hand is on it; once it is left alone it is drawn anew at its size.
 */
export const ZoomPane = ({
  box,
  label,
  children,
  keys,
  start = 'all',
  startAt,
  startOn = null,
  unit = 100,
  slack = 0,
  onView,
  onRest,
  ref,
}: ZoomPaneProps) => {
  const view = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const now = useRef<Framing>({ x: 0, y: 0, k: 1 })
  const hand = useRef<Hand>(NO_HAND)
  const report = useRef(onView)
  report.current = onView
  const rested = useRef(onRest)
  rested.current = onRest
  const [detail, setDetail] = useState<Detail>('full')
  const [men, setMen] = useState<MenDetail>('far')
  const [inView, setInView] = useState<Box | null>(null)

  const { x, y, width, height } = box
  const [startX, startY] = startAt ?? middleOf(startOn ?? box)
  const [startWide, startTall] = [startOn?.width ?? width, startOn?.height ?? height]

  useEffect(() => {
    const pane = view.current
    const picture = sheet.current
    const frame = pane?.parentElement
    if (!pane || !picture || !frame) return
    let seen = { wide: 0, tall: 0, least: 1 }
    let quiet: ReturnType<typeof setTimeout> | undefined
    const put = (round: (pixels: number) => number): void => {
      const { x: left, y: top, k } = now.current
      const [across, down] = [round(left + x * k), round(top + y * k)]
      picture.style.transform = `translate3d(${across}px, ${down}px, 0) scale(${k / seen.least})`
    }
    /** On whole pixels, and drawn at its size. */
    const rest = (): void => {
      clearTimeout(quiet)
      quiet = undefined
      picture.style.willChange = ''
      delete frame.dataset.moving
      put(Math.round)
      rested.current?.()
      startTransition(() => {
        setDetail(detailAt(unit * now.current.k))
        setMen(menAt(now.current.k))
        setInView(roundAbout(now.current, seen.wide, seen.tall))
      })
    }
    const change = (to: Framing, edge = slack): void => {
      const { wide, tall } = seen
      now.current = within({ x, y, width, height }, edge, to, wide, tall)
      const { x: left, y: top, k } = now.current
      report.current?.({ x: -left / k, y: -top / k, width: wide / k, height: tall / k }, k)
    }
    const pushed = (to: Framing): void => {
      change(to)
      picture.style.willChange = 'transform'
      // On the pane itself: a rule that looked for it with :has() would have the whole board styled anew at every change in it.
      frame.dataset.moving = ''
      put(pixels => pixels)
      clearTimeout(quiet)
      quiet = setTimeout(rest, QUIET)
    }
    const limit = (k: number): number => Math.min(Math.max(seen.least * 1.5, NEAREST / unit), Math.max(seen.least, k))
    const look = (cx: number, cy: number, scale: number, edge = slack): void => {
      const k = limit(scale)
      change({ x: seen.wide / 2 - cx * k, y: seen.tall / 2 - cy * k, k }, edge)
      rest()
    }
    /** A new size keeps the middle and the scale, unless the whole was seen: then it still is. */
    const settle = (): void => {
      const { clientWidth: wide, clientHeight: tall } = pane
      if (wide === 0 || tall === 0) return
      const before = seen
      const least = Math.min((wide - EDGE) / width, (tall - EDGE) / height)
      seen = { wide, tall, least }
      picture.style.width = `${width * least}px`
      picture.style.height = `${height * least}px`
      const { x: left, y: top, k } = now.current
      const first = start === 'height' ? tall / height : Math.min((wide - EDGE) / startWide, (tall - EDGE) / startTall)
      if (before.wide === 0) look(startX, startY, first > least * WORTH ? first : least, 0)
      else if (k <= before.least * 1.01) look(x + width / 2, y + height / 2, least)
      else look((before.wide / 2 - left) / k, (before.tall / 2 - top) / k, Math.max(least, k))
    }
    hand.current = {
      fit: () => look(x + width / 2, y + height / 2, seen.least),
      zoomBy: factor => {
        change(stretched(now.current, limit(now.current.k * factor), [seen.wide / 2, seen.tall / 2]))
        rest()
      },
      centreOn: (cx, cy, scale) => look(cx, cy, scale ?? now.current.k),
    }
    const watcher = new ResizeObserver(settle)
    watcher.observe(pane)
    settle()
    const unwatch = watchGestures(pane, { now: () => now.current, limit, change: pushed })
    return () => {
      clearTimeout(quiet)
      watcher.disconnect()
      unwatch()
      hand.current = NO_HAND
    }
  }, [x, y, width, height, unit, slack, start, startX, startY, startWide, startTall])

  const fit = (): void => hand.current.fit()
  const zoomBy = (factor: number): void => hand.current.zoomBy(factor)
  useImperativeHandle(ref, () => ({
    fit,
    zoomBy,
    centreOn: (cx, cy, scale) => hand.current.centreOn(cx, cy, scale),
    screenOf: (px, py) => [now.current.x + px * now.current.k, now.current.y + py * now.current.k],
  }))

  // From anywhere on the page, unless one is writing or a dialog is open. A still picture has no keys.
  const listens = keys !== undefined
  useEffect(() => {
    if (!listens) return
    const keyed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const busy = event.target instanceof Element && event.target.closest('input:not([type=range]), textarea, select')
      if (busy || document.querySelector('dialog[open]') !== null) return
      if (event.key === '+' || event.key === '=') hand.current.zoomBy(1.25)
      else if (event.key === '-') hand.current.zoomBy(0.8)
      else if (event.key === '0') hand.current.fit()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', keyed)
    return () => window.removeEventListener('keydown', keyed)
  }, [listens])

  return (
    <section className="zoom-pane" aria-label={label}>
      <div ref={view} className="zoom-view">
        {/* What is moved is the sheet, not the drawing: letters of a drawing that is moved are set and painted anew. */}
        <div ref={sheet} className="zoom-sheet">
          <svg viewBox={`${x} ${y} ${width} ${height}`} role="presentation">
            <DetailContext value={detail}>
              <MenContext value={men}>
                <InViewContext value={inView}>{children}</InViewContext>
              </MenContext>
            </DetailContext>
          </svg>
        </div>
      </div>
      {keys && (
        <div className="zoom-keys">
          <button type="button" aria-label={keys.nearer} onClick={() => zoomBy(1.25)}>
            <LineIcon name="plus" />
          </button>
          <button type="button" aria-label={keys.farther} onClick={() => zoomBy(0.8)}>
            <LineIcon name="minus" />
          </button>
          <button type="button" aria-label={keys.all} onClick={fit}>
            <LineIcon name="fit" size={17} />
          </button>
        </div>
      )}
    </section>
  )
}

/**
 * The board may be pushed about only as far as it still fills the pane, but for the slack; where it is smaller, it stays
 * in the middle.
 */
function within(box: Box, slack: number, { x, y, k }: Framing, wide: number, tall: number): Framing {
  const axis = (from: number, size: number, room: number, shift: number): number => {
    const length = size * k
    if (length <= room) return (room - length) / 2 - from * k
    return Math.min(slack - from * k, Math.max(room - slack - (from + size) * k, shift))
  }
  return { x: axis(box.x, box.width, wide, x), y: axis(box.y, box.height, tall, y), k }
}
