import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
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
  /** What is seen now, in board units: for a small map or a popover's thread. */
  onView?: (view: Box, scale: number) => void
  ref?: Ref<PaneHandle>
}

/** Pixels kept free around the whole, for its shadow. */
const EDGE = 10

/** Nobody needs a hex wider than this, in pixels. */
const NEAREST = 240

/** Pan and zoom by mouse, wheel, pinch, double tap and keys, moving a single group. */
export const ZoomPane = ({
  box,
  label,
  children,
  keys,
  start = 'all',
  startAt,
  unit = 100,
  onView,
  ref,
}: ZoomPaneProps) => {
  const svg = useRef<SVGSVGElement>(null)
  const group = useRef<SVGGElement>(null)
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined)
  const now = useRef<ZoomTransform>(zoomIdentity)
  const report = useRef(onView)
  report.current = onView
  const [detail, setDetail] = useState<Detail>('full')

  const { x, y, width, height } = box
  const [startX, startY] = startAt ?? [x + width / 2, y + height / 2]

  useEffect(() => {
    const pane = svg.current
    if (!pane) return
    const zoomed = (event: D3ZoomEvent<SVGSVGElement, unknown>): void => {
      now.current = event.transform
      const { x: left, y: top, k } = event.transform
      if (group.current) group.current.style.transform = `translate(${left}px, ${top}px) scale(${k})`
      setDetail(detailAt(unit * k))
      report.current?.({ x: -left / k, y: -top / k, width: pane.clientWidth / k, height: pane.clientHeight / k }, k)
    }
    const made = zoom<SVGSVGElement, unknown>()
      .extent(() => [
        [0, 0],
        [pane.clientWidth, pane.clientHeight],
      ])
      .constrain(within({ x, y, width, height }))
      .clickDistance(5)
      .tapDistance(12)
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
    let seen: { wide: number; tall: number; least: number } | undefined
    /** A new size keeps the middle and the scale, unless the whole was seen: then it still is. */
    const settle = (): void => {
      const wide = pane.clientWidth
      const tall = pane.clientHeight
      if (wide === 0 || tall === 0) return
      const least = Math.min((wide - EDGE) / width, (tall - EDGE) / height)
      made.scaleExtent([least, Math.max(least * 1.5, NEAREST / unit)])
      const { k } = now.current
      if (!seen) look(startX, startY, start === 'height' ? Math.max(least, tall / height) : least)
      else if (k <= seen.least * 1.01) look(x + width / 2, y + height / 2, least)
      else {
        const [cx, cy] = now.current.invert([seen.wide / 2, seen.tall / 2])
        look(cx, cy, Math.max(least, k))
      }
      seen = { wide, tall, least }
    }
    const watcher = new ResizeObserver(settle)
    watcher.observe(pane)
    settle()
    return () => {
      watcher.disconnect()
      selection.on('.zoom', null)
    }
  }, [x, y, width, height, unit, start, startX, startY])

  const run = (act: (pane: SVGSVGElement, made: ZoomBehavior<SVGSVGElement, unknown>) => void): void => {
    if (svg.current && behaviour.current) act(svg.current, behaviour.current)
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
      <svg ref={svg} role="presentation">
        <DetailContext value={detail}>
          <g ref={group}>{children}</g>
        </DetailContext>
      </svg>
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

/** The board may be pushed about only as far as it still fills the pane; where it is smaller, it stays in the middle. */
const within =
  (box: Box) =>
  (to: ZoomTransform, [[left, top], [right, bottom]]: [[number, number], [number, number]]): ZoomTransform => {
    const axis = (from: number, size: number, near: number, far: number, shift: number): number => {
      const room = far - near
      const length = size * to.k
      if (length <= room) return near + (room - length) / 2 - from * to.k
      return Math.min(near - from * to.k, Math.max(far - (from + size) * to.k, shift))
    }
    const x = axis(box.x, box.width, left, right, to.x)
    const y = axis(box.y, box.height, top, bottom, to.y)
    return zoomIdentity.translate(x, y).scale(to.k)
  }
