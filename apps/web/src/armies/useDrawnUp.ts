import { useEffect, useState } from 'react'
import { Thinker } from '../bots/thinker.ts'

/** Milliseconds without a change before a list is drawn up again. */
const CALM = 400

export interface DrawnUp {
  field: unknown
  /** It is of a list that has changed since. */
  stale: boolean
}

/** A battle as machines draw it up, in a worker; the last one for as long as the next is not ready. */
export function useDrawnUp(game: string, scenario: string | null, setup: unknown): DrawnUp | null {
  const [drawn, setDrawn] = useState<{ key: string; field: unknown } | null>(null)
  const key = setup === null ? null : JSON.stringify([scenario, setup])
  useEffect(() => {
    if (key === null || scenario === null) return
    const thinker = new Thinker()
    let wanted = true
    const [, agreed] = JSON.parse(key) as [string, unknown]
    const timer = setTimeout(() => {
      thinker.drawUp(game, scenario, agreed).then(
        field => wanted && setDrawn({ key, field }),
        () => undefined,
      )
    }, CALM)
    return () => {
      wanted = false
      clearTimeout(timer)
      thinker.stop()
    }
  }, [game, scenario, key])
  return drawn && { field: drawn.field, stale: drawn.key !== key }
}
