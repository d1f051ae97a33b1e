import type { Said } from '@acies/kernel'

export const flight = {
  'WAB-FLEE-01': {
    es: 'Una unidad que huye no tiene formación.',
    en: 'A fleeing unit has no formation.',
  },
  'WAB-FLEE-02': {
    es: 'Se huye como reacción a una carga o por fallar un chequeo.',
    en: 'One flees as a reaction to a charge or by failing a test.',
  },
  'WAB-FLEE-03': {
    es: 'Quien huye de una carga mueve en el acto, antes que el que carga; las demás huidas, al fallar el chequeo.',
    en: 'Flight from a charge moves at once, before the charger; other flights as the test is failed.',
  },
  'WAB-FLEE-04': {
    es: 'Quien huye sigue huyendo cada turno hasta reagruparse o salir de la mesa.',
    en: 'A fleeing unit goes on fleeing each turn until it rallies or leaves the table.',
  },
  'WAB-FLEE-05': {
    es: 'Quien huye no hace otra cosa; si lo cargan, vuelve a huir.',
    en: 'A fleeing unit does nothing else; charged, it flees again.',
  },
  'WAB-FLEE-06': {
    es: 'Se huyen 2D6″ con movimiento de 6 o menos, 3D6″ con más.',
    en: 'Flight is 2D6″ for a move of 6 or less, 3D6″ for more.',
  },
  'WAB-FLEE-07': {
    es: 'Huyendo no estorban terreno ni obstáculos, pero lo impasable se rodea.',
    en: 'Flight ignores ground and obstacles, but goes round what is impassable.',
  },
  'WAB-FLEE-08': {
    es: 'Se huye por lo más corto hacia el borde propio, rodeando; si el enemigo lo cierra, al lado más cercano. Nunca por el borde enemigo.',
    en: 'Flight takes the shortest way to one’s own edge; if enemies bar it, to the nearer side. Never off the enemy’s edge.',
  },
  'WAB-FLEE-09': {
    es: 'De una carga se huye en dirección contraria al que carga; de varias, lo más lejos posible de todas.',
    en: 'From a charge one flees straight away from the charger; from several, farthest from all.',
  },
  'WAB-FLEE-10': {
    es: 'Quien se desmoraliza en combate huye primero en línea recta, lejos de quien lo venció.',
    en: 'A unit broken in combat first flees straight away from whom it fought.',
  },
  'WAB-FLEE-11': {
    es: 'Por pánico de amigos que huyen cerca se huye hacia el borde propio.',
    en: 'Panicked by friends fleeing near, one flees to one’s own edge.',
  },
  'WAB-FLEE-12': {
    es: 'Por pánico de un combate se huye lejos del más cercano que lo causó.',
    en: 'Panicked by a combat, one flees from the nearest that caused it.',
  },
  'WAB-FLEE-13': {
    es: 'Por pánico de los disparos se huye lejos del tirador más cercano.',
    en: 'Panicked by shooting, one flees from the nearest that shot.',
  },
  'WAB-FLEE-14': {
    es: 'Solo se huye hacia el enemigo cuando no hay otra salida.',
    en: 'One flees toward enemies only when there is no other way.',
  },
  'WAB-FLEE-15': {
    es: 'Quien huye puede colarse por los huecos sin tocar a nadie.',
    en: 'Fleers slip through gaps without touching anybody.',
  },
  'WAB-FLEE-16': {
    es: 'Quien huye se para a 1″ del enemigo con el que chocaría.',
    en: 'Fleers stop 1″ from an enemy they would run into.',
  },
  'WAB-FLEE-17': {
    es: 'Si una sola miniatura sale de la mesa, se pierde la unidad entera.',
    en: 'If one model leaves the table the whole unit is lost.',
  },
  'WAB-FLEE-18': {
    es: 'Los que huyen pueden estorbar las cargas y los movimientos de los suyos.',
    en: 'Fleers may get in the way of friends’ charges and moves.',
  },
  'WAB-FLEE-19': {
    es: 'Quien se desmoraliza en combate y es alcanzado, es destruido.',
    en: 'A unit broken in combat and caught is destroyed.',
  },
  'WAB-RALLY-01': {
    es: 'Se intenta reagrupar cuando ya se han resuelto las reacciones a las cargas.',
    en: 'Rallying comes when the reactions to charges are done.',
  },
  'WAB-RALLY-02': {
    es: 'Cada unidad propia que huía al empezar el turno chequea: si pasa se reagrupa, si no sigue huyendo.',
    en: 'Each own unit that was fleeing as the turn began tests: it rallies, or flees on.',
  },
  'WAB-RALLY-03': {
    es: 'Quien se reagrupa toma la formación y el frente que quiera, y este turno ni mueve ni dispara.',
    en: 'A rallied unit takes what formation and facing it likes, and neither moves nor shoots this turn.',
  },
  'WAB-RALLY-04': {
    es: 'Con menos de cinco miniaturas no se reagrupa nadie, salvo un personaje solo.',
    en: 'Fewer than five models do not rally, save a lone character.',
  },
  'WAB-RALLY-05': {
    es: '−1 si le queda la mitad o menos de los que empezaron.',
    en: '−1 if half or fewer of its first number are left.',
  },
  'WAB-RALLY-06': {
    es: '−1 con un enemigo que no huya a 8″ o menos.',
    en: '−1 with an enemy that is not fleeing within 8″.',
  },
  'WAB-RALLY-07': {
    es: 'A 12″ o menos del general se reagrupa con el Liderazgo de él.',
    en: 'Within 12″ of the general it rallies on his Leadership.',
  },
  'WAB-COMP-01': {
    es: 'Los movimientos obligados van después de reagrupar; solo se elige lo que la regla deja abierto.',
    en: 'Compulsory moves follow rallying; one chooses only what the rule leaves open.',
  },
  'WAB-COMP-02': {
    es: 'El más común es la huida, con distancia al azar.',
    en: 'The commonest is flight, of random length.',
  },
  'WAB-COMP-03': {
    es: 'Van antes que cualquier otro movimiento y pueden estorbarlo.',
    en: 'They come before every other move and may block it.',
  },
} as const satisfies Readonly<Record<string, Said>>
