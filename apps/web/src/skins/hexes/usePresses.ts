import { type Field, hexUnder } from '@acies/commands-colors'
import { useCallback } from 'react'
import type { StageProps } from '../skin.ts'
import { hexAt, pointedAt } from './places.ts'
import type { Gathering } from './useTogether.ts'

/** What it means to press a hex, to take up who stands there, to ask what it is, and to be over it. */
export function usePresses(
  { field: g, asking, onPoint, onAsk, onHover }: StageProps<Field>,
  gathering: Gathering,
  setHovered: (id: string | null) => void,
) {
  const point = useCallback(
    (id: string) => {
      onPoint(pointedAt(g, hexAt(id)), id)
    },
    [g, onPoint],
  )
  const ask = useCallback((id: string) => onAsk(pointedAt(g, hexAt(id)), id), [g, onAsk])
  /** Taken up: it is the one meant, if it was not before. */
  const lift = (id: string): void => {
    if (gathering.lifted(id)) return
    const taken = asking?.draft[0]
    if (typeof taken !== 'number' || hexUnder(g, taken) !== hexAt(id)) point(id)
  }
  const press = (id: string, several = false): void => {
    leaveFocus()
    if (!gathering.pressed(id, several)) point(id)
  }
  const over = useCallback(
    (id: string | null) => {
      setHovered(id)
      onHover(id === null ? null : pointedAt(g, hexAt(id)), id)
    },
    [g, onHover],
  )
  return { press, lift, ask, over }
}

/** Whoever points with the mouse has Enter free for the button. */
function leaveFocus(): void {
  const focused = document.activeElement
  if (focused instanceof SVGElement && !focused.matches(':focus-visible')) focused.blur()
}
