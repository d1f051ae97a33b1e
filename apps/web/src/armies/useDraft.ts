import type { Roster } from '@acies/tabletop'
import { useCallback, useEffect, useState } from 'react'
import { type KeptList, keepDraft } from './lists.ts'

/** A list, and whether it is the player's own work: not one that was only looked at. */
interface Draft {
  one: KeptList
  worked: boolean
}
interface History {
  past: readonly Draft[]
  now: Draft
  future: readonly Draft[]
}
const DEEP = 100

const then = ({ past, now }: History, next: Draft): History => ({
  past: [...past.slice(-DEEP), now],
  now: next,
  future: [],
})

/** A list that is being built: every change can be taken back, and nothing is lost with the page. */
export function useDraft(first: () => Draft) {
  const [history, setHistory] = useState<History>(() => ({ past: [], now: first(), future: [] }))
  const { past, now, future } = history
  useEffect(() => keepDraft(now.one, now.worked), [now])
  const open = useCallback((one: KeptList, worked: boolean) => setHistory(h => then(h, { one, worked })), [])
  /** A name that is being typed is one change, not one for each letter. */
  const setName = useCallback(
    (name: string) =>
      setHistory(h => {
        const next = { one: { ...h.now.one, name }, worked: true }
        const last = h.past.at(-1)?.one
        const isTyping = last?.id === next.one.id && last.roster === next.one.roster && h.future.length === 0
        return isTyping ? { ...h, now: next } : then(h, next)
      }),
    [],
  )
  const setRoster = useCallback(
    (roster: Roster) => setHistory(h => then(h, { one: { ...h.now.one, roster }, worked: true })),
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
  return { one: now.one, open, setName, setRoster, undo, redo, undoable: past.length > 0, redoable: future.length > 0 }
}

/** Ctrl+Z and what goes with it, but where letters are typed. */
export function useUndoKeys({ undo, redo }: Pick<ReturnType<typeof useDraft>, 'undo' | 'redo'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event
      const isTyping = target instanceof Element && target.matches('input:not([type="checkbox"]), textarea')
      if (!(event.ctrlKey || event.metaKey) || isTyping) return
      const letter = key.toLowerCase()
      if (letter !== 'z' && letter !== 'y') return
      event.preventDefault()
      if (letter === 'y' || event.shiftKey) redo()
      else undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo])
}
