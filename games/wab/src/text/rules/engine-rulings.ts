import type { Said } from '@acies/kernel'

/** How we read what the book leaves open about engines and beasts. */
export const engineRulings = {
  'WAB-RUL-277': {
    es: 'Una estampida que choca vale como carga; quien la recibe solo puede aguantar.',
    en: 'A stampede that meets somebody counts as a charge; whoever is met can only hold.',
  },
  'WAB-RUL-284': {
    es: 'La dotación que gana no persigue: no deja su máquina.',
    en: 'A crew that wins does not pursue: it stays with its machine.',
  },
  'WAB-RUL-287': {
    es: 'Una catapulta no necesita ver, pero no se apunta a quien lucha cuerpo a cuerpo.',
    en: 'A catapult need not see, but it is not aimed at those in close combat.',
  },
  'WAB-RUL-295': {
    es: 'Un cañón no dispara si hay amigos en su línea antes del blanco.',
    en: 'A cannon does not fire with friends on its line before the target.',
  },
} as const satisfies Record<string, Said>
