import type { Picks } from '@acies/kernel'
import { useCallback, useMemo, useState } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import type { Played } from '../games/registry.ts'
import type { Asking } from '../skins/skin.ts'
import type { Owed } from '../table/table.ts'
import { isWaste, stopOf } from './answer.ts'

interface Stopping {
  played: Played
  owed: Owed | null
  asking: Asking<unknown> | null
  question: string
  /** What a lesson would answer: it knows what is given up. */
  proposal: Picks | null
  pending: Picks | null
  give: (picks: Picks) => boolean
}

/** The button that ends the answer, if it may end here. What would give up something is said twice. */
export function useStop({ played, owed, asking, question, proposal, pending, give }: Stopping) {
  const lang = useLang()
  const words = useWords()
  const stop = useMemo(
    () => stopOf(asking, owed, pending, played, lang, words),
    [asking, owed, pending, played, lang, words],
  )
  /** To stop now would give up something. */
  const givesUp =
    asking !== null &&
    owed?.confirm === null &&
    pending === null &&
    stop !== null &&
    proposal?.length !== 0 &&
    isWaste(played.skin, asking)
  /** Said once: it is asked again. */
  const [said, setSaid] = useState('')
  const sure = asking !== null && said === `${question} ${asking.draft}`
  const unsay = useCallback(() => setSaid(''), [])
  const pressStop = useCallback(() => {
    if (asking === null || stop === null) return
    if (givesUp && !sure) return setSaid(`${question} ${asking.draft}`)
    give(pending ?? asking.draft)
  }, [asking, stop, give, pending, givesUp, sure, question])
  return { stop, givesUp, sure, unsay, pressStop }
}
