import { memo, useMemo } from 'react'
import { Ink } from '../ink/Ink.tsx'
import { drawHexThumb, type HexThumbMap, hexThumbBox } from './hexes.ts'
import { drawTableThumb, type TableThumbMap, tableThumbBox } from './table.ts'

export type ThumbMap = HexThumbMap | TableThumbMap

export interface ThumbProps {
  map: ThumbMap
  /** Very small: fewer marks. */
  small?: boolean
  /** Stands at the right of a wide window and spills over its edges. */
  spill?: boolean
  label?: string
}

/** A small map drawn from the same data as the board. */
export const Thumb = memo(({ map, small = false, spill = false, label }: ThumbProps) => {
  const drawing = useMemo(
    () => (map.kind === 'hexes' ? drawHexThumb(map, small) : drawTableThumb(map, small)),
    [map, small],
  )
  const box = map.kind === 'hexes' ? hexThumbBox(map) : tableThumbBox(map)
  return (
    <svg
      className={`thumb ${map.kind}${map.blueBelow ? ' blue-below' : ''}`}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio={spill ? 'xMaxYMid meet' : 'xMidYMid meet'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <Ink drawing={drawing} />
    </svg>
  )
})
