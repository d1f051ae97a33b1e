import type { OnusTrait } from '../trait.ts'

/** Manoeuvres and shoots at full movement, before and after the shot (ONU-SKL-20, ONU-SKL-21). */
export const skirmishers: OnusTrait = {
  name: 'skirmishers',
  rules: ['ONU-SKL-20', 'ONU-SKL-21', 'ONU-MOV-20'],
  eases: () => true,
  freeTurn: () => ({ cost: 100, times: 100, rule: 'ONU-MAN-06' }),
  splits: true,
}
