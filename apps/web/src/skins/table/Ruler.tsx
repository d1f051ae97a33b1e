import type { Lang } from '@acies/kernel'
import { type PointerEvent, type RefObject, useState } from 'react'
import { Measure } from '../../look/table/aids.tsx'
import { boardPoint, MM, type Place } from './places.ts'
import { still } from './useHand.ts'

interface RulerProps {
  width: number
  depth: number
  layer: RefObject<SVGGElement | null>
  measure: { say: (units: number, lang: Lang) => string }
  lang: Lang
}

/** A ruler laid from one point to another; it lies until the next one is drawn. */
export const Ruler = ({ width, depth, layer, measure, lang }: RulerProps) => {
  const [ends, setEnds] = useState<{ from: Place; to: Place } | null>(null)
  const [drawing, setDrawing] = useState(false)
  const begin = (event: PointerEvent<SVGGElement>): void => {
    const from = boardPoint(layer.current, event)
    if (from === null) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setEnds({ from, to: from })
    setDrawing(true)
  }
  const draw = (event: PointerEvent<SVGGElement>): void => {
    const to = boardPoint(layer.current, event)
    if (drawing && ends !== null && to !== null) setEnds({ ...ends, to })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot point has the distances in the slips
    <g
      ref={still}
      className="ruler-layer"
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={() => setDrawing(false)}
      onClick={event => event.stopPropagation()}
    >
      <rect width={width} height={depth} />
      {ends && (
        <Measure
          {...ends}
          text={measure.say(Math.hypot(ends.to.x - ends.from.x, ends.to.y - ends.from.y) * MM, lang)}
          kind="hit"
        />
      )}
    </g>
  )
}
