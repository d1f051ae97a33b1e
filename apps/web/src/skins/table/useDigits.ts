import { useEffect } from 'react'

/** Keys 1 to 9 take what lies there. */
export function useDigits(take: (n: number) => boolean): void {
  useEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return
      if (!/^[1-9]$/.test(event.key) || !take(Number(event.key) - 1)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', keyed, true)
    return () => window.removeEventListener('keydown', keyed, true)
  })
}
