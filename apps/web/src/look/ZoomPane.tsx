import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { type ReactNode, type Ref, startTransition, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { type Detail, DetailContext, detailAt } from './hex/detail.ts'
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

export interface ZoomPaneProps {
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

/** What the buttons in the corners of a phone take, in pixels. */
export const CORNER_KEYS = 60

/** Pixels kept free around the whole, for its shadow. */
const EDGE = 10

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
  unit = 100,
  slack = 0,
  onView,
  onRest,
  ref,
}: ZoomPaneProps) => {
  const view = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown>>(undefined)
  const now = useRef<ZoomTransform>(zoomIdentity)
  const report = useRef(onView)
  report.current = onView
  const rested = useRef(onRest)
  rested.current = onRest
  const [detail, setDetail] = useState<Detail>('full')

  const { x, y, width, height } = box
  const [startX, startY] = startAt ?? [x + width / 2, y + height / 2]

  useEffect(() => {
    const pane = view.current
    const picture = svg.current
    if (!pane || !picture) return
    let seen: { wide: number; tall: number; least: number } | undefined
    let quiet: ReturnType<typeof setTimeout> | undefined
    const put = (round: (pixels: number) => number): void => {
      const { x: left, y: top, k } = now.current
      const [across, down] = [round(left + x * k), round(top + y * k)]
      picture.style.transform = `translate3d(${across}px, ${down}px, 0) scale(${k / (seen?.least ?? k)})`
    }
    /** On whole pixels, and drawn at its size. */
    const rest = (): void => {
      clearTimeout(quiet)
      quiet = undefined
      picture.style.willChange = ''
      delete pane.dataset.moving
      put(Math.round)
      rested.current?.()
      startTransition(() => setDetail(detailAt(unit * now.current.k)))
    }
    const zoomed = (event: D3ZoomEvent<HTMLDivElement, unknown>): void => {
      now.current = event.transform
      const { x: left, y: top, k } = event.transform
      if (event.sourceEvent === null) rest()
      else {
        picture.style.willChange = 'transform'
        pane.dataset.moving = ''
        put(pixels => pixels)
        clearTimeout(quiet)
        quiet = setTimeout(rest, QUIET)
      }
      report.current?.({ x: -left / k, y: -top / k, width: pane.clientWidth / k, height: pane.clientHeight / k }, k)
    }
    const made = zoom<HTMLDivElement, unknown>()
      .extent(() => [
        [0, 0],
        [pane.clientWidth, pane.clientHeight],
      ])
      .constrain(within({ x, y, width, height }, slack))
      .clickDistance(5)
      .tapDistance(12)
      // Without transitions: see no-transition.ts.
      .duration(0)
      // A double tap zooms; a double click of the mouse is two clicks on a hex.
      .filter(event => event.type !== 'dblclick' && !event.button && (!event.ctrlKey || event.type === 'wheel'))
      .on('zoom', zoomed)
    behaviour.current = made
    const selection = select(pane).call(made)

    const look = (cx: number, cy: number, scale: number): void => {
      const middle = zoomIdentity.translate(pane.clientWidth / 2, pane.clientHeight / 2)
      selection.call(made.transform, middle.scale(scale).translate(-cx, -cy))
      selection.call(made.translateBy, 0, 0)
    }
    /** A new size keeps the middle and the scale, unless the whole was seen: then it still is. */
    const settle = (): void => {
      const wide = pane.clientWidth
      const tall = pane.clientHeight
      if (wide === 0 || tall === 0) return
      const before = seen
      const least = Math.min((wide - EDGE) / width, (tall - EDGE) / height)
      seen = { wide, tall, least }
      picture.style.width = `${width * least}px`
      picture.style.height = `${height * least}px`
      made.scaleExtent([least, Math.max(least * 1.5, NEAREST / unit)])
      const { k } = now.current
      if (!before) look(startX, startY, start === 'height' ? Math.max(least, tall / height) : least)
      else if (k <= before.least * 1.01) look(x + width / 2, y + height / 2, least)
      else {
        const [cx, cy] = now.current.invert([before.wide / 2, before.tall / 2])
        look(cx, cy, Math.max(least, k))
      }
    }
    const watcher = new ResizeObserver(settle)
    watcher.observe(pane)
    settle()
    return () => {
      clearTimeout(quiet)
      watcher.disconnect()
      selection.on('.zoom', null)
    }
  }, [x, y, width, height, unit, slack, start, startX, startY])

  const run = (act: (pane: HTMLDivElement, made: ZoomBehavior<HTMLDivElement, unknown>) => void): void => {
    if (view.current && behaviour.current) act(view.current, behaviour.current)
  }
  const zoomBy = (factor: number): void => run((pane, made) => select(pane).call(made.scaleBy, factor))
  const fit = (): void =>
    run((pane, made) => {
      const [least] = made.scaleExtent()
      const to = zoomIdentity
        .translate(pane.clientWidth / 2, pane.clientHeight / 2)
        .scale(least)
        .translate(-(x + width / 2), -(y + height / 2))
      select(pane).call(made.transform, to)
    })

  useImperativeHandle(ref, () => ({
    fit,
    zoomBy,
    centreOn: (cx, cy, scale) =>
      run((pane, made) => {
        if (scale) select(pane).call(made.scaleTo, scale)
        select(pane).call(made.translateTo, cx, cy)
      }),
    screenOf: (px, py) => now.current.apply([px, py]),
  }))

  const keyed = (event: React.KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomBy(1.25)
    else if (event.key === '-') zoomBy(0.8)
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
  }

  return (
    <section className="zoom-pane" aria-label={label} onKeyDown={keyed}>
      <div ref={view} className="zoom-view">
        <svg ref={svg} viewBox={`${x} ${y} ${width} ${height}`} role="presentation">
          <DetailContext value={detail}>{children}</DetailContext>
        </svg>
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
const within =
  (box: Box, slack: number) =>
  (to: ZoomTransform, [[left, top], [right, bottom]]: [[number, number], [number, number]]): ZoomTransform => {
    const axis = (from: number, size: number, near: number, far: number, shift: number): number => {
      const room = far - near
      const length = size * to.k
      if (length <= room) return near + (room - length) / 2 - from * to.k
      return Math.min(near + slack - from * to.k, Math.max(far - slack - (from + size) * to.k, shift))
    }
    const x = axis(box.x, box.width, left, right, to.x)
    const y = axis(box.y, box.height, top, bottom, to.y)
    return zoomIdentity.translate(x, y).scale(to.k)
  }
