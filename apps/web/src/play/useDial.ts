import { fits, type Picks } from '@acies/kernel'
import { useMemo, useState } from 'react'
import { nextIn } from '../skins/advice.ts'
import type { AnySkin, Asking } from '../skins/skin.ts'
import { isDialled } from './answer.ts'

/** The number on the dial, where one is asked for with a dial. */
export function useDial(
  skin: AnySkin,
  asking: Asking<unknown> | null,
  question: string,
  /** A lesson begins at what it proposes. */
  proposal: Picks | null,
) {
  const [turned, setTurned] = useState({ question: '', value: 0 })
  return useMemo(() => {
    const choice = asking?.choice
    if (asking === null || choice?.of !== 'number' || !isDialled(skin, asking)) return null
    const proposed = nextIn(proposal, asking.draft)
    const first = typeof proposed === 'number' && fits(choice, proposed) ? proposed : skin.dialFrom?.(asking)
    const value = turned.question === question && fits(choice, turned.value) ? turned.value : (first ?? choice.min)
    return { value, turn: (to: number) => setTurned({ question, value: to }) }
  }, [asking, skin, turned, question, proposal])
}
