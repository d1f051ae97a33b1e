import type { Mood, Random, Weights } from '@acies/kernel'
import type { Side } from '../battlefield.ts'
import type { Field } from '../field.ts'
import { type Danger, newDanger, surveyDanger } from './danger.ts'
import type { Lore, Values } from './lore.ts'

/** How far a whim can tip a choice, in banners. */
const WHIM = 0.6

/** How much a side minds this and that, against one without a temper. */
interface Leaning {
  readonly attack: number
  readonly contact: number
  readonly exposure: number
  readonly support: number
}
const EVEN: Leaning = { attack: 1, contact: 1, exposure: 1, support: 1 }
const NO_WHIM: Random = () => 0

// Filled anew for each thought: nobody thinks twice at a time.
const danger = newDanger()

/** One side's look at the field while it answers one question. */
export class Thought {
  readonly lore: Lore
  readonly values: Values
  readonly g: Field
  readonly side: Side
  readonly leaning: Leaning
  private known: Danger | null
  private readonly reach: number
  private readonly random: Random

  constructor(
    lore: Lore,
    values: Values,
    g: Field,
    side: Side,
    known: Danger | null,
    mood: Mood | null,
    random: Random,
  ) {
    this.lore = lore
    this.values = values
    this.g = g
    this.side = side
    this.known = known
    this.leaning = mood === null ? EVEN : leaningOf(mood.weights)
    this.reach = mood === null ? 0 : (mood.whim * WHIM) / 1000
    this.random = random
  }
  get danger(): Danger {
    if (this.known !== null) return this.known
    surveyDanger(this.lore, this.g, this.side, danger)
    this.known = danger
    return danger
  }
  /** What chance adds to a choice. */
  whim(): number {
    return this.reach === 0 ? 0 : this.reach * (this.random(2001) - 1000)
  }
}

// The weights asked for last: a player keeps his.
let lastWeights: Weights = {}
let lastLeaning = EVEN
function leaningOf(weights: Weights): Leaning {
  if (weights !== lastWeights) {
    lastWeights = weights
    const { attack = 1, contact = 1, exposure = 1, support = 1 } = weights
    lastLeaning = { attack, contact, exposure, support }
  }
  return lastLeaning
}

export function think(lore: Lore, values: Values, g: Field, side: Side, mood: Mood, random: Random): Thought {
  return new Thought(lore, values, g, side, null, mood, random)
}

/** A look without a temper or a whim, over dangers that are known. */
export function soberly(lore: Lore, values: Values, g: Field, side: Side, known: Danger): Thought {
  return new Thought(lore, values, g, side, known, null, NO_WHIM)
}
