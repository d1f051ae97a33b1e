import type { Said } from '@acies/kernel'

interface Words {
  readonly title: Said
  readonly text: Said
}

/** What bots are called, and how they think. */
export const WORDS = {
  greedy: {
    title: { es: 'Impaciente', en: 'Impatient' },
    text: {
      es: 'Toma lo que más le da en el momento, sin mirar más allá.',
      en: 'Takes what gives most at once, and looks no further.',
    },
  },
  recruit: {
    title: { es: 'Recluta', en: 'Recruit' },
    text: { es: 'Ve lo que tiene delante, y se precipita.', en: 'Sees what lies before him, and is hasty.' },
  },
  veteran: {
    title: { es: 'Veterano', en: 'Veteran' },
    text: { es: 'Piensa el turno entero, deprisa.', en: 'Thinks the whole turn through, quickly.' },
  },
  general: {
    title: { es: 'General', en: 'General' },
    text: { es: 'Compara planes para todo el turno.', en: 'Compares plans for the whole turn.' },
  },
  strategist: {
    title: { es: 'Estratega', en: 'Strategist' },
    text: { es: 'Compara muchos planes y se toma su tiempo.', en: 'Compares many plans, and takes the time.' },
  },
} as const satisfies Record<string, Words>

/** Those a player chooses from. */
export const LEVELS = ['recruit', 'veteran', 'strategist'] as const
export const levels = LEVELS.map(name => ({ name, ...WORDS[name] }))
