import type { TroopOption } from '../profile.ts'

export const swordsmen: TroopOption = { id: 'swordsmen', points: 5, weapons: ['swordsmen'] }
export const twoHandedSwords: TroopOption = { id: 'two-handed-swords', points: 5, weapons: ['two-handed-swords'] }
export const halberds: TroopOption = { id: 'halberds', points: 5, weapons: ['halberds'] }
export const grenades: TroopOption = { id: 'grenades', points: 5, weapons: ['grenades'] }
/** late in the century: plug or socket, the pikes are left at home */
export const bayonet: TroopOption = { id: 'bayonet', points: 0, weapons: ['bayonet'], instead: ['pikes'] }
export const ambush: TroopOption = { id: 'ambush', points: 5, rules: ['ambush'] }
export const vanguard: TroopOption = { id: 'vanguard', points: 5, rules: ['vanguard'] }
export const extendedArc: TroopOption = { id: 'extended-arc', points: 5, rules: ['extended-arc'] }

export const mobileFortress: TroopOption = { id: 'mobile-fortress', points: 15, rules: ['mobile-fortress'] }
export const javelin: TroopOption = { id: 'javelin', points: 0, weapons: ['javelin'], instead: ['bow'] }

export const draughtHorses = (points: number): TroopOption => ({
  id: 'draught-horses',
  points,
  rules: ['draught-horses'],
})
export const entrenched = (points: number): TroopOption => ({ id: 'entrenched', points, rules: ['entrenched'] })

/** TER-ARM-06: what a troop in the elite slot may buy besides its own options. */
export const ELITE_OPTIONS: readonly TroopOption[] = [
  { id: 'elite', points: 15, rules: ['elite'] },
  { id: 'discipline', points: 10, discipline: 1 },
]
