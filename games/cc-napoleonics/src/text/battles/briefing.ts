import type { Said } from '@acies/kernel'

export type { Briefing } from '@acies/commands-colors/words'

export const BRITAIN_FRANCE = {
  es: 'Británicos contra franceses',
  en: 'The British against the French',
} as const satisfies Said
export const ALLIES_FRANCE = {
  es: 'Anglo-portugueses contra franceses',
  en: 'The Anglo-Portuguese against the French',
} as const satisfies Said
