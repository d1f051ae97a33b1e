import {
  type Intent,
  type Mood,
  type Picks,
  type Position,
  type Random,
  type Rules,
  randomFrom,
  type Seat,
  type Told,
  type Weights,
} from '@acies/kernel'
import { answersOf } from './answers.ts'
import { promise } from './outlook.ts'
import { makePlan, nameOfPlan, playPlan, turnOf } from './plan.ts'

/** How a search is made. */
export interface Depth {
  /** Plans to begin with. */
  readonly plans: number
  /** Turns that are played out before the score counts, the seat's own included. */
  readonly turns: number
}

/** A plan, and what came of it in all looks ahead together. */
export interface Candidate {
  readonly plan: readonly Intent[]
  sum: number
  visits: number
}
/** What a plan promises on average, -1 … 1. */
export const meanOf = ({ sum, visits }: Candidate): number => (visits === 0 ? -1 : sum / visits)

const FEW_ANSWERS = 16
const WHIMS = [0.2, 0.5, 0.3, 0.8]
/** Nobody plays just as he is expected to. */
const WHIM_AHEAD = 0.08

/** One seat's search for a plan, in one position. */
export class Search<F, E extends Told> {
  private readonly rules: Rules<F, E>
  private readonly view: Position<F>
  private readonly seat: Seat
  private readonly depth: Depth
  private readonly weights: Weights
  private readonly random: Random
  private readonly ahead: Mood

  constructor(rules: Rules<F, E>, view: Position<F>, seat: Seat, depth: Depth, weights: Weights, random: Random) {
    this.rules = rules
    this.view = view
    this.seat = seat
    this.depth = depth
    this.weights = weights
    this.random = random
    this.ahead = { weights, whim: WHIM_AHEAD }
  }

  /**
   * The plans, best first: all are looked at, then the better half more closely, and so on. `spent` says how much of
   * the time is used up, 0 … 1, and is told of every look.
   */
  run(spent: (visits: number) => number, progress?: (done: number, best: Picks) => void): Candidate[] {
    const all = this.candidates(() => spent(0) >= 0.25)
    let left = all
    let visits = 0
    const rounds = Math.max(1, Math.ceil(Math.log2(all.length)))
    for (let round = 1; round <= rounds; round++) {
      do {
        // In one pass all plans meet the same hidden cards and the same dice.
        const guess = this.rules.guess(this.view, this.seat, this.random)
        const chance = this.random(2 ** 31)
        for (const candidate of left) {
          if (spent(visits) >= 1) return ranked(all)
          candidate.sum += this.visit(this.rules.copy(guess), candidate.plan, randomFrom(chance))
          candidate.visits++
          visits++
        }
        progress?.(Math.min(1, spent(visits)), ranked(left)[0].plan[0].picks)
      } while (left.length > 1 && spent(visits) < round / rounds)
      left = ranked(left).slice(0, Math.max(2, Math.ceil(left.length / 2)))
    }
    return ranked(all)
  }

  /** Plays a plan and what may follow; gives what it came to. */
  private visit(p: Position<F>, plan: readonly Intent[], random: Random): number {
    const { rules, seat, weights, ahead } = this
    playPlan(rules, p, seat, plan, turnOf(rules, p) + this.depth.turns, ahead, random)
    return promise(rules, p, seat, weights)
  }

  /** Plans worth a look: what habit says, each answer where they are few, and variations on a whim. */
  private candidates(hurry: () => boolean): Candidate[] {
    const { rules, view, seat, random, depth, weights } = this
    const found = new Map<string, Candidate>()
    const add = (first: Picks | null, whim: number): void => {
      const plan = makePlan(rules, rules.guess(view, seat, random), seat, first, { weights, whim }, random)
      const name = nameOfPlan(plan)
      if (!found.has(name)) found.set(name, { plan, sum: 0, visits: 0 })
    }
    add(null, 0)
    const answers = this.distinct(answersOf(rules, view, seat, FEW_ANSWERS * 3, random))
    const few = answers.length <= FEW_ANSWERS || rules.game.knowledge === undefined
    if (few) for (const answer of answers) if (!hurry()) add(answer, 0)
    for (let n = 0; n < 2 * depth.plans && found.size < depth.plans && !hurry(); n++) {
      add(few ? answers[n % answers.length] : null, WHIMS[n % WHIMS.length])
    }
    return [...found.values()]
  }

  /** Cards that read the same are the same. */
  private distinct(answers: readonly Picks[]): readonly Picks[] {
    const { rules, view, seat } = this
    const choice = rules.referee.next(view, seat, [])
    if (choice?.of !== 'card') return answers
    const read = new Map<string, Picks>()
    for (const answer of answers) {
      read.set(answer.map(pick => rules.game.notation.write(choice, pick, view.field)).join(' '), answer)
    }
    return [...read.values()]
  }
}

/** The better first; of those looked at less than half as often as the others, none before those. */
function ranked(candidates: readonly Candidate[]): Candidate[] {
  const most = Math.max(...candidates.map(c => c.visits))
  const known = (c: Candidate): number => (2 * c.visits >= most ? 1 : 0)
  return [...candidates].sort((a, b) => known(b) - known(a) || meanOf(b) - meanOf(a))
}
