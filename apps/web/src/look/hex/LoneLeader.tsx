import { memo, useContext } from 'react'
import { n1 } from '../ink/curves.ts'
import type { Duel } from '../symbols/sides.ts'
import { OrderedMark } from './BlockUnit.tsx'
import { DetailContext } from './detail.ts'
import { centre, type Place, translate } from './geometry.ts'

interface LoneLeaderProps extends Place {
  id: string
  side: Duel
  name?: string
  nameX?: number
  ordered?: boolean
  acted?: boolean
  label?: string
}

/** A leader without a unit: alone in its hex, its disc large. */
export const LoneLeader = memo(({ id, side, name, nameX, ordered, acted, label, ...place }: LoneLeaderProps) => {
  const detail = useContext(DetailContext)
  const [x, y] = centre(place)
  return (
    <g
      className={`piece lone side-${side}${acted ? ' acted' : ''}`}
      data-id={id}
      data-x={n1(x)}
      data-y={n1(y)}
      transform={translate([x, y])}
      role={label ? 'img' : undefined}
      aria-label={label}
    >
      <g className="piece-body">
        <use href={`#leader-${side}`} className="piece-lift" x="-31" y="-33" width="62" height="62" />
      </g>
      {ordered && <OrderedMark />}
      {name && detail === 'full' && (
        <text className="piece-name" x={nameX} y="44">
          {name}
        </text>
      )}
    </g>
  )
})
