import type { Intent, Mood, Picks, Position, Random, Rules, Seat, Told, Weights } from '@acies/kernel'
import { answersOf } from './answers.ts'
import { Fate } from './fate.ts'
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
  visits: number
  /** What it promised. */
  sum: number
  /** By how much that was more than the first plan promised by the same dice; and the squares of it. */
  gains: number
  squares: number
}
const candidate = (plan: readonly Intent[]): Candidate => ({ plan, visits: 0, sum: 0, gains: 0, squares: 0 })
/** What a plan promises on average, -1 … 1. */
export const meanOf = ({ sum, visits }: Candidate): number => (visits === 0 ? -1 : sum / visits)
const gainOf = ({ gains, visits }: Candidate): number => (visits === 0 ? -1 : gains / visits)
/** What it gains, less some of what the dice may have added. */
function sureGain({ gains, squares, visits }: Candidate): number {
  if (visits < FEWEST_LOOKS) return -1
  const mean = gains / visits
  return mean - DOUBT * Math.sqrt(Math.max(0, squares / visits - mean * mean) / (visits - 1))
}

const FEWEST_LOOKS = 3
const DOUBT = 0.3
/** Looks that every plan should get: where a look takes long, fewer plans are compared. */
const LOOKS_EACH = 5
const FEWEST_PLANS = 3
const FEW_ANSWERS = 16
/** Of many answers, those that are looked at besides what habit says. */
const SAMPLE = 12
/** How others would go about it: the impetuous, the patient, the hasty, the slow, the careful. */
const STYLES: readonly Weights[] = [{ attack: 2 }, { attack: 0.5 }, { contact: 2 }, { contact: 0.3 }, { exposure: 2.5 }]
const WHIMS = [0.2, 0.5, 0.3, 0.8]
/** Nobody plays just as he is expected to. */
export const WHIM_AHEAD = 0.08
/** Turns farther that take about as long as a usual look. */
const FARTHER = 3

/** One seat's search for a plan, in one position. */
export class Search<F, E extends Told> {
  private readonly rules: Rules<F, E>
  private readonly view: Position<F>
  private readonly seat: Seat
  private readonly depth: Depth
  private readonly weights: Weights
  private readonly random: Random
  private readonly ahead: Mood
  /** The turn at which a look ahead ends, and for how many looks it counts where it goes farther than usual. */
  private readonly until: number
  private readonly length: number

  constructor(rules: Rules<F, E>, view: Position<F>, seat: Seat, depth: Depth, weights: Weights, random: Random) {
    this.rules = rules
    this.view = view
    this.seat = seat
    this.depth = depth
    this.weights = weights
    this.random = random
    this.ahead = { weights, whim: WHIM_AHEAD }
    const turn = turnOf(rules, view)
    const horizon = rules.game.knowledge?.horizon?.(view) ?? null
    // One's own turn, then an answer of each enemy for each that would be looked at in a duel.
    this.until = horizon ?? turn + 1 + (depth.turns - 1) * (rules.captains.length - 1)
    this.length = horizon === null ? 1 : Math.max(1, Math.round((horizon - turn) / FARTHER))
  }

