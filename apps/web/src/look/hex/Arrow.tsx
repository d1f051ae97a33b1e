import { at, type Point } from '../ink/curves.ts'
import { centre, type Place } from './geometry.ts'

interface ArrowProps {
  kind?: 'move' | 'attack'
  /** Somebody advises it: dashed. */
  proposed?: boolean
  /** The hexes it passes, from start to end. */
  through: readonly Place[]
  /** Units kept free at both ends. */
  gap?: number
}

const HEAD = 13

/** An arrow drawn on the map, with a pale halo so that it reads over everything. */
export const Arrow = ({ kind = 'move', proposed = false, through, gap = 30 }: ArrowProps) => {
  const points = through.map(centre)
  if (points.length < 2) return null
  const shorten = (from: Point, toward: Point): Point => {
    const length = Math.hypot(toward[0] - from[0], toward[1] - from[1]) || 1
    return [from[0] + ((toward[0] - from[0]) * gap) / length, from[1] + ((toward[1] - from[1]) * gap) / length]
  }
  const start = shorten(points[0], points[1])
  const end = shorten(points[points.length - 1], points[points.length - 2])
  const line = [start, ...points.slice(1, -1), end]
  const before = line[line.length - 2]
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0])
  const barb = (turn: number): Point => [end[0] + Math.cos(angle + turn) * HEAD, end[1] + Math.sin(angle + turn) * HEAD]
  const d = `M${line.map(at).join('L')}M${at(barb(2.55))}L${at(end)}L${at(barb(-2.55))}`
  return (
    <g className="arrow-mark">
      <path className="arrow-halo" d={d} />
      <path className={`arrow ${kind}${proposed ? ' proposed' : ''}`} d={d} />
    </g>
  )
}
