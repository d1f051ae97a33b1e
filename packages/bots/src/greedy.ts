import {
  type Mood,
  type Picks,
  type Position,
  type Random,
  type Rules,
  randomFrom,
  type Seat,
  sample,
  type Told,
  type Weights,
} from '@acies/kernel'
import { answersOf } from './answers.ts'
import { type Bot, patience, type Thinking } from './bot.ts'
import { byHabit } from './habit.ts'
import { isForMany, oneByOne } from './one-by-one.ts'
import { playOut, promise } from './outlook.ts'
import { stepOf } from './plan.ts'
import { onAsking, reasonFor } from './reason.ts'

/** How little a greedy player thinks. */
export interface Haste {
  /** Whether he has learnt a game's habits: what comes to mind first is done unless something promises more at once. */
  readonly trained: boolean
  /** How much of his judgement is chance, 0 … 1. */
  readonly whim: number
  /** Looks in all: the fewer the answers, the more for each. */
  readonly looks: number
  /** By the clock, where there is one, for an answer. */
  readonly milliseconds: number
}
const ANSWERS = 24

export function greedyBot(name: string, words: Pick<Bot, 'title' | 'text'>, haste: Haste, weights: Weights = {}): Bot {
  const mood: Mood = { weights, whim: haste.whim }
  return {
    name,
    ...words,
    pace: { milliseconds: haste.milliseconds, for: 'answer' },
    choose(view, seat, rules, thinking) {
      const { memory, random } = thinking
      const picks = dearest(view, seat, rules, thinking, haste, mood)
      const plan = [{ step: stepOf(view), picks }]
      const chance = randomFrom(random(2 ** 31))
      if (memory !== undefined) memory.reason = onAsking(() => reasonFor(rules, view, seat, plan, weights, chance, 1))
      return picks
    },
  }
}

/** The answer that promises most by the time it has run its course, by the real referee, over a few throws. */
function dearest<F, E extends Told>(
  view: Position<F>,
  seat: Seat,
  rules: Rules<F, E>,
  thinking: Thinking,
  haste: Haste,
  mood: Mood,
): Picks {
  const { random, progress, visits = haste.looks, budget = haste.milliseconds } = thinking
  const enough = patience({ ...thinking, budget: Math.min(budget, haste.milliseconds) })
  if (!haste.trained && isForMany(rules, view, seat, ANSWERS)) {
    const look = lookFrom(view, seat, rules, mood, random)
    const first = sample(rules.referee, view, seat, random)
    return oneByOne(rules, view, seat, first, picks => look(picks).promise, visits, enough, progress)
  }
  const answers = answersOf(rules, view, seat, ANSWERS, random)
  if (haste.trained) answers.unshift(byHabit(rules, view, seat, mood, random))
  if (answers.length === 1) return answers[0]
  const passes = Math.ceil(visits / answers.length)
  const sums = answers.map(() => 0)
  for (let pass = 0; pass < passes; pass++) {
    let rolled = false
    const look = lookFrom(view, seat, rules, mood, random)
    for (let i = 0; i < answers.length; i++) {
      if (enough() && pass + i > 0) return best(answers, pass === 0 ? sums.slice(0, i) : sums)
      const seen = look(answers[i])
      sums[i] += seen.promise
      rolled ||= seen.rolled
    }
    progress?.((pass + 1) / passes, best(answers, sums))
    // Where nothing is left to chance, one look is as good as many.
    if (!rolled) break
  }
  return best(answers, sums)
}

interface Seen {
  readonly promise: number
  readonly rolled: boolean
}
/** Looks at answers that all meet the same hidden cards and the same dice. */
function lookFrom<F, E extends Told>(
  view: Position<F>,
  seat: Seat,
  rules: Rules<F, E>,
  mood: Mood,
  random: Random,
): (picks: Picks) => Seen {
  const guess = rules.guess(view, seat, random)
  const chance = random(2 ** 31)
  return picks => {
    const p = rules.copy(guess)
    playOut(rules, p, seat, picks, mood, randomFrom(chance))
    return { promise: promise(rules, p, seat, mood.weights), rolled: p.dice.drawn !== guess.dice.drawn }
  }
}

const best = (answers: readonly Picks[], sums: readonly number[]): Picks => answers[sums.indexOf(Math.max(...sums))]
