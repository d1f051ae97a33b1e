import type { Said } from '@acies/kernel'

export const turn = {
  'WAB-TURN-01': {
    es: 'Las fases: comienzo del turno, movimiento, disparo y cuerpo a cuerpo. Solo en la última actúan los dos bandos.',
    en: 'The phases are: start of turn, movement, shooting, close combat. Only in the last do both sides act.',
  },
  'WAB-TURN-02': {
    es: 'Al comenzar el turno se hacen los chequeos que toquen.',
    en: 'Tests that fall due are taken at the start of the turn.',
  },
  'WAB-TURN-03': {
    es: 'En la fase de movimiento se declaran cargas y reacciones, se reagrupan los que huyen, se hacen los movimientos obligatorios, se mueven las cargas y, al final, mueve el resto.',
    en: 'In the movement phase charges and reactions are declared, fleeing units try to rally, compulsory moves are made, chargers move, and last of all everyone else.',
  },
  'WAB-TURN-04': {
    es: 'Cargas y destrabes se declaran al empezar la fase de movimiento, también las cargas que no se pueden evitar.',
    en: 'Charges and disengagements are declared at the start of the movement phase, including charges that cannot be avoided.',
  },
  'WAB-TURN-05': {
    es: 'Las reacciones se declaran cuando ya se han declarado todas las cargas.',
    en: 'Reactions are declared once all charges have been.',
  },
  'WAB-TURN-06': {
    es: 'Son obligatorios los movimientos de quien huye, se destraba o va desbocado; las cargas forzosas se mueven con las demás.',
    en: 'Fleeing, disengaging and stampeding are compulsory moves; forced charges move with the other charges.',
  },
  'WAB-TURN-07': {
    es: 'Después se mueven las cargas y se alinean las unidades.',
    en: 'Then chargers move and line up with their targets.',
  },
  'WAB-TURN-08': {
    es: 'Una huida o un disparo de reacción interrumpe la secuencia cuando su regla lo dice.',
    en: 'A flight or reaction fire interrupts the sequence when its rule says so.',
  },
} as const satisfies Readonly<Record<string, Said>>
