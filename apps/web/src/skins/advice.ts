import type { Pick, Picks } from '@acies/kernel'

/** What an advice has next for a draft that follows it so far. */
export const nextIn = (advice: Picks | null, draft: Picks): Pick | undefined =>
  draft.every((pick, i) => `${pick}` === `${advice?.[i]}`) ? advice?.[draft.length] : undefined

/** Whether a draft goes another way than an advice; where exactly a thing stands is no other way. */
export const isAstray = (draft: Picks, advice: Picks): boolean =>
  draft.some(pick => typeof pick !== 'object' && !advice.includes(pick))
