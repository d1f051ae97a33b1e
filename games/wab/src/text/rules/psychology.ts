import type { Said } from '@acies/kernel'

export const psychology = {
  'WAB-PSY-01': {
    es: 'Algunas tropas causan miedo a otras; el chequeo de miedo es de Liderazgo.',
    en: 'Some troops frighten others; a fear test is a Leadership test.',
  },
  'WAB-PSY-02': {
    es: 'Quien es cargado por un enemigo temido chequea cuando se sabe que la carga llega.',
    en: 'Whoever is charged by a feared enemy tests once the charge is known to reach.',
  },
  'WAB-PSY-03': {
    es: 'Si falla y el temido es más numeroso, huye.',
    en: 'Failing, with the feared enemy more numerous, it flees.',
  },
  'WAB-PSY-04': {
    es: 'Si falla y no lo es, en el primer turno solo golpea e impacta con 6.',
    en: 'Failing otherwise it needs 6s to hit in the first turn.',
  },
  'WAB-PSY-05': {
    es: 'Quien elige huir no chequea; quien dispara y huye, sí.',
    en: 'Whoever chooses to flee does not test; whoever shoots and flees does.',
  },
  'WAB-PSY-06': {
    es: 'Para cargar a un enemigo temido hay que superar el chequeo; si falla, se queda quieto.',
    en: 'To charge a feared enemy one must pass the test; failing, the unit stays.',
  },
  'WAB-PSY-07': {
    es: 'Vencida por un enemigo temido más numeroso, la unidad se desmoraliza sin chequeo.',
    en: 'Beaten by a feared enemy with more models the unit breaks without a test.',
  },
  'WAB-PSY-08': {
    es: 'El terror es un miedo peor, con su propio chequeo.',
    en: 'Terror is a worse fear, with a test of its own.',
  },
  'WAB-PSY-09': {
    es: 'Quien causa terror causa también miedo; superado el primer chequeo, ya solo se le teme.',
    en: 'Whoever causes terror also causes fear; after the first test passed it is only feared.',
  },
  'WAB-PSY-10': {
    es: 'No se chequean miedo y terror por lo mismo.',
    en: 'Fear and terror are not both tested for one thing.',
  },
  'WAB-PSY-11': {
    es: 'Se chequea al cargar o ser cargado por quien causa terror, tras la reacción.',
    en: 'One tests when charging or charged by a terror, after the reaction.',
  },
  'WAB-PSY-12': {
    es: 'La infantería hace ese chequeo una vez por batalla; los demás, cada vez.',
    en: 'Infantry takes that test once a battle; others every time.',
  },
  'WAB-PSY-13': {
    es: 'Se chequea al empezar el turno con un terror enemigo a 8″ o menos.',
    en: 'One tests as the turn begins with an enemy terror within 8″.',
  },
  'WAB-PSY-14': {
    es: 'Quien supera el chequeo de terror no vuelve a hacerlo.',
    en: 'Whoever has passed a terror test takes no other.',
  },
  'WAB-PSY-15': {
    es: 'Quien falla huye en dirección contraria.',
    en: 'Whoever fails flees straight away from it.',
  },
  'WAB-PSY-16': {
    es: 'La tropa frenética debe cargar si tiene a quién a su alcance.',
    en: 'Frenzied troops must charge if an enemy is within reach.',
  },
  'WAB-PSY-17': {
    es: 'La tropa frenética tiene un ataque más.',
    en: 'Frenzied troops have one more attack.',
  },
  'WAB-PSY-18': {
    es: 'La tropa frenética siempre persigue.',
    en: 'Frenzied troops always pursue.',
  },
  'WAB-PSY-19': {
    es: 'La tropa frenética no chequea pánico, miedo ni terror.',
    en: 'Frenzied troops do not test panic, fear or terror.',
  },
  'WAB-PSY-20': {
    es: 'Vencida, la tropa frenética pierde el frenesí para siempre.',
    en: 'Beaten, frenzied troops lose their frenzy for good.',
  },
  'WAB-PSY-21': {
    es: 'La tropa frenética no puede huir como reacción.',
    en: 'Frenzied troops may not flee as a reaction.',
  },
  'WAB-PSY-22': {
    es: 'La tropa frenética siempre sigue a quien cede terreno.',
    en: 'Frenzied troops always follow whoever gives ground.',
  },
  'WAB-PSY-23': {
    es: 'Contra quien odia, la unidad hace el chequeo de desmoralización con Liderazgo 10.',
    en: 'Against whom it hates the unit takes break tests on Leadership 10.',
  },
  'WAB-PSY-24': {
    es: 'El odio no libra de desmoralizarse sin chequeo.',
    en: 'Hatred does not save from breaking without a test.',
  },
  'WAB-PSY-25': {
    es: 'Quien odia repite los golpes fallados del primer turno.',
    en: 'Whoever hates re-rolls missed blows of the first turn.',
  },
  'WAB-PSY-26': {
    es: 'Quien odia debe perseguir, salvo en una posición defendida.',
    en: 'Whoever hates must pursue, save from a defended position.',
  },
  'WAB-PSY-27': {
    es: 'Tozudos: la regla vale mientras sean cinco o más.',
    en: 'Stubborn: the rule holds while there are five or more.',
  },
  'WAB-PSY-28': {
    es: 'Los tozudos no chequean porque huyan amigos cerca.',
    en: 'The stubborn do not test for friends fleeing near.',
  },
  'WAB-PSY-29': {
    es: 'La primera vez que los tozudos fallan el chequeo de desmoralización, ceden terreno.',
    en: 'The first time the stubborn fail a break test they give ground.',
  },
  'WAB-PSY-30': {
    es: 'Si doblan en número al enemigo, ceden por la regla normal y no la gastan.',
    en: 'Outnumbering two to one they give ground normally and do not spend it.',
  },
  'WAB-PSY-31': {
    es: 'Cuando otra regla los desmoralizaría sin chequeo, un dado: con 4 o más chequean.',
    en: 'When another rule would break them outright, a die: on 4 or more they test.',
  },
} as const satisfies Readonly<Record<string, Said>>
