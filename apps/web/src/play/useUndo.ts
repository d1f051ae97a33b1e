import type { Picks, Seat } from '@acies/kernel'
import { type RefObject, useCallback } from 'react'
import type { AnySkin, Asking, Pointed } from '../skins/skin.ts'
import type { Table } from '../table/table.ts'
import { shorterBy } from './picking.ts'
import { NOBODY } from './useEyes.ts'
import type { Marks } from './useMarks.ts'
import type { useStop } from './useStop.ts'

interface Back extends Pick<ReturnType<typeof useStop>, 'sure' | 'unsay'> {
  table: Table
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
export function useUndo({ table, skin, asking, otherwise, mode, marks, grow, errand, sure, unsay }: Back) {
  const { refused, setRefused, pending, setPending, hint, setHint, setLooked } = marks
  const drafted = asking !== null && asking.draft.length > 0 && `${asking.draft}` !== `${skin.begun?.(asking) ?? []}`
  const drop = useCallback(() => {
    if (refused !== null) setRefused(null)
    else if (sure) unsay()
    else if (pending !== null) setPending(null)
    else if (hint !== null) setHint(null)
    else if (asking !== null && drafted) grow(shorterBy(skin, asking), null)
    else setLooked(null)
  }, [asking, grow, refused, pending, hint, skin, sure])
  const seat = asking?.decision.seat ?? otherwise
  const undo = useCallback(() => {
    errand.current = null
    if (asking !== null && drafted) grow(shorterBy(skin, asking), null)
    else if (seat !== NOBODY) table.undo(seat)
  }, [asking, grow, table, seat, skin])
  const redo = useCallback(() => table.redo(), [table])
  const mayUndo = drafted || (mode === 'play' && seat !== NOBODY && table.mayUndo(seat))
  return { drop, undo, redo, mayUndo }
}
