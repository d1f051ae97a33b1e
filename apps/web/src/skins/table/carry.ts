import type { PointerEvent } from 'react'
import { shared } from './shared.ts'

/** Where the hand is that carries a thing from the tray to the table, in pixels of the window. */
export interface Carried {
  clientX: number
  clientY: number
  /** Let go. */
  done: boolean
}
const carried = shared<Carried | null>(null)
export const useCarried = carried.use
export const putDown = (): void => carried.set(null)

/** Pixels a hand may tremble and still click. */
const CLICK = 6

/** A press on a slip that goes on as a drag: the thing is taken, and the table has it in the hand from there on. */
export function carry(take: () => void) {
  return (event: PointerEvent): void => {
    // A finger pushes the tray along.
    if (event.button !== 0 || event.pointerType === 'touch') return
    const { pointerId, clientX, clientY } = event
    const over = new AbortController()
    let taken = false
    const goes = (to: globalThis.PointerEvent, done: boolean): void => {
      if (to.pointerId !== pointerId) return
      if (!taken && Math.hypot(to.clientX - clientX, to.clientY - clientY) >= CLICK) {
        taken = true
        take()
      }
      if (done) over.abort()
      if (taken) carried.set({ clientX: to.clientX, clientY: to.clientY, done })
    }
    const { signal } = over
    window.addEventListener('pointermove', to => goes(to, false), { signal })
    window.addEventListener('pointerup', to => goes(to, true), { signal })
    window.addEventListener('pointercancel', () => over.abort(), { signal })
  }
}
