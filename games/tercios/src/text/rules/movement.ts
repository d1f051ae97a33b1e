import type { Said } from '@acies/kernel'

export const movement = {
  'TER-MOV-01': {
    es: 'Todo desplazamiento es movimiento: voluntario si viene de una activación e involuntario al destrabarse, retirarse o ser apartado.',
    en: 'Any displacement is movement: voluntary when it comes from an activation, involuntary when disengaging, retreating or being pushed aside.',
  },
  'TER-MOV-02': {
    es: 'Los movimientos voluntarios de las Tropas vienen de ¡Atención!, ¡Atacad! o ¡Corred!',
    en: 'Voluntary Troop moves come from Attention, Attack or Run.',
  },
  'TER-MOV-03': {
    es: 'La línea recta del centro frontal a su nuevo sitio no puede cruzar unidades ni terreno Intransitable.',
    en: 'The straight line from the front centre to its new place may not cross units or Impassable terrain.',
  },
  'TER-MOV-04': {
    es: 'Antes de mover, la unidad gira sobre su centro frontal hasta mirar al destino; no más de 90°.',
    en: 'Before moving, the unit pivots about its front centre to face its destination; no more than 90°.',
  },
  'TER-MOV-05': {
    es: 'El centro frontal acaba en el destino, mirando hacia donde iba, a una distancia no mayor que la Velocidad modificada.',
    en: 'The front centre ends at the destination, facing the way it went, no farther than the modified Speed.',
  },
  'TER-MOV-06': {
    es: 'Lo que no cruza la línea del centro frontal se ignora mientras se mueve: la peana puede pasar por encima.',
    en: 'What the line of the front centre does not cross is ignored during the move: the base may sweep over it.',
  },
  'TER-MOV-07': {
    es: 'Para pasar entre dos obstáculos o unidades hace falta un hueco de al menos 3″ (4″ a 28 mm).',
    en: 'Passing between two obstacles or units needs a gap of at least 3″ (4″ at 28 mm).',
  },
  'TER-MOV-08': {
    es: 'Un movimiento no puede acabar sobre otra unidad ni sobre terreno Intransitable.',
    en: 'A move may not end on another unit or on Impassable terrain.',
  },
  'TER-MOV-09': {
    es: 'Los Mandos y la artillería amiga sí se pueden atravesar.',
    en: 'Commanders and friendly artillery may be passed through.',
  },
  'TER-MOV-10': {
    es: 'Si una unidad acaba sobre artillería amiga, la pieza se aparta hacia la retaguardia de la unidad, hasta quedar libre y a 1″.',
    en: 'If a unit ends on friendly artillery, the gun is moved towards the unit’s rear until it is clear, plus 1″.',
  },
  'TER-MOV-11': {
    es: 'Si una unidad acaba sobre un Mando amigo, este se une a ella o se aparta hacia donde quiera su dueño, libre y a 1″.',
    en: 'If a unit ends on a friendly Commander, he joins it or is moved clear in any direction his owner likes, plus 1″.',
  },
  'TER-MOV-12': {
    es: 'Un solape leve al acabar se corrige con el menor desplazamiento posible: hasta 1″ y 15°, sin entrar en contacto ni a menos de 1″ de un centro enemigo.',
    en: 'A slight overlap at the end is corrected by the smallest shift: up to 1″ and 15°, never into contact or closer than 1″ to an enemy centre.',
  },
  'TER-MOV-13': {
    es: 'Orientar: el centro frontal pasa al sitio de otro de los centros de la unidad, mirando hacia fuera. No valen otros ángulos.',
    en: 'Reorient: the front centre goes where another of the unit’s centres was, facing outwards. No other angle is allowed.',
  },
  'TER-MOV-14': {
    es: 'La caballería con Movilidad puede orientarse gratis al empezar su activación.',
    en: 'Cavalry with Mobility may Reorient for free as its activation begins.',
  },
  'TER-MOV-15': {
    es: 'Todo movimiento voluntario que no sea ¡Atacad! guarda 1″ con los centros enemigos.',
    en: 'Every voluntary move other than Attack keeps 1″ away from enemy centres.',
  },
  'TER-MOV-16': {
    es: 'Si el movimiento de una Tropa toca a un Mando enemigo, este debe intentar apartarse.',
    en: 'If a Troop’s move touches an enemy Commander, he must try to get out of the way.',
  },
  'TER-TRR-01': {
    es: 'El terreno afecta al movimiento solo si el centro frontal pasa por él, y una unidad está en él solo si su centro frontal lo está.',
    en: 'Terrain affects a move only if the front centre passes through it, and a unit is in it only if its front centre is.',
  },
  'TER-TRR-02': {
    es: 'Difícil: reducción de Velocidad en todo el movimiento que lo toque, también si empieza dentro. Cuenta una vez.',
    en: 'Difficult: a reduction to Speed for the whole move that touches it, also when starting inside. It counts once.',
  },
  'TER-TRR-03': {
    es: 'Muy Difícil: la unidad queda Desordenada al entrar, antes del combate si carga, y además cuenta como Difícil.',
    en: 'Very Difficult: the unit becomes Disordered as it enters, before the combat if it charges, and it counts as Difficult too.',
  },
  'TER-TRR-04': {
    es: 'Intransitable: nadie pasa, ni siquiera los Mandos.',
    en: 'Impassable: nobody passes, not even Commanders.',
  },
  'TER-TRR-05': {
    es: 'Fácil: aumento de Velocidad si todo el movimiento va por él.',
    en: 'Easy: an increase to Speed if the whole move lies in it.',
  },
  'TER-TRR-06': {
    es: 'Lo que Oculta corta la línea que lo cruza por completo, pero no si quien mira o quien es visto está dentro.',
    en: 'Terrain that Hides blocks a line that crosses it completely, but not if the one who looks or the one looked at is inside.',
  },
  'TER-TRR-07': {
    es: 'A Cubierto: aumento de Coraje contra disparos. Tras un muro o valla hay que tocarlo y que el disparo lo cruce.',
    en: 'Cover: an increase to Courage against shooting. Behind a wall or fence the unit must touch it and the shot must cross it.',
  },
  'TER-TRR-08': {
    es: 'Altura: aumento de Combate si todos los centros están en ella y el enemigo tiene alguno fuera.',
    en: 'Height: an increase to Combat if all the unit’s centres are on it and the enemy has at least one off it.',
  },
  'TER-TRR-09': {
    es: 'Protegido: la unidad cargada que no contracarga tiene un aumento de Coraje en ese combate. Tras un muro debe tocarlo.',
    en: 'Protected: a unit that is charged and does not counter-charge has an increase to Courage in that combat. Behind a wall it must touch it.',
  },
  'TER-TRR-10': {
    es: 'No se puede declarar una carga contra una unidad que queda detrás de algo que Oculta.',
    en: 'No charge may be declared on a unit beyond something that Hides.',
  },
  'TER-TRR-11': {
    es: 'Los Escaramuzadores ignoran el terreno Difícil y Muy Difícil; las unidades con Ligera toman el Muy Difícil por Difícil.',
    en: 'Skirmishers ignore Difficult and Very Difficult terrain; Light units treat Very Difficult as Difficult.',
  },
  'TER-TRR-12': {
    es: 'Ningún terreno frena a los Mandos, pero no cruzan lo Intransitable.',
    en: 'No terrain slows Commanders, but they may not cross the Impassable.',
  },
} as const satisfies Record<string, Said>
