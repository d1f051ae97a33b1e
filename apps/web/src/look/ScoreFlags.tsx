import type { Side } from './symbols/blocks.ts'

export interface ScoreSide {
  name: string
  flags: number
}

export interface ScoreFlagsProps {
  a: ScoreSide
  b: ScoreSide
  /** Flags that win; drawn as empty staffs until won. With 0 only the figures stand, and the text says what wins. */
  goal: number
  /** Spoken: "Rome 3 banners, Carthage 2; 7 win". */
  label: string
  /** The phone's: side marks and figures, with a word for the goal. */
  small?: boolean
  goalText?: string
}

const cloth: Record<Side, string> = {
  a: 'M2.3 1.6H14V10H2.3z',
  b: 'M2.3 1.6H9.8a4.2 4.2 0 0 1 0 8.4H2.3z',
}

/** One banner: won, or still to win. */
export const Flag = ({ side, won }: { side: Side; won: boolean }) => (
  <svg className={won ? 'flag won' : 'flag'} width="15" height="19" viewBox="0 0 15 19" aria-hidden="true">
    <path className="flag-staff" d="M1.5 1V18.5" />
    <path className={`flag-cloth ${side}`} d={won ? cloth[side] : cloth.a} />
  </svg>
)

const Flags = ({ side, flags, goal }: { side: Side; flags: number; goal: number }) => (
  <span className="flags">
    {Array.from({ length: Math.max(goal, flags) }, (_, i) => (
      <Flag key={i} side={side} won={i < flags} />
    ))}
  </span>
)

export const ScoreFlags = ({ a, b, goal, label, small, goalText }: ScoreFlagsProps) => (
  <div className={small ? 'score small' : 'score'} role="img" aria-label={label}>
    {small ? (
      <i className="side-mark a" />
    ) : (
      <>
        <span className="score-name">{a.name}</span>
        {goal > 0 && <Flags side="a" flags={a.flags} goal={goal} />}
      </>
    )}
    <b>{a.flags}</b>
    <em>–</em>
    <b>{b.flags}</b>
    {small ? (
      <>
        <i className="side-mark b" />
        {goalText && <small>{goalText}</small>}
      </>
    ) : (
      <>
        {goal > 0 && <Flags side="b" flags={b.flags} goal={goal} />}
        <span className="score-name">{b.name}</span>
        {goal === 0 && goalText && <small>{goalText}</small>}
      </>
    )}
  </div>
)
