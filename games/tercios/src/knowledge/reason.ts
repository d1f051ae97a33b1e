import type { Intent, Said, Seat, Weights } from '@acies/kernel'
import type { Field } from '../position.ts'

export function reason(_g: Field, _seat: Seat, _plan: readonly Intent[], _gains: Weights): Said {
  return { es: 'Es lo que más promete.', en: 'It promises most.' }
}
