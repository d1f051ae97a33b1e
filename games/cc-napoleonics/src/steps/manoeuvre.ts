import { active, nothing, question } from '@acies/commands-colors'
import { type Choice, word } from '@acies/kernel'

const WAYS = ['manoeuvre', 'one-unit'] as const

/** CCN-TAC-26, CCN-TAC-27: the march of four, or a plain order for one. */
export const chooseManoeuvre = question({
  name: 'choose-manoeuvre',
  kind: 'one',
  rules: ['CCN-TAC-26', 'CCN-TAC-27'],
  with: nothing,
  seats: active,
  next: (_g, _v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: WAYS }),
  take: (r, _v, picks): void => {
    r.field.plain = word(picks, 0, WAYS) === 'one-unit'
  },
})
