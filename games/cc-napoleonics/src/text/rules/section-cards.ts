import type { Said } from '@acies/kernel'

/** Section cards. */
export const SECTION_CARD_RULES = {
  'CCN-SEC-01': {
    es: 'Las cartas de sección dan orden a unidades y líderes de la sección que nombran. Un líder vinculado que la recibe puede separarse.',
    en: 'Section cards order units and leaders in the section they name. An attached leader so ordered may detach.',
  },
  'CCN-SEC-02': {
    es: 'Flecha con un número: hasta ese número de unidades o líderes en esa sección.',
    en: 'Arrow with a number: up to that many units or leaders in that section.',
  },
  'CCN-SEC-03': {
    es: 'Flecha con cartas: hasta tantas unidades o líderes como tu Mando.',
    en: 'Arrow with cards: up to as many units or leaders as your Command.',
  },
  'CCN-SEC-04': {
    es: 'Explorar: 1 unidad o líder en la sección. Al final del turno robas dos cartas, te quedas una y descartas la otra.',
    en: 'Scout: 1 unit or leader in the section. At the end of the turn draw two cards, keep one and discard the other.',
  },
  'CCN-SEC-05': {
    es: 'Tantear: 2 unidades o líderes en la sección que nombra.',
    en: 'Probe: 2 units or leaders in the section named.',
  },
  'CCN-SEC-06': {
    es: 'Atacar: 3 unidades o líderes en la sección que nombra.',
    en: 'Attack: 3 units or leaders in the section named.',
  },
  'CCN-SEC-07': {
    es: 'Asaltar: tantas unidades o líderes de la sección como tu Mando, contando esta carta.',
    en: 'Assault: as many units or leaders in the section as your Command, counting this card.',
  },
  'CCN-SEC-08': {
    es: 'Avance coordinado: 1 a la izquierda, 2 en el centro y 1 a la derecha.',
    en: 'Coordinated Advance: 1 on the left, 2 in the centre and 1 on the right.',
  },
  'CCN-SEC-09': {
    es: 'Ataque por los flancos: 2 unidades o líderes en cada flanco.',
    en: 'Flank Attack: 2 units or leaders on each flank.',
  },
  'CCN-SEC-10': {
    es: '¡Adelante!: 2 unidades o líderes en cada sección.',
    en: 'Forward: 2 units or leaders in each section.',
  },
  'CCN-SEC-11': {
    es: 'Reconocimiento en fuerza: 1 unidad o líder en cada sección.',
    en: 'Recon in Force: 1 unit or leader in each section.',
  },
} as const satisfies Record<string, Said>
