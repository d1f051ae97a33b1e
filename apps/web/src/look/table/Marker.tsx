import type { IconName } from '../symbols/icons.ts'
import { platePath, type Side } from '../symbols/sides.ts'

/** What lies on a unit card: each has its own outline, so none is told by colour alone. */
export type MarkerKind =
  | { is: 'active' | 'marched' | 'veteran' | 'elite' | 'broken' | 'fleeing' | 'hero' | 'leaderless' }
  | { is: 'formation'; icon: IconName }
  | { is: 'wounds'; n: number }
  | { is: 'general'; wounded: boolean }

const STAR = 'M0 -6l1.8 3.8 4.2.5-3.1 2.9.8 4.1-3.7-2-3.7 2 .8-4.1-3.1-2.9 4.2-.5z'

const icon = (name: IconName, size: number, className: string, dx = 0) => (
  <use href={`#i-${name}`} x={-size / 2 + dx} y={-size / 2} width={size} height={size} className={className} />
)

export const Marker = ({ marker, side }: { marker: MarkerKind; side: Side }) => (
  <g className="marker">
    <circle className="m-sh" cx="1" cy="1.6" r="8.4" />
    {faceOf(marker, side)}
  </g>
)

function faceOf(marker: MarkerKind, side: Side) {
  switch (marker.is) {
    case 'active':
      return (
        <>
          <circle r="8" className="k-brass" />
          {icon('active', 10, 'k-dark')}
        </>
      )
    case 'wounds':
      return (
        <>
          <circle r="8" className="k-black" />
          <text className="k-count" y="3.9">{` ${marker.n}`}</text>
        </>
      )
    case 'broken':
      return (
        <>
          <path className="k-ochre" d="M0 -10.4L10.4 0L0 10.4L-10.4 0Z" />
          {icon('broken', 11, 'k-dark')}
        </>
      )
    case 'fleeing':
      return (
        <>
          <path className="k-carmine" d="M-9 -8H11L5.6 0L11 8H-9Z" />
          {icon('run', 12, 'k-pale', -2)}
        </>
      )
    case 'formation':
      return (
        <>
          <path className="k-blue" d="M-8 -8.6H8V3Q8 8 0 10.4Q-8 8 -8 3Z" />
          {icon(marker.icon, 11, 'k-pale')}
        </>
      )
    case 'veteran':
    case 'elite':
      return (
        <>
          <circle r="8" className="k-ivory" />
          {icon(marker.is === 'elite' ? 'elite' : 'laurels', 12, 'k-dark')}
        </>
      )
    case 'marched':
      return (
        <>
          <path className="k-ivory" d="M-7.4 -7.4H7.4V7.4H-7.4Z" />
          {icon('boots', 11, 'k-dark')}
        </>
      )
    case 'hero':
      return (
        <>
          <circle r="8" className="k-ivory" />
          <path className="k-star" d={STAR} />
        </>
      )
    case 'leaderless':
      return (
        <>
          <circle r="8" className="k-ivory" />
          <path className="k-cross" d="M-4.4 -4.4L4.4 4.4M4.4 -4.4L-4.4 4.4" />
        </>
      )
    case 'general':
      return (
        <g className={marker.wounded ? 'general wounded' : 'general'}>
          <path className="l-rim" d={platePath(side, 19.6, 19.6, side === 'b' ? 9.8 : 4)} />
          <path className="l-face" d={platePath(side, 16, 16, side === 'b' ? 8 : 3.4)} />
          {icon('leader', 13, 'p-ink')}
          <path className="k-star" d={STAR} transform="translate(8 -8) scale(.8)" />
        </g>
      )
  }
}
