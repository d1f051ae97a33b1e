import type { Said } from '@acies/kernel'

export const panic = {
  'WAB-PANIC-01': {
    es: 'El chequeo de pánico es un chequeo de Liderazgo.',
    en: 'A panic test is a Leadership test.',
  },
  'WAB-PANIC-02': {
    es: 'Quien falla un chequeo de pánico huye.',
    en: 'A unit that fails a panic test flees.',
  },
  'WAB-PANIC-03': {
    es: 'Con la mitad de la unidad o menos, todos sus chequeos de pánico van a −1.',
    en: 'With half the unit or less left, all its panic tests are at −1.',
  },
  'WAB-PANIC-04': {
    es: 'Se puede usar el Liderazgo del personaje que manda la unidad.',
    en: 'A unit led by a character may use his Leadership.',
  },
  'WAB-PANIC-05': {
    es: 'Una unidad chequea si, al empezar su turno, hay unidades amigas huyendo a 4″ o menos.',
    en: 'A unit tests if friends are fleeing within 4″ at the start of its turn.',
  },
  'WAB-PANIC-06': {
    es: 'La tropa formada no chequea porque huyan unos hostigadores.',
    en: 'Formed troops do not test because skirmishers are fleeing.',
  },
  'WAB-PANIC-07': {
    es: 'No chequea quien dobla en número a los que huyen.',
    en: 'A unit that outnumbers the fleeing troops two to one does not test.',
  },
  'WAB-PANIC-08': {
    es: 'Quien falla por eso huye hacia su borde con los movimientos obligatorios.',
    en: 'If it fails, it flees towards its own edge in the compulsory moves.',
  },
  'WAB-PANIC-09': {
    es: 'Una unidad chequea si a 12″ o menos una unidad amiga se desmoraliza o es aniquilada en combate.',
    en: 'A unit tests if friends within 12″ break or are wiped out in combat.',
  },
  'WAB-PANIC-10': {
    es: 'La tropa formada no chequea por la suerte de unos hostigadores.',
    en: 'Formed troops do not test when skirmishers break or are wiped out.',
  },
  'WAB-PANIC-11': {
    es: 'Estos chequeos se hacen después de todos los de desmoralización.',
    en: 'These tests are taken after all break tests.',
  },
  'WAB-PANIC-12': {
    es: 'Quien falla huye del combate más cercano que lo causó.',
    en: 'A unit that fails flees from the nearest combat that caused the test.',
  },
  'WAB-PANIC-13': {
    es: 'Una unidad chequea si la carga por el flanco o la retaguardia una unidad formada de cinco o más.',
    en: 'A unit tests when charged in the flank or rear by a formed unit of five or more.',
  },
  'WAB-PANIC-14': {
    es: 'El chequeo se hace cuando se sabe que la carga llega, antes de moverla.',
    en: 'The test is taken once the charge is known to reach, before it moves.',
  },
  'WAB-PANIC-15': {
    es: 'La unidad chequea aunque ya estuviera luchando.',
    en: 'The unit tests even if it was already engaged.',
  },
  'WAB-PANIC-16': {
    es: 'Si muere el general, chequea todo el ejército.',
    en: 'If the general is killed, the whole army tests.',
  },
  'WAB-PANIC-17': {
    es: 'Una unidad chequea si en una fase pierde por disparos la cuarta parte de sus miniaturas o más.',
    en: 'A unit tests if it loses a quarter or more of its models to shooting in one phase.',
  },
  'WAB-PANIC-18': {
    es: 'Se chequea después de todos los disparos o, si fue fuego de reacción, antes de que se mueva la carga.',
    en: 'The test is taken after all shooting or, for reaction fire, before the charge moves.',
  },
  'WAB-PANIC-19': {
    es: 'Quien falla huye del tirador más cercano.',
    en: 'A unit that fails flees from the nearest enemy that shot at it.',
  },
  'WAB-PANIC-20': {
    es: 'Una unidad chequea si la carga de la que no hizo caso sí llega.',
    en: 'A unit tests if a charge it ignored does reach.',
  },
  'WAB-PANIC-21': {
    es: 'También chequea quien está trabado; si falla, es como si se hubiera desmoralizado.',
    en: 'Engaged units test too; a unit that fails counts as broken.',
  },
  'WAB-PANIC-22': {
    es: 'A quien huye por pánico solo lo persigue quien ganó la ronda anterior o tiene ímpetu.',
    en: 'Units that flee a combat in panic are pursued only by enemies that won the last round or have momentum.',
  },
  'WAB-PANIC-23': {
    es: 'Quien huye por pánico no causa más pánico.',
    en: 'Units fleeing in panic do not cause further panic.',
  },
  'WAB-PANIC-24': {
    es: 'Quien ganó su combate esta ronda puede repetir el chequeo fallado.',
    en: 'A unit that won its combat this round may re-roll the failed test.',
  },
  'WAB-PANIC-25': {
    es: 'Una unidad aniquilada a disparos no causa pánico.',
    en: 'A unit wiped out by shooting causes no panic.',
  },
  'WAB-PANIC-26': {
    es: 'Si el general chequea, lo hace antes que nadie.',
    en: 'If the general must test, he does so before anyone else.',
  },
  'WAB-PANIC-27': {
    es: 'Quien huye no chequea pánico.',
    en: 'Fleeing units take no panic tests.',
  },
} as const satisfies Readonly<Record<string, Said>>
