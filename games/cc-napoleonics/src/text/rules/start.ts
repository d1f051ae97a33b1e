import type { Said } from '@acies/kernel'

/** Set-up, object of the game and turn sequence. */
export const START_RULES = {
  'CCN-SET-01': {
    es: 'Se elige escenario y bando, se coloca el terreno, luego las unidades completas y los líderes, y se reparten las cartas. Leídas las reglas especiales, empieza el jugador que dice el escenario.',
    en: 'Choose scenario and sides, lay the terrain, then place full-strength units and leaders, and deal the cards. After the special rules are read, the player named by the scenario begins.',
  },
  'CCN-SET-02': {
    es: 'Cada símbolo del mapa del escenario es una unidad entera, con todos sus bloques.',
    en: 'Each symbol on the scenario map is one whole unit, with all its blocks.',
  },
  'CCN-SET-03': {
    es: 'El escenario fija el tamaño de cada mano, que es secreta. El resto del mazo queda boca abajo y es común.',
    en: 'The scenario sets the size of each hand, which is secret. The rest of the deck lies face down and is shared.',
  },
  'CCN-SET-04': {
    es: 'El escenario dice quién juega primero.',
    en: 'The scenario says who goes first.',
  },
  'CCN-OBJ-01': {
    es: 'Gana quien reúne antes los estandartes de victoria que pide el escenario, normalmente de 5 a 9.',
    en: 'The first to hold the number of Victory Banners the scenario asks for, usually 5 to 9, wins.',
  },
  'CCN-OBJ-02': {
    es: 'Se gana un estandarte por cada unidad enemiga que pierde su último bloque y por cada líder enemigo eliminado.',
    en: 'You gain one banner for each enemy unit that loses its last block and for each enemy leader eliminated.',
  },
  'CCN-OBJ-03': {
    es: 'El escenario puede dar estandartes por ocupar ciertos hexágonos o cumplir otros objetivos.',
    en: 'A scenario may give banners for holding certain hexes or meeting other objectives.',
  },
  'CCN-OBJ-04': {
    es: 'La batalla acaba en el instante en que se gana el último estandarte necesario, aunque sea en el turno del rival, por ejemplo al responder.',
    en: 'The battle ends the moment the last banner needed is won, even in the other player’s turn, for instance by battling back.',
  },
  'CCN-OBJ-05': {
    es: 'Juegan dos personas o dos equipos; cada bando puede mandar varias naciones.',
    en: 'The game is for two players or two teams; a side may command several nations.',
  },
  'CCN-TRN-01': {
    es: 'Los jugadores se alternan por turnos hasta que uno gana.',
    en: 'Players take turns until one of them wins.',
  },
  'CCN-TRN-02': {
    es: 'Un turno tiene cinco fases, en este orden: mando, órdenes, movimiento, combate y robo.',
    en: 'A turn has five phases, in this order: Command, Order, Movement, Combat and Draw.',
  },
  'CCN-TRN-03': {
    es: 'Se termina todo el movimiento antes de combatir, y cada combate, con todas sus consecuencias, antes de pasar al siguiente.',
    en: 'All movement ends before any combat, and each combat, with everything that follows from it, ends before the next.',
  },
} as const satisfies Record<string, Said>
