import type { Said } from '@acies/kernel'

/** How we read what the book leaves open about engines and beasts. */
export const engineRulings = {
  'WAB-RUL-277': {
    es: 'Un elefante desbocado que choca con alguien cuenta como que carga; ante él solo cabe aguantar.',
    en: 'A stampeding elephant that runs into someone counts as charging; they can only hold.',
  },
  'WAB-RUL-284': {
    es: 'La dotación que gana no persigue: no deja su máquina.',
    en: 'A crew that wins does not pursue: it stays with its machine.',
  },
  'WAB-RUL-287': {
    es: 'Una catapulta no necesita ver a su blanco, pero no puede apuntar a quien lucha cuerpo a cuerpo.',
    en: 'A catapult need not see its target, but may not aim at units in close combat.',
  },
  'WAB-RUL-295': {
    es: 'Un cañón no dispara si tiene tropas amigas en su línea antes del blanco.',
    en: 'A cannon does not fire if friends stand in its line before the target.',
  },
} as const satisfies Record<string, Said>
