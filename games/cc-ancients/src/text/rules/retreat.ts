import type { Said } from '@acies/kernel'

export const retreat = {
  'CCA-RET-01': {
    es: 'Por cada bandera no ignorada, la unidad se retira hacia su borde un movimiento completo: todos los hexágonos que su tipo mueve con una orden.',
    en: 'For each flag not ignored the unit retreats one full move towards its own edge: as many hexes as its type moves when ordered.',
  },
  'CCA-RET-02': {
    es: 'Por cada bandera, los guerreros se retiran 2 hexágonos; los elefantes y la infantería auxiliar, 1.',
    en: 'For each flag, warriors retreat 2 hexes; elephants and auxilia retreat 1.',
  },
  'CCA-RET-03': {
    es: 'Las banderas multiplican la distancia: la caballería ligera se retira 4 hexágonos con una y 8 con dos.',
    en: 'Flags multiply the distance: light cavalry retreats 4 hexes for one and 8 for two.',
  },
  'CCA-RET-04': {
    es: 'El dueño de la unidad elige por dónde se retira, pero debe ser una ruta por la que retroceda todos los hexágonos que pueda.',
    en: 'The unit’s owner chooses the way back, but it must be a route that takes it back as many hexes as it can go.',
  },
  'CCA-RET-05': {
    es: 'Cada paso de la retirada va hacia el borde propio: nunca de lado ni hacia delante.',
    en: 'Every step of a retreat goes towards the unit’s own edge: never sideways or forward.',
  },
  'CCA-RET-06': {
    es: 'El terreno no frena una retirada, pero en terreno impracticable no se puede entrar.',
    en: 'Terrain does not slow a retreat, but impassable terrain cannot be entered.',
  },
  'CCA-RET-07': {
    es: 'Una unidad en retirada no puede entrar ni pasar por un hexágono con otra unidad, amiga o enemiga, ni con un líder enemigo.',
    en: 'A retreating unit may not enter or pass a hex with another unit, friend or enemy, or with an enemy leader.',
  },
  'CCA-RET-08': {
    es: 'El líder unido se retira con su unidad.',
    en: 'An attached leader retreats with his unit.',
  },
  'CCA-RET-09': {
    es: 'Una unidad sin líder puede retirarse al hexágono de un líder amigo solo: él se le une y la retirada termina ahí, sin más pérdidas.',
    en: 'A unit without a leader may retreat into the hex of a lone friendly leader: he joins it and the retreat ends there with no further loss.',
  },
  'CCA-RET-10': {
    es: 'Cada hexágono de retirada que impiden unidades, el borde o terreno impracticable cuesta un bloque. No son impactos: el líder unido solo corre peligro si la unidad cae.',
    en: 'Each retreat hex barred by units, the edge or impassable terrain costs one block. These are not hits: an attached leader is checked only if the unit is eliminated.',
  },
  'CCA-RET-11': {
    es: 'Ante elefantes, la caballería y los carros se retiran un hexágono más por bandera: caballería ligera 5, media 4, pesada y carros 3.',
    en: 'Facing elephants, cavalry and chariots retreat one more hex per flag: light cavalry 5, medium 4, heavy cavalry and chariots 3.',
  },
  'CCA-RET-12': {
    es: 'Las banderas obligan a retirarse igual en un disparo, en un ataque cuerpo a cuerpo o al responder.',
    en: 'Flags force a retreat alike from fire, from a close combat attack and from a battle back.',
  },
  'CCA-MOR-01': {
    es: 'Una unidad puede ignorar una bandera de cada tirada por cada motivo que tenga: líder, apoyo, terreno o tipo de unidad. Los motivos se suman y decide su dueño.',
    en: 'A unit may ignore one flag of each roll for every reason it has: leader, support, terrain or unit type. The reasons add up and the owner decides.',
  },
  'CCA-MOR-02': {
    es: 'Una unidad con un líder unido que ha sobrevivido a la tirada puede ignorar 1 bandera; los elefantes no.',
    en: 'A unit whose attached leader survived the roll may ignore 1 flag; elephants may not.',
  },
  'CCA-MOR-03': {
    es: 'Una unidad apoyada, con unidades amigas en al menos dos hexágonos adyacentes, puede ignorar 1 bandera. Nunca más de una, por mucho apoyo que tenga.',
    en: 'A supported unit, with friendly units in at least two adjacent hexes, may ignore 1 flag. Never more than one, however much support it has.',
  },
  'CCA-MOR-04': {
    es: 'Un líder amigo solo en un hexágono adyacente cuenta como una unidad que apoya.',
    en: 'A lone friendly leader in an adjacent hex counts as one supporting unit.',
  },
  'CCA-MOR-05': {
    es: 'Una unidad a pie en un campamento fortificado, o atacada a través de un terraplén, puede ignorar 1 bandera.',
    en: 'A foot unit in a fortified camp, or battled through a rampart, may ignore 1 flag.',
  },
  'CCA-MOR-06': {
    es: 'Los guerreros que empiezan el combate a fuerza completa pueden ignorar 1 bandera.',
    en: 'Warriors at full strength when the combat begins may ignore 1 flag.',
  },
  'CCA-MOR-07': {
    es: 'Los elefantes pueden ignorar 1 bandera de cada tirada de caballería o carros en combate cuerpo a cuerpo.',
    en: 'Elephants may ignore 1 flag of each close combat roll by cavalry or chariots.',
  },
  'CCA-MOR-08': {
    es: 'Los elefantes nunca ignoran banderas gracias a un líder o al apoyo de otras unidades.',
    en: 'Elephants never ignore flags because of a leader or of support.',
  },
} as const satisfies Record<string, Said>
