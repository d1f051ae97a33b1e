import type { Said } from '@acies/kernel'

export const flight = {
  'WAB-FLEE-01': {
    es: 'Una unidad que huye no tiene formación.',
    en: 'A fleeing unit has no formation.',
  },
  'WAB-FLEE-02': {
    es: 'Se huye como reacción a una carga o por fallar un chequeo.',
    en: 'Units flee as a reaction to a charge or because they fail a test.',
  },
  'WAB-FLEE-03': {
    es: 'Quien huye de una carga mueve en el acto, antes que quien carga; en los demás casos, al fallar el chequeo.',
    en: 'A unit fleeing from a charge moves at once, before the charger; in other cases, as soon as it fails the test.',
  },
  'WAB-FLEE-04': {
    es: 'Quien huye sigue huyendo cada turno hasta reagruparse o salir de la mesa.',
    en: 'A fleeing unit keeps fleeing every turn until it rallies or leaves the table.',
  },
  'WAB-FLEE-05': {
    es: 'Quien huye no puede hacer otra cosa; si lo cargan, vuelve a huir.',
    en: 'A fleeing unit can do nothing else; if charged, it flees again.',
  },
  'WAB-FLEE-06': {
    es: 'Se huye 2D6″ con movimiento de 6 o menos, y 3D6″ con más.',
    en: 'A unit flees 2D6″ if its move is 6 or less, 3D6″ if more.',
  },
  'WAB-FLEE-07': {
    es: 'Al huir no estorban ni el terreno ni los obstáculos, pero lo impasable hay que rodearlo.',
    en: 'Flight ignores ground and obstacles, but must go round anything impassable.',
  },
  'WAB-FLEE-08': {
    es: 'Se huye por el camino más corto hacia el borde propio, rodeando a quien haga falta; si el enemigo lo cierra, hacia el lateral más cercano. Nunca por el borde enemigo.',
    en: 'Units flee by the shortest way to their own table edge; if enemies bar it, to the nearer side edge. Never off the enemy’s edge.',
  },
  'WAB-FLEE-09': {
    es: 'De una carga se huye en dirección contraria a quien carga; de varias, lo más lejos posible de todas.',
    en: 'From a charge a unit flees straight away from the charger; from several, as far as possible from all of them.',
  },
  'WAB-FLEE-10': {
    es: 'Quien se desmoraliza en combate huye primero en línea recta, lejos de quien lo venció.',
    en: 'A unit broken in combat first flees straight away from the enemy it fought.',
  },
  'WAB-FLEE-11': {
    es: 'Si el pánico lo causan tropas amigas que huyen cerca, se huye hacia el borde propio.',
    en: 'A unit panicked by friends fleeing nearby flees towards its own edge.',
  },
  'WAB-FLEE-12': {
    es: 'Si el pánico lo causa un combate, se huye del más cercano que lo causó.',
    en: 'A unit panicked by a combat flees from the nearest one that caused the panic.',
  },
  'WAB-FLEE-13': {
    es: 'Si el pánico lo causan los disparos, se huye del tirador más cercano.',
    en: 'A unit panicked by shooting flees from the nearest enemy that shot at it.',
  },
  'WAB-FLEE-14': {
    es: 'Solo se huye hacia el enemigo cuando no hay otra salida.',
    en: 'Units flee towards the enemy only when there is no other way.',
  },
  'WAB-FLEE-15': {
    es: 'Quien huye puede colarse por los huecos sin tocar a nadie.',
    en: 'Fleeing troops may slip through gaps without touching anyone.',
  },
  'WAB-FLEE-16': {
    es: 'Quien huye se para a 1″ del enemigo con el que chocaría.',
    en: 'Fleeing troops stop 1″ short of an enemy they would run into.',
  },
  'WAB-FLEE-17': {
    es: 'Si una sola miniatura sale de la mesa, se pierde la unidad entera.',
    en: 'If a single model leaves the table, the whole unit is lost.',
  },
  'WAB-FLEE-18': {
    es: 'Los que huyen pueden estorbar las cargas y los movimientos de los suyos.',
    en: 'Fleeing troops may get in the way of their own side’s charges and moves.',
  },
  'WAB-FLEE-19': {
    es: 'Si una unidad se desmoraliza en combate y la alcanzan, es destruida.',
    en: 'A unit that breaks in combat and is caught is destroyed.',
  },
  'WAB-RALLY-01': {
    es: 'Las unidades intentan reagruparse cuando ya se han resuelto las reacciones a las cargas.',
    en: 'Units try to rally once all charge reactions have been resolved.',
  },
  'WAB-RALLY-02': {
    es: 'Cada unidad propia que huía al empezar el turno hace un chequeo: si lo supera, se reagrupa; si no, sigue huyendo.',
    en: 'Each of your units that was fleeing at the start of the turn tests: if it passes it rallies, otherwise it keeps fleeing.',
  },
  'WAB-RALLY-03': {
    es: 'Quien se reagrupa toma la formación y el frente que quiera, y este turno ni mueve ni dispara.',
    en: 'A rallied unit takes any formation and facing it likes, and neither moves nor shoots this turn.',
  },
  'WAB-RALLY-04': {
    es: 'Una unidad de menos de cinco miniaturas no puede reagruparse; un personaje en solitario, sí.',
    en: 'A unit of fewer than five models cannot rally; a lone character can.',
  },
  'WAB-RALLY-05': {
    es: '−1 si le queda la mitad o menos de los que tenía al principio.',
    en: '−1 if half its starting models or fewer are left.',
  },
  'WAB-RALLY-06': {
    es: '−1 con un enemigo que no huya a 8″ o menos.',
    en: '−1 if an enemy that is not fleeing is within 8″.',
  },
  'WAB-RALLY-07': {
    es: 'A 12″ o menos del general se puede usar su Liderazgo para reagruparse.',
    en: 'A unit within 12″ of the general may rally on his Leadership.',
  },
  'WAB-COMP-01': {
    es: 'Los movimientos obligatorios se hacen después de reagrupar; solo se elige lo que la regla deja abierto.',
    en: 'Compulsory moves are made after rallying; the player chooses only what the rule leaves open.',
  },
  'WAB-COMP-02': {
    es: 'El más común es la huida, cuya distancia dan los dados.',
    en: 'The commonest is flight, whose distance is rolled.',
  },
  'WAB-COMP-03': {
    es: 'Van antes que los demás movimientos y pueden estorbarlos.',
    en: 'They come before all other moves and may get in their way.',
  },
} as const satisfies Readonly<Record<string, Said>>
