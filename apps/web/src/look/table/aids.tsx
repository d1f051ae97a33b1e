import { use } from 'react'
import { DetailContext, MenContext } from '../hex/detail.ts'
import { at, n1, polygon } from '../ink/curves.ts'
import { away, bearing, cornersOf, type Pose } from './geometry.ts'
import { meet, type Room } from './names.ts'
import { NEAR, ScaleContext } from './scale.ts'

type Place = { x: number; y: number }

export interface Range {
  reach: number
  name: string
}

const turnBetween = (from: number, to: number): number => (to - from + 360) % 360 || 360

const ring = (centre: Place, radius: number, from: number, to: number): string =>
  `M${at(away(centre, from, radius))}A${n1(radius)} ${n1(radius)} 0 ${turnBetween(from, to) > 180 ? 1 : 0} 1 ${at(away(centre, to, radius))}`
const sector = (centre: Place, radius: number, from: number, to: number): string =>
  `M${at([centre.x, centre.y])}L${ring(centre, radius, from, to).slice(1)}Z`

/** Where names may be written: on the table, and on nobody. */
export interface Paper {
  width: number
  depth: number
  taken: readonly Room[]
}

/** The first place on a ring that is free; the first of all where none is. */
function freeOn(ring: Place, reach: number, bearings: readonly number[], text: string, paper: Paper): Room {
  const rooms = bearings.map(turn => {
    const [x, y] = away(ring, turn, reach)
    return { x, y, half: text.length * 6 + 8, tall: 15 }
  })
  const { width, depth, taken } = paper
  const onTable = rooms.filter(r => r.x > r.half && r.x + r.half < width && r.y > r.tall && r.y + r.tall < depth)
  return onTable.find(room => !taken.some(other => meet(room, other))) ?? onTable[0] ?? rooms[0]
}

const ARC_ENDS = [90, -90, 75, -75, 60, -60, 45, -45, 30, -30, 15, -15, 0]

interface ArcProps extends Pose {
  ranges: readonly Range[]
  /** Degrees to each side. */
  half?: number
  paper: Paper
}
/** What can be shot at from a front centre: a half circle with a tick every 15 degrees, and the nearer range within. */
export const Arc = ({ x, y, facing, ranges, half = 90, paper }: ArcProps) => {
  const centre = { x, y }
  const sorted = [...ranges].sort((a, b) => b.reach - a.reach)
  const [outer, ...inner] = sorted
  if (!outer) return null
  const written: Room[] = []
  const names = sorted.map(({ reach, name }) => {
    const bearings = ARC_ENDS.filter(turn => Math.abs(turn) <= half).map(turn => facing + turn)
    const room = freeOn(centre, reach, bearings, name, { ...paper, taken: [...paper.taken, ...written] })
    written.push(room)
    return { name, ...room }
  })
  let ticks = ''
  for (let a = -half; a <= half; a += 15) {
    const from = away(centre, facing + a, outer.reach)
    const to = away(centre, facing + a, outer.reach - (a % 45 ? 8 : 15))
    ticks += `M${at(from)}L${at(to)}`
  }
  return (
    <g className="arc">
      {sorted.map(range => (
        <path key={range.name} className="arc-area" d={sector(centre, range.reach, facing - half, facing + half)} />
      ))}
      <path className="arc-ring" d={ring(centre, outer.reach, facing - half, facing + half) + ticks} />
      {inner.map(range => (
        <path key={range.name} className="arc-ring near" d={ring(centre, range.reach, facing - half, facing + half)} />
      ))}
      {names.map(({ name, x, y }) => (
        <text key={name} className="aid-name legal" x={x} y={y + 7}>
          {name}
        </text>
      ))}
    </g>
  )
}

const AROUND = [233, 127, 307, 53, 180, 0, 270, 90]

interface CommandRangeProps extends Place {
  reach: number
  name?: string
  paper: Paper
  /** Measured from the edges of a base, not from a point. */
  round?: Pose & { width: number; depth: number }
}
/** How far a commander reaches. */
export const CommandRange = ({ x, y, reach, name, paper, round }: CommandRangeProps) => (
  <g>
    {round ? (
      <rect
        className="command-range"
        transform={`translate(${n1(round.x)} ${n1(round.y)}) rotate(${n1(round.facing)})`}
        x={-round.width / 2 - reach}
        y={-reach}
        width={round.width + 2 * reach}
        height={round.depth + 2 * reach}
        rx={reach}
      />
    ) : (
      <circle className="command-range" cx={x} cy={y} r={reach} />
    )}
    {name && <Pill {...freeOn({ x, y }, reach, AROUND, name, paper)} text={name} kind="command" />}
  </g>
)

/** Where an enemy would have his say. */
export const ReactionZone = ({ x, y, reach }: Place & { reach: number }) => (
  <circle className="reaction-zone" cx={x} cy={y} r={reach} />
)

/** A line between two points with its length: a shot that reaches, or one that does not. */
export const Measure = ({ from, to, text, kind, share = 0.5 }: MeasureProps) => (
  <g>
    <path className={`shot-line ${kind}`} d={`M${at([from.x, from.y])}L${at([to.x, to.y])}`} />
    <Pill x={from.x + (to.x - from.x) * share} y={from.y + (to.y - from.y) * share} text={text} kind={kind} />
  </g>
)
interface MeasureProps {
  from: Place
  to: Place
  text: string
  kind: 'hit' | 'no'
  /** How far along the line its length is written. */
  share?: number
}

export const ChargeArrow = ({ from, to }: { from: Place; to: Place }) => {
  const way = bearing(from, to)
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const neck = away(from, way, Math.max(0, length - 24))
  const neckAt = { x: neck[0], y: neck[1] }
  const head = `M${at([to.x, to.y])}L${at(away(neckAt, way - 90, 14))}L${at(away(neckAt, way + 90, 14))}Z`
  return (
    <g className="charge-arrow">
      <path className="charge-halo" d={`M${at([from.x, from.y])}L${at(neck)}`} />
      <path className="charge-shaft" d={`M${at([from.x, from.y])}L${at(neck)}`} />
      <path className="charge-head" d={head} />
    </g>
  )
}

type PillKind = 'plain' | 'ok' | 'bad' | 'hit' | 'no' | 'command' | 'contact'

/** A word on the table, as large as can be read. */
export const Pill = ({ x, y, text, kind = 'plain' }: Place & { text: string; kind?: PillKind }) => {
  const detail = use(DetailContext)
  const near = use(MenContext) === 'near' ? NEAR : 1
  const k = (detail === 'full' ? 0.92 : detail === 'plain' ? 1.3 : 2) * near * use(ScaleContext)
  const width = (text.length * 11 + 26) * k
  return (
    <g className={`table-pill ${kind}`} transform={`translate(${n1(x)} ${n1(y)})`}>
      <rect x={-width / 2} y={-17 * k} width={width} height={34 * k} rx={6} />
      <text y={7 * k} style={{ fontSize: 22 * k }}>
        {text}
      </text>
    </g>
  )
}

/** The ground a base goes over on its way. */
export const Sweep = ({ from, to, width, depth }: { from: Pose; to: Pose; width: number; depth: number }) => {
  const a = cornersOf({ ...from, facing: to.facing }, width, depth)
  const b = cornersOf(to, width, depth)
  return <path className="sweep" d={polygon([a[3], b[0], b[1], a[2]])} />
}
