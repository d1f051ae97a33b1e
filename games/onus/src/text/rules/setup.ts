import type { Said } from '@acies/kernel'

/** Armies, victory, deployment and the activation phase. */
export const setup = {
  'ONU-ARM-01': {
    es: 'Se acuerdan las facciones y los puntos, de ordinario los mismos para todos; a un principiante se le pueden dar más.',
    en: 'Factions and points are agreed on, usually the same for all; a beginner may be given more.',
  },
  'ONU-ARM-02': {
    es: 'Un escenario histórico trae sus propios ejércitos.',
    en: 'A historical scenario brings its own armies.',
  },
  'ONU-ARM-03': {
    es: 'Cada cual elige en secreto su general y sus unidades, mercenarios incluidos.',
    en: 'Each player secretly chooses a general and units, mercenaries included.',
  },
  'ONU-ARM-04': {
    es: 'Las unidades más el recargo del general no pueden pasar de los puntos acordados.',
    en: 'Units plus the general’s surcharge may not exceed the agreed points.',
  },
  'ONU-ARM-05': {
    es: 'Cada carta de unidad tiene un máximo de copias según el tamaño del ejército.',
    en: 'Each unit card has a limit of copies that depends on the size of the army.',
  },
  'ONU-ARM-06': {
    es: 'Si se acuerda, una unidad puede empezar Veterana (cuesta un 30 % más) o de Élite (un 50 % más).',
    en: 'If agreed, a unit may start as Veteran (costs 30% more) or Elite (50% more).',
  },

  'ONU-VIC-01': {
    es: 'Sin escenario, se acuerda antes cómo se gana: por bajas, por aniquilación o por la muerte del general.',
    en: 'Without a scenario it is agreed beforehand how to win: by losses, by annihilation or by the death of the general.',
  },
  'ONU-VIC-02': {
    es: 'Por bajas: quien al empezar su turno ha perdido más de la mitad de su ejército, entre eliminado y en huida, chequea liderazgo.',
    en: 'By losses: a player who starts his turn with more than half his army eliminated or fleeing takes a leadership check.',
  },
  'ONU-VIC-03': {
    es: 'El chequeo falla sin tirar si el general está muerto o herido.',
    en: 'The check fails without a roll if the general is dead or wounded.',
  },
  'ONU-VIC-04': {
    es: 'Se tiran dos dados: si no pasan del liderazgo, el ejército aguanta un turno más. Se repite cada turno.',
    en: 'Roll two dice: if they do not exceed leadership the army holds for another turn. Repeat every turn.',
  },
  'ONU-VIC-05': {
    es: 'Si los dados pasan del liderazgo, el ejército se retira y pierde en el acto.',
    en: 'If the dice exceed leadership, the army retires and loses at once.',
  },
  'ONU-VIC-06': {
    es: 'A muerte: se juega hasta que alguien se rinde o todas sus unidades huyen o han sido eliminadas.',
    en: 'To the death: play on until someone surrenders or all his units are fleeing or eliminated.',
  },
  'ONU-VIC-07': {
    es: 'Muerte del general: pierde en el acto quien se queda sin él.',
    en: 'Death of the general: whoever loses him loses at once.',
  },
  'ONU-VIC-08': {
    es: 'En algunos escenarios la batalla acaba cuando se agota el mazo.',
    en: 'In some scenarios the battle ends when the deck runs out.',
  },

  'ONU-DEP-01': {
    es: 'Cada ejército despliega en una franja de 3 UD desde su borde; entre los dos quedan al menos 8 UD.',
    en: 'Each army deploys in a strip 3 UD deep from its edge; at least 8 UD lie between the two.',
  },
  'ONU-DEP-02': {
    es: 'La mesa mide unas 14 UD de ancho por cada 1000 puntos.',
    en: 'The table is about 14 UD wide for every 1000 points.',
  },
  'ONU-DEP-03': {
    es: 'En una mesa más honda las franjas y la distancia no cambian: el espacio que sobra queda a la espalda.',
    en: 'On a deeper table the strips and the gap stay the same: the spare room lies behind.',
  },
  'ONU-DEP-04': {
    es: 'Empieza quien tiene más cartas de unidad, y se van colocando por turnos, de una en una y boca abajo.',
    en: 'Whoever has more unit cards begins; they are placed in turn, one by one and face down.',
  },
  'ONU-DEP-05': {
    es: 'Cuando uno ha colocado todas, el otro coloca las que le quedan.',
    en: 'When one player has placed all his cards the other places the rest.',
  },
  'ONU-DEP-06': {
    es: 'Luego se descubren todas, y cada cual puede poner formaciones o ampliar líneas, nunca ambas cosas en la misma unidad.',
    en: 'Then all are revealed, and owners may adopt formations or extend lines, never both on one unit.',
  },
  'ONU-DEP-07': {
    es: 'Quien colocó la última carta de unidad pone primero su general.',
    en: 'Whoever placed the last unit card places his general first.',
  },
  'ONU-DEP-08': {
    es: 'Se baraja el mazo y cada jugador roba tantas cartas como su liderazgo.',
    en: 'The deck is shuffled and each player draws as many cards as his leadership.',
  },
  'ONU-DEP-09': {
    es: 'Si el escenario no lo dice, empieza quien saque más con un dado más su liderazgo; si hay empate, se repite.',
    en: 'Unless the scenario says so, whoever rolls highest with a die plus leadership begins; ties are rolled again.',
  },

  'ONU-ACT-01': {
    es: 'La fase de activación empieza por el recuento de bajas, si se gana por bajas.',
    en: 'The activation phase begins with the count of losses, if losses decide the battle.',
  },
  'ONU-ACT-02': {
    es: 'Las órdenes de mando, moral y salud tienen efecto al momento.',
    en: 'Orders of command, morale and health take effect at once.',
  },
  'ONU-ACT-03': {
    es: 'Una orden de activación pone el marcador de Activa a las unidades que diga la carta.',
    en: 'An activation order gives an Active marker to the units the card names.',
  },
  'ONU-ACT-04': {
    es: 'Solo las unidades activas mueven, cambian de formación, disparan o cargan. Excepciones: impetuosas, quien sigue al que se repliega y quien huye.',
    en: 'Only active units move, change formation, shoot or charge. Exceptions: Impetuous units, those that follow a fall back, and flights.',
  },
  'ONU-ACT-05': {
    es: 'Las unidades trabadas combaten siempre, activas o no; pero sin activar no pueden moverse ni recolocarse.',
    en: 'Engaged units always fight, active or not; but unless activated they cannot move or re-form.',
  },
  'ONU-ACT-06': {
    es: 'Al activarse, una unidad pierde su marcador de marcha forzada.',
    en: 'A unit loses its forced-march marker when it is activated.',
  },
  'ONU-ACT-07': {
    es: 'Las unidades activas pueden mover y disparar en lo que queda de turno.',
    en: 'Active units may move and shoot for the rest of the turn.',
  },
  'ONU-ACT-08': {
    es: 'Al activar una unidad rota que no está trabada, su dueño puede chequear su moral.',
    en: 'When a broken unit that is not engaged is activated, its owner may check its morale.',
  },
  'ONU-ACT-09': {
    es: 'Si lo pasa deja de estar rota, pero este turno solo tiene movimiento reducido y no puede cargar.',
    en: 'If it passes it is no longer broken, but this turn it has only reduced movement and may not charge.',
  },
  'ONU-ACT-10': {
    es: 'Si lo falla o no lo intenta, sigue rota y mueve y carga con normalidad.',
    en: 'If it fails or does not try, it stays broken and moves and charges as usual.',
  },
  'ONU-ACT-11': {
    es: 'Al activar una unidad en huida que no está trabada, chequea su moral en el acto.',
    en: 'When a fleeing unit that is not engaged is activated, it checks morale at once.',
  },
  'ONU-ACT-12': {
    es: 'Si lo pasa se reorganiza: deja de huir y de estar rota, su dueño la orienta y este turno no hace nada más.',
    en: 'If it passes it rallies: no longer fleeing or broken, its owner turns it, and it does nothing more this turn.',
  },
  'ONU-ACT-13': {
    es: 'Si lo falla no pasa nada: puede volver a intentarlo en la fase de huida.',
    en: 'If it fails nothing happens: it may try again in the flight phase.',
  },
  'ONU-ACT-14': {
    es: 'Las unidades rotas o en huida que están trabadas no chequean al activarse.',
    en: 'Engaged units that are broken or fleeing do not check when activated.',
  },
} as const satisfies Record<string, Said>
