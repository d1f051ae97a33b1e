import type { Seat, Told } from '@acies/kernel'
import { at } from '../../look/ink/curves.ts'
import { cornersOf } from '../../look/table/geometry.ts'
import type { TableDress } from './dress.ts'
import { type Found, MM, type Place, type PosePick, poseSeen, type Sheet } from './places.ts'

interface TrailsProps<F, E extends Told> {
  dress: TableDress<F, E>
  found: Found
  events: readonly E[]
  viewer: Seat
  sheet: Sheet
}

/** A way shorter than this, in millimetres, is none. */
const SHORT = 6

/** The ways others have just gone: a dashed frame where each stood, a line to where it stands. */
export function Trails<F, E extends Told>({ dress, found, events, viewer, sheet }: TrailsProps<F, E>) {
  const starts = new Map<number, PosePick>()
  for (const event of events) {
    const moved = dress.moved(event)
    if (moved?.from && !starts.has(moved.piece)) starts.set(moved.piece, moved.from)
  }
  return [...starts].map(([id, start]) => {
    const piece = found.pieces.get(id)
    if (piece === undefined || piece.seat === viewer) return null
    const from = poseSeen(sheet, start)
    const to = poseSeen(sheet, piece.at)
    if (Math.hypot(to.x - from.x, to.y - from.y) < SHORT) return null
    return (
      <g key={id} className={`trail side-${dress.sideOf(piece.seat)}`}>
        {piece.round ? (
          <circle cx={from.x} cy={from.y} r={piece.width / MM / 2} />
        ) : (
          <polygon points={cornersOf(from, piece.width / MM, piece.depth / MM).join(' ')} />
        )}
        <path d={`M${at([from.x, from.y])}L${at([to.x, to.y])}`} />
      </g>
    )
  })
}

/** A drop from a point, round and so wide at its end. */
function teardrop(from: Place, to: Place, half: number): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long]
  const round = { x: to.x - ux * half, y: to.y - uy * half }
  const side = (sign: number): [number, number] => [round.x - sign * uy * half, round.y + sign * ux * half]
  return `M${at([from.x, from.y])}L${at(side(-1))}A${half} ${half} 0 0 1 ${at(side(1))}Z`
}

/** Bolts, stones and balls that have just flown: a line, and a circle where one came down. */
export function Flown<F, E extends Told>({
  dress,
  events,
  sheet,
}: Pick<TrailsProps<F, E>, 'dress' | 'events' | 'sheet'>) {
  return events.map((event, i) => {
    const flown = dress.flew?.(event) ?? null
    if (flown === null) return null
    const from = poseSeen(sheet, [flown.from.x, flown.from.y, 0])
    const to = poseSeen(sheet, [flown.to.x, flown.to.y, 0])
    return (
      <g key={i} className="flown">
        <path d={`M${at([from.x, from.y])}L${at([to.x, to.y])}`} />
        {flown.round !== undefined && <circle cx={to.x} cy={to.y} r={flown.round / MM} />}
        {flown.spread !== undefined && <path className="hail" d={teardrop(from, to, flown.spread / MM / 2)} />}
      </g>
    )
  })
}
