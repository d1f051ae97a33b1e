import type { Told } from '@acies/kernel'
import { useCallback, useEffect } from 'react'
import { once } from '../errand.ts'
import type { StageProps } from '../skin.ts'
import type { TableDress } from './dress.ts'
import { pieceUnder, type Sheet } from './places.ts'
import type { Grouping } from './useGroup.ts'

/** Units of the table of a key press; with Shift the smaller one. */
const NUDGE = 1270
const FINE = 254
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const TURNS: Readonly<Record<string, 'left' | 'right' | 'rear'>> = { q: 'left', e: 'right', s: 'rear' }

/** The keyboard does what a hand does: it chooses with Shift, nudges a group, lets it go or sends it; and turns. */
export function usePullKeys<F, E extends Told>(
  dress: TableDress<F, E>,
  { asking, onSend }: Pick<StageProps<F, E>, 'asking' | 'onSend'>,
  sheet: Sheet,
  { offered, isGrouped, toggle, shift, setShift, release, go }: Grouping,
): void {
  const keyed = useCallback(
    (event: KeyboardEvent): void => {
      if (asking === null || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('dialog, input, textarea, select') !== null) return
      const focused = pieceUnder(document.activeElement)
      const take = (): void => {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      if (event.shiftKey && event.key === 'Enter' && focused !== null && offered.includes(focused)) {
        take()
        toggle(focused)
      } else if (isGrouped && event.key === 'Escape') {
        take()
        release()
      } else if (isGrouped && event.key === 'Enter' && (shift.x !== 0 || shift.y !== 0)) {
        take()
        go(shift)
      } else if (isGrouped && event.key in ARROWS) {
        take()
        const [x, y] = ARROWS[event.key].map(n => n * (event.shiftKey ? FINE : NUDGE) * (sheet.turned ? -1 : 1))
        setShift(by => ({ x: by.x + x, y: by.y + y }))
      } else {
        const turn = TURNS[event.key.toLowerCase()]
        const said = turn === undefined ? null : (dress.turned?.(asking, turn) ?? null)
        if (said === null) return
        take()
        onSend(once(asking, said))
      }
    },
    [asking, offered, isGrouped, toggle, shift, setShift, go, release, sheet, dress, onSend],
  )
  useEffect(() => {
    window.addEventListener('keydown', keyed, true)
    return () => window.removeEventListener('keydown', keyed, true)
  }, [keyed])
}
