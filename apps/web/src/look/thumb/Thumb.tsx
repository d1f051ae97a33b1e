import { memo, useMemo } from 'react'
import { Ink } from '../ink/Ink.tsx'
import { drawHexThumb, type HexThumbMap, hexThumbBox } from './hexes.ts'
import { drawTableThumb, type TableThumbMap, tableThumbBox } from './table.ts'

export type ThumbMap = HexThumbMap | TableThumbMap

export interface ThumbProps {
  map: ThumbMap
  /** Very small: fewer marks. */
  small?: boolean
  label?: string
}

/** A small map drawn from the same data as the board. */
export const Thumb = memo(({ map, small = false, label }: ThumbProps) => {
  const drawing = useMemo(
    () => (map.kind === 'hexes' ? drawHexThumb(map, small) : drawTableThumb(map, small)),
    [map, small],
  )
  const box = map.kind === 'hexes' ? hexThumbBox(map) : tableThumbBox(map)
  return (
    <svg
      className={`thumb ${map.kind}`}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid meet"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <Ink drawing={drawing} />
    </svg>
  )
})
