import { type Choice, type Heard, optionsOf, type Pick, randomFrom } from '@acies/kernel'
import type { Event, Field } from '@acies/tercios'
import { polygon } from '../../look/ink/curves.ts'
import { cornersOf } from '../../look/table/geometry.ts'
import type { Asking } from '../skin.ts'
import { rulesOf } from './foresight.ts'
import { MM, type PosePick, poseSeen } from './places.ts'
import { still } from './useHand.ts'

/** Where an answer of one pick would leave the troop it is about. */
export interface End {
  pick: Pick
  at: PosePick
}

/** More numbers than can be told apart on the table. */
const MANY = 13
const TURNS: readonly string[] = ['mobility', 'choose-deed', 'choose-flight-side']

const isAboutPlace = ({ decision, draft }: Asking<Field>, choice: Choice): boolean =>
  choice.of === 'number'
    ? choice.max - choice.min < MANY
    : choice.of === 'word' && TURNS.includes(decision.step) && (decision.step !== 'choose-deed' || draft.length > 0)

/** The referee is told each answer where things may lie as they seem; the first way the troop goes then is the one that is meant. */
export function endsOf(asking: Asking<Field>): End[] {
  const { view, decision, draft, choice } = asking
  if (choice === null || choice.about === undefined || !isAboutPlace(asking, choice)) return []
  const rules = rulesOf(asking)
  return optionsOf(choice).flatMap(pick => {
    const heard: Heard<Event>[] = []
    rules.referee.take(rules.guess(view, decision.seat, randomFrom(1)), decision.seat, [...draft, pick], heard)
    const path = heard.find(({ event: e }) => e.unit === choice.about && e.path.length >= 6)?.event.path
    return path === undefined ? [] : [{ pick, at: [path[3], path[4], path[5]] }]
  })
}

interface EndsProps {
  g: Field
  unit: number
  ends: readonly End[]
  turned: boolean
  onPick: (pick: Pick) => void
}

/** Each of them on the table: one click takes it. */
export const Ends = ({ g, unit, ends, turned, onPick }: EndsProps) => {
  const { width, depth } = g.troops[unit]
  return ends.map(({ pick, at }) => {
    const pose = poseSeen(g, at, turned)
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
}
