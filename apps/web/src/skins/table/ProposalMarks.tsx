import { use } from 'react'
import { DetailContext, MenContext } from '../../look/hex/detail.ts'
import { fromBase } from '../../look/table/geometry.ts'
import { meet, type Room } from '../../look/table/names.ts'
import { ScaleContext } from '../../look/table/scale.ts'
import type { Piece } from './dress.ts'
import { MM, poseSeen, type Sheet } from './places.ts'
import type { Proposal } from './proposal.ts'

interface Seen {
  x: number
  y: number
}
interface Placed {
  at: Piece['at']
  width: number
  depth: number
  round?: boolean
}
/** The middle of a thing, as it is seen, and half of its height and width on the screen. */
function middleOf(thing: Placed, sheet: Sheet): Seen & { tall: number; half: number } {
  const pose = poseSeen(sheet, thing.at)
  const [x, y] = thing.round ? [pose.x, pose.y] : fromBase(pose, 0, -thing.depth / MM / 2)
  const a = (pose.facing * Math.PI) / 180
  const [w, d] = [thing.width / MM, thing.depth / MM]
  const [cos, sin] = [Math.abs(Math.cos(a)), Math.abs(Math.sin(a))]
  return { x, y, tall: (cos * d + sin * w) / 2, half: (cos * w + sin * d) / 2 }
}

/** What is advised, drawn unlike what is chosen: dashed, from whom to where or whom, with one flag. */
export const ProposalMarks = ({
  proposal: { units, pairs, place },
  pieces,
  sheet,
  flag,
  taken,
}: {
  proposal: Proposal
  pieces: ReadonlyMap<number, Piece>
  sheet: Sheet
  flag: string
  /** Where names and pieces are. */
  taken: readonly Room[]
}) => {
  const of = (id: number): Piece | undefined => pieces.get(id)
  const lines = pairs.flatMap(({ from, to }) => {
    const [a, b] = [of(from), of(to)]
    return a && b ? [{ a: middleOf(a, sheet), b: middleOf(b, sheet) }] : []
  })
  const goes = place?.piece == null ? undefined : of(place.piece)
  const ends = place && middleOf(place, sheet)
  if (goes && ends) lines.push({ a: middleOf(goes, sheet), b: ends })
  const first = of(pairs[0]?.to ?? units[0] ?? -1)
  const flagged = ends ?? (first && middleOf(first, sheet))
  return (
    <g className="proposal" pointerEvents="none">
      {lines.map(({ a, b }) => (
        <path key={`${a.x} ${a.y} ${b.x} ${b.y}`} className="proposed-way" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      ))}
      {place && <Footprint place={place} sheet={sheet} />}
      {flagged && <Flag at={flagged} text={flag} taken={taken} />}
    </g>
  )
}

const Footprint = ({ place, sheet }: { place: Placed; sheet: Sheet }) => {
  const { x, y, facing } = poseSeen(sheet, place.at)
  const [w, d] = [place.width / MM, place.depth / MM]
  return (
    <g transform={`translate(${x} ${y}) rotate(${facing})`}>
      {place.round ? (
        <ellipse className="proposed-place" rx={w / 2} ry={d / 2} />
      ) : (
        <>
          <rect className="proposed-place" x={-w / 2} y={0} width={w} height={d} />
          <path className="proposed-front" d="M-7 -3L0 -11L7 -3" />
        </>
      )}
    </g>
  )
}

/** Where a flag of this size hides nothing: over what it speaks of, under it, beside it; or else over it. */
export function flagSpot(
  at: Seen & { tall: number; half: number },
  size: Omit<Room, 'x' | 'y'>,
  taken: readonly Room[],
): Seen {
  const [over, under] = [at.y - at.tall - size.tall - GAP, at.y + at.tall + size.tall + GAP]
  const [right, left] = [at.x + at.half + size.half + GAP, at.x - at.half - size.half - GAP]
  const spots: readonly Seen[] = [
    { x: at.x, y: over },
    { x: at.x, y: under },
    { x: right, y: at.y },
    { x: left, y: at.y },
    ...[over, under].flatMap(y => [right, left].map(x => ({ x, y }))),
    { x: at.x, y: over - 2 * size.tall },
    { x: at.x, y: under + 2 * size.tall },
  ]
  return spots.find(spot => !taken.some(room => meet({ ...spot, ...size }, room))) ?? spots[0]
}
const GAP = 4

/** Beside what it speaks of, never on it. */
const Flag = ({
  at,
  text,
  taken,
}: {
  at: Seen & { tall: number; half: number }
  text: string
  taken: readonly Room[]
}) => {
  const detail = use(DetailContext)
  const full = use(MenContext) === 'far' ? 1.6 : 1.1
  const k = (detail === 'full' ? full : detail === 'plain' ? 2 : 2.4) * use(ScaleContext)
  const half = text.length * 4.6 + 8
  const { x, y } = flagSpot(at, { half: half * k, tall: 13 * k }, taken)
  return (
    <g className="light-flag" transform={`translate(${x} ${y}) scale(${k})`}>
      <rect x={-half} y="-13" width={2 * half} height="22" rx="4" />
      <text y="4">{text}</text>
    </g>
  )
}
