import type { Picks, Seat } from '@acies/kernel'
import { useCallback, useEffect, useRef } from 'react'
import type { Errand } from '../skins/errand.ts'
import type { Answering, Asking, Pointed } from '../skins/skin.ts'
import type { Table } from '../table/table.ts'
import type { Gestures } from './gestures.ts'

interface Sending {
  table: Table
  gestures: Gestures
  asking: Asking<unknown> | null
  grow: (draft: Picks, things: Pointed | null) => void
  give: (picks: Picks) => boolean
}

interface Going {
  seat: Seat
  next: Errand<unknown>
  /** It has answered something. */
  gave?: boolean
}

/** One gesture that answers several questions, each as it comes up. */
export function useErrand({ table, gestures, asking, grow, give }: Sending) {
  const { rules } = table
  /** What one gesture has begun: it goes on as its questions come up, until it has nothing more to say. */
  const errand = useRef<Going | null>(null)
  const carryOn = useCallback(() => {
    const going = errand.current
    if (going === null || asking === null) return
    const said = going.seat === asking.decision.seat ? going.next(asking) : null
    // With a draft, or a piece in the hand, it is the person who goes on.
    if (said === null || 'draft' in said || 'hand' in said) errand.current = null
    if (said === null) return
    if (going.gave) gestures.goOn()
    if ('hand' in said) return
    if ('draft' in said) grow(said.draft, null)
    else if ('back' in said) {
      const { seat } = asking.decision
      errand.current = { seat, next: said.back }
      table.undo(seat)
    } else if (give(said.give)) going.gave = true
    else errand.current = null
  }, [asking, grow, give, table, gestures])
  useEffect(carryOn, [carryOn])
  const send = useCallback(
    (next: Errand<unknown>) => {
      if (asking === null) return
      errand.current = { seat: asking.decision.seat, next }
      carryOn()
    },
    [asking, carryOn],
  )
  /** Answers that are given one after another as long as the same thing is asked; what is not allowed by then is left out. */
  const giveMany = useCallback(
    (answers: readonly Answering<unknown>[]) => {
      const step = asking?.decision.step
      const left = [...answers]
      send(then => {
        if (then.decision.step !== step) return null
        for (let next = left.shift(); next !== undefined; next = left.shift()) {
          const picks = next(then)
          if (picks !== null && rules.referee.refuse(then.view, then.decision.seat, picks) === null)
            return { give: picks }
        }
        return null
      })
    },
    [asking, send, rules],
  )
  return { errand, send, giveMany }
}
