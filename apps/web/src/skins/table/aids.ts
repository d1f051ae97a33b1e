import { useCallback, useEffect, useState } from 'react'

/** What can be laid over the table, and the key for it. */
export const AIDS = ['arcs', 'commands', 'ruler'] as const
export type Aid = (typeof AIDS)[number]
const KEYS: Readonly<Record<string, Aid>> = { a: 'arcs', c: 'commands', m: 'ruler' }

export interface Aids extends Readonly<Record<Aid, boolean>> {
  turn: (aid: Aid) => void
}

export function useAids(): Aids {
  const [on, setOn] = useState<Readonly<Record<Aid, boolean>>>({ arcs: false, commands: false, ruler: false })
  const turn = useCallback((aid: Aid) => setOn(now => ({ ...now, [aid]: !now[aid] })), [])
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
      if (document.querySelector('dialog[open]') !== null) return
      const aid = KEYS[event.key.toLowerCase()]
      if (aid !== undefined) turn(aid)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [turn])
  return { ...on, turn }
}
