import { ELEMENTS, elementNames, type Field, isCommander } from '@acies/tercios'
import { useRef } from 'react'
import { closed, polygon } from '../../look/ink/curves.ts'
import { CommanderBase } from '../../look/table/CommanderBase.tsx'
import { Ghost } from '../../look/table/Ghost.tsx'
import { TroopBase } from '../../look/table/TroopBase.tsx'
import { dressed } from './bases.tsx'
import { landsAt } from './foresight.ts'
import { costOf, elementOf, footprintOf, type InHand, mostFor, type Settled } from './hand.ts'
import { longName } from './names.ts'
import { INCH, MM, outlineOf, type PosePick, paintOf, pointSeen, poseSeen } from './places.ts'
import { still } from './useHand.ts'
import { tableWords } from './words.ts'

interface Placed {
  g: Field
  turned: boolean
}

/** How far the thing in the hand could go. */
export const Reach = ({ g, turned, outline }: Placed & { outline: readonly PosePick[] }) => (
  <path
    className="reach"
    d={polygon(
      outline.map(([x, y]) => {
        const seen = pointSeen(g, { x, y }, turned)
        return [seen.x, seen.y]
      }),
    )}
  />
)

/** Places the referee thinks of: one click takes one. */
export const Candidates = ({
  g,
  turned,
  poses,
  advised = false,
  onPick,
}: Placed & { poses: readonly PosePick[]; advised?: boolean; onPick: (pose: PosePick) => void }) =>
  poses.map(pose => {
    const { x, y, facing } = poseSeen(g, pose, turned)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the ghost does the same by the keyboard
      <g
        key={pose.join()}
        ref={still}
        className={advised ? 'candidate advised' : 'candidate'}
        data-candidate={pose.join()}
        transform={`translate(${x} ${y}) rotate(${facing})`}
        onClick={event => {
          event.stopPropagation()
          onPick(pose)
        }}
      >
        <circle r="20" />
        <path d="M-11 6L0 -6L11 6" />
      </g>
    )
  })

interface HeldProps extends Placed {
  hand: InHand
  at: PosePick
  from: PosePick | null
  moving: Settled | null
  lang: 'es' | 'en'
}

/** The thing in the hand, with its cost. */
export const HeldGhost = ({ g, hand, at, from, moving, turned, lang }: HeldProps) => {
  const say = tableWords[lang]
  const { subject, how } = hand
  const grip = useRef<SVGGElement>(null)
  const print = footprintOf(g, subject)
  const [w, d] = [print.width / MM, print.depth / MM]
  const to = poseSeen(g, landsAt(g, hand, at), turned)
  const name = subject.is === 'unit' ? longName(g, subject.id, lang) : elementNames[subject.kind][lang]
  const legal = moving === null || moving.rule === null
  const u = subject.is === 'unit' && !isCommander(subject.id) ? g.troops[subject.id] : null
  // A disc has its middle where a base has its front.
  const centred = how === 'ride' || subject.is === 'element'
  // Ovals lie as they lie; roads, walls and houses are turned.
  const turns = subject.is === 'element' ? ELEMENTS[subject.kind].shape !== 'oval' : how === 'free'
  const inFrame = (pose: PosePick) => {
    const seen = poseSeen(g, pose, turned)
    return centred ? ahead({ ...seen, facing: turns ? seen.facing : 0 }, d / 2) : seen
  }
  return (
    <Ghost
      from={from === null ? undefined : inFrame(from)}
      to={centred ? inFrame(at) : to}
      width={w}
      depth={d}
      round={print.round}
      oval={subject.is === 'element' && !turns}
      wanted={legal || moving === null ? undefined : inFrame(moving.wanted)}
      pill={legal ? costIn(g, hand, at, from, lang) : `${say.no}: ${moving?.rule}`}
      legal={legal}
      knob={turns ? say.turnKnob : undefined}
      spoken={say.ghost(name)}
      end={g.depth / MM - 12}
      grip={grip}
    >
      {u !== null ? (
        <TroopBase {...dressed(g, u)} width={w} depth={d} unit={undefined} id="ghost" {...to} />
      ) : subject.is === 'unit' ? (
        <CommanderBase
          id="ghost"
          side={paintOf(g.commanders[subject.id - 1000].side)}
          x={to.x}
          y={to.y}
          radius={w / 2}
          chief={g.commanders[subject.id - 1000].chief}
        />
      ) : (
        <path
          className="element-ghost"
          d={(turns ? polygon : closed)(outlineOf(g, elementOf(g, subject.kind, at), turned))}
        />
      )}
    </Ghost>
  )
}

/** What it costs to stand there, in words. */
export function costIn(g: Field, hand: InHand, at: PosePick, from: PosePick | null, lang: 'es' | 'en'): string {
  const say = tableWords[lang]
  const { subject, how, gait } = hand
  if (from === null ? hand.placed === null : `${from}` === `${at}`) return say.drag
  if (how === 'march' && subject.is === 'unit') {
    const u = g.troops[subject.id]
    const { gone, turn } = costOf(g, u, at)
    return say.cost(say.inches(gone), say.inches(mostFor(g, u, gait, at) / INCH), turn)
  }
  if (how === 'ride' && from !== null) return say.inches(Math.hypot(at[0] - from[0], at[1] - from[1]) / INCH)
  return say.here
}
const ahead = (pose: { x: number; y: number; facing: number }, by: number) => {
  const a = (pose.facing * Math.PI) / 180
  return { ...pose, x: pose.x + Math.sin(a) * by, y: pose.y - Math.cos(a) * by }
}
