import type { Mood, Random } from '@acies/kernel'
import type { Field, Side } from '../position.ts'
import { Eye } from './eye.ts'

export const SOBER: Mood = { weights: {}, whim: 0 }
const FINE = 1024

/** One look at the table by somebody in a mood. */
export class Thought {
  readonly g: Field
  readonly side: Side
  readonly eye: Eye
  private readonly mood: Mood
  private readonly random: Random

  constructor(g: Field, seat: number, mood: Mood, random: Random) {
    this.g = g
    this.side = g.sideOf[seat] ?? 0
    this.mood = mood
    this.random = random
    this.eye = new Eye(g)
  }
  /** How much he minds something. */
  w(term: string): number {
    return this.mood.weights[term] ?? 1
  }
  /** A reckoning as his whim has it. */
  tip(value: number): number {
    if (this.mood.whim === 0) return value
    const chance = this.random(FINE) / FINE - 0.5
    return value * (1 + this.mood.whim * chance) + 0.12 * this.mood.whim * chance
  }
}
