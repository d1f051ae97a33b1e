import { type Box, centre, type Place } from './hex/geometry.ts'
import { MARKS, type Side } from './symbols/sides.ts'

export interface SmallMapProps {
  label: string
  /** The whole board, and the part that is seen. */
  box: Box
  view?: Box
  lines?: readonly number[]
  /** In a hex, or at a point of the board. */
  pieces: readonly ((Place | { x: number; y: number }) & { side: Side })[]
  onGo?: (x: number, y: number) => void
}

/** A map of the whole board: touch it to go there. */
export const SmallMap = ({ label, box, view, lines = [], pieces, onGo }: SmallMapProps) => {
  const go = (event: React.PointerEvent<SVGSVGElement>): void => {
    const frame = event.currentTarget.getBoundingClientRect()
    onGo?.(
      box.x + ((event.clientX - frame.left) / frame.width) * box.width,
      box.y + ((event.clientY - frame.top) / frame.height) * box.height,
    )
  }
  return (
    <svg
      className="small-map"
      style={{ aspectRatio: `${box.width} / ${box.height}` }}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
      onPointerDown={go}
      onPointerMove={event => event.buttons > 0 && go(event)}
    >
      {lines.map(x => (
        <path
          key={x}
          d={`M${x} ${box.y}V${box.y + box.height}`}
          stroke="var(--ink)"
          strokeWidth="10"
          strokeDasharray="4 26"
          strokeLinecap="round"
        />
      ))}
      {pieces.map(({ side, ...place }) => {
        const [x, y] = 'x' in place ? [place.x, place.y] : centre(place)
        return (
          <path
            key={`${x} ${y}`}
            d={MARKS[side]}
            transform={`translate(${x} ${y}) scale(6)`}
            fill={`var(--${side})`}
            stroke={`var(--${side}-lo)`}
          />
        )
      })}
      {view && <rect {...view} fill="none" stroke="var(--sel)" strokeWidth="26" />}
    </svg>
  )
}
