import type { Mood, Random, Weights } from '@acies/kernel'
import type { Field, Side } from '../position.ts'
import { verdictOf } from '../steps/turn.ts'
import { type Lore, loreOf } from './lore.ts'
import { Eye } from './menace.ts'

/** How far a whim can tip a choice, in victory points. */
const WHIM = 0.25

/** Nobody's temper, and nothing left to chance. */
export const SOBER: Mood = { weights: {}, whim: 0 }

/** How much a side minds this and that, against one without a temper. */
interface Leaning {
  readonly attack: number
  readonly contact: number
  readonly exposure: number
  readonly support: number
  readonly line: number
}

/** How the battle stands for a side if the turn ended now: won, lost, or still open. */
type Stake = 'won' | 'lost' | 'open'
function stakeOf(g: Field, side: Side): Stake {
  const winner = verdictOf(g)?.winner ?? -1
  return winner === -1 ? 'open' : winner === side ? 'won' : 'lost'
}
/** Whoever has won keeps what he has; whoever has lost has nothing more to lose. */
const STAKES = {
  won: { attack: 0.8, contact: 0, exposure: 2.5 },
  lost: { attack: 1.3, contact: 1.5, exposure: 0.3 },
} as const
function leaningAt(stake: Stake, leaning: Leaning): Leaning {
  if (stake === 'open') return leaning
  const { attack, contact, exposure } = STAKES[stake]
  return {
    attack: leaning.attack * attack,
    contact: leaning.contact * contact,
    exposure: leaning.exposure * exposure,
    support: leaning.support,
    line: leaning.line,
  }
}

/** One side's look at the field while it answers one question. */
export class Thought {
  readonly g: Field
  readonly side: Side
  readonly leaning: Leaning
  readonly stake: Stake
  private readonly reach: number
  private readonly random: Random
  private looked: Eye | null

  constructor(g: Field, side: Side, { weights, whim }: Mood, random: Random, eye: Eye | null = null) {
    this.g = g
    this.side = side
    this.looked = eye
    this.stake = stakeOf(g, side)
    this.leaning = leaningAt(this.stake, leaningOf(weights))
    this.reach = (whim * WHIM) / 1000
    this.random = random
  }
  /** Many questions are answered without a look over the table. */
  get eye(): Eye {
    this.looked ??= new Eye(this.g)
    return this.looked
  }
  get lore(): Lore {
    return loreOf(this.g.kinds)
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
let lastLeaning: Leaning = { attack: 1, contact: 1, exposure: 1, support: 1, line: 1 }
function leaningOf(weights: Weights): Leaning {
  if (weights !== lastWeights) {
    lastWeights = weights
    const { attack = 1, contact = 1, exposure = 1, support = 1, line = 1 } = weights
    lastLeaning = { attack, contact, exposure, support, line }
  }
  return lastLeaning
}
