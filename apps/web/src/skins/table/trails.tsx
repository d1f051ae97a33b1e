import type { Seat, Told } from '@acies/kernel'
import { at } from '../../look/ink/curves.ts'
import { cornersOf } from '../../look/table/geometry.ts'
import type { Flight, TableDress } from './dress.ts'
import { type Found, MM, type Place, type PosePick, pointSeen, poseSeen, type Sheet } from './places.ts'

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

/** A strip along a line. */
function strip(from: Place, to: Place, half: number): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [ux, uy] = [((to.x - from.x) / long) * half, ((to.y - from.y) / long) * half]
  const corners = [
    [from.x - uy, from.y + ux],
    [to.x - uy, to.y + ux],
    [to.x + uy, to.y - ux],
    [from.x + uy, from.y - ux],
  ] as const
  return `M${corners.map(([x, y]) => at([x, y])).join('L')}Z`
}

/** A shot: its line, a circle where it comes down, how far its hail spreads, whom it passes through. */
export const FlightLine = ({ flight, sheet, meant = false }: { flight: Flight; sheet: Sheet; meant?: boolean }) => {
  const [from, to] = [pointSeen(sheet, flight.from), pointSeen(sheet, flight.to)]
  return (
    <g className={meant ? 'flown meant' : 'flown'}>
      {flight.broad !== undefined && <path className="hail" d={strip(from, to, flight.broad / MM / 2)} />}
      <path d={`M${at([from.x, from.y])}L${at([to.x, to.y])}`} />
      {flight.round !== undefined && <circle cx={to.x} cy={to.y} r={flight.round / MM} />}
      {flight.spread !== undefined && <path className="hail" d={teardrop(from, to, flight.spread / MM / 2)} />}
      {flight.struck?.map(({ at: pose, width, depth }) => (
        <polygon key={pose.join()} points={cornersOf(poseSeen(sheet, pose), width / MM, depth / MM).join(' ')} />
      ))}
    </g>
  )
}

/** Bolts, stones and balls that have just flown. */
export function Flown<F, E extends Told>({
  dress,
  events,
  sheet,
}: Pick<TrailsProps<F, E>, 'dress' | 'events' | 'sheet'>) {
  return events.map((event, i) => {
    const flown = dress.flew?.(event) ?? null
    return flown && <FlightLine key={i} flight={flown} sheet={sheet} />
  })
}
