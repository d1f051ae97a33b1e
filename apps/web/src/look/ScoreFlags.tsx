import { Fragment } from 'react'
import { SideMark } from './SideMark.tsx'
import type { Side } from './symbols/sides.ts'

interface ScoreSide {
  side: Side
  name: string
  flags: number
  /** How the figure is written, where it is not just a number. */
  shown?: string
}

interface ScoreFlagsProps {
  sides: readonly ScoreSide[]
  /** Flags that win; drawn as empty staffs until won. With 0 only the figures stand, and the text says what wins. */
  goal: number
  /** Spoken: "Rome 3 banners, Carthage 2; 7 win". */
  label: string
  /** The phone's: side marks and figures, with a word for the goal. */
  small?: boolean
  goalText?: string
}

/** Each side's banner is cut after its mark. */
const cloth: Record<Side, string> = {
  a: 'M2.3 1.6H14V10H2.3z',
  b: 'M2.3 1.6H9.8a4.2 4.2 0 0 1 0 8.4H2.3z',
  c: 'M2.3 1.6H9.8L14 5.8L9.8 10H2.3z',
  d: 'M2.3 1.6H11V3.8H14V7.8H11V10H2.3z',
  e: 'M2.3 1.6H14Q10 5.8 14 10H2.3z',
  f: 'M2.3 1.6H11L14 5.8L11 10H2.3z',
}

/** One banner: won, or still to win. */
const Flag = ({ side, won }: { side: Side; won: boolean }) => (
  <svg className={won ? `flag won side-${side}` : 'flag'} width="15" height="19" viewBox="0 0 15 19" aria-hidden="true">
    <path className="flag-staff" d="M1.5 1V18.5" />
    <path className="flag-cloth" d={won ? cloth[side] : cloth.a} />
  </svg>
)

const Flags = ({ side, flags, goal }: { side: Side; flags: number; goal: number }) => (
  <span className="flags">
    {Array.from({ length: Math.max(goal, flags) }, (_, i) => (
      <Flag key={i} side={side} won={i < flags} />
    ))}
  </span>
)

/** How the battle stands: two face each other, more stand in a row. */
export const ScoreFlags = ({ sides, goal, label, small, goalText }: ScoreFlagsProps) => {
  const [a, b] = sides
  const duel = sides.length === 2 && !small
  return (
    <div className={small ? 'score small' : duel ? 'score' : 'score many'} role="img" aria-label={label}>
      {duel ? (
        <>
          <span className="score-name">{a.name}</span>
          {goal > 0 && <Flags side={a.side} flags={a.flags} goal={goal} />}
          <b>{a.shown ?? a.flags}</b>
          <em>–</em>
          <b>{b.shown ?? b.flags}</b>
          {goal > 0 && <Flags side={b.side} flags={b.flags} goal={goal} />}
          <span className="score-name">{b.name}</span>
        </>
      ) : (
        sides.map(({ side, name, flags, shown }, i) => (
          <Fragment key={side}>
            {small && i === 1 && sides.length === 2 && <em>–</em>}
            {/* Two face each other: the marks stand outside. */}
            <span className={small && i === 1 && sides.length === 2 ? 'score-one last' : 'score-one'}>
              <SideMark side={side} />
              {!small && <span className="score-name">{name}</span>}
              <b>{shown ?? flags}</b>
            </span>
          </Fragment>
        ))
      )}
      {goalText && <small className={duel && goal > 0 ? 'score-goal' : undefined}>{goalText}</small>}
    </div>
  )
}
