import { asks, happened, type Lesson, THE_END } from './lesson.ts'

/** A pitched battle of 500 points. */
export const onusLessons: readonly Lesson[] = [
  {
    id: 'deploy',
    title: { es: 'Desplegar boca abajo', en: 'Deploying face down' },
    text: {
      es: 'Por turnos, cada uno pone una carta boca abajo en su franja: nadie sabe quién es hasta que están todas. Toca una de las tuyas y arrástrala, o forma a todas en línea con el botón de la derecha.',
      en: 'In turn each lays a card face down in his strip: nobody knows who it is until all are there. Touch one of yours and drag it, or draw them all up in line with the button on the right.',
    },
    rules: ['ONU-DEP-04'],
    when: asks('deploy-unit'),
  },
  {
    id: 'formations',
    title: { es: 'Formaciones', en: 'Formations' },
    text: {
      es: 'Antes de empezar, las unidades pueden formar (un muro de escudos aguanta mejor, pero anda menos) o ampliar su línea. Si dudas, déjalas como están: también se puede después.',
      en: 'Before it begins units may take up a formation (a shield wall holds better but walks less) or lengthen their line. When in doubt leave them as they are: it can be done later too.',
    },
    rules: ['ONU-DEP-06'],
    when: asks('set-formations'),
  },
  {
    id: 'cards',
    title: { es: 'Cartas de dos mitades', en: 'Cards of two halves' },
    text: {
      es: 'La mitad de arriba es una orden: dice cuántas unidades activas este turno. La de abajo es un evento que guardas para un disparo o un combate. Solo se ilumina la mitad que ahora cuenta.',
      en: 'The upper half is an order: how many units you activate this turn. The lower is an event you keep for a shot or a fight. Only the half that counts now is lit.',
    },
    rules: ['ONU-CRD-01'],
    when: asks('play-order'),
  },
  {
    id: 'units',
    title: { es: '¿A quién activas?', en: 'Whom do you activate?' },
    text: {
      es: 'Toca las unidades que obedecerán. Solo las activas mueven, cargan y disparan; las que ya luchan siguen luchando sin orden. Si no juegas ninguna carta, al final robas más.',
      en: 'Touch the units that will obey. Only active ones move, charge and shoot; those already fighting go on without orders. If you play no card you draw more at the end.',
    },
    rules: ['ONU-ACT-01'],
    when: asks('choose-units'),
  },
  {
    id: 'move',
    title: { es: 'Mover por tramos', en: 'Moving leg by leg' },
    text: {
      es: 'Todo se mide en UD. Arrastra hacia delante, gira sobre una esquina, desliza: la barra dice lo que te queda. Si la carta toca a un enemigo de frente, es una carga y se alinea sola.',
      en: 'All is measured in UD. Drag ahead, wheel about a corner, slide: the bar says what is left. If the card touches an enemy with its front it is a charge, and lines up by itself.',
    },
    rules: ['ONU-MOV-01', 'ONU-CHG-01'],
    when: asks(['next-mover', 'manoeuvre']),
  },
  {
    id: 'sections',
    title: { es: 'Secciones y dados', en: 'Sections and dice' },
    text: {
      es: 'Cada carta tiene cuatro secciones de frente. Tantas secciones en contacto, tantos dados, para los dos. Las que sobran pueden envolver: un marcador alrededor del enemigo por cada una.',
      en: 'Every card has four sections in front. As many sections in contact, so many dice, for both. Those to spare may wrap: a marker round the enemy for each.',
    },
    rules: ['ONU-MEL-04', 'ONU-ENV-01'],
    when: asks(['wrap', 'next-combat', 'engaged-action']),
  },
  {
    id: 'events',
    title: { es: 'Eventos', en: 'Events' },
    text: {
      es: 'En cada disparo o combate sale una carta al azar, y los dos bandos pueden jugar una de la mano: primero quien ataca. Guarda lo bueno para el combate que decida.',
      en: 'In each shot or fight a card is turned up at random, and both of you may play one from the hand: the attacker first. Keep the good ones for the fight that decides.',
    },
    rules: ['ONU-EVT-02'],
    when: asks(['play-event', 'redraw', 'elite-plan']),
  },
  {
    id: 'shots',
    title: { es: 'Disparar sin medir', en: 'Shooting unmeasured' },
    text: {
      es: 'Nombra tirador y blanco antes de medir: si no llega, el disparo se pierde. De flanco o por la espalda se hiere mejor.',
      en: 'Name shooter and target before measuring: if it is too far the shot is lost. In flank or rear you wound better.',
    },
    rules: ['ONU-SHT-06'],
    when: asks('next-shot'),
  },
  {
    id: 'morale',
    title: { es: 'Moral', en: 'Morale' },
    text: {
      es: 'Quien sufre más heridas chequea: puede romperse o huir. Una unidad rota pelea peor y, si vuelve a fallar, huye hacia su borde. El general cerca ayuda a todas.',
      en: 'Whoever suffers more wounds checks: it may break or flee. A broken unit fights worse and, failing again, runs for its edge. The general near by helps them all.',
    },
    rules: ['ONU-MRL-01'],
    when: happened('morale-checked', 'broke', 'fled'),
    pause: true,
  },
  {
    id: 'flight',
    title: { es: 'Huir a tiempo', en: 'Fleeing in time' },
    text: {
      es: 'Una unidad herida puede huir por voluntad propia antes de que la destruyan. Huyendo no lucha, pero puede reorganizarse y volver.',
      en: 'A wounded unit may flee of its own will before it is destroyed. Fleeing it does not fight, but it may rally and come back.',
    },
    rules: ['ONU-FLE-07'],
    when: asks(['voluntary-flight', 'stand-or-flee', 'take-rally']),
  },
  {
    id: 'hand',
    title: { es: 'Reponer la mano', en: 'Filling the hand' },
    text: {
      es: 'Acabado el turno robas: una si diste órdenes, tres si no. El límite es el liderazgo de tu general; lo que sobra se descarta.',
      en: 'As the turn ends you draw: one if you gave orders, three if not. The limit is your general’s leadership; the rest is discarded.',
    },
    rules: ['ONU-END-02'],
    when: asks(['replenish', 'discard', 'hand-limit']),
  },
  THE_END,
]
