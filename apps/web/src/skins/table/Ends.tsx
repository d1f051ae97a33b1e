import { type Heard, optionsOf, type Pick, type Rules, randomFrom, type Told } from '@acies/kernel'
import { polygon } from '../../look/ink/curves.ts'
import { cornersOf } from '../../look/table/geometry.ts'
import type { Asking } from '../skin.ts'
import type { Piece, TableDress } from './dress.ts'
import { MM, type PosePick, poseSeen, type Sheet } from './places.ts'
import { still } from './useHand.ts'

/** Where an answer of one pick would leave the piece it is about. */
export interface End {
  pick: Pick
  at: PosePick
}

/** More numbers than can be told apart on the table. */
const MANY = 13

/** The referee is told each answer where things may lie as they seem; the first way the piece goes then is the one that is meant. */
export function endsOf<F, E extends Told>(dress: TableDress<F, E>, asking: Asking<F>): End[] {
  const { view, decision, draft, choice } = asking
  if (choice === null || choice.about === undefined || !dress.leadsSomewhere?.(asking)) return []
  if (choice.of === 'number' && (choice.max - choice.min) / (choice.per ?? 1) >= MANY) return []
  // The rules of the game whose dress this is.
  const rules = asking.rules as unknown as Rules<F, E>
  return optionsOf(choice).flatMap(pick => {
    const heard: Heard<E>[] = []
    rules.referee.take(rules.guess(view, decision.seat, randomFrom(1)), decision.seat, [...draft, pick], heard)
    for (const { event } of heard) {
      const moved = dress.moved(event)
      if (moved !== null && moved.piece === choice.about && moved.from !== null) return [{ pick, at: moved.to }]
    }
    return []
  })
}

interface EndsProps {
  piece: Piece
  ends: readonly End[]
  sheet: Sheet
  onPick: (pick: Pick) => void
}

/** Each of them on the table: one click takes it. */
export const Ends = ({ piece: { width, depth }, ends, sheet, onPick }: EndsProps) =>
  ends.map(({ pick, at }) => {
    const pose = poseSeen(sheet, at)
    const { x, y, facing } = pose
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same by the keyboard
      <g
        key={`${pick}`}
        ref={still}
        className="candidate end"
        onClick={event => {
          event.stopPropagation()
          onPick(pick)
        }}
      >
        <path className="end-frame" d={polygon(cornersOf(pose, width / MM, depth / MM))} />
        {typeof pick === 'number' ? (
          <g transform={`translate(${x} ${y})`}>
            <circle r="12" />
            <text y="5">{pick}</text>
          </g>
        ) : (
          <g transform={`translate(${x} ${y}) rotate(${facing})`}>
            <circle r="20" />
            <path d="M-11 6L0 -6L11 6" />
          </g>
        )}
      </g>
    )
  })
