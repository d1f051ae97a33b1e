import type { Lang } from '@acies/kernel'
import { useRef } from 'react'
import { polygon } from '../../look/ink/curves.ts'
import { Ghost } from '../../look/table/Ghost.tsx'
import { away, type Pose } from '../../look/table/geometry.ts'
import type { Room } from '../../look/table/names.ts'
import { MM, outlineSeen, type PosePick, poseSeen, type Sheet } from './places.ts'
import { type Hand, still } from './useHand.ts'
import { tableWords } from './words.ts'

/** How far the thing in the hand could go. */
export const Reach = ({ sheet, outline }: { sheet: Sheet; outline: readonly PosePick[] }) => (
  <path
    className="reach"
    d={polygon(
      outlineSeen(
        sheet,
        outline.map(([x, y]) => ({ x, y })),
      ),
    )}
  />
)

/** All ways end where they begin. */
export const isNowhere = (reach: readonly PosePick[] | null): boolean =>
  reach === null || reach.every(([x, y]) => x === reach[0][0] && y === reach[0][1])

interface CandidatesProps {
  sheet: Sheet
  poses: readonly PosePick[]
  advised?: boolean
  onPick: (pose: PosePick) => void
}
/** Millimetres from the middle of its disc to its edge. */
const DISC = 20
/** What a place covers that is offered. */
export const roomOf = ({ x, y }: Pose): Room => ({ x, y, half: DISC, tall: DISC })
/** Places the referee thinks of: one click takes one. */
export const Candidates = ({ sheet, poses, advised = false, onPick }: CandidatesProps) =>
  poses.map(pose => {
    const { x, y, facing } = poseSeen(sheet, pose)
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
        <circle r={DISC} />
        <path d="M-11 6L0 -6L11 6" />
      </g>
    )
  })

/** The thing in the hand with what it costs, as it is dragged, turned and nudged. */
export const HeldGhost = ({ held, sheet, lang }: { held: Hand; sheet: Sheet; lang: Lang }) => {
  const grip = useRef<SVGGElement>(null)
  const { hand, at, from, moving } = held
  if (hand === null || at === null) return null
  const say = tableWords[lang]
  const thing = hand.held
  const [w, d] = [thing.width / MM, thing.depth / MM]
  const to = poseSeen(sheet, thing.lands?.(at) ?? at)
  const legal = moving === null || moving.rule === null
  // A disc and a piece of ground have their middle where a base has its front.
  const centred = thing.shape !== 'base'
  const inFrame = (pose: PosePick): Pose => {
    const seen = poseSeen(sheet, pose)
    if (!centred) return seen
    const facing = thing.turns ? seen.facing : 0
    const [x, y] = away(seen, facing, d / 2)
    return { x, y, facing }
  }
  const settledAt = from === null ? hand.placed === null : `${from}` === `${at}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the ghost inside takes the focus
    <g
      ref={still}
      onPointerDown={held.grab}
      onPointerMove={held.drag(false)}
      onPointerUp={held.drag(true)}
      onClick={event => event.stopPropagation()}
      onKeyDown={held.keyed}
    >
      <Ghost
        from={from === null ? undefined : inFrame(from)}
        to={centred ? inFrame(at) : to}
        width={w}
        depth={d}
        round={thing.shape === 'disc'}
        oval={thing.shape === 'oval'}
        wanted={legal || moving === null ? undefined : inFrame(moving.wanted)}
        pill={
          legal
            ? settledAt
              ? say.drag
              : thing.cost(at)
            : `${thing.straight && moving !== null ? `${thing.cost(moving.wanted)} ·` : `${say.no}:`} ${moving?.rule}`
        }
        legal={legal}
        knob={thing.turns ? say.turnKnob : undefined}
        spoken={say.ghost(thing.name)}
        end={sheet.depth / MM - 12}
        grip={grip}
      >
        {thing.draw(at, to, sheet)}
      </Ghost>
    </g>
  )
}
