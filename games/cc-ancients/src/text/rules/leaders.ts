import type { Said } from '@acies/kernel'

export const leaders = {
  'CCA-LDR-01': {
    es: 'Si una unidad con líder unido recibe impactos y sobrevive, se tiran 2 dados una sola vez por tirada: el líder cae solo si salen dos cascos.',
    en: 'If a unit with an attached leader is hit and survives, 2 dice are rolled, once per roll: the leader falls only on two helmets.',
  },
  'CCA-LDR-02': {
    es: 'Si eliminan a la unidad de un líder, se tira 1 dado por él: con un casco también queda eliminado.',
    en: 'If a leader’s unit is eliminated, 1 die is rolled for him: on a helmet he is eliminated too.',
  },
  'CCA-LDR-03': {
    es: 'Un líder que sobrevive a la pérdida de su unidad debe evadirse de 1 a 3 hexágonos.',
    en: 'A leader who survives the loss of his unit must evade 1 to 3 hexes.',
  },
  'CCA-LDR-04': {
    es: 'Un casco elimina a un líder solo, cuerpo a cuerpo o a distancia; si no sale, el líder se evade de 1 a 3 hexágonos.',
    en: 'A lone leader is eliminated by a helmet, in close or ranged combat; if none comes up, he evades 1 to 3 hexes.',
  },
  'CCA-LDR-05': {
    es: 'Un líder eliminado se quita del tablero y el rival gana un estandarte.',
    en: 'An eliminated leader is removed and the opponent gains a banner.',
  },
  'CCA-LDR-06': {
    es: 'Los cascos impactan para la unidad del líder y las adyacentes; la unidad que lo lleva puede además ignorar 1 bandera y, si va a pie, hacer el combate de bonificación. Los elefantes no ganan nada de esto.',
    en: 'A leader makes helmets hit for his unit and adjacent ones; the unit he is with may also ignore 1 flag and, if on foot, make a bonus close combat. Elephants get no such help.',
  },
  'CCA-LDR-07': {
    es: 'Un líder solo apoya a las unidades amigas adyacentes como si fuera una unidad.',
    en: 'A lone leader supports adjacent friendly units as if he were a unit.',
  },
} as const satisfies Record<string, Said>
