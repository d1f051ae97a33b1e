import type { Picks } from '@acies/kernel'
import { useSyncExternalStore } from 'react'
import type { Foreseen } from './dress.ts'

export interface Shared<T> {
  get: () => T
  set: (next: T) => void
  use: () => T
}

/** Something that the table, the tray and the slips beside it all look at. */
export function shared<T>(first: T): Shared<T> {
  let now = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get: () => now,
    set(next) {
      if (next === now) return
      now = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, () => now),
  }
}

/** What lies before the thing in the hand now. */
const foreseen = shared<Foreseen | null>(null)
export const tellForeseen = foreseen.set
export const useForeseen = foreseen.use

/** A draft that lay there before anybody had touched the thing in the hand, and of which question. */
const begun = shared<{ ticket: number; draft: Picks } | null>(null)
export const tellBegun = begun.set
export const begunFor = (ticket: number): Picks | null => {
  const first = begun.get()
  return first?.ticket === ticket ? first.draft : null
}

/** The piece the tray is about: pointed at on the table, or in the tray. */
const chosen = shared(-1)
export const choosePiece = chosen.set
export const useChosenPiece = chosen.use

/** Room under the table for the buttons of a manoeuvre, where a game has some: they cover nobody there. */
const legRoom = shared<HTMLElement | null>(null)
export const giveLegRoom = legRoom.set
export const useLegRoom = legRoom.use
