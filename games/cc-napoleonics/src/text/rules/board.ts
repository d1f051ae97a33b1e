import type { Said } from '@acies/kernel'

/** Components, board and dice. */
export const BOARD_RULES = {
  'CCN-CMP-01': {
    es: 'La caja trae tablero, losetas de terreno, 70 cartas de orden, 8 dados, fichas de cuadro, estandartes de victoria y bloques: azules para Francia, rojos para Gran Bretaña y marrones para Portugal.',
    en: 'The box holds a board, terrain tiles, 70 Order cards, 8 dice, square counters, Victory Banners and blocks: blue for France, red for Britain, brown for Portugal.',
  },
  'CCN-CMP-02': {
    es: 'El bloque dice el arma: pequeño es infantería, mediano es caballería, rectángulo tumbado es artillería y rectángulo en pie es un líder.',
    en: 'The block tells the arm: small is infantry, medium is cavalry, a rectangle lying down is artillery and one standing up is a leader.',
  },
  'CCN-CMP-03': {
    es: 'Iconos: granada para los granaderos y la Vieja Guardia, corneta para la infantería ligera y la Joven Guardia, casco para la caballería pesada y uno propio para la artillería a caballo. Las demás no llevan.',
    en: 'Icons: a grenade for grenadiers and Old Guard, a bugle for light infantry and Young Guard, a helmet for heavy cavalry, and one of its own for horse artillery. The rest have none.',
  },
  'CCN-CMP-04': {
    es: 'La franja del bloque es azul en la infantería, amarilla en la caballería y roja en la artillería. Los líderes no llevan franja.',
    en: 'The band on a block is blue for infantry, yellow for cavalry and red for artillery. Leaders have no band.',
  },
  'CCN-CMP-05': {
    es: 'Cada jugador tiene un contador de cuadros con cuatro fichas numeradas, del 1 al 4.',
    en: 'Each player has one square track with four counters, numbered 1 to 4.',
  },
  'CCN-CMP-06': {
    es: 'Hay 18 estandartes de victoria.',
    en: 'There are 18 Victory Banners.',
  },
  'CCN-BRD-01': {
    es: 'El campo mide 13 hexágonos de ancho por 9 de fondo. Dos líneas discontinuas lo parten en tres secciones.',
    en: 'The battlefield is 13 hexes wide and 9 deep. Two dotted lines cut it into three sections.',
  },
  'CCN-BRD-02': {
    es: 'Izquierda y derecha se cuentan desde el asiento de cada jugador: cada uno tiene su flanco izquierdo, su centro y su flanco derecho.',
    en: 'Left and right are seen from each player’s own seat: each has a left flank, a centre and a right flank.',
  },
  'CCN-BRD-03': {
    es: 'Un hexágono cortado por una línea discontinua pertenece siempre al flanco y al centro a la vez.',
    en: 'A hex cut by a dotted line always belongs to both the flank and the centre.',
  },
  'CCN-BRD-04': {
    es: 'El terreno se coloca al preparar la batalla y vale toda la partida, salvo que el escenario lo retire.',
    en: 'Terrain is laid out at set-up and counts for the whole game, unless the scenario takes it away.',
  },
  'CCN-BRD-05': {
    es: 'El escenario da a cada ejército un borde, el de arriba o el de abajo. Ese es su lado, y hacia él se retira.',
    en: 'The scenario gives each army the top or the bottom edge. That is its own side, and its retreats go that way.',
  },
  'CCN-BRD-06': {
    es: 'Las piezas no tienen frente ni zona de control: pasan junto al enemigo sin pararse y atacan en cualquier dirección. Solo las fortificaciones miran hacia un lado.',
    en: 'Pieces have no facing and no zone of control: they pass enemies freely and attack in any direction. Only fieldworks look one way.',
  },
  'CCN-DIE-01': {
    es: 'El dado de batalla tiene seis caras: dos de infantería, una de caballería, una de artillería, una bandera y un sable.',
    en: 'A battle die has six faces: two infantry, one cavalry, one artillery, one flag and one sabre.',
  },
  'CCN-DIE-02': {
    es: 'La caja trae 8 dados, pero una tirada puede llevar más: no hay máximo.',
    en: 'The box holds 8 dice, but a roll may use more: there is no maximum.',
  },
} as const satisfies Record<string, Said>
