import { answersOf, byHabit, Fate, playPlan, promise, sameAnswer, WHIM_AHEAD } from '@acies/bots'
import type { AnyGame, Picks, Position, Random, Rules, Seat, Told } from '@acies/kernel'
import { type Asked, Habitual } from './habitual.ts'
import { Z } from './interval.ts'

/** What looks ahead gain over habit at one kind of question, by the score where looks end. */
export interface Finding {
  question: string
  /** How often a seat is asked in a match, with something to choose. */
  asked: number
  studied: number
  /** By how much the choice made by half of the looks is likelier to win, by the other half; and the error of 95 %. */
  gain: number
  error: number
}

export interface StudyPlan {
  seed: number
  /** Looks at each answer. */
  looks: number
  /** One question of so many is studied. */
  every: number
}

type AnyRules = Rules<unknown, Told>

interface Count {
  asked: number
  studied: number
  sum: number
  squares: number
}

const SOBER = { weights: {}, whim: 0 }
const AHEAD = { weights: {}, whim: WHIM_AHEAD }
const WHIMSICAL = { weights: {}, whim: 0.5 }
/** Answers that are compared with the usual one. */
const OTHERS = 6
const ANSWERS = 16

/**
 * Which questions of a game are worth a general's thought. Matches by habit; of the questions that come up some are
 * studied: every answer is played on by habit as far as a general would look, several times, all with the same guess and
 * the same fate. The best by one half of the looks is judged by the other half, so luck does not count as gain.
 */
export class Study {
  private readonly matches: Habitual
  private readonly plan: StudyPlan
  private readonly counts = new Map<string, Count>()
  /** Seats of all matches together. */
  private seated = 0

  constructor(game: AnyGame, plan: StudyPlan) {
    this.matches = new Habitual(game, plan.seed)
    this.plan = plan
  }

  /** Plays the n-th match, and studies some of what is asked in it. */
  play(n: number): void {
    this.matches.play(n, SOBER, asked => {
      if (!asked.free) return
      const count = this.countOf(asked.p)
      count.asked++
      if (asked.random(this.plan.every) === 0) this.examine(count, asked)
    })
    const { game } = this.matches
    this.seated += game.seating({ scenario: game.scenarios[this.matches.scenarioOf(n)].id, options: [] }).length
  }

  /** What was found so far, what gains most in a match first. */
  get findings(): Finding[] {
    const seats = Math.max(1, this.seated)
    return [...this.counts]
      .filter(([, { studied }]) => studied > 1)
      .map(([question, { asked, studied, sum, squares }]) => {
        const gain = sum / studied
        const error = Z * Math.sqrt(Math.max(0, squares / studied - gain * gain) / studied)
        return { question, asked: asked / seats, studied, gain, error }
      })
      .sort((a, b) => b.asked * b.gain - a.asked * a.gain)
  }

  private countOf({ stack }: Position<unknown>): Count {
    const { step } = stack[stack.length - 1]
    let count = this.counts.get(step)
    if (count === undefined) {
      count = { asked: 0, studied: 0, sum: 0, squares: 0 }
      this.counts.set(step, count)
    }
    return count
  }

  private examine(count: Count, { rules, p, seat, picks: usual, random }: Asked): void {
    const view = rules.view(p, seat)
    const answers = [usual, ...this.othersThan(usual, rules, view, seat, random)]
    if (answers.length < 2) return
    const halves = [0, 1].map(() => this.lookAt(answers, rules, view, seat, random))
    let gain = 0
    for (const [one, other] of [halves, [halves[1], halves[0]]]) {
      gain += (other[one.indexOf(Math.max(...one))] - other[0]) / 2
    }
    count.studied++
    count.sum += gain
    count.squares += gain * gain
  }

  private othersThan(usual: Picks, rules: AnyRules, view: Position<unknown>, seat: Seat, random: Random): Picks[] {
    const { knowledge } = this.matches
    const guess = rules.guess(view, seat, random)
    const next = (draft: Picks) => rules.referee.next(guess, seat, draft)
    const ideas = knowledge.ideas?.(guess, seat, next, OTHERS, random) ?? null
    const found =
      ideas?.length === 0
        ? Array.from({ length: OTHERS }, () => byHabit(rules, guess, seat, WHIMSICAL, random))
        : (ideas ?? answersOf(rules, guess, seat, ANSWERS, random))
    const others: Picks[] = []
    for (const picks of found) if (![usual, ...others].some(known => sameAnswer(known, picks))) others.push(picks)
    while (others.length > OTHERS) others.splice(random(others.length), 1)
    return others
  }

  /** The mean chance to win after each answer, 0 … 1. */
  private lookAt(
    answers: readonly Picks[],
    rules: AnyRules,
    view: Position<unknown>,
    seat: Seat,
    random: Random,
  ): number[] {
    const { knowledge } = this.matches
    const { step } = view.stack[view.stack.length - 1]
    const until = knowledge.horizon?.(view) ?? knowledge.turn(view.field) + 1
    const sums = answers.map(() => 0)
    const looks = Math.max(1, Math.floor(this.plan.looks / 2))
    for (let look = 0; look < looks; look++) {
      const guess = rules.guess(view, seat, random)
      const chance = random(2 ** 31)
      for (const [i, picks] of answers.entries()) {
        const q = rules.copy(guess)
        playPlan(rules, q, seat, [{ step, picks }], until, AHEAD, new Fate(chance))
        sums[i] += (1 + promise(rules, q, seat, {}, 'reckon')) / 2
      }
    }
    return sums.map(sum => sum / looks)
  }
}
