import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { Ink } from '../ink/Ink.tsx'
import { drawHexThumb, type HexThumbMap, hexThumbBox } from './hexes.ts'
import { drawTableThumb, type TableThumbMap, tableThumbBox } from './table.ts'

export type ThumbMap = HexThumbMap | TableThumbMap

interface ThumbProps {
  map: ThumbMap
  /** Very small: fewer marks. */
  small?: boolean
  /** Stands at the right of a wide window and spills over its edges. */
  spill?: boolean
  label?: string
}

/** Whether something has come near the window once. */
function useNear() {
  const ref = useRef<SVGSVGElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      seen => seen.some(entry => entry.isIntersecting) && startTransition(() => setNear(true)),
      { rootMargin: '300px' },
    )
    if (ref.current !== null && !near) watch.observe(ref.current)
    return () => watch.disconnect()
  }, [near])
  return { ref, near }
}

/** A small map drawn from the same data as the board. */
export const Thumb = memo(({ map, small = false, spill = false, label }: ThumbProps) => {
  // Words come first: a map is drawn when there is time, and somebody about to see it.
  const { ref, near } = useNear()
  const drawing = useMemo(
    () => (!near ? '' : map.kind === 'hexes' ? drawHexThumb(map, small) : drawTableThumb(map, small)),
    [map, small, near],
  )
  const box = map.kind === 'hexes' ? hexThumbBox(map) : tableThumbBox(map)
  return (
    <svg
      ref={ref}
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
