import { type Mood, type Picks, randomFrom, type Weights } from '@acies/kernel'
import { answersOf, sameAnswer } from './answers.ts'
import { type Bot, patience } from './bot.ts'
import { byHabit } from './habit.ts'
import { playOut, promise } from './outlook.ts'

const ANSWERS = 24
/** Looks in all; the fewer the answers, the more for each. */
const LOOKS = 120
/** It looks at what lies on the table now; its cards it plays as they come to mind. */
const NOW: Weights = { hand: 0 }

/** How a greedy player plays: `haste`, 0 … 1, is how much of his judgement is chance. */
export function greedyBot(name: string, words: Pick<Bot, 'title' | 'text'>, haste: number, weights: Weights = {}): Bot {
  const mood: Mood = { weights: { ...weights, ...NOW }, whim: haste }
  return {
    name,
    ...words,
    choose(view, seat, rules, thinking) {
      const { random, progress, visits = LOOKS } = thinking
      const enough = patience(thinking)
      // What comes to mind first is taken unless something promises more at once.
      const first = byHabit(rules, view, seat, mood, random)
      const others = answersOf(rules, view, seat, ANSWERS, random).filter(answer => !sameAnswer(answer, first))
      if (others.length === 0) return first
      const answers = [first, ...others]
      const passes = Math.ceil(visits / answers.length)
      const sums = answers.map(() => 0)
      for (let pass = 0; pass < passes; pass++) {
        let rolled = false
        // In one pass all answers meet the same hidden cards and the same dice.
        const guess = rules.guess(view, seat, random)
        const chance = random(2 ** 31)
        for (let i = 0; i < answers.length; i++) {
          if (enough()) return pass === 0 ? first : best(answers, sums)
          const p = rules.copy(guess)
          playOut(rules, p, seat, answers[i], mood, randomFrom(chance))
          sums[i] += promise(rules, p, seat, mood.weights)
          if (p.dice.drawn !== guess.dice.drawn) rolled = true
        }
        progress?.((pass + 1) / passes, best(answers, sums))
        // Where nothing is left to chance, one look is as good as many.
        if (!rolled) break
      }
      return best(answers, sums)
    },
  }
}

/** Takes the answer that promises most by the time it has run its course, by the real referee, over a few throws. */
export const greedy = greedyBot(
  'greedy',
  {
    title: { es: 'Impaciente', en: 'Impatient' },
    text: {
      es: 'Toma lo que más le da en el momento, sin mirar más allá.',
      en: 'Takes what gives most at once, and looks no further.',
    },
  },
  0,
)

const best = (answers: readonly Picks[], sums: readonly number[]): Picks => answers[sums.indexOf(Math.max(...sums))]
