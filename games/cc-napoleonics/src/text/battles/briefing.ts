import type { Said } from '@acies/kernel'

export type { Briefing } from '@acies/commands-colors/words'

export const BRITAIN_FRANCE = {
  es: 'Británicos contra franceses',
  en: 'British against French',
} as const satisfies Said
export const ALLIES_FRANCE = {
  es: 'Anglo-portugueses contra franceses',
  en: 'Anglo-Portuguese against French',
} as const satisfies Said
