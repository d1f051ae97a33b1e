import { use } from 'react'
import { DetailContext } from '../hex/detail.ts'
import { at, n1, polygon } from '../ink/curves.ts'
import { away, bearing, cornersOf, type Pose } from './geometry.ts'

type Place = { x: number; y: number }

const turnBetween = (from: number, to: number): number => (to - from + 360) % 360 || 360

const ring = (centre: Place, radius: number, from: number, to: number): string =>
  `M${at(away(centre, from, radius))}A${n1(radius)} ${n1(radius)} 0 ${turnBetween(from, to) > 180 ? 1 : 0} 1 ${at(away(centre, to, radius))}`
const sector = (centre: Place, radius: number, from: number, to: number): string =>
  `M${at([centre.x, centre.y])}L${ring(centre, radius, from, to).slice(1)}Z`

/** What can be shot at from a front centre: a half circle with a tick every 15 degrees, and the nearer range within. */
export const Arc = ({
  x,
  y,
  facing,
  ranges,
  half = 90,
}: Pose & { ranges: readonly { reach: number; name: string }[]; half?: number }) => {
  const centre = { x, y }
  const sorted = [...ranges].sort((a, b) => b.reach - a.reach)
  const [outer, ...inner] = sorted
  if (!outer) return null
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
      {sorted.map((range, i) => {
        // In turn at either end, so that near ranges do not lie on each other.
        const [tx, ty] = away(centre, facing + (i % 2 ? -half : half), range.reach)
        return (
          <text key={range.name} className="aid-name legal" x={tx} y={ty + 26} textAnchor={i < 2 ? 'start' : 'end'}>
            {range.name}
          </text>
        )
      })}
    </g>
  )
}

/** How far a commander reaches. */
export const CommandRange = ({ x, y, reach, name }: Place & { reach: number; name?: string }) => (
  <g>
    <circle className="command-range" cx={x} cy={y} r={reach} />
    {name && <Pill x={x - reach * 0.8} y={y + reach * 0.6} text={name} kind="command" />}
  </g>
)

/** Where an enemy would have his say. */
export const ReactionZone = ({ x, y, reach }: Place & { reach: number }) => (
  <circle className="reaction-zone" cx={x} cy={y} r={reach} />
)

/** A line between two points with its length: a shot that reaches, or one that does not. */
export const Measure = ({ from, to, text, kind }: { from: Place; to: Place; text: string; kind: 'hit' | 'no' }) => (
  <g>
    <path className={`shot-line ${kind}`} d={`M${at([from.x, from.y])}L${at([to.x, to.y])}`} />
    <Pill x={(from.x + to.x) / 2} y={(from.y + to.y) / 2} text={text} kind={kind} />
  </g>
)

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

export type PillKind = 'plain' | 'ok' | 'bad' | 'hit' | 'no' | 'command'

/** A word on the table, as large as can be read. */
export const Pill = ({ x, y, text, kind = 'plain' }: Place & { text: string; kind?: PillKind }) => {
  const detail = use(DetailContext)
  const k = detail === 'full' ? 0.92 : detail === 'plain' ? 1.3 : 2
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
  return <path className="sweep" d={polygon([a[3]!, b[0]!, b[1]!, a[2]!])} />
}
