import type { AnyPlayedGame, Said, Seat, Weights } from '@acies/kernel'

/** A way of leading, as weights on the terms of a game's score and on its habits. */
export interface Temperament {
  readonly id: string
  readonly title: Said
  readonly text: Said
  readonly weights: Weights
}

export const temperaments: readonly Temperament[] = [
  {
    id: 'balanced',
    title: { es: 'Ecuánime', en: 'Balanced' },
    text: { es: 'Lo pesa todo por igual.', en: 'Weighs everything alike.' },
    weights: {},
  },
  {
    id: 'bold',
    title: { es: 'Audaz', en: 'Bold' },
    text: { es: 'Busca el choque y no mira lo que arriesga.', en: 'Seeks the clash, and does not count the risk.' },
    weights: { attack: 1.2, contact: 1.8, exposure: 0.6 },
  },
  {
    id: 'cautious',
    title: { es: 'Prudente', en: 'Cautious' },
    text: { es: 'Guarda a los suyos y espera el error ajeno.', en: 'Spares his men, and waits for a mistake.' },
    weights: { attack: 0.9, contact: 0.6, exposure: 1.6, strength: 1.3 },
  },
  {
    id: 'wily',
    title: { es: 'Astuto', en: 'Wily' },
    text: { es: 'Cuida la mano y golpea donde duele.', en: 'Nurses his hand, and strikes where it hurts.' },
    weights: { hand: 1.5, exposure: 1.2, leaders: 1.3 },
  },
  {
    id: 'steady',
    title: { es: 'Firme', en: 'Steady' },
    text: { es: 'Avanza en línea, codo con codo.', en: 'Advances in line, shoulder to shoulder.' },
    weights: { support: 4, contact: 1.2 },
  },
]

export const temperamentNamed = (id: string): Temperament | null => temperaments.find(t => t.id === id) ?? null

/** How the commander led who had this seat in history; balanced where nobody knows. */
export function commanderOf(game: AnyPlayedGame, scenario: string, seat: Seat): Temperament {
  const id = game.commanders?.(scenario)[seat]?.temperament
  return (id === undefined ? null : temperamentNamed(id)) ?? temperaments[0]
}
