import { traitsWith } from '../index.ts'
import type { EventTrait } from './event.ts'

/** Who has javelins throws them before the melee (ONU-CAR-10 to 12). */
export const throwJavelins: EventTrait = {
  name: 'throw-javelins',
  rules: ['ONU-E-02', 'ONU-CAR-10'],
  when: 'javelins',
  fits: ({ g, unit, enemy, random }) =>
    traitsWith(g, unit, 'throws').length > 0 || (random && traitsWith(g, enemy, 'throws').length > 0),
}
