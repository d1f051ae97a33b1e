import type { Said } from '@acies/kernel'

export const orders = {
  'TER-ORD-01': {
    es: 'Una Tropa actúa solo con la carta que tiene preparada; se descubre al activarla y se retira después.',
    en: 'A Troop acts only by the card prepared for it; the card is revealed when it activates and then removed.',
  },
  'TER-ORD-02': {
    es: 'Durante la Acción no se cambian las cartas, salvo por una cualidad.',
    en: 'Cards are not changed during the Action phase, except by a quality.',
  },
  'TER-ORD-03': {
    es: 'Una unidad Fresca ejecuta su orden sin chequeo.',
    en: 'A Fresh unit carries out its order without a check.',
  },
  'TER-ORD-04': {
    es: 'Una unidad con Desgaste pasa antes un Chequeo de Orden. Si falla, pierde la orden y no actúa en este turno.',
    en: 'A unit with Wear must first pass an Order Check. If it fails, the order is lost and it does not act this turn.',
  },
  'TER-ORD-10': {
    es: 'Con ¡Atención! se hacen hasta dos acciones distintas entre Mover, Reorganizar, Orientar y Disparar, en cualquier orden.',
    en: 'With Attention a unit performs up to two different actions among Move, Reorganise, Reorient and Shoot, in any order.',
  },
  'TER-ORD-11': {
    es: '¡Atención! reduce el Fuego en toda la activación, salvo con Pistolas hasta 4″, con Jabalinas o con un Mando Raudo.',
    en: 'Attention reduces Fire for the whole activation, except with Pistols up to 4″, with Javelins or by a Swift Commander.',
  },
  'TER-ORD-12': {
    es: 'Al mover con ¡Atención! se usa la Velocidad sin modificar; el terreno cuenta igual.',
    en: 'A move by Attention uses unmodified Speed; terrain still counts.',
  },
  'TER-ORD-13': {
    es: 'Una unidad con Cuadros que se orienta con ¡Atención! no puede además mover.',
    en: 'A unit with Squares that Reorients by Attention may not also Move.',
  },
  'TER-ORD-20': {
    es: 'Con ¡Atacad! la unidad va hacia un enemigo elegido y combate si lo toca; si no llega, se acerca cuanto puede.',
    en: 'With Attack the unit goes for a chosen enemy and fights if it touches it; if it cannot reach, it comes as near as it can.',
  },
  'TER-ORD-21': {
    es: '¡Atacad! no tiene efecto si la unidad no ve a ningún enemigo al activarse. La carta se gasta.',
    en: 'Attack has no effect if the unit sees no enemy when it activates. The card is spent.',
  },
  'TER-ORD-22': {
    es: '¡Atacad! da un aumento de Velocidad y otro de Combate.',
    en: 'Attack gives an increase to Speed and one to Combat.',
  },
  'TER-ORD-23': {
    es: 'La unidad debe cargar si puede llegar a algún enemigo; si puede a varios, su dueño elige entre ellos.',
    en: 'The unit must charge if it can reach an enemy; if it can reach several, its owner chooses among them.',
  },
  'TER-ORD-30': {
    es: 'Con ¡Corred! se hace un solo movimiento con doble aumento de Velocidad, sin disparar ni buscar combate.',
    en: 'Run is a single move with a double increase to Speed, without shooting or seeking combat.',
  },
  'TER-ORD-31': {
    es: 'Una Formación con una pieza Integrada recibe de ¡Corred! un solo aumento.',
    en: 'A Formation with an Integrated gun gets only one increase from Run.',
  },
  'TER-ORD-40': {
    es: 'Con ¡Fuego! la unidad dispara con todo su Fuego y no puede mover.',
    en: 'With Fire the unit shoots at its full Fire value and may not move.',
  },
  'TER-ORD-50': {
    es: '¡Resistid! quita 1 de Desgaste, pero nunca el último.',
    en: 'Resist removes 1 Wear, but never the last one.',
  },
  'TER-ORD-51': {
    es: 'Una unidad de Élite sí puede quitarse el último Desgaste.',
    en: 'An Elite unit may remove its last Wear.',
  },
  'TER-ORD-52': {
    es: 'Una unidad con Numerosos quita un Desgaste por cada 5 o 6 de su Chequeo de Orden; el último, solo si además es Élite.',
    en: 'A Numerous unit removes one Wear for each 5 or 6 of its Order Check; the last one only if it is Elite as well.',
  },
  'TER-CHK-01': {
    es: 'En el Chequeo de Orden se tiran tantos dados como Disciplina y basta un 5 o más.',
    en: 'An Order Check rolls as many dice as Discipline; a single 5 or more is enough.',
  },
  'TER-CHK-02': {
    es: 'Hay una reducción de Disciplina si ningún Mando que pueda tratar con la unidad va en ella o está a distancia de mando y la ve.',
    en: 'Discipline has a reduction if no Commander who may interact with the unit is in it, or within command distance and sight of it.',
  },
  'TER-CHK-03': {
    es: 'Los demás aumentos y reducciones de Disciplina también cuentan en el chequeo.',
    en: 'Any other increases and reductions to Discipline count in the check as well.',
  },
  'TER-CHK-04': {
    es: 'Una unidad de Élite no sufre reducción por falta de Mando.',
    en: 'An Elite unit suffers no reduction for lack of a Commander.',
  },
  'TER-CHK-05': {
    es: 'La Artillería está siempre a distancia de mando.',
    en: 'Artillery is always in command distance.',
  },
  'TER-CHK-06': {
    es: 'Un Chequeo de Disciplina se tira como el de Orden, con sus modificadores: un 5 o más, salvo que la regla pida otro número u otra cantidad de éxitos.',
    en: 'A Discipline Check is rolled like an Order Check, with its modifiers: one 5 or more, unless the rule asks for another number or more successes.',
  },
} as const satisfies Record<string, Said>
