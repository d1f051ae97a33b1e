import type { Said } from '@acies/kernel'

export interface Briefing {
  title: Said
  armies: Said
  history: Said
  /** what the ground does that the map alone does not say */
  ground?: Said
  /** how to play each side, in a line */
  hints: { top: Said; bottom: Said }
  /** the battle told in pictures */
  slides: readonly Slide[]
}

export interface Slide {
  title: Said
  text: Said
}

export const ROME_CARTHAGE: Said = { es: 'Roma contra Cartago', en: 'Rome against Carthage' }
export const SYRACUSE_CARTHAGE: Said = { es: 'Siracusa contra Cartago', en: 'Syracuse against Carthage' }
