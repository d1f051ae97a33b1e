import { type Picks, randomFrom } from '@acies/kernel'
import { answersOf } from './answers.ts'
import { type Bot, patience } from './bot.ts'
import { playOut, worth } from './outlook.ts'

const ANSWERS = 64
const PASSES = 6

/** Takes the answer that promises most by the time it has run its course, by the real referee, over a few throws. */
export const greedy: Bot = {
  name: 'greedy',
  title: { es: 'Impaciente', en: 'Impatient' },
  text: {
    es: 'Toma lo que más le da en el momento, sin mirar más allá.',
    en: 'Takes what gives most at once, and looks no further.',
  },
  choose(view, seat, rules, thinking) {
    const { random, progress } = thinking
    const enough = patience(thinking)
    const answers = answersOf(rules, view, seat, ANSWERS, random)
    if (answers.length === 1) return answers[0]
    const sums = answers.map(() => 0)
    for (let pass = 0; pass < PASSES; pass++) {
      // In one pass all answers meet the same hidden cards and the same dice.
      const guess = rules.guess(view, seat, random)
      const chance = random(2 ** 31)
      for (let i = 0; i < answers.length; i++) {
        if (enough()) return pass === 0 ? answers[0] : best(answers, sums, random)
        const p = rules.copy(guess)
        playOut(rules, p, seat, answers[i], randomFrom(chance))
        sums[i] += worth(rules, p, seat)
      }
      progress?.(
        (pass + 1) / PASSES,
        best(answers, sums, () => 0),
      )
    }
    return best(answers, sums, random)
  },
}

/** The answer with the greatest sum; of several, one by chance. */
function best(answers: readonly Picks[], sums: readonly number[], random: (n: number) => number): Picks {
  const top = Math.max(...sums)
  const ties = answers.filter((_, i) => sums[i] === top)
  return ties[random(ties.length)]
}
