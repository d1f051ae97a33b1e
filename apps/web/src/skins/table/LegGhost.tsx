import type { Lang } from '@acies/kernel'
import { useEffect, useState } from 'react'
import { Ghost } from '../../look/table/Ghost.tsx'
import { fromBase } from '../../look/table/geometry.ts'
import { Way } from '../../look/table/Way.tsx'
import type { Overlay } from './dress.ts'
import { Over } from './Overlays.tsx'
import { MM, pointSeen, poseSeen, type Sheet } from './places.ts'
import { still } from './useHand.ts'
import type { Going } from './useLegs.ts'
import { tableWords } from './words.ts'

const CORNERS = [
  { name: 'front-left', side: -1 },
  { name: 'front-right', side: 1 },
] as const

/** Milliseconds for which the hand must rest: to look who could strike there takes a while. */
const REST = 150
/** What is foreseen where the ghost stands, as soon as it stands still. */
function useForesight({ man, draft }: Going): Overlay | null {
  const [seen, setSeen] = useState<{ at: string; overlay: Overlay | null } | null>(null)
  const at = `${man?.piece} ${draft}`
  useEffect(() => {
    const foresee = man?.foresee
    if (foresee === undefined) return
    const timer = setTimeout(() => setSeen({ at, overlay: foresee(draft) }), REST)
    return () => clearTimeout(timer)
  }, [at])
  return seen?.at === at ? seen.overlay : null
}

/** What goes leg by leg: the ways it goes, the ghost at their end, and handles to wheel it and send it on. */
export const LegGhost = ({ going, sheet, lang }: { going: Going; sheet: Sheet; lang: Lang }) => {
  const { man, walked, draft, fault } = going
  const foreseen = useForesight(going)
  if (man === null || walked === null) return null
  const say = tableWords[lang]
  const form = walked.form ?? man
  const [w, d] = [form.width / MM, form.depth / MM]
  const to = poseSeen(sheet, walked.at)
  const legal = walked.fault === null && fault === null
  const moved = draft.length > man.prefix.length
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the ghost inside takes the focus
    <g
      ref={still}
      onPointerDown={going.grab}
      onPointerMove={going.drag(false)}
      onPointerUp={going.drag(true)}
      onClick={event => event.stopPropagation()}
      onKeyDown={going.keyed}
    >
      {walked.ways.map(({ from, to, pivot, width = man.width, depth = man.depth }) => (
        <Way
          key={`${from} ${to}`}
          from={poseSeen(sheet, from)}
          to={poseSeen(sheet, to)}
          pivot={pivot && pointSeen(sheet, pivot)}
          width={width / MM}
          depth={depth / MM}
        />
      ))}
      <Over overlay={foreseen} sheet={sheet} />
      <Over overlay={walked.overlay ?? null} sheet={sheet} />
      <Ghost
        from={poseSeen(sheet, man.from)}
        to={to}
        width={w}
        depth={d}
        way="none"
        pill={moved ? (legal ? walked.cost : `${walked.cost} · ${fault ?? walked.fault}`) : say.legs.drag}
        legal={legal}
        spoken={say.legs.ghost(man.name)}
        end={sheet.depth / MM - 12}
      >
        {form.draw(walked.at, to, sheet)}
      </Ghost>
      {CORNERS.map(({ name, side }) => {
        const [x, y] = fromBase(to, (side * w) / 2, 0)
        return (
          <g key={name} className="leg-knob" data-corner={name} transform={`translate(${x} ${y}) rotate(${to.facing})`}>
            <title>{side < 0 ? say.legs.wheelRight : say.legs.wheelLeft}</title>
            <circle r="13" />
            <path d={side < 0 ? 'M-5 5A7 7 0 0 1 5 -3M5 -8V-2.4H-1' : 'M5 5A7 7 0 0 0 -5 -3M-5 -8V-2.4H1'} />
          </g>
        )
      })}
      {going.turns && (
        <g
          className="leg-knob turn"
          data-corner="turn"
          transform={`translate(${fromBase(to, 0, -d - 16).join(' ')}) rotate(${to.facing})`}
        >
          <title>{say.legs.turn}</title>
          <circle r="13" />
          <path d="M-6 -3a7 7 0 1 1 -.5 6M-7.5 -8l1 6 6-1.4" />
        </g>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <g
        className="leg-knob"
        transform={`translate(${fromBase(to, 0, 26).join(' ')}) rotate(${to.facing})`}
        onPointerDown={event => event.stopPropagation()}
        onClick={going.allAhead}
      >
        <title>{say.legs.allAhead}</title>
        <circle r="13" />
        <path d="M-6 4L0 -4L6 4" />
      </g>
    </g>
  )
}
