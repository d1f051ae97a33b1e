import type { Pick, Picks, Refusal } from '@acies/kernel'
import { useCallback } from 'react'
import { isAstray } from '../skins/advice.ts'
import type { AnySkin, Asking, Pointed } from '../skins/skin.ts'
import type { Owed, Table } from '../table/table.ts'
import type { Gestures } from './gestures.ts'
import { choiceAt, isGivenAtOnce } from './picking.ts'
import { useErrand } from './useErrand.ts'
import type { Marks, Refused } from './useMarks.ts'
import { useStanding } from './useStanding.ts'

interface Answered {
  table: Table
  gestures: Gestures
  skin: AnySkin
  owed: Owed | null
  asking: Asking<unknown> | null
  /** Keeps an answer that is not whole yet. */
  keep: (draft: Picks) => void
  marks: Marks
  /** The last moment there is. */
  last: number
  /** A lesson asks everything. */
  isLesson: boolean
  /** Others sit at the same device. */
  isShared: boolean
}

/** An answer: it grows pick by pick until it is given; as usual, or as an errand goes on, by itself. */
export function useAnswer(answered: Answered) {
  const { table, gestures, skin, owed, asking, keep, marks, last, isLesson, isShared } = answered
  const { setRefused, pending, setPending, hint, setHint } = marks
  const give = useCallback(
    (picks: Picks): boolean => {
      if (owed === null) return false
      const refusal = gestures.answer(owed, picks)
      setPending(null)
      if (refusal !== null) setRefused(refusedAt(refusal, picks))
      return refusal === null
    },
    [owed, gestures],
  )
  const { standing, stand } = useStanding({ skin, asking, give, last, isLesson, isShared })
  const grow = useCallback(
    (draft: Picks, things: Pointed | null) => {
      if (asking === null) return
      setRefused(null)
      const whole = choiceAt(asking, draft) === null
      const given = isGivenAtOnce(asking.decision, draft) && skin.waits?.(asking) !== true
      if (whole && given && draft.length > asking.draft.length) {
        const serious = isTouch() && things !== null && skin.oddsAsked(asking, null, things) !== null
        if (!serious || (pending !== null && `${pending}` === `${draft}`)) give(draft)
        else setPending(draft)
        return
      }
      setPending(null)
      // Whoever goes another way has done with the advice: the main button is his own.
      if (typeof hint === 'object' && hint !== null && isAstray(draft, hint.picks)) setHint(null)
      keep(draft)
    },
    [asking, keep, give, pending, skin, hint],
  )
  const { errand, send, giveMany } = useErrand({ table, gestures, asking, grow, give })
  const setDraft = useCallback((draft: Picks) => grow(draft, null), [grow])
  const pick = useCallback((one: Pick) => asking !== null && grow([...asking.draft, one], null), [asking, grow])
  return { give, giveMany, grow, pick, setDraft, errand, send, standing, stand }
}

const refusedAt = ({ rule, at }: Refusal, picks: Picks): Refused => ({
  rule,
  place: null,
  ...(at < picks.length && { pick: picks[at], after: picks.slice(0, at) }),
})

const isTouch = (): boolean => window.matchMedia('(hover: none)').matches
