import type { Said } from '@acies/kernel'

export interface Briefing {
  title: Said
  date: Said
  armies: Said
  history: Said
  /** what we had to guess */
  doubt: Said
  /** how to play each seat, in a line */
  hints: readonly Said[]
  /** the battle told in pictures */
  slides: readonly Slide[]
}

export interface Slide {
  title: Said
  text: Said
  /** whom the picture shows, as in the kernel's briefings */
  shows?: string
}
