import type { Said } from '@acies/kernel'

export interface Briefing {
  title: Said
  armies: Said
  history: Said
  /** how to play each side, in a line */
  hints: { top: Said; bottom: Said }
  /** the battle told in pictures */
  slides: readonly Slide[]
}

export interface Slide {
  title: Said
  text: Said
}

export const BRITAIN_FRANCE = {
  es: 'Británicos contra franceses',
  en: 'British against French',
} as const satisfies Said
export const ALLIES_FRANCE = {
  es: 'Británicos y portugueses contra franceses',
  en: 'British and Portuguese against French',
} as const satisfies Said
