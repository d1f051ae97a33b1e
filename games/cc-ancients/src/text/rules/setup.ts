import type { Said } from '@acies/kernel'

export const setup = {
  'CCA-SET-01': {
    es: 'Los jugadores eligen una batalla; para estrenarse conviene la primera.',
    en: 'The players choose a battle; the first one is a good start for newcomers.',
  },
  'CCA-SET-02': {
    es: 'El terreno, las unidades y los líderes se colocan como indica el mapa de la batalla.',
    en: 'Terrain, units and leaders are placed as the battle’s map shows.',
  },
  'CCA-SET-03': {
    es: 'Cada jugador elige bando y se sienta en el borde de su ejército.',
    en: 'Each player picks a side and sits at that army’s edge.',
  },
  'CCA-SET-04': {
    es: 'Se barajan las cartas de mando y cada bando recibe las que fija su Consejo de Guerra.',
    en: 'The command cards are shuffled and each side is dealt the number its War Council sets.',
  },
  'CCA-SET-05': {
    es: 'Cada jugador oculta su mano al rival.',
    en: 'Each player keeps their hand hidden from the opponent.',
  },
  'CCA-SET-06': {
    es: 'Las cartas que no se reparten forman el mazo, boca abajo.',
    en: 'The cards not dealt form the draw deck, face down.',
  },
  'CCA-SET-07': {
    es: 'Antes de empezar, ambos jugadores repasan cómo se gana la batalla y sus reglas especiales.',
    en: 'Before starting, both players go over how the battle is won and its special rules.',
  },
  'CCA-SET-08': {
    es: 'Abre la partida el bando que señala el Consejo de Guerra.',
    en: 'The side marked by the War Council takes the first turn.',
  },
  'CCA-VIC-01': {
    es: 'Gana en el acto quien reúne los estandartes de victoria que pide la batalla (de 5 a 8), aunque sea en el turno del rival.',
    en: 'The first to collect the Victory Banners the battle asks for (5 to 8) wins at once, even during the opponent’s turn.',
  },
  'CCA-VIC-02': {
    es: 'Quitar el último bloque de una unidad enemiga da un estandarte de victoria.',
    en: 'Removing the last block of an enemy unit earns a Victory Banner.',
  },
  'CCA-VIC-03': {
    es: 'Eliminar a un líder enemigo da un estandarte de victoria.',
    en: 'Eliminating an enemy leader earns a Victory Banner.',
  },
  'CCA-VIC-04': {
    es: 'Algunas batallas dan estandartes adicionales por ocupar hexágonos o cumplir otros objetivos.',
    en: 'Some battles give extra banners for taking hexes or meeting other goals.',
  },
  'CCA-VIC-05': {
    es: 'Los turnos se alternan hasta que alguien reúne sus estandartes: no hay límite de turnos.',
    en: 'Turns alternate until someone has the banners they need: there is no turn limit.',
  },
  'CCA-VIC-06': {
    es: 'Un líder que se evade fuera del tablero por su propio borde deja la partida sin dar ningún estandarte.',
    en: 'A leader who evades off the board over his own edge is out of the game and gives no banner.',
  },
  'CCA-VIC-07': {
    es: 'El estandarte es siempre para el rival del dueño de la pieza, también si cae por una retirada bloqueada o por la estampida de sus propios elefantes.',
    en: 'The banner always goes to the opponent of the piece’s owner, even when a blocked retreat or their own rampaging elephants caused the loss.',
  },
  'CCA-VIC-08': {
    es: 'Una unidad y su líder unido, si caen los dos, valen dos estandartes.',
    en: 'A unit and its attached leader, if both fall, are worth two banners.',
  },
} as const satisfies Record<string, Said>
