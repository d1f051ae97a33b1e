import type { Roster } from '@acies/tabletop'
import { useCallback, useEffect, useState } from 'react'
import { type KeptList, keepDraft } from './lists.ts'

interface History {
  past: readonly KeptList[]
  now: KeptList
  future: readonly KeptList[]
}
const DEEP = 100

/** A list that is being built: every change can be taken back, and nothing is lost with the page. */
export function useDraft(first: () => KeptList) {
  const [history, setHistory] = useState<History>(() => ({ past: [], now: first(), future: [] }))
  const { past, now, future } = history
  useEffect(() => keepDraft(now), [now])
  const change = useCallback(
    (next: KeptList) =>
      setHistory(h => (next === h.now ? h : { past: [...h.past.slice(-DEEP), h.now], now: next, future: [] })),
    [],
  )
  const setRoster = useCallback(
    (roster: Roster) =>
      setHistory(h => ({ past: [...h.past.slice(-DEEP), h.now], now: { ...h.now, roster }, future: [] })),
    [],
  )
  const undo = useCallback(
    () =>
      setHistory(h => {
        const last = h.past.at(-1)
        return last === undefined ? h : { past: h.past.slice(0, -1), now: last, future: [h.now, ...h.future] }
      }),
    [],
  )
  const redo = useCallback(
    () =>
      setHistory(h => {
        const [next, ...rest] = h.future
        return next === undefined ? h : { past: [...h.past, h.now], now: next, future: rest }
      }),
    [],
  )
  return { one: now, change, setRoster, undo, redo, undoable: past.length > 0, redoable: future.length > 0 }
}
