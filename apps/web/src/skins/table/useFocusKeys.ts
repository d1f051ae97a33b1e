import { type RefObject, useImperativeHandle } from 'react'
import type { StageProps } from '../skin.ts'
import type { Lit } from './lights.ts'

/** The next and the last piece that may be picked come into focus, each in its turn; what is in the hand before them. */
export function useFocusKeys(
  handle: StageProps<unknown>['handle'],
  root: RefObject<HTMLDivElement | null>,
  units: Lit['units'],
  inHand: boolean,
): void {
  const focusOption = (by: 1 | -1): void => {
    if (inHand) {
      root.current?.querySelector<SVGElement>('[data-ghost]')?.focus()
      return
    }
    const live = [...units]
      .filter(([, light]) => light === 'can' || light === 'target' || light === 'proposed')
      .map(([id]) => id)
    if (live.length === 0) return
    const now = live.indexOf(Number(document.activeElement?.getAttribute('data-unit') ?? -1))
    const to = live[now < 0 ? (by > 0 ? 0 : live.length - 1) : (now + by + live.length) % live.length]
    root.current?.querySelector<SVGElement>(`[data-unit="${to}"]`)?.focus()
  }
  useImperativeHandle(handle, () => ({ focusOption }))
}
