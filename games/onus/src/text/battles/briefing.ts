import type { Said } from '@acies/kernel'

export interface Briefing {
  title: Said
  date: Said
  armies: Said
  history: Said
  /** what we had to guess */
  doubt: Said
  /** what each seat is called, and how to play it, in a line */
  seats: readonly { name: Said; hint: Said }[]
  /** the battle told in pictures */
  slides: readonly Slide[]
}

export interface Slide {
  title: Said
  text: Said
  /** whom the picture shows, as in the kernel's briefings */
  shows?: string
}
