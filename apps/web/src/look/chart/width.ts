import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width an element has been given, so that a chart draws its letters at their true size. */
export const useWidth = <T extends Element>(otherwise: number): [RefObject<T | null>, number] => {
  const box = useRef<T>(null)
  const [width, setWidth] = useState(otherwise)
  useEffect(() => {
    if (!box.current) return
    const watcher = new ResizeObserver(([entry]) => entry && setWidth(Math.max(120, entry.contentRect.width)))
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  return [box, width]
}
