import { useSyncExternalStore } from 'react'

/** Something that the table, the tray and the slips beside it all look at. */
export function shared<T>(first: T): { set: (next: T) => void; use: () => T } {
  let now = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set(next) {
      if (next === now) return
      now = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, () => now),
  }
}
