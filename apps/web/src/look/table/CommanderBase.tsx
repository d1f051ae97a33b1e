import { memo, use } from 'react'
import { DetailContext } from '../hex/detail.ts'
import type { Duel } from '../symbols/sides.ts'
import { Lines } from './Lines.tsx'
import type { BaseLight } from './outline.ts'
import { standing } from './standing.ts'
import { STAR, UNDER } from './TroopBase.tsx'

interface CommanderBaseProps {
  id: string
  unit?: number
  side: Duel
  x: number
  y: number
  radius: number
  /** Commander-in-chief. */
  chief?: boolean
  /** Has spent himself this turn. */
  exhausted?: boolean
  light?: BaseLight
  /** More for the screen reader. */
  said?: string
  name?: string
  nameX?: number
  nameY?: number
  spoken?: string
}

/** A commander: a brass rim, square for side A, round for side B. */
export const CommanderBase = memo(
  ({
    id,
    unit,
    side,
    x,
    y,
    radius,
    chief,
    exhausted,
    light,
    said,
    name,
    nameX = 0,
    nameY,
    spoken,
  }: CommanderBaseProps) => {
    const detail = use(DetailContext)
    const r = radius
    const reach = r + 7
    return (
      <g
        className={`commander side-${side}${exhausted ? ' acted' : ''}`}
        {...standing({ id, unit, x, y, spoken, said })}
      >
        <circle className="sh" cx="3" cy="4" r={r + 1} />
        {side === 'a' ? (
          <>
            <rect className="l-rim" x={-r} y={-r} width={2 * r} height={2 * r} />
            <rect className="l-face" x={-r * 0.8} y={-r * 0.8} width={r * 1.6} height={r * 1.6} />
          </>
        ) : (
          <>
            <circle className="l-rim" r={r} />
            <circle className="l-face" r={r * 0.8} />
          </>
        )}
        <use href="#i-LC" x={-r * 0.66} y={-r * 0.66} width={r * 1.32} height={r * 1.32} className="p-ink" />
        {chief && <path className="led-star" d={STAR} transform={`translate(${r * 0.75} ${-r * 0.75})`} />}
        {light && <path className={`base-light ${light}`} d={`M${-reach} ${-reach}H${reach}V${reach}H${-reach}Z`} />}
        <circle className="base-hit" r={Math.max(r + 4, 18)} />
        {name && detail !== 'chip' && (
          <Lines className="troop-name" lines={name.split('\n')} x={nameX} y={nameY ?? r + UNDER} pitch={20} />
        )}
      </g>
    )
  },
)
