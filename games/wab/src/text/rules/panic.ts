import type { Said } from '@acies/kernel'

export const panic = {
  'WAB-PANIC-01': {
    es: 'El chequeo de pánico es un chequeo de Liderazgo.',
    en: 'A panic test is a Leadership test.',
  },
  'WAB-PANIC-02': {
    es: 'Quien falla un chequeo de pánico huye.',
    en: 'Whoever fails a panic test flees.',
  },
  'WAB-PANIC-03': {
    es: 'Con la mitad o menos, todos los chequeos de pánico van a −1.',
    en: 'With half or fewer left all panic tests are at −1.',
  },
  'WAB-PANIC-04': {
    es: 'Se puede usar el Liderazgo del personaje que manda la unidad.',
    en: 'The Leadership of a character who leads the unit may be used.',
  },
  'WAB-PANIC-05': {
    es: 'Se chequea si al empezar el turno un amigo huye a 4″ o menos.',
    en: 'Test if as the turn begins a friend is fleeing within 4″.',
  },
  'WAB-PANIC-06': {
    es: 'La tropa formada no chequea porque huyan hostigadores.',
    en: 'Formed troops do not test for fleeing skirmishers.',
  },
  'WAB-PANIC-07': {
    es: 'No chequea quien dobla en número a los que huyen.',
    en: 'Whoever outnumbers the fleers two to one does not test.',
  },
  'WAB-PANIC-08': {
    es: 'Quien falla así huye hacia su borde en los movimientos obligados.',
    en: 'Failing so it flees to its own edge in compulsory moves.',
  },
  'WAB-PANIC-09': {
    es: 'Se chequea si un amigo a 12″ o menos se desmoraliza o es aniquilado en combate.',
    en: 'Test if a friend within 12″ breaks or is wiped out in combat.',
  },
  'WAB-PANIC-10': {
    es: 'La tropa formada no chequea por la suerte de unos hostigadores.',
    en: 'Formed troops do not test for the fate of skirmishers.',
  },
  'WAB-PANIC-11': {
    es: 'Estos chequeos van después de todos los de desmoralización.',
    en: 'These tests come after all break tests.',
  },
  'WAB-PANIC-12': {
    es: 'Quien falla huye del combate más cercano que lo causó.',
    en: 'Whoever fails flees from the nearest combat that caused it.',
  },
  'WAB-PANIC-13': {
    es: 'Se chequea al ser cargado por flanco o retaguardia por una unidad formada de cinco o más.',
    en: 'Test when charged in flank or rear by a formed unit of five or more.',
  },
  'WAB-PANIC-14': {
    es: 'Se chequea cuando se sabe que la carga llega, antes de que mueva.',
    en: 'The test is taken once the charge is known to reach, before it moves.',
  },
  'WAB-PANIC-15': {
    es: 'Se chequea igual si ya estaba luchando.',
    en: 'The test is taken though it was engaged already.',
  },
  'WAB-PANIC-16': {
    es: 'Si muere el general, chequea todo el ejército.',
    en: 'If the general dies the whole army tests.',
  },
  'WAB-PANIC-17': {
    es: 'Se chequea al perder por disparos una cuarta parte o más en una fase.',
    en: 'Test on losing a quarter or more to shooting in one phase.',
  },
  'WAB-PANIC-18': {
    es: 'Se chequea tras todos los disparos, o antes de que mueva la carga si fue fuego de reacción.',
    en: 'The test follows all shooting, or comes before the charge moves if it was reaction fire.',
  },
  'WAB-PANIC-19': {
    es: 'Quien falla huye del tirador más cercano.',
    en: 'Whoever fails flees from the nearest shooter.',
  },
  'WAB-PANIC-20': {
    es: 'Se chequea si una carga ignorada sí llega.',
    en: 'Test if an ignored charge does reach.',
  },
  'WAB-PANIC-21': {
    es: 'Quien está trabado también chequea; si falla, es como si se hubiera desmoralizado.',
    en: 'Engaged units test too; failing, they are as broken.',
  },
  'WAB-PANIC-22': {
    es: 'A quien huye por pánico solo lo persigue quien ganó la ronda anterior o tiene ímpetu.',
    en: 'Only the winner of the last round, or whoever has momentum, pursues those who panic.',
  },
  'WAB-PANIC-23': {
    es: 'Quien huye por pánico no causa más pánico.',
    en: 'Those who flee in panic cause no more panic.',
  },
  'WAB-PANIC-24': {
    es: 'Quien ganó su combate esta ronda puede repetir el chequeo fallado.',
    en: 'A unit that won its combat this round may re-roll the failed test.',
  },
  'WAB-PANIC-25': {
    es: 'Quien es aniquilado a disparos no causa pánico.',
    en: 'A unit shot to the last man causes no panic.',
  },
  'WAB-PANIC-26': {
    es: 'Si el general chequea, lo hace antes que nadie.',
    en: 'If the general must test he does so first.',
  },
  'WAB-PANIC-27': {
    es: 'Quien huye no chequea pánico.',
    en: 'Fleeing units do not test panic.',
  },
} as const satisfies Readonly<Record<string, Said>>
