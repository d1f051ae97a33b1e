import { useEffect } from 'react'

/** Where a key means something of its own. */
const OWN = 'input, textarea, select, [role="tab"], [role="slider"], [contenteditable="true"]'

/** Keys for what is in the hand, wherever the focus is; on the ghost itself they have been heard already. */
export function useHeldKeys(isHeld: boolean, keyed: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    if (!isHeld) return
    const heard = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return
      if (!(event.target instanceof Element && event.target.closest(OWN) !== null)) keyed(event)
    }
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  })
}
