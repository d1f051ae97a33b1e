import type { Said } from '@acies/kernel'

export type { Briefing } from '@acies/commands-colors/words'

export const ROME_CARTHAGE: Said = { es: 'Roma contra Cartago', en: 'Rome against Carthage' }
export const SYRACUSE_CARTHAGE: Said = { es: 'Siracusa contra Cartago', en: 'Syracuse against Carthage' }
