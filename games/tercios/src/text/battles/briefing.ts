import type { Said } from '@acies/kernel'

export interface Briefing {
  title: Said
  date: Said
  armies: Said
  history: Said
  /** what the ground does that the map alone does not say */
  ground: Said
  /** what we had to guess */
  doubt: Said
  /** how to play each side, in a line */
  hints: { top: Said; bottom: Said }
  /** the battle told in pictures */
  slides: readonly Slide[]
}

export interface Slide {
  title: Said
  text: Said
  /** whom the picture shows, as in the kernel's briefings */
  shows?: string
}

/** A name that is the same in both languages. */
export const alike = (name: string): Said => ({ es: name, en: name })
