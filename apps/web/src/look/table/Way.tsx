import { at, n1, polygon } from '../ink/curves.ts'
import { bearing, cornersOf, type Pose } from './geometry.ts'

interface WayProps {
  from: Pose
  to: Pose
  /** The corner it wheels about. */
  pivot?: { x: number; y: number }
  width: number
  depth: number
}

/** One leg of a manoeuvre: the ground it sweeps, its line in ink, the corner it wheels about. */
export const Way = ({ from, to, pivot, width, depth }: WayProps) => {
  const start = cornersOf(from, width, depth)
  const end = cornersOf(to, width, depth)
  if (pivot === undefined) {
    return (
      <g className="way">
        <path className="sweep" d={polygon([start[3], end[0], end[1], start[2]])} />
        <path className="way-frame" d={polygon(start)} />
        <path className="way-line" d={`M${at([from.x, from.y])}L${at([to.x, to.y])}`} />
      </g>
    )
  }
  // The front corner that goes farther describes the arc.
  const front = far(start[0], pivot) > far(start[1], pivot) ? 0 : 1
  const [a, b] = [start[front], end[front]]
  const radius = far(a, pivot)
  const turn = (bearing(pivot, { x: b[0], y: b[1] }) - bearing(pivot, { x: a[0], y: a[1] }) + 360) % 360
  const clockwise = turn < 180 ? 1 : 0
  const arc = `A${n1(radius)} ${n1(radius)} 0 0 ${clockwise} ${at(b)}`
  return (
    <g className="way">
      <path className="sweep" d={`M${at([pivot.x, pivot.y])}L${at(a)}${arc}Z`} />
      <path className="way-frame" d={`${polygon(start)}${polygon(end)}`} />
      <path className="way-line" d={`M${at(a)}${arc}`} />
      <circle className="way-pivot" cx={n1(pivot.x)} cy={n1(pivot.y)} r="6.5" />
      <circle className="way-dot" cx={n1(pivot.x)} cy={n1(pivot.y)} r="2.4" />
    </g>
  )
}

const far = (p: readonly [number, number], q: { x: number; y: number }): number => Math.hypot(p[0] - q.x, p[1] - q.y)
