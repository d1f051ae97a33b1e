import type { Mood, Random, Weights } from '@acies/kernel'
import type { Field, Side } from '../position.ts'
import type { Lore } from './lore.ts'
import { Eye } from './menace.ts'

/** How far a whim can tip a choice, in victory points. */
const WHIM = 0.25

/** How much a side minds this and that, against one without a temper. */
interface Leaning {
  readonly attack: number
  readonly contact: number
  readonly exposure: number
  readonly support: number
}

/** One side's look at the field while it answers one question. */
export class Thought {
  readonly g: Field
  readonly side: Side
  readonly eye: Eye
  readonly leaning: Leaning
  private readonly reach: number
  private readonly random: Random

  constructor(g: Field, side: Side, { weights, whim }: Mood, random: Random, eye = new Eye(g)) {
    this.g = g
    this.side = side
    this.eye = eye
    this.leaning = leaningOf(weights)
    this.reach = (whim * WHIM) / 1000
    this.random = random
  }
  get lore(): Lore {
    return this.eye.lore
  }
  /** What chance adds to a choice. */
  whim(): number {
    return this.reach === 0 ? 0 : this.reach * (this.random(2001) - 1000)
  }
  /** The option that is worth most, with a whim; null when none is worth more than `least`. */
  best<T>(options: readonly T[], worth: (option: T) => number, least = Number.NEGATIVE_INFINITY): T | null {
    let top = least
    let found: T | null = null
    for (const option of options) {
      const sum = worth(option) + this.whim()
      if (sum <= top) continue
      top = sum
      found = option
    }
    return found
  }
}

// The weights asked for last: a player keeps his.
let lastWeights: Weights = {}
let lastLeaning: Leaning = { attack: 1, contact: 1, exposure: 1, support: 1 }
function leaningOf(weights: Weights): Leaning {
  if (weights !== lastWeights) {
    lastWeights = weights
    const { attack = 1, contact = 1, exposure = 1, support = 1 } = weights
    lastLeaning = { attack, contact, exposure, support }
  }
  return lastLeaning
}
