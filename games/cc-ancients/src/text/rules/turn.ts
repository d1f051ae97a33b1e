import type { Said } from '@acies/kernel'

export const turn = {
  'CCA-TRN-01': {
    es: 'El turno tiene cinco fases, siempre en este orden: jugar una carta, dar órdenes, movimiento, batalla y robar carta.',
    en: 'A turn has five phases, always in this order: play a card, order units, move, battle and draw a card.',
  },
  'CCA-TRN-02': {
    es: 'El turno empieza jugando boca arriba una carta de mando de la mano: una, ni más ni menos.',
    en: 'The turn begins by playing a command card from hand face up: exactly one.',
  },
  'CCA-TRN-03': {
    es: 'Solo pueden moverse o combatir las unidades y los líderes que han recibido una orden este turno.',
    en: 'Only units and leaders that received an order this turn may move or battle.',
  },
  'CCA-TRN-04': {
    es: 'La carta jugada dice en qué secciones se dan las órdenes y cuántas unidades o líderes pueden recibirlas.',
    en: 'The card played says in which sections orders are given and how many units or leaders may receive them.',
  },
  'CCA-TRN-05': {
    es: 'Si una carta de táctica contradice las reglas básicas, manda la carta.',
    en: 'Where a tactic card contradicts the basic rules, the card prevails.',
  },
  'CCA-TRN-06': {
    es: 'En las cartas de táctica, «disparar» quiere decir combate a distancia.',
    en: 'On tactic cards, “fire” means ranged combat.',
  },
  'CCA-ORD-01': {
    es: 'Primero se anuncian todas las unidades y líderes que reciben orden; después se empieza a mover.',
    en: 'All ordered units and leaders are announced first; only then does anything move.',
  },
  'CCA-ORD-02': {
    es: 'Una pieza sobre una línea de puntos puede recibir la orden desde cualquiera de las dos secciones, y gasta una sola orden de la que se elija.',
    en: 'A piece on a dotted line may be ordered from either section, and uses up one order of the section chosen.',
  },
  'CCA-ORD-03': {
    es: 'Una unidad recibe como mucho una orden por turno.',
    en: 'A unit receives at most one order per turn.',
  },
  'CCA-ORD-04': {
    es: 'Las órdenes que sobran porque no quedan piezas que puedan recibirlas se pierden.',
    en: 'Orders left over because no more pieces can receive them are lost.',
  },
  'CCA-ORD-05': {
    es: 'El Mando de un bando es el máximo de cartas que le permite su Consejo de Guerra. «Tantas unidades como Mando» es hasta ese número en total.',
    en: 'A side’s Command is the most cards its War Council lets it hold. “Units equal to Command” means up to that many in total.',
  },
  'CCA-ORD-06': {
    es: 'La orden a una unidad vale también para su líder unido, sin gastar otra.',
    en: 'An order to a unit also covers its attached leader at no extra cost.',
  },
  'CCA-ORD-07': {
    es: 'Dar orden a un líder para que actúe solo cuesta una orden.',
    en: 'Ordering a leader to act on his own costs one order.',
  },
  'CCA-ORD-08': {
    es: 'Una unidad con orden no está obligada a moverse ni a combatir, salvo los guerreros que han cargado.',
    en: 'An ordered unit need neither move nor battle, except warriors that have charged.',
  },
  'CCA-DRW-01': {
    es: 'Al acabar los combates se descarta la carta jugada y se roba otra; ahí termina el turno.',
    en: 'When all combats are done the played card is discarded and a new one drawn; that ends the turn.',
  },
  'CCA-DRW-02': {
    es: 'Si hay que robar carta y el mazo está vacío, se barajan los descartes y forman el nuevo mazo.',
    en: 'If a card must be drawn and the deck is empty, the discards are shuffled into a new deck.',
  },
  'CCA-DRW-03': {
    es: 'Quien ha usado «Primer golpe» roba una carta al final de ese turno, antes que el jugador en turno.',
    en: 'A player who used First Strike draws a card at the end of that turn, before the active player does.',
  },
} as const satisfies Record<string, Said>
