import type { Said } from '@acies/kernel'

export const psychology = {
  'WAB-PSY-01': {
    es: 'Algunas tropas causan miedo a otras; el chequeo de miedo es de Liderazgo.',
    en: 'Some troops cause fear in others; a fear test is a Leadership test.',
  },
  'WAB-PSY-02': {
    es: 'Quien es cargado por un enemigo al que teme chequea cuando se sabe que la carga llega.',
    en: 'A unit charged by an enemy it fears tests once the charge is known to reach.',
  },
  'WAB-PSY-03': {
    es: 'Si falla y ese enemigo es más numeroso, huye.',
    en: 'If it fails and that enemy has more models, it flees.',
  },
  'WAB-PSY-04': {
    es: 'Si falla y no lo es, solo impacta con 6 en el primer turno del combate y al disparar como reacción.',
    en: 'If it fails otherwise, it hits only on 6s in the first turn of the combat and in reaction fire.',
  },
  'WAB-PSY-05': {
    es: 'Quien elige huir no chequea; quien elige disparar y huir, sí.',
    en: 'A unit that chooses to flee does not test; one that shoots and flees does.',
  },
  'WAB-PSY-06': {
    es: 'Para cargar a un enemigo al que teme, la unidad debe superar el chequeo; si falla, se queda donde está.',
    en: 'To charge an enemy it fears, a unit must pass the test; if it fails, it stays where it is.',
  },
  'WAB-PSY-07': {
    es: 'Si la vence un enemigo al que teme y que es más numeroso, la unidad se desmoraliza sin chequeo.',
    en: 'A unit beaten by an enemy it fears that has more models breaks without a test.',
  },
  'WAB-PSY-08': {
    es: 'El terror es un miedo peor, con su propio chequeo.',
    en: 'Terror is a worse fear, with a test of its own.',
  },
  'WAB-PSY-09': {
    es: 'Lo que causa terror causa también miedo; tras superar el primer chequeo de terror, la unidad ya solo siente miedo.',
    en: 'Whatever causes terror also causes fear; once a unit has passed its first terror test, it feels only fear.',
  },
  'WAB-PSY-10': {
    es: 'No se hacen a la vez los chequeos de miedo y de terror por un mismo motivo.',
    en: 'Fear and terror are never both tested for the same thing.',
  },
  'WAB-PSY-11': {
    es: 'Se chequea al cargar contra quien causa terror o al ser cargado por él, una vez declarada la reacción.',
    en: 'A unit tests when it charges, or is charged by, something that causes terror, once the reaction is declared.',
  },
  'WAB-PSY-12': {
    es: 'La infantería hace ese chequeo una vez por batalla; los demás, cada vez.',
    en: 'Infantry takes that test once per battle; others every time.',
  },
  'WAB-PSY-13': {
    es: 'Se chequea si al empezar el turno hay un enemigo que causa terror a 8″ o menos.',
    en: 'A unit tests if an enemy that causes terror is within 8″ at the start of its turn.',
  },
  'WAB-PSY-14': {
    es: 'Quien supera el chequeo de terror no vuelve a hacerlo.',
    en: 'A unit that has passed a terror test takes no more of them.',
  },
  'WAB-PSY-15': {
    es: 'Quien falla huye en dirección contraria.',
    en: 'A unit that fails flees straight away from the cause.',
  },
  'WAB-PSY-16': {
    es: 'Furia asesina: la tropa debe cargar si tiene a algún enemigo a su alcance.',
    en: 'Frenzy: the unit must charge if an enemy is within reach.',
  },
  'WAB-PSY-17': {
    es: 'La furia asesina da un ataque más.',
    en: 'Frenzy gives one extra attack.',
  },
  'WAB-PSY-18': {
    es: 'Con furia asesina siempre se persigue.',
    en: 'Frenzied troops must always pursue.',
  },
  'WAB-PSY-19': {
    es: 'Con furia asesina no se chequea pánico, miedo ni terror.',
    en: 'Frenzied troops take no panic, fear or terror tests.',
  },
  'WAB-PSY-20': {
    es: 'La tropa que es vencida pierde la furia asesina para siempre.',
    en: 'Frenzied troops that are beaten lose their frenzy for good.',
  },
  'WAB-PSY-21': {
    es: 'Con furia asesina no se puede huir como reacción.',
    en: 'Frenzied troops may not flee as a reaction.',
  },
  'WAB-PSY-22': {
    es: 'Con furia asesina siempre se sigue a quien cede terreno.',
    en: 'Frenzied troops always follow an enemy that gives ground.',
  },
  'WAB-PSY-23': {
    es: 'Odio: contra el enemigo odiado, el chequeo de desmoralización se hace con Liderazgo 10.',
    en: 'Hatred: against the enemy it hates, a unit takes break tests on Leadership 10.',
  },
  'WAB-PSY-24': {
    es: 'El odio no evita desmoralizarse cuando no hay chequeo.',
    en: 'Hatred does not help where a unit breaks without a test.',
  },
  'WAB-PSY-25': {
    es: 'Quien odia repite los golpes fallados en el primer turno de cada combate.',
    en: 'Troops with hatred re-roll misses in the first turn of each combat.',
  },
  'WAB-PSY-26': {
    es: 'Quien odia debe perseguir, salvo si defiende una posición.',
    en: 'Troops with hatred must pursue, unless they hold a defended position.',
  },
  'WAB-PSY-27': {
    es: 'Tozudos: la regla vale mientras sean cinco o más.',
    en: 'Stubborn: the rule applies while the unit has five models or more.',
  },
  'WAB-PSY-28': {
    es: 'Los tozudos no chequean pánico porque huyan unidades amigas cerca.',
    en: 'Stubborn troops take no panic test for friends fleeing nearby.',
  },
  'WAB-PSY-29': {
    es: 'La primera vez que los tozudos fallan el chequeo de desmoralización, ceden terreno.',
    en: 'The first time stubborn troops fail a break test, they give ground instead.',
  },
  'WAB-PSY-30': {
    es: 'Si doblan en número al enemigo, ceden terreno por la regla normal y no gastan la suya.',
    en: 'If they outnumber the enemy two to one, they give ground under the normal rule and do not use up their own.',
  },
  'WAB-PSY-31': {
    es: 'Si otra regla los desmoralizaría sin chequeo, se tira un dado: con 4 o más, chequean.',
    en: 'When another rule would break them without a test, roll a die: on 4 or more they do test.',
  },
} as const satisfies Readonly<Record<string, Said>>
