import { useId } from 'react'
import { at, type Point } from '../look/ink/curves.ts'
import type { Plan, Shown as What } from './shows.ts'

/** The rest of the field in shade, and arrows where the text tells of a movement: laid over the picture. */
export const Shown = ({ plan, shown }: { plan: Plan; shown: What }) => {
  const mask = useId()
  const { box } = plan
  const unit = box.width / 100
  return (
    <svg
      className="slide-shown"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <mask id={mask}>
        <rect {...box} fill="#fff" />
        {shown.lit.map((one, i) => (
          <circle key={i} cx={one.x} cy={one.y} r={one.half * 1.5} fill="#000" />
        ))}
      </mask>
      <rect className="slide-shade" {...box} mask={`url(#${mask})`} />
      {shown.arrows.map((through, i) => {
        const d = arrowPath(
          through.map(({ x, y }): Point => [x, y]),
          unit * 2.2,
        )
        return (
          <g key={i} className="slide-arrow">
            <path className="halo" d={d} strokeWidth={unit * 1.3} />
            <path d={d} strokeWidth={unit * 0.6} />
          </g>
        )
      })}
    </svg>
  )
}

function arrowPath(points: readonly Point[], head: number): string {
  if (points.length < 2) return ''
  const end = points[points.length - 1]
  const before = points[points.length - 2]
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0])
  const barb = (turn: number): Point => [end[0] + Math.cos(angle + turn) * head, end[1] + Math.sin(angle + turn) * head]
  return `M${points.map(at).join('L')}M${at(barb(2.55))}L${at(end)}L${at(barb(-2.55))}`
}
