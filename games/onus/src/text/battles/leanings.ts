import { both, type Said } from '@acies/kernel'

/** Battles that are not even, and whom they favour. */
export const leanings: Readonly<Record<string, readonly Said[]>> = {
  'three-standards': [
    both(
      'Cuando juegan máquinas igual de fuertes, Partia es la que menos gana: es el puesto más difícil.',
      'When machines of equal strength play it, Parthia wins least often: hers is the hardest seat.',
    ),
  ],
}
