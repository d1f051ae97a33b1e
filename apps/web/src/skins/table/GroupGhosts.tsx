import { type Found, MM, poseSeen, type Sheet } from './places.ts'
import type { Group } from './useGroup.ts'

/** Where each of those who go together would stand. */
export const GroupGhosts = ({ group, found, sheet }: { group: Group | null; found: Found; sheet: Sheet }) =>
  group?.members.map(id => {
    const piece = found.pieces.get(id)
    if (piece === undefined) return null
    const [x, y, facing] = piece.at
    const seen = poseSeen(sheet, group.ends.get(id) ?? [x + group.shift.x, y + group.shift.y, facing])
    const [w, d] = [piece.width / MM, piece.depth / MM]
    const rule = group.faults.get(id)
    return (
      <g
        key={id}
        className={rule === undefined ? 'group-ghost' : 'group-ghost barred'}
        transform={`translate(${seen.x} ${seen.y}) rotate(${seen.facing})`}
      >
        {piece.round ? <circle r={w / 2} /> : <rect x={-w / 2} width={w} height={d} />}
        {rule !== undefined && (
          <text y={d / 2} textAnchor="middle" transform={`rotate(${-seen.facing} 0 ${d / 2})`}>
            {rule}
          </text>
        )}
      </g>
    )
  }) ?? null
