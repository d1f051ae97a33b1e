import { sample } from '@acies/kernel'
import type { Bot } from './bot.ts'

/** Answers anything that is legal. */
export const random: Bot = {
  name: 'random',
  title: { es: 'Azar', en: 'Chance' },
  text: { es: 'Responde cualquier cosa que sea legal.', en: 'Answers anything that is legal.' },
  choose: (view, seat, rules, thinking) => sample(rules.referee, view, seat, thinking.random),
}
