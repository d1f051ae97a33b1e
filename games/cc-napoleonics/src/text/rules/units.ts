import type { Said } from '@acies/kernel'

/** Units and leaders. */
export const UNIT_RULES = {
  'CCN-UNT-01': {
    es: 'Una unidad son todos los bloques de un hexágono. Cuántos son depende del tipo y de la nación.',
    en: 'A unit is all the blocks in one hex. How many there are depends on its type and nation.',
  },
  'CCN-UNT-02': {
    es: 'Un líder es un solo bloque y no cuenta como unidad.',
    en: 'A leader is a single block and does not count as a unit.',
  },
  'CCN-UNT-03': {
    es: 'Hay cuatro clases: regulares (línea, caballería ligera y pesada, artillería), irregulares (milicia), élite (ligera, fusileros, granaderos, coraceros) y Guardia.',
    en: 'There are four classes: regular (line, light and heavy cavalry, artillery), irregular (militia), elite (light, rifles, grenadiers, cuirassiers) and Guard.',
  },
  'CCN-UNT-04': {
    es: 'Los bloques de una unidad nunca se separan, y dos unidades mermadas nunca se juntan en una.',
    en: 'The blocks of a unit never split, and two worn-down units never merge into one.',
  },
  'CCN-UNT-05': {
    es: 'La tarjeta de cada nación da los bloques, el movimiento, los dados y la moral de sus unidades. Cuando difiere de la regla general, manda la tarjeta.',
    en: 'Each nation’s card gives the blocks, movement, dice and morale of its units. Where it differs from the general rule, the card wins.',
  },
  'CCN-UNT-06': {
    es: 'Los aliados son amigos a todos los efectos: británicos y portugueses forman un solo bando.',
    en: 'Allies are friends in every respect: British and Portuguese are one side.',
  },
  'CCN-UNT-07': {
    es: 'Los fusileros y la milicia no impactan con sables en melé, salvo a un líder solo. La infantería ligera y la caballería ligera sí.',
    en: 'Rifles and militia do not hit with sabres in melee, except a lone leader. Light infantry and light cavalry do.',
  },
} as const satisfies Record<string, Said>
