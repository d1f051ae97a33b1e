import type { ReactNode, Ref } from 'react'
import { at } from '../ink/curves.ts'
import { Pill, Sweep } from './aids.tsx'
import { fromBase, type Pose } from './geometry.ts'

interface GhostProps {
  /** Where it stands now; nothing while it is not on the table. */
  from?: Pose
  /** Where it would stand. */
  to: Pose
  width: number
  depth: number
  /** The base as it would stand. */
  children: ReactNode
  /** What it costs, or the rule against it. */
  pill: string
  legal: boolean
  /** Where the hand is, when the ghost may not follow. */
  wanted?: Pose
  /** It may be turned by the knob at its front right corner. */
  knob?: string
  round?: boolean
  /** Neither a base nor a disc: an oval piece of ground. */
  oval?: boolean
  spoken: string
  /** Where the table ends below. */
  end?: number
  /** The way to it is drawn by somebody else. */
  way?: 'straight' | 'none'
  grip?: Ref<SVGGElement>
  knobGrip?: Ref<SVGGElement>
}

/** A move in the hand: the origin in a dashed frame, the ground it sweeps, the base in a brass frame, its cost. */
export const Ghost = (props: GhostProps) => {
  const {
    from,
    to,
    width,
    depth,
    children,
    pill,
    legal,
    wanted,
    knob,
    round,
    oval,
    spoken,
    end,
    way = 'straight',
    grip,
    knobGrip,
  } = props
  const [kx, ky] = fromBase(to, width / 2 + 4, 4)
  const [px, py] = fromBase(to, 0, -depth / 2)
  const reach = Math.max(width, depth) / 2 + 34
  const box = { x: -width / 2, y: 0, width, height: depth, rx: 2 }
  const frame = (at: Pose, className: string, room: number) => (
    <rect
      className={className}
      transform={`translate(${at.x} ${at.y}) rotate(${at.facing})`}
      x={box.x - room}
      y={-room}
      width={width + 2 * room}
      height={depth + 2 * room}
      rx={round || oval ? width / 2 + room : 4}
      ry={oval ? depth / 2 + room : undefined}
    />
  )
  const moved = way === 'straight' && from !== undefined && Math.hypot(to.x - from.x, to.y - from.y) > 4
  return (
    <g className={legal ? 'ghost-layer' : 'ghost-layer illegal'}>
      {from && moved && !round && <Sweep from={from} to={to} width={width} depth={depth} />}
      {from && frame(from, 'ghost-from', 0)}
      {from && moved && (
        <>
          <path className="ghost-path-halo" d={`M${at([from.x, from.y])}L${at(fromBase(to, 0, -depth - 12))}`} />
          <path className="ghost-path" d={`M${at([from.x, from.y])}L${at(fromBase(to, 0, -depth - 12))}`} />
        </>
      )}
      {wanted && frame(wanted, 'ghost-wanted', 0)}
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes the arrow keys itself */}
      <g ref={grip} className="ghost" tabIndex={0} role="application" aria-label={spoken} data-ghost="">
        {children}
        {frame(to, 'ghost-frame', 5)}
        {frame(to, 'ghost-hit', 6)}
      </g>
      {knob && (
        <g ref={knobGrip} className="ghost-knob" transform={`translate(${kx} ${ky})`}>
          <title>{knob}</title>
          <circle r="15" />
          <path d="M-6 -3a7 7 0 1 1 -.5 6M-7.5 -8l1 6 6-1.4" />
        </g>
      )}
      <Pill
        x={px}
        y={py + (end !== undefined && py + reach > end ? -reach : reach)}
        text={pill}
        kind={legal ? 'ok' : 'bad'}
      />
    </g>
  )
}
