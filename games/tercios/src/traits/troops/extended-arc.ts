import type { TerciosTrait } from '../trait.ts'

/** It shoots from its side centres too (TER-CAV-02). */
export const extendedArc: TerciosTrait = {
  name: 'extended-arc',
  rules: ['TER-CAV-02'],
  own: { shootsOver: [1, 3] },
}
