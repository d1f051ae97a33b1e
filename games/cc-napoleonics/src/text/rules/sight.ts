import type { Said } from '@acies/kernel'

/** Line of sight. */
export const SIGHT_RULES = {
  'CCN-LOS-01': {
    es: 'La línea de visión va del centro del hexágono de quien dispara al centro del hexágono del blanco.',
    en: 'Line of sight runs from the centre of the firer’s hex to the centre of the target’s hex.',
  },
  'CCN-LOS-02': {
    es: 'Solo la corta un obstáculo en un hexágono intermedio: una unidad o un líder de cualquier bando, terreno que tape la vista o el borde del campo.',
    en: 'Only an obstacle in a hex between blocks it: a unit or leader of either side, blocking terrain, or the edge of the field.',
  },
  'CCN-LOS-03': {
    es: 'El terreno del propio hexágono del blanco no corta la línea de visión.',
    en: 'Terrain in the target’s own hex does not block line of sight.',
  },
  'CCN-LOS-04': {
    es: 'Si la línea corre por el lado entre dos hexágonos, solo se corta cuando hay obstáculo a ambos lados. Fuera del tablero cuenta como obstáculo.',
    en: 'If the line runs along the side between two hexes, it is blocked only by obstacles on both sides. Off the board counts as one.',
  },
  'CCN-LOS-05': {
    es: 'En melé el blanco siempre está al alcance y a la vista.',
    en: 'A melee target is always in range and in sight.',
  },
  'CCN-LOS-06': {
    es: 'El bosque, la colina escarpada, el pueblo y el molino cortan la línea de visión.',
    en: 'Forest, rugged hill, town and windmill block line of sight.',
  },
  'CCN-LOS-07': {
    es: 'Las fortificaciones, los ríos, vadeables o no, los puentes y las canteras de arena no la cortan.',
    en: 'Fieldworks, rivers, fordable or not, bridges and sand quarries do not block it.',
  },
  'CCN-LOS-08': {
    es: 'Un hexágono de colina tapa lo que hay detrás.',
    en: 'A hill hex hides what lies behind it.',
  },
  'CCN-LOS-09': {
    es: 'Desde terreno bajo se ve el primer hexágono de colina, y desde él se ve el terreno bajo.',
    en: 'From lower ground you see the first hill hex, and from it the lower ground is seen.',
  },
  'CCN-LOS-10': {
    es: 'Entre terreno bajo y una colina no se ve si hay otro hexágono de colina en medio.',
    en: 'Between lower ground and a hill there is no sight if another hill hex lies in between.',
  },
  'CCN-LOS-11': {
    es: 'Dos unidades en la misma meseta se ven a través de sus hexágonos de colina, salvo que haya una unidad u otro obstáculo en medio.',
    en: 'Two units on the same plateau see each other across its hill hexes, unless a unit or another obstacle is in between.',
  },
  'CCN-LOS-12': {
    es: 'De colina a colina se ve por encima del terreno bajo, salvo que allí haya una unidad o terreno que tape la vista.',
    en: 'Hill to hill, sight passes over lower ground, unless a unit or blocking terrain stands there.',
  },
  'CCN-LOS-13': {
    es: 'La artillería en una colina puede disparar por encima de una unidad o líder amigo que esté en un hexágono adyacente más bajo, si ese terreno no tapa la vista.',
    en: 'Artillery on a hill may fire over a friendly unit or leader in an adjacent lower hex, if the terrain there does not block sight.',
  },
  'CCN-LOS-14': {
    es: 'En Armas combinadas la artillería no puede tirar por encima de nadie: no debe haber ninguna unidad en la línea.',
    en: 'In Combined Arms artillery may not fire over anyone: no unit may stand in the line.',
  },
} as const satisfies Record<string, Said>
