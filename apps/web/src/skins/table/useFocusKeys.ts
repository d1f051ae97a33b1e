import { type RefObject, useEffect, useImperativeHandle } from 'react'
import { useRest, wake } from '../../look/idle.ts'
import type { StageProps } from '../skin.ts'
import type { Lit } from './lights.ts'

/** The next and the last piece that may be picked come into focus, each in its turn; before them whoever is in the hand. */
export function useFocusKeys(
  handle: StageProps<unknown>['handle'],
  root: RefObject<HTMLDivElement | null>,
  units: Lit['units'],
  taken: number | null,
  ticket: number | undefined,
): void {
  const focusGhost = (): void => root.current?.querySelector<SVGElement>('[data-ghost]')?.focus()
  // Who has taken somebody up by keys goes on with him by keys.
  useEffect(() => {
    if (taken !== null && document.activeElement?.matches(`[data-unit="${taken}"]:focus-visible`)) focusGhost()
  }, [taken])
  useRest('[data-unit]', ticket)
  const focusOption = (by: 1 | -1): void => {
    if (taken !== null) return focusGhost()
    const live = [...units]
      .filter(([, light]) => light === 'can' || light === 'target' || light === 'proposed')
      .map(([id]) => id)
    if (live.length === 0) return
    const now = live.indexOf(Number(document.activeElement?.getAttribute('data-unit') ?? -1))
    const to = live[now < 0 ? (by > 0 ? 0 : live.length - 1) : (now + by + live.length) % live.length]
    wake(root.current?.querySelector<SVGElement>(`[data-unit="${to}"]`))
  }
  useImperativeHandle(handle, () => ({ focusOption }))
}
