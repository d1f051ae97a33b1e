import type { Said } from '@acies/kernel'

/** The table, the cards, the general and the deck. */
export const basics = {
  'ONU-GEN-01': {
    es: 'Dos bandos libran una batalla; en cada bando puede haber varios jugadores.',
    en: 'Two sides fight one battle; a side may have several players.',
  },
  'ONU-GEN-02': {
    es: 'Las distancias se miden en UD: 1 UD son 5 cm.',
    en: 'Distances are measured in UD: 1 UD is 5 cm.',
  },
  'ONU-GEN-03': { es: 'Todos los dados son de seis caras.', en: 'All dice have six sides.' },
  'ONU-GEN-04': {
    es: 'Hechos todos los ajustes, ningún valor de ataque, defensa o moral baja de 1.',
    en: 'Once everything is added up, no attack, defence or morale value is below 1.',
  },
  'ONU-GEN-05': {
    es: 'En un ataque, todos los dados llevan los mismos modificadores: no se calculan sección por sección.',
    en: 'All dice of one attack have the same modifiers: they are not worked out section by section.',
  },
  'ONU-GEN-06': {
    es: 'El atacante de todo combate es el jugador que tiene el turno, aunque el combate lo empezara el otro.',
    en: 'The attacker in every melee is the player whose turn it is, even if the other one started it.',
  },
  'ONU-GEN-07': {
    es: 'Una carta son unos 80 o 100 infantes, unos 30 jinetes o una media docena de elefantes o carros.',
    en: 'A card stands for 80 to 100 foot, some 30 riders, or half a dozen elephants or chariots.',
  },
  'ONU-GEN-08': {
    es: 'Las fases se juegan en orden: ninguna empieza hasta acabar la anterior.',
    en: 'Phases are played in order: none begins before the last one is over.',
  },
  'ONU-GEN-09': {
    es: 'Los turnos se alternan hasta que acaba la batalla.',
    en: 'Turns alternate until the battle ends.',
  },
  'ONU-GEN-10': {
    es: 'Las reglas valen para todas las cajas de ONUS!, y sus unidades pueden mezclarse.',
    en: 'The rules serve every ONUS! box, and their units may be mixed.',
  },

  'ONU-UNI-01': {
    es: 'El ataque son dos números: el primero para impactar y el segundo para herir. Solo vale cuerpo a cuerpo.',
    en: 'Attack has two numbers: the first to hit, the second to wound. It serves in melee only.',
  },
  'ONU-UNI-02': {
    es: 'El ataque a distancia es fuerza (alcance): la fuerza sirve para impactar y para herir; el alcance va en UD.',
    en: 'Ranged attack is force (range): the force serves to hit and to wound; the range is in UD.',
  },
  'ONU-UNI-03': {
    es: 'La defensa son dos números: la esquiva contra los impactos y la armadura contra las heridas.',
    en: 'Defence has two numbers: dodge against hits, armour against wounds.',
  },
  'ONU-UNI-04': {
    es: 'Quien falla un chequeo de moral queda roto; si ya lo estaba, huye.',
    en: 'A unit that fails a morale check is broken; if it already was, it flees.',
  },
  'ONU-UNI-05': {
    es: 'La vida dice cuántas heridas destruyen la unidad.',
    en: 'Life says how many wounds destroy the unit.',
  },
  'ONU-UNI-06': {
    es: 'El movimiento son las UD que puede avanzar en un turno; puede quedarse en cualquier punto intermedio.',
    en: 'Movement is the UD it may go in a turn; it may stop anywhere on the way.',
  },
  'ONU-UNI-07': {
    es: 'El valor en puntos sirve para formar el ejército y para contar las bajas.',
    en: 'The value in points serves to build the army and to count its losses.',
  },
  'ONU-UNI-08': {
    es: 'El borde de la carta tiene cuatro secciones delante, cuatro detrás y dos a cada lado; las que se tocan dan los dados del combate.',
    en: 'A card has four sections in front, four behind and two on each side; those that touch give the dice of a melee.',
  },
  'ONU-UNI-09': {
    es: 'Las habilidades naranjas y verdes valen siempre; las azules son formaciones y hay que adoptarlas.',
    en: 'Orange and green skills are always on; blue ones are formations and have to be adopted.',
  },
  'ONU-UNI-10': {
    es: 'Los marcadores de sección son parte de la unidad: se les puede cargar, se mide hasta ellos y nadie puede ponerse encima.',
    en: 'Section markers are part of the unit: they may be charged, distances run to them and nobody may lie over them.',
  },
  'ONU-UNI-11': {
    es: 'Una unidad es infantería, montada (caballería, camellos, carros, elefantes) o artillería. Las montadas llevan animales.',
    en: 'A unit is infantry, mounted (cavalry, camels, chariots, elephants) or artillery. Mounted units have animals.',
  },
  'ONU-UNI-12': {
    es: 'Una unidad lleva a lo sumo un marcador de Héroe, uno de Sin oficiales y uno de Rota.',
    en: 'A unit carries at most one Hero, one No Officers and one Broken marker.',
  },
  'ONU-UNI-13': {
    es: 'Quien huye está también roto; al reorganizarse pierde las dos cosas.',
    en: 'A fleeing unit is broken as well; rallying ends both.',
  },

  'ONU-LDR-01': {
    es: 'Cada ejército tiene un general; su dueño coloca el marcador en una de sus unidades antes de empezar.',
    en: 'Each army has a general; his owner puts the marker on one of his units before the battle.',
  },
  'ONU-LDR-02': {
    es: 'El general corre la suerte de su unidad: si la eliminan, muere. Las cartas también pueden herirlo, matarlo o cambiarlo de unidad.',
    en: 'The general shares the fate of his unit: if it is eliminated he dies. Cards may also wound, kill or move him.',
  },
  'ONU-LDR-03': {
    es: 'Los modificadores de su carta mejoran solo su unidad: fuerza (ataque y disparo), defensa y moral.',
    en: 'The modifiers on his card improve his own unit only: strength (attack and shooting), defence and morale.',
  },
  'ONU-LDR-04': {
    es: 'Toda unidad propia dentro de su radio tiene +1 a la moral. Se mide de borde a borde entre las cartas.',
    en: 'Every own unit within his radius has +1 morale. It is measured from edge to edge of the cards.',
  },
  'ONU-LDR-05': {
    es: 'La unidad del general también tiene el +1 de su radio.',
    en: 'The general’s own unit has the +1 of his radius too.',
  },
  'ONU-LDR-06': {
    es: 'El liderazgo son las cartas con que se empieza y las que se pueden conservar al acabar el turno propio.',
    en: 'Leadership is the number of cards at the start and the most one may keep at the end of one’s own turn.',
  },
  'ONU-LDR-07': { es: 'Algunas órdenes usan el valor de liderazgo.', en: 'Some orders use the leadership value.' },
  'ONU-LDR-08': {
    es: 'Cada general tiene en su carta una habilidad propia.',
    en: 'Each general has an ability of his own on his card.',
  },
  'ONU-LDR-09': {
    es: 'El general encarece el ejército en un tanto por ciento de lo que cuestan sus unidades.',
    en: 'The general raises the cost of the army by a percentage of what its units cost.',
  },
  'ONU-LDR-10': {
    es: 'General muerto, herido o en huida: −1 a la moral de todo su ejército, un punto menos de liderazgo, y dejan de valer su radio, sus modificadores y su habilidad.',
    en: 'General dead, wounded or fleeing: −1 morale for all his army, one less leadership, and his radius, modifiers and ability stop.',
  },
  'ONU-LDR-11': {
    es: 'Si el general huía con su unidad y esta se reorganiza, todo vuelve a la normalidad. Un general herido o muerto no se recupera.',
    en: 'If the general was fleeing with his unit and it rallies, all is as before. A wounded or dead general does not recover.',
  },
  'ONU-LDR-12': {
    es: 'Con el general muerto o herido, el chequeo de liderazgo del ejército falla sin tirar; si solo huye, no.',
    en: 'With the general dead or wounded the army’s leadership check fails without a roll; not if he is merely fleeing.',
  },

  'ONU-CRD-01': {
    es: 'Cada carta lleva una orden arriba y un evento abajo; al jugarla se usa solo una de las dos mitades.',
    en: 'Each card has an order on top and an event below; only one half is used when it is played.',
  },
  'ONU-CRD-02': {
    es: 'Las órdenes se juegan desde la mano y solo en la fase de activación propia.',
    en: 'Orders are played from the hand, only in one’s own activation phase.',
  },
  'ONU-CRD-03': {
    es: 'Los eventos solo se usan en combates y disparos.',
    en: 'Events are used only in melees and shots.',
  },
  'ONU-CRD-04': {
    es: 'Las órdenes son de activación, de mando, de moral o de salud.',
    en: 'Orders are of activation, command, morale or health.',
  },
  'ONU-CRD-05': {
    es: 'En un turno se pueden jugar cuantas órdenes se quiera.',
    en: 'Any number of orders may be played in a turn.',
  },
  'ONU-CRD-06': {
    es: 'Una unidad recibe como mucho una orden por turno: si una la cura, otra no puede activarla.',
    en: 'A unit gets at most one order a turn: if one heals it, another cannot activate it.',
  },
  'ONU-CRD-07': { es: 'Una unidad se activa una sola vez por turno.', en: 'A unit is activated once a turn at most.' },
  'ONU-CRD-08': {
    es: 'La mano puede pasar del liderazgo durante el turno; el límite solo cuenta al final del turno propio.',
    en: 'The hand may exceed leadership during the turn; the limit counts only at the end of one’s own turn.',
  },
  'ONU-CRD-09': {
    es: 'Iconos de un evento: espada para el jugador activo, escudo para el otro, arco solo en disparos.',
    en: 'Icons of an event: sword for the active player, shield for the other, bow for shots only.',
  },
  'ONU-CRD-10': {
    es: 'Los eventos de carga solo valen en un combate nacido de una carga de este turno.',
    en: 'Charge events work only in a melee that began with a charge this turn.',
  },
  'ONU-CRD-11': {
    es: 'Cuando se acaba el mazo, se baraja el descarte y se sigue.',
    en: 'When the deck runs out the discard pile is shuffled and becomes the deck.',
  },
} as const satisfies Record<string, Said>
