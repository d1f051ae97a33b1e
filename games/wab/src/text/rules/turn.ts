import type { Said } from '@acies/kernel'

export const turn = {
  'WAB-TURN-01': {
    es: 'Las fases: comienzo del turno, movimiento, disparo y cuerpo a cuerpo. Solo en la última actúan los dos bandos.',
    en: 'The phases: start of turn, movement, shooting, close combat. Only in the last do both sides act.',
  },
  'WAB-TURN-02': {
    es: 'Al comenzar el turno se hacen los chequeos que toquen.',
    en: 'At the start of the turn the tests that fall due are taken.',
  },
  'WAB-TURN-03': {
    es: 'En movimiento: se declaran cargas y reacciones, se reagrupa, se hacen los movimientos obligados, se carga y al final mueve el resto.',
    en: 'Movement: charges and reactions are declared, units rally, compulsory moves, charges move, then the rest.',
  },
  'WAB-TURN-04': {
    es: 'Cargas y destrabes se declaran al empezar el movimiento, también los que no se pueden evitar.',
    en: 'Charges and disengagements are declared as movement begins, those one cannot avoid included.',
  },
  'WAB-TURN-05': {
    es: 'Las reacciones se declaran cuando ya se han declarado todas las cargas.',
    en: 'Reactions are declared once all charges have been.',
  },
  'WAB-TURN-06': {
    es: 'Son obligados los movimientos de quien huye, se destraba o va desbocado; las cargas forzosas se mueven con las demás cargas.',
    en: 'Fleeing, disengaging and stampeding are compulsory moves; forced charges move with the other charges.',
  },
  'WAB-TURN-07': {
    es: 'Después se mueven las cargas, con sus alineaciones.',
    en: 'Then charges move, with their alignments.',
  },
  'WAB-TURN-08': {
    es: 'Una huida o un disparo de reacción interrumpe la secuencia donde su regla lo dice.',
    en: 'A flight or reaction fire interrupts the sequence where its rule says so.',
  },
} as const satisfies Readonly<Record<string, Said>>
