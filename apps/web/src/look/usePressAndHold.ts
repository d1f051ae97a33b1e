import { type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react'

/** Milliseconds a finger stays to ask. */
const LONG = 450
/** Pixels it may tremble. */
const STILL = 8

/**
 * To stay with a finger on a thing, or to click it with the other button, asks about it; letting go then means nothing more.
 * Not every browser of a phone makes a click of the other button from it.
 */
export function usePressAndHold<T>(find: (target: EventTarget) => T | null, ask: ((thing: T) => void) | undefined) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number; asked: boolean } | null>(null)
  const lift = (): void => clearTimeout(press.current?.timer)
  return {
    onPointerDown({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      lift()
      press.current = null
      const thing = pointerType === 'touch' && isPrimary ? find(target) : null
      if (thing === null || ask === undefined) return
      const asks = (): void => {
        if (press.current !== null) press.current.asked = true
        ask(thing)
      }
      press.current = { timer: setTimeout(asks, LONG), x, y, asked: false }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const held = press.current
      if (held !== null && Math.hypot(clientX - held.x, clientY - held.y) > STILL) lift()
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture(event: SyntheticEvent) {
      if (press.current?.asked) event.stopPropagation()
      press.current = null
    },
    onContextMenu(event: MouseEvent) {
      const thing = find(event.target)
      if (thing === null) return
      event.preventDefault()
      if (!press.current?.asked) ask?.(thing)
    },
  }
}
