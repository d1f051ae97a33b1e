import type { CSSProperties } from 'react'
import type { DieFace } from './symbols/dice.ts'

export type DieState = 'plain' | 'hit' | 'miss'

interface DieProps {
  face: DieFace
  /** Spoken name of the face and what came of it. */
  label?: string
  size?: number
  state?: DieState
  /** Degrees: thrown dice do not lie straight. */
  turn?: number
  /** Two other faces shown while it tumbles. */
  tumbling?: readonly [DieFace, DieFace]
}

/** An ivory die. */
export const Die = ({ face, label, size = 44, state = 'plain', turn = 0, tumbling }: DieProps) => (
  <svg
    className={`die ${state}${tumbling ? ' tumbling' : ''}`}
    width={size}
    height={size}
    viewBox="-26 -26 52 52"
    style={{ '--turn': `${turn}deg` } as CSSProperties}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <rect className="d-sh" x="-20" y="-17" width="44" height="42" rx="7" />
    <rect className="d-side" x="-22" y="-20" width="44" height="44" rx="7.5" />
    <rect className="d-face" x="-22" y="-22" width="44" height="42" rx="7.5" />
    <rect className="d-lip" x="-21.2" y="-21.2" width="42.4" height="40.4" rx="7" />
    {[...(tumbling ?? []), face].map((shown, i) => (
      <use key={i} className={tumbling && `shown-${i}`} href={`#die-${shown}`} x="-26" y="-27" width="52" height="52" />
    ))}
  </svg>
)
