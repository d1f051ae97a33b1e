import type { Said } from '@acies/kernel'

export const scenarios = {
  'CCA-SCN-01': {
    es: 'Los ejércitos de Siracusa usan los bloques romanos.',
    en: 'Syracusan armies use the Roman blocks.',
  },
  'CCA-SCN-02': {
    es: 'Crimiso: el río solo se vadea en sus cinco recodos; el resto es impracticable.',
    en: 'Crimissos: the river can be forded only at its five bends; the rest is impassable.',
  },
  'CCA-SCN-03': {
    es: 'Tesino: el río no se puede vadear.',
    en: 'Ticinus: the river cannot be forded.',
  },
  'CCA-SCN-04': {
    es: 'Trasimeno: el lago es impracticable.',
    en: 'Trasimene: the lake is impassable.',
  },
  'CCA-SCN-05': {
    es: 'Trasimeno: los cuatro hexágonos de colinas empinadas de la derecha son impracticables y cortan la visión como una colina.',
    en: 'Trasimene: the four steep hill hexes on the right are impassable and block sight as a hill does.',
  },
  'CCA-SCN-06': {
    es: 'Trasimeno: Roma empieza con 2 cartas y roba dos al final de sus turnos 1 y 2. Su Mando es 2 en el primero, 3 en el segundo y 4 desde el tercero.',
    en: 'Trasimene: Rome starts with 2 cards and draws two at the end of its turns 1 and 2. Its Command is 2 on the first, 3 on the second and 4 from the third.',
  },
  'CCA-SCN-07': {
    es: 'Cástulo: si Publio Escipión es eliminado o deja el tablero sin acompañar a una unidad que sale, Cartago gana en el acto.',
    en: 'Castulo: if Publius Scipio is eliminated or leaves the board other than with an exiting unit, Carthage wins at once.',
  },
  'CCA-SCN-08': {
    es: 'Cástulo: una unidad romana que al mover sale por el borde cartaginés, desde el centro o la derecha romana, deja la partida y da un estandarte a Roma. Salir cuesta 1 hexágono; el líder unido sale a salvo.',
    en: 'Castulo: a Roman unit moving off the Carthaginian edge from the centre or the Roman right leaves the game and gives Rome a banner. Leaving costs 1 hex; an attached leader leaves safely.',
  },
  'CCA-SCN-09': {
    es: 'Baécula: la primera unidad romana que entra en cada campamento da un estandarte a Roma, que lo conserva aunque la unidad salga.',
    en: 'Baecula: the first Roman unit to enter each camp earns Rome a banner, kept even if the unit leaves.',
  },
  'CCA-SCN-10': {
    es: 'Akragas, Cannas, Dertosa, Ilipa y Zama no tienen reglas especiales.',
    en: 'Akragas, Cannae, Dertosa, Ilipa and Zama have no special rules.',
  },
} as const satisfies Record<string, Said>
