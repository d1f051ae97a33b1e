import type { Seat } from '@acies/kernel'
import { commanderOf, type Event, type Field, isCommander } from '@acies/tercios'
import { at } from '../../look/ink/curves.ts'
import { cornersOf } from '../../look/table/geometry.ts'
import { MM, onBoard, type PosePick, paintOf, poseSeen, sideOfUnit } from './places.ts'

/** Where each enemy stood before he moved. */
function startsOf(g: Field, events: readonly Event[], viewer: Seat): Map<number, PosePick> {
  const starts = new Map<number, PosePick>()
  for (const { unit, path } of events) {
    if (path.length < 6 || unit < 0 || starts.has(unit) || !onBoard(g, unit) || sideOfUnit(g, unit) === viewer) continue
    starts.set(unit, [path[0], path[1], path[2]])
  }
  return starts
}

interface TrailsProps {
  g: Field
  events: readonly Event[]
  viewer: Seat
  turned: boolean
}

/** The ways the enemy has just gone: a dashed frame where he stood, a line to where he stands. */
export const Trails = ({ g, events, viewer, turned }: TrailsProps) =>
  [...startsOf(g, events, viewer)].map(([id, start]) => {
    const from = poseSeen(g, start, turned)
    const unit = isCommander(id) ? commanderOf(g, id) : g.troops[id]
    const to = poseSeen(g, [unit.x, unit.y, 0], turned)
    if (Math.hypot(to.x - from.x, to.y - from.y) < 6) return null
    return (
      <g key={id} className={`trail side-${paintOf(sideOfUnit(g, id))}`}>
        {'depth' in unit ? (
          <polygon points={cornersOf(from, unit.width / MM, unit.depth / MM).join(' ')} />
        ) : (
          <circle cx={from.x} cy={from.y} r={unit.radius / MM} />
        )}
        <path d={`M${at([from.x, from.y])}L${at([to.x, to.y])}`} />
      </g>
    )
  })
