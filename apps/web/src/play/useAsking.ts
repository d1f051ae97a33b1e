import type { Picks } from '@acies/kernel'
import { useCallback, useMemo, useState } from 'react'
import type { AnySkin, Asking } from '../skins/skin.ts'
import type { Moment } from '../table/moment.ts'
import type { Owed, Table } from '../table/table.ts'
import { type Eyes, NOBODY, useCurtain } from './useEyes.ts'

interface AtTable {
  table: Table
  skin: AnySkin
  eyes: Eyes
  owing: readonly Owed[]
  moments: readonly Moment[]
  /** What is shown is now, and all of it has been seen. */
  ready: boolean
}

/** What is asked of the one who looks, and his answer as far as it has grown; or to whom the device must be passed first. */
export function useAsking({ table, skin, eyes, owing, moments, ready }: AtTable) {
  const { rules, players } = table
  const { front, sitDown } = eyes
  const last = moments.length - 1
  const owed: Owed | null = useMemo(
    () =>
      (ready &&
        (owing.find(o => o.decision.seat === front) ?? owing.find(o => players[o.decision.seat].kind === 'person'))) ||
      null,
    [ready, owing, front, players],
  )
  const curtain = useCurtain(eyes, owed, owing, moments[last], skin)
  const openCurtain = useCallback(() => curtain !== null && sitDown(curtain), [curtain, sitDown])

  const [grown, setGrown] = useState<{ ticket: number; n: number; draft: Picks }>({ ticket: -1, n: -1, draft: [] })
  const asking: Asking<unknown> | null = useMemo(() => {
    if (owed === null || curtain !== null) return null
    const { decision } = owed
    const draft = grown.ticket === decision.ticket && grown.n === last ? grown.draft : []
    // In the open, a window offers what both may know; what the cards add is offered when their owner looks at them.
    const seen = decision.window && (eyes.open || front !== decision.seat) ? NOBODY : decision.seat
    const view = rules.view(moments[last].position, seen)
    const choice = rules.referee.next(view, decision.seat, draft)
    return { rules, view, decision, draft, choice }
  }, [owed, curtain, grown, rules, moments, last, eyes.open, front])
  const keep = useCallback(
    (draft: Picks) => owed !== null && setGrown({ ticket: owed.decision.ticket, n: last, draft }),
    [owed, last],
  )
  /** The same question later is another one. */
  const question = asking === null ? 'none' : `${asking.decision.ticket} ${last}`
  return { owed, curtain, openCurtain, asking, question, keep }
}
