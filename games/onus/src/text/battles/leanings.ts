import { both, type Said } from '@acies/kernel'

const favours = (who: Said): Said =>
  both(
    `Cuando juegan máquinas igual de fuertes, seis de cada diez veces gana ${who.es}: juégala dos veces, cambiando de bando.`,
    `When machines of equal strength play it, six times in ten the victory goes to ${who.en}: play it twice, with sides changed.`,
  )

/** Battles that are not even, and whom they favour. */
export const leanings: Readonly<Record<string, readonly Said[]>> = {
  trebia: [favours(both('Cartago', 'Carthage'))],
  zama: [favours(both('Cartago', 'Carthage'))],
  adamclisi: [favours(both('Roma', 'Rome'))],
  carrhae: [favours(both('Roma', 'Rome'))],
  magnesia: [favours(both('el bando de Antíoco', 'Antiochus and Seleucus'))],
  'three-standards': [
    both(
      'Cuando juegan máquinas igual de fuertes, Partia es la que menos gana: es el puesto más difícil.',
      'When machines of equal strength play it, Parthia wins least often: hers is the hardest seat.',
    ),
  ],
}
