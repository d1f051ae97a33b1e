import type { Said } from '@acies/kernel'

export const reactions = {
  'TER-REA-01': {
    es: 'Una unidad que no ha actuado puede reaccionar si una Tropa enemiga se acerca a menos de 3″ (4″ a 28 mm) de su centro frontal, o si declara una carga contra ella.',
    en: 'A unit that has not acted may react when an enemy Troop comes closer than 3″ (4″ at 28 mm) to its front centre, or declares a charge on it.',
  },
  'TER-REA-02': {
    es: 'Reaccionar es voluntario; quien no lo hace conserva su carta.',
    en: 'Reacting is optional; a unit that does not react keeps its card.',
  },
  'TER-REA-03': {
    es: 'Toda reacción exige un Chequeo de Orden, también a las unidades Frescas. Si falla, se pierde la orden.',
    en: 'Every reaction needs an Order Check, even of Fresh units. If it fails, the order is lost.',
  },
  'TER-REA-04': {
    es: 'Se reacciona como manda la carta preparada: se descubre antes de tirar y se gasta.',
    en: 'A unit reacts as its prepared card says: it is revealed before the roll and spent.',
  },
  'TER-REA-05': {
    es: 'Reaccionar a una carga de flanco reduce la Disciplina, salvo con Cuadros.',
    en: 'Reacting to a flank charge reduces Discipline, except for Squares.',
  },
  'TER-REA-10': {
    es: 'Reacción de ¡Atención!: Orientar o Disparar, una de las dos. El disparo va reducido; en las armas de fuego lo compensa el aumento por reaccionar.',
    en: 'Attention reaction: Reorient or Shoot, one of them. The shot is reduced; with firearms the reaction increase makes up for it.',
  },
  'TER-REA-20': {
    es: 'Reacción de ¡Atacad! ante una carga: contracarga. Las unidades se encuentran a medio camino (la infantería ante caballería avanza 1″ como mucho) y ambas tienen las ventajas de ¡Atacad!',
    en: 'Attack reaction to a charge: counter-charge. The units meet halfway (infantry facing cavalry goes 1″ at most) and both have the benefits of Attack.',
  },
  'TER-REA-21': {
    es: 'Reacción de ¡Atacad! ante otro movimiento: intercepción. Se combate en el punto del camino enemigo más próximo al que intercepta, si lo ve y lo alcanza.',
    en: 'Attack reaction to any other move: interception. The combat takes place at the point of the enemy’s path nearest to the interceptor, if it can see and reach it.',
  },
  'TER-REA-22': {
    es: 'Si el que intercepta pierde, empata o cae, la unidad interceptada sigue con lo que le queda de activación.',
    en: 'If the interceptor loses, ties or dies, the intercepted unit goes on with the rest of its activation.',
  },
  'TER-REA-23': {
    es: 'Si el que intercepta gana, la unidad interceptada se destraba o se retira y acaba su activación.',
    en: 'If the interceptor wins, the intercepted unit Disengages or Retreats and its activation ends.',
  },
  'TER-REA-30': {
    es: 'Reacción de ¡Corred!: la unidad da la espalda al enemigo y huye en línea recta, al menos su Velocidad y como mucho su Velocidad con doble aumento.',
    en: 'Run reaction: the unit turns its back on the enemy and flees straight away, at least its Speed and at most its Speed with a double increase.',
  },
  'TER-REA-40': {
    es: 'Reacción de ¡Fuego!: se dispara antes del combate, a bocajarro si hay carga. Las armas de fuego ganan un aumento.',
    en: 'Fire reaction: the unit shoots before the combat, at point-blank range if charged. Firearms gain an increase.',
  },
  'TER-REA-41': {
    es: 'No reaccionan disparando los Arcos, salvo con Hostigador, ni las Jabalinas en ningún caso.',
    en: 'Bows cannot shoot as a reaction, except with Harasser, and Javelins never can.',
  },
  'TER-REA-50': {
    es: 'Reacción de ¡Resistid!: aumento de Coraje mientras dure la activación enemiga que la causó, pero no en la Mala Guerra.',
    en: 'Resist reaction: an increase to Courage while the enemy activation that caused it lasts, but not in Bad War.',
  },
  'TER-REA-60': {
    es: 'La caballería puede reaccionar a una carga con la Evasión, sea cual sea su carta.',
    en: 'Cavalry may react to a charge with Evasion, whatever its card.',
  },
  'TER-REA-61': {
    es: 'Una unidad con Resguardo puede ser defendida de una carga por la caballería de su Mando.',
    en: 'A Sheltered unit may be defended from a charge by the cavalry of its Command.',
  },
} as const satisfies Record<string, Said>