  /**
   * The plans, best first: all are looked at, then the better half more closely, and so on. The first plan is in every
   * pass: it is followed unless another is better beyond what chance explains. `spent` says how much of the time is
   * used up, 0 … 1, and is told how many looks there were. `planned` is what was meant to be done so far.
   */
  run(
    spent: (visits: number) => number,
    progress?: (done: number, best: Picks) => void,
    planned: readonly Intent[] = [],
  ): Candidate[] {
    const usual = this.plan(null)
    if (spent(0) >= 1) return [candidate(planned.length > 0 ? planned : usual)]
    let longest = this.trial(usual, spent)
    const room = Math.max(FEWEST_PLANS, Math.floor((1 - spent(0)) / longest / LOOKS_EACH))
    const first = planned.length > 0 ? [planned, usual] : [usual]
    const all = this.candidates(first, found => found >= room || spent(0) >= 0.25)
    let now = spent(0)
    let visits = 0
    let left = all
    const rounds = Math.max(1, Math.ceil(Math.log2(left.length)))
    for (let round = 1; round <= rounds; round++) {
      do {
        // In one pass all plans meet the same hidden cards and the same fate.
        const guess = this.rules.guess(this.view, this.seat, this.random)
        const chance = this.random(2 ** 31)
        let base = 0
        for (const one of left) {
          // There must be time for another look as long as the longest.
          if (now >= 1 || now + longest > 1) return ranked(all)
          const found = this.visit(this.rules.copy(guess), one.plan, new Fate(chance))
          if (one === all[0]) base = found
          one.sum += found
          one.gains += found - base
          one.squares += (found - base) ** 2
          one.visits++
          const before = now
          visits += this.length
          now = spent(visits)
          longest = Math.max(longest, now - before)
        }
        progress?.(Math.min(1, now), ranked(left)[0].plan[0].picks)
      } while (left.length > 1 && now < round / rounds)
      left = [all[0], ...betterHalf(left.slice(1))]
    }
    return ranked(all)
  }

  /** Looks at a plan only to see how much of the time that takes. */
  private trial(plan: readonly Intent[], spent: (visits: number) => number): number {
    const before = spent(0)
    this.visit(this.rules.guess(this.view, this.seat, this.random), plan, new Fate(this.random(2 ** 31)))
    return spent(this.length) - before
  }

  /** Plays a plan and what may follow; gives what it came to. */
  private visit(p: Position<F>, plan: readonly Intent[], fate: Fate): number {
    const { rules, seat, weights, ahead } = this
    playPlan(rules, p, seat, plan, this.until, ahead, fate)
    return promise(rules, p, seat, weights, 'reckon')
  }

  /** A plan that begins with an answer; what follows, and an answer not given, is habit, style and whim. */
  private plan(answer: Picks | null, whim = 0, style: Weights = {}): readonly Intent[] {
    const { rules, view, seat, random, weights } = this
    const mood = { weights: { ...weights, ...style }, whim }
    return makePlan(rules, rules.guess(view, seat, random), seat, answer, mood, random)
  }

  /** Plans worth a look besides the first: each answer or some, other styles, variations on a whim. */
  private candidates(first: (readonly Intent[])[], enough: (found: number) => boolean): Candidate[] {
    const { rules, view, seat, random, depth } = this
    const found = new Map<string, Candidate>()
    const keep = (plan: readonly Intent[]): void => {
      const name = nameOfPlan(plan)
      if (!found.has(name)) found.set(name, candidate(plan))
    }
    for (const plan of first) keep(plan)
    const done = (): boolean => enough(found.size)
    const known = this.ideas()
    const answers = known ?? this.distinct(answersOf(rules, view, seat, FEW_ANSWERS * 3, random))
    const few = known === null && (answers.length <= FEW_ANSWERS || rules.game.knowledge === undefined)
    const compared = few || known !== null ? answers : answers.slice(0, SAMPLE)
    for (const answer of compared) if (!done()) keep(this.plan(answer))
    for (const style of STYLES) if (!done()) keep(this.plan(null, 0, style))
    for (let n = 0; n < 2 * depth.plans && found.size < depth.plans && !done(); n++) {
      keep(this.plan(few ? answers[n % answers.length] : null, WHIMS[n % WHIMS.length]))
    }
    return [...found.values()]
  }

  /** What the game would compare here, if it knows. */
  private ideas(): readonly Picks[] | null {
    const { rules, view, seat, random } = this
    const next = (draft: Picks) => rules.referee.next(view, seat, draft)
    return rules.game.knowledge?.ideas?.(rules.guess(view, seat, random), seat, next, SAMPLE, random) ?? null
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

function betterHalf(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((a, b) => gainOf(b) - gainOf(a)).slice(0, Math.max(1, Math.floor(candidates.length / 2)))
}

/** The better first; what may be better than the first plan by chance alone comes after it. */
function ranked(candidates: readonly Candidate[]): Candidate[] {
  const worth = (c: Candidate): number => (c === candidates[0] ? 0 : sureGain(c))
  return [...candidates].sort((a, b) => worth(b) - worth(a))
}
