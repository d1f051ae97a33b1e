import type { Picks, Seat } from '@acies/kernel'
import { type RefObject, useCallback } from 'react'
import type { AnySkin, Asking, Pointed } from '../skins/skin.ts'
import type { Table } from '../table/table.ts'
import type { Gestures } from './gestures.ts'
import { shorterBy } from './picking.ts'
import { NOBODY } from './useEyes.ts'
import type { Marks } from './useMarks.ts'
import type { useStop } from './useStop.ts'

interface Back extends Pick<ReturnType<typeof useStop>, 'sure' | 'unsay'> {
  table: Table
  gestures: Gestures
  skin: AnySkin
  asking: Asking<unknown> | null
  /** Who takes back while nothing is asked. */
  otherwise: Seat
  mode: 'play' | 'replay'
  marks: Marks
  grow: (draft: Picks, things: Pointed | null) => void
  errand: RefObject<unknown>
}

/** Back and forth: what was said last is dropped, the last pick or the last answer taken back. */
export function useUndo(back: Back) {
  const { table, gestures, skin, asking, otherwise, mode, marks, grow, errand, sure, unsay } = back
  const { refused, setRefused, pending, setPending, hint, setHint, setLooked } = marks
  const drafted = asking !== null && asking.draft.length > 0 && `${asking.draft}` !== `${skin.begun?.(asking) ?? []}`
  const drop = useCallback(() => {
    if (refused !== null) setRefused(null)
    else if (sure) unsay()
    else if (pending !== null) setPending(null)
    else if (hint !== null) setHint(null)
    else if (asking !== null && drafted) {
      gestures.stop()
      grow(shorterBy(skin, asking), null)
    } else setLooked(null)
  }, [asking, grow, gestures, refused, pending, hint, skin, sure])
  const seat = asking?.decision.seat ?? otherwise
  const undo = useCallback(() => {
    errand.current = null
    // What a gesture drafted last goes with the answers it gave before.
    const whole = gestures.goesOn && table.mayUndo(seat)
    if (asking !== null && drafted && !whole) grow(shorterBy(skin, asking), null)
    else if (seat !== NOBODY) gestures.undo(seat)
  }, [asking, grow, gestures, table, seat, skin])
  const redo = useCallback(() => gestures.redo(), [gestures])
  const mayUndo = drafted || (mode === 'play' && seat !== NOBODY && table.mayUndo(seat))
  return { drop, undo, redo, mayUndo }
}
