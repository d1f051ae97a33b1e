import type { Picks } from '@acies/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AnySkin, Asking } from '../skins/skin.ts'

interface Usual {
  skin: AnySkin
  asking: Asking<unknown> | null
  give: (picks: Picks) => boolean
  /** The last moment there is. */
  last: number
  /** A lesson asks everything. */
  isLesson: boolean
  /** Others sit at the same device. */
  isShared: boolean
}

/** What is answered as usual without asking: new questions only, for who takes back wants to look again. */
export function useStanding({ skin, asking, give, last, isLesson, isShared }: Usual) {
  const [standing, setStanding] = useState<ReadonlySet<string>>(() => new Set(isLesson ? [] : skin.usual))
  const farthest = useRef(0)
  useEffect(() => {
    if (asking === null || isLesson || !standing.has(asking.decision.step) || last < farthest.current) return
    const picks = asking.draft.length > 0 ? null : (skin.standing?.(asking) ?? null)
    // With others at the same device, not to be asked would tell them what is in the hand.
    if (picks === null || (asking.choice?.of === 'card' && isShared)) return
    farthest.current = last
    give(picks)
  }, [asking, standing, give, skin, isLesson, last, isShared])
  const stand = useCallback((step: string, on: boolean) => {
    setStanding(now => new Set(on ? [...now, step] : [...now].filter(one => one !== step)))
  }, [])
  return { standing, stand }
}
