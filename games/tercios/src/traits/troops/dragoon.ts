import type { TerciosTrait } from '../trait.ts'

/** It shoots only with Fire (TER-CAV-22). */
export const dragoon: TerciosTrait = {
  name: 'dragoon',
  rules: ['TER-CAV-22'],
  own: { barsShot: how => (how === 'attention' || how === 'attention-reaction' ? 'TER-CAV-22' : null) },
}
