import { useCallback, useRef } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import type { AnySkin, Asking } from '../skins/skin.ts'
import type { Table } from '../table/table.ts'
import { hintIn } from './answer.ts'
import type { Marks } from './useMarks.ts'

interface Advised {
  table: Table
  skin: AnySkin
  asking: Asking<unknown> | null
  question: string
  marks: Marks
  /** There is nothing to choose: nothing to advise either. */
  obvious: boolean
  /** Both look at the table. */
  open: boolean
}

/** What the machine would do in this place, when it is asked. */
export function useHint({ table, skin, asking, question, marks, obvious, open }: Advised) {
  const lang = useLang()
  const words = useWords()
  const { hint, setHint, setRefused, setLooked } = marks
  /** The question on the table now, for who comes back with an answer to an older one. */
  const now = useRef(question)
  now.current = question
  const askHint = useCallback(async () => {
    if (asking === null || obvious) return
    // A good answer would tell the other one of the cards.
    if (open && asking.decision.window) return setHint('covered')
    // What was said of something else is not laid over it.
    setRefused(null)
    setLooked(null)
    setHint('thinking')
    const advice = await table.hint(asking.decision.seat)
    if (now.current !== question) return
    if (advice === null) return setHint('none')
    // Before the first turn nobody can say how likely a victory is.
    const told = skin.turnOf(asking.view.field) > 0 ? advice : { ...advice, promise: undefined }
    setHint({ picks: advice.picks, text: hintIn(asking, told, skin, lang, words) })
  }, [asking, table, lang, words, open, question])
  /** The picks of the hint, once there is one. */
  const advice = hint !== null && typeof hint === 'object' ? hint.picks : null
  return { advice, askHint }
}
