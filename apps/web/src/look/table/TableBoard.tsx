import { type CSSProperties, type MouseEvent, memo, type ReactNode, useId } from 'react'
import type { Box } from '../hex/geometry.ts'
import { Shadow } from '../hex/Shadow.tsx'
import { isIdle } from '../idle.ts'
import { Ink } from '../ink/Ink.tsx'
import { usePressAndHold } from '../usePressAndHold.ts'
import { INCH } from './geometry.ts'
import { drawGround, type TableGround } from './ground.ts'
import { Lines } from './Lines.tsx'
import { groundSpots, type Lettering } from './names.ts'
import { ScaleContext, scaleOf } from './scale.ts'

interface TableBoardProps {
  /** In millimetres. */
  width: number
  depth: number
  /** Keep it stable between renders: the ground is memoised on it. */
  ground: readonly TableGround[]
  /** What the ground is called, and where it is written; without it each name has its best place. */
  names?: readonly Lettering[]
  seed?: number
  /** Under the troops: ranges, arcs, sweeps. */
  aids?: ReactNode
  pieces?: ReactNode
  /** Over the troops: ghosts, arrows, labels. */
  marks?: ReactNode
  /** The ruler along the lower edge; in inches unless it says otherwise. */
  ruler?: boolean | RulerMarks
  onUnit?: (id: number) => void
  onHover?: (id: number | null) => void
  onAsk?: (id: number) => void
  /** Pointed at where nobody stands. */
  onGround?: (event: MouseEvent) => void
}

/** Ticks of so many millimetres, longer ones and names every so often. */
export interface RulerMarks {
  tick: number
  long: number
  named: number
  name: (n: number) => string
}
const INCHES: RulerMarks = { tick: INCH, long: 6, named: 12, name: n => `${n}″` }

export const tableBox = (width: number, depth: number): Box => ({
  x: -10,
  y: -10,
  width: width + 20,
  height: depth + 20,
})

const Ground = memo(
  ({ width, depth, ground, seed }: { width: number; depth: number; ground: readonly TableGround[]; seed: number }) => (
    <Ink drawing={drawGround(width, depth, ground, seed)} />
  ),
)

const unitUnder = (target: EventTarget): number | null => {
  const unit = target instanceof Element ? target.closest('[data-unit]')?.getAttribute('data-unit') : null
  return unit === null || unit === undefined ? null : Number(unit)
}

/** A free table: ground, what is measured on it, and the troops. */
export const TableBoard = (props: TableBoardProps) => {
  const {
    width,
    depth,
    ground,
    names,
    seed = 1643,
    aids,
    pieces,
    marks,
    ruler,
    onUnit,
    onHover,
    onAsk,
    onGround,
  } = props
  const clip = useId()
  const held = usePressAndHold(unitUnder, onAsk)
  const k = scaleOf(width)
  return (
    <ScaleContext value={k}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the bases inside are the buttons */}
      <g
        className="table-board"
        style={{ '--k': k } as CSSProperties}
        onClick={event => {
          const unit = unitUnder(event.target)
          if (unit === null) onGround?.(event)
          else onUnit?.(unit)
        }}
        onKeyDown={event => {
          // With Ctrl Enter is for the button, wherever the focus is.
          if ((event.key !== 'Enter' && event.key !== ' ') || event.ctrlKey || event.metaKey) return
          const unit = unitUnder(event.target)
          if (unit === null || (event.key === 'Enter' && isIdle(event.target))) return
          event.preventDefault()
          onUnit?.(unit)
        }}
        {...held}
        onPointerOver={event => onHover?.(unitUnder(event.target))}
        onPointerLeave={() => onHover?.(null)}
        onFocus={event => onHover?.(unitUnder(event.target))}
      >
        <clipPath id={clip}>
          <rect width={width} height={depth} />
        </clipPath>
        <Shadow x={0} y={0} width={width} height={depth} />
        <g clipPath={`url(#${clip})`}>
          <Ground width={width} depth={depth} ground={ground} seed={seed} />
          {(names ?? ground.flatMap(one => groundSpots(one, width, depth, k).slice(0, 1))).map(({ lines, x, y }) => (
            <Lines key={`${lines} ${x} ${y}`} className="ground-name" lines={lines} x={x} y={y} pitch={24} />
          ))}
          <g className="table-aids">{aids}</g>
        </g>
        {ruler && <RulerEdge width={width} depth={depth} marks={ruler === true ? INCHES : ruler} />}
        <g className="table-pieces">{pieces}</g>
        <g className="board-effects" />
        <g className="table-marks">{marks}</g>
        <rect className="table-edge" width={width} height={depth} />
      </g>
    </ScaleContext>
  )
}

const RulerEdge = ({ width, depth, marks }: { width: number; depth: number; marks: RulerMarks }) => {
  const { tick, long, named, name } = marks
  const ticks = Math.floor(width / tick)
  const k = scaleOf(width)
  return (
    <g className="table-ruler">
      <path
        d={Array.from({ length: ticks + 1 }, (_, i) => `M${i * tick} ${depth}v${(i % long ? -6 : -13) * k}`).join('')}
      />
      {Array.from({ length: Math.floor(ticks / named) }, (_, i) => (i + 1) * named)
        .filter(n => n * tick < width - 20)
        .map(n => (
          <text key={n} x={n * tick} y={depth - 17 * k}>
            {name(n)}
          </text>
        ))}
    </g>
  )
}
