import type { Pick, Picks, Refusal } from '@acies/kernel'
import { useEffect, useState } from 'react'
import type { Hover, Pointed } from '../skins/skin.ts'

export interface Refused {
  rule: Refusal['rule']
  place: string | null
  /** What was wanted, where that was one pick. */
  pick?: Pick
  /** What was said before it, where that is not the draft. */
  after?: Picks
}

interface PointedAt {
  things: Pointed
  place: string
}

/** What lies on the table beside a question. With a new one nothing of the old stays. */
export function useMarks(question: string) {
  const [hover, setHover] = useState<Hover>(null)
  const [pointed, setPointed] = useState<PointedAt | null>(null)
  /** What was clicked only to look at it: its sheet and its reach stay until something else is. */
  const [looked, setLooked] = useState<PointedAt | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [hint, setHint] = useState<{ picks: Picks; text: string } | 'thinking' | 'none' | 'covered' | null>(null)
  /** A whole answer that a finger must give twice. */
  const [pending, setPending] = useState<Picks | null>(null)
  useEffect(() => {
    setRefused(null)
    setHint(null)
    setPending(null)
    setHover(null)
    if (question !== 'none') setLooked(null)
  }, [question])
  return {
    hover,
    setHover,
    pointed,
    setPointed,
    looked,
    setLooked,
    refused,
    setRefused,
    hint,
    setHint,
    pending,
    setPending,
  }
}
export type Marks = ReturnType<typeof useMarks>
