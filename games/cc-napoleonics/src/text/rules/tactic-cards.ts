import type { Said } from '@acies/kernel'

/** Tactic cards. */
export const TACTIC_CARD_RULES = {
  'CCN-TAC-01': {
    es: 'A la bayoneta: hasta 4 unidades de infantería mueven hasta 2 hexágonos y atacan en melé, sin disparar. La infantería de la Guardia tira 1 dado más.',
    en: 'Bayonet Charge: up to 4 infantry units move up to 2 hexes and melee, without firing. Guard infantry rolls 1 more die.',
  },
  'CCN-TAC-02': {
    es: 'A la bayoneta sin infantería en el tablero: da orden a 1 unidad cualquiera.',
    en: 'Bayonet Charge with no infantry on the board: order any 1 unit.',
  },
  'CCN-TAC-03': {
    es: 'Bombardeo: hasta 4 unidades de artillería. Cada una mueve hasta 3 hexágonos sin combatir, o no mueve y combate con 2 dados más (la Guardia, 3).',
    en: 'Bombard: up to 4 artillery units. Each moves up to 3 hexes without combat, or stays and battles with 2 more dice (Guard 3).',
  },
  'CCN-TAC-04': {
    es: 'Bombardeo sin artillería en el tablero: da orden a 1 unidad cualquiera.',
    en: 'Bombard with no artillery on the board: order any 1 unit.',
  },
  'CCN-TAC-05': {
    es: 'Carga de caballería: hasta 4 unidades de caballería combaten todo el turno con 2 dados más (la Guardia, 3), también en la melé de bonificación.',
    en: 'Cavalry Charge: up to 4 cavalry units battle all turn with 2 more dice (Guard 3), the bonus melee included.',
  },
  'CCN-TAC-06': {
    es: 'Carga de caballería: la pesada, los coraceros y la pesada de la Guardia pueden mover 3 hexágonos y combatir.',
    en: 'Cavalry Charge: heavy cavalry, cuirassiers and Guard heavy cavalry may move 3 hexes and battle.',
  },
  'CCN-TAC-07': {
    es: 'Carga de caballería: la artillería a caballo puede estar entre las 4 unidades. Mueve y combate normalmente, sin dados extra.',
    en: 'Cavalry Charge: horse artillery may be among the 4 units. It moves and battles normally, without extra dice.',
  },
  'CCN-TAC-08': {
    es: 'Carga de caballería sin caballería en el tablero: da orden a 1 unidad cualquiera.',
    en: 'Cavalry Charge with no cavalry on the board: order any 1 unit.',
  },
  'CCN-TAC-09': {
    es: 'Contraataque: copia la carta que jugó el rival en su último turno; si es de sección, cambia izquierda por derecha. En el primer turno no da orden a nadie.',
    en: 'Counter-Attack: copies the card the opponent played in his last turn; if a Section card, left and right change places. On the first turn it orders nobody.',
  },
  'CCN-TAC-10': {
    es: 'Ímpetu: tira tantos dados como tu Mando. Cada arma da orden a 1 unidad de esa arma; cada bandera, a 1 unidad o líder cualquiera; los sables, a nadie.',
    en: 'Elan: roll as many dice as your Command. Each arm orders 1 unit of that arm; each flag any 1 unit or leader; sabres nothing.',
  },
  'CCN-TAC-11': {
    es: 'Ímpetu: las unidades con orden combaten con 1 dado más todo el turno.',
    en: 'Elan: ordered units battle with 1 more die for the whole turn.',
  },
  'CCN-TAC-12': {
    es: 'Ímpetu: al robar, se barajan juntos el mazo y los descartes.',
    en: 'Elan: in the Draw phase, deck and discards are shuffled together.',
  },
  'CCN-TAC-13': {
    es: 'Fuego y alto: hasta 4 unidades de infantería o artillería sin unidades enemigas adyacentes disparan con 1 dado más. No mueven, pero pueden salir del cuadro.',
    en: 'Fire and Hold: up to 4 infantry or artillery units with no enemy unit adjacent fire with 1 more die. They may not move, but may leave square.',
  },
  'CCN-TAC-14': {
    es: 'Fuego y alto sin infantería ni artillería en el tablero: da orden a 1 unidad cualquiera.',
    en: 'Fire and Hold with neither infantry nor artillery on the board: order any 1 unit.',
  },
  'CCN-TAC-15': {
    es: 'Si un enemigo se retira junto a una unidad de Fuego y alto que aún no ha tirado, esa unidad no dispara ni ataca en melé.',
    en: 'If an enemy retreats next to a Fire and Hold unit that has not fired yet, that unit may neither fire nor melee.',
  },
  'CCN-TAC-16': {
    es: 'Primer ataque: la juega el defensor al declararse una melé, antes de los dados. Su unidad golpea primero; si el atacante sigue en su sitio, combate después.',
    en: 'First Strike: the defender plays it when a melee is declared, before dice. His unit strikes first; if the attacker still stands, he then fights as ordered.',
  },
  'CCN-TAC-17': {
    es: 'Primer ataque: quien la usó roba su reposición primero, al acabar el turno.',
    en: 'First Strike: whoever used it draws his replacement first, at the end of the turn.',
  },
  'CCN-TAC-18': {
    es: 'Primer ataque: la unidad que golpea primero no responde después, y no se juegan dos en la misma melé.',
    en: 'First Strike: the unit that strikes first does not battle back, and two cannot be played in one melee.',
  },
  'CCN-TAC-19': {
    es: 'Marcha forzada: toda la infantería de una sección. Ligera, fusileros, granaderos, Guardia y unidades con líder: hasta 2 hexágonos y combaten. Las demás: 1 y combaten, o 2 sin combatir.',
    en: 'Force March: all infantry in one section. Light, rifles, grenadiers, Guard and units with a leader: up to 2 hexes and battle. Others: 1 and battle, or 2 without.',
  },
  'CCN-TAC-20': {
    es: 'Marcha forzada sin infantería en el tablero: da orden a 1 unidad cualquiera.',
    en: 'Force March with no infantry on the board: order any 1 unit.',
  },
  'CCN-TAC-21': {
    es: 'Que prueben el acero: reciben orden todas tus unidades junto a unidades enemigas. Pueden mover y atacar en melé con 1 dado más; no disparan.',
    en: 'Give Them the Cold Steel: all your units next to enemy units are ordered. They may move and melee with 1 more die; they may not fire.',
  },
  'CCN-TAC-22': {
    es: 'Que prueben el acero: se puede ocupar el terreno, avanzar y hacer melé de bonificación, esta sin dado extra.',
    en: 'Give Them the Cold Steel: taking ground, breakthrough and bonus melee are allowed; the bonus melee has no extra die.',
  },
  'CCN-TAC-23': {
    es: 'Que prueben el acero: las unidades con orden se fijan al jugar la carta; las retiradas posteriores no las cambian.',
    en: 'Give Them the Cold Steel: the ordered units are fixed when the card is played; later retreats do not change them.',
  },
  'CCN-TAC-24': {
    es: 'Liderazgo: reciben orden todos los líderes y las unidades con las que sigan, que combaten con 1 dado más. El líder puede separarse; la unidad a la que se una no recibe orden.',
    en: 'Leadership: all leaders are ordered, and the units they stay with, which battle with 1 more die. A leader may detach; a unit he joins is not ordered.',
  },
  'CCN-TAC-25': {
    es: 'Liderazgo sin líderes en el tablero: da orden a 1 unidad cualquiera.',
    en: 'Leadership with no leaders on the board: order any 1 unit.',
  },
  'CCN-TAC-26': {
    es: 'La gran maniobra: hasta 4 unidades o líderes mueven hasta 4 hexágonos y no combaten. Los cuadros no pueden recibir la orden.',
    en: 'La Grande Manoeuvre: up to 4 units or leaders move up to 4 hexes and do not fight. Squares cannot be ordered.',
  },
  'CCN-TAC-27': {
    es: 'La gran maniobra permite, en su lugar, dar una orden normal a 1 unidad cualquiera.',
    en: 'La Grande Manoeuvre may instead give a normal order to any 1 unit.',
  },
  'CCN-TAC-28': {
    es: 'Reagrupamiento: tira tantos dados como tu Mando. Cada arma devuelve 1 bloque perdido a una unidad mermada de esa arma, sin pasar de su fuerza inicial. Banderas y sables, nada.',
    en: 'Rally: roll as many dice as your Command. Each arm returns 1 lost block to a reduced unit of that arm, never above its first strength. Flags and sabres do nothing.',
  },
  'CCN-TAC-29': {
    es: 'Reagrupamiento: las unidades que recuperan algún bloque reciben orden.',
    en: 'Rally: units that regained a block are ordered.',
  },
  'CCN-TAC-30': {
    es: 'Pocos suministros: elige una unidad, propia o enemiga. Su dueño la lleva a un hexágono libre de su línea base, en la misma sección.',
    en: 'Short Supply: pick one unit, yours or the enemy’s. Its owner moves it to a free hex of its own baseline, in the same section.',
  },
  'CCN-TAC-31': {
    es: 'Pocos suministros: si no hay hexágono libre en la línea base, va a uno vacío de la fila siguiente.',
    en: 'Short Supply: if no baseline hex is free, it goes to an empty hex one row in front.',
  },
  'CCN-TAC-32': {
    es: 'Pocos suministros: el líder vinculado va con la unidad.',
    en: 'Short Supply: an attached leader goes with the unit.',
  },
  'CCN-TAC-33': {
    es: 'Pocos suministros: si la unidad es tuya, no combate este turno. No se pueden elegir cuadros ni líderes solos.',
    en: 'Short Supply: if the unit is yours it may not fight this turn. Squares and lone leaders cannot be chosen.',
  },
} as const satisfies Record<string, Said>
