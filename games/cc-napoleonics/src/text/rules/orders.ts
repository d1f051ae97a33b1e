import type { Said } from '@acies/kernel'

/** Playing a card and giving orders. */
export const ORDER_RULES = {
  'CCN-CRD-01': {
    es: 'Al empezar tu turno juegas una carta de orden de tu mano, boca arriba.',
    en: 'At the start of your turn you play one Order card from your hand, face up.',
  },
  'CCN-CRD-02': {
    es: 'La carta fija cuántas unidades y líderes reciben orden y en qué secciones.',
    en: 'The card sets how many units and leaders may be ordered, and in which sections.',
  },
  'CCN-CRD-03': {
    es: 'Una carta de sección da orden a un número fijo de unidades o líderes en las secciones que indica.',
    en: 'A Section card orders a set number of units or leaders in the sections it shows.',
  },
  'CCN-CRD-04': {
    es: 'Una carta táctica dice cuántas unidades y de qué tipo. Si no nombra lugar, vale cualquier parte del campo.',
    en: 'A Tactic card says how many units and of what kind. If it names no place, they may be anywhere.',
  },
  'CCN-CRD-05': {
    es: 'Si la carta no puede dar orden a ninguna de tus piezas, te saltas órdenes, movimiento y combate: robas y acaba el turno.',
    en: 'If the card can order none of your pieces, skip orders, movement and combat: draw a card and end the turn.',
  },
  'CCN-CRD-06': {
    es: 'Una carta táctica puede saltarse reglas básicas, pero no los límites del terreno al movimiento y al combate.',
    en: 'A Tactic card may break basic rules, but not the limits of terrain on movement and combat.',
  },
  'CCN-CRD-07': {
    es: 'El círculo grande de una carta da dados extra a cada unidad con orden. Si hay también uno pequeño, ese es el valor para la Guardia.',
    en: 'The big circle on a card gives extra dice to every ordered unit. If there is a small one too, that is the value for the Guard.',
  },
  'CCN-ORD-01': {
    es: 'Jugada la carta, se anuncian todas las unidades y líderes con orden antes de mover ninguno.',
    en: 'Once the card is played, name every ordered unit and leader before anything moves.',
  },
  'CCN-ORD-02': {
    es: 'Solo las unidades y líderes con orden pueden mover, combatir o hacer algo especial este turno.',
    en: 'Only ordered units and leaders may move, fight or do anything special this turn.',
  },
  'CCN-ORD-03': {
    es: 'Una unidad o un líder recibe como mucho una orden por turno.',
    en: 'A unit or leader gets at most one order per turn.',
  },
  'CCN-ORD-04': {
    es: 'Una sola orden basta para una unidad y el líder vinculado a ella: mueven y combaten juntos.',
    en: 'One order is enough for a unit and its attached leader: they move and fight together.',
  },
  'CCN-ORD-05': {
    es: 'Con una carta de sección, Liderazgo, La gran maniobra o una bandera de Ímpetu, un líder vinculado puede separarse y mover solo. Cuesta una orden; esas cartas llevan el bicornio.',
    en: 'With a Section card, Leadership, La Grande Manoeuvre or a flag of Elan, an attached leader may detach and move alone. It costs one order; those cards show the bicorne.',
  },
  'CCN-ORD-06': {
    es: 'La orden a un líder para que se separe no da orden a la unidad que deja: ella necesita la suya.',
    en: 'Ordering a leader to detach does not order the unit he leaves: it needs its own order.',
  },
  'CCN-ORD-07': {
    es: 'Puedes dar orden a la unidad y a su líder por separado, con dos órdenes, y eliges cuál mueve primero.',
    en: 'You may order a unit and its leader separately, with two orders, and choose which moves first.',
  },
  'CCN-ORD-08': {
    es: 'Tu Mando es el número de cartas de tu mano contando la que acabas de jugar. Las cartas del contador de cuadros no cuentan.',
    en: 'Your Command is the number of cards in your hand, counting the one just played. Cards on the square track do not count.',
  },
  'CCN-ORD-09': {
    es: 'Asaltar da orden hasta a tantas piezas como tu Mando. Ímpetu y Reagrupamiento tiran ese número de dados.',
    en: 'Assault orders up to as many pieces as your Command. Elan and Rally roll that many dice.',
  },
  'CCN-ORD-10': {
    es: 'Cada unidad propia en cuadro baja tu Mando en uno, porque su carta está en el contador. Al deshacerse el cuadro, la carta vuelve a la mano.',
    en: 'Each of your units in square lowers your Command by one, as its card is on the track. When the square ends the card returns to your hand.',
  },
  'CCN-ORD-11': {
    es: 'Una pieza en un hexágono de línea puede recibir orden como parte de cualquiera de las dos secciones.',
    en: 'A piece on a section-line hex may be ordered as part of either section.',
  },
  'CCN-ORD-12': {
    es: 'Las órdenes que sobran por falta de unidades o líderes válidos se pierden, con cualquier carta.',
    en: 'Orders left over for want of eligible units or leaders are lost, with any card.',
  },
  'CCN-ORD-13': {
    es: 'Un líder en un cuadro no puede separarse, salvo que su unidad salga del cuadro ese mismo turno. Su orden cuesta una más.',
    en: 'A leader in a square cannot detach, unless his unit leaves the square that same turn. His order costs one more.',
  },
  'CCN-ORD-14': {
    es: 'Que un líder se una a una unidad o la deje nunca da orden a esa unidad.',
    en: 'A leader joining or leaving a unit never gives that unit an order.',
  },
} as const satisfies Record<string, Said>
