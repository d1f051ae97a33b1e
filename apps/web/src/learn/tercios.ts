import { asks, happened, type Lesson, THE_END } from './lesson.ts'

/** A pitched battle of 500 points. */
export const terciosLessons: readonly Lesson[] = [
  {
    id: 'deploy',
    title: { es: 'Desplegar', en: 'Deploying' },
    text: {
      es: 'Coloca a los tuyos en su franja: arrastra y gira. Los cuadros de picas y bocas de fuego en el centro, la caballería a los flancos, los cañones con campo por delante. Lo que quede detrás de otro no dispara.',
      en: 'Place your men in their strip: drag and turn. Squares of pike and shot in the centre, horse on the flanks, guns with a field before them. Whoever stands behind another does not shoot.',
    },
    rules: ['TER-BAT-01'],
    when: asks(['place-unit', 'choose-side', 'lay-element']),
  },
  {
    id: 'orders',
    title: { es: 'Órdenes secretas', en: 'Secret orders' },
    text: {
      es: 'Cada turno das una orden boca abajo a cada tropa: atacar, disparar, resistir… El enemigo hace lo mismo. La orden se descubre cuando la tropa actúa o la atacan: pensar qué teme cada una es medio juego.',
      en: 'Each turn you lay an order face down for every troop: attack, fire, resist… So does the enemy. It is turned up when the troop acts or is attacked: guessing what each fears is half the game.',
    },
    rules: ['TER-ORD-01'],
    when: asks('place-orders'),
  },
  {
    id: 'activation',
    title: { es: '¿Quién actúa?', en: 'Who acts?' },
    text: {
      es: 'Se alterna: tú una tropa, el enemigo otra. Empieza por quien tenga un blanco que se le va a escapar. Un jefe cercano y con nivel ayuda a que la orden se cumpla.',
      en: 'You take turns: one troop of yours, one of theirs. Begin with whoever has a target about to slip away. A commander near by, with some level, helps an order to be obeyed.',
    },
    rules: ['TER-ACT-01'],
    when: asks(['choose-troop', 'choose-commander', 'choose-first']),
  },
  {
    id: 'move',
    title: { es: 'Moverse', en: 'Moving' },
    text: {
      es: 'Arrastra la tropa: lo verde es lo que alcanza. Antes de andar puede girar hasta 90°; pasar cerca del enemigo invita a su reacción, que se dibuja antes de que sueltes.',
      en: 'Drag the troop: green is what it reaches. It may turn up to 90° before it goes; passing close to the enemy invites his reaction, which is drawn before you let go.',
    },
    rules: ['TER-MOV-01'],
    when: asks(['choose-move', 'choose-action', 'choose-deed']),
  },
  {
    id: 'shooting',
    title: { es: 'Disparar', en: 'Shooting' },
    text: {
      es: 'Tantos dados como dice su fuego, contra la defensa del otro ante disparos; él anula aciertos con su coraje. Lo que no anula es desgaste. Antes de tirar ves las cuentas y por qué.',
      en: 'As many dice as its fire, against the other’s defence versus shots; he cancels hits with his courage. What he does not cancel is wear. Before you roll you see the reckoning and why.',
    },
    rules: ['TER-SHO-01'],
    when: asks(['choose-targets', 'choose-first-shot']),
  },
  {
    id: 'charge',
    title: { es: 'Cargar', en: 'Charging' },
    text: {
      es: 'Elige a quién y por dónde: el flanco vale más que el frente. La tropa cargada puede disparar, aguantar o irse según su orden. Cargar primero es casi siempre mejor que esperar.',
      en: 'Choose whom and where: the flank is worth more than the front. The one charged may shoot, stand or go, by its order. To charge first is nearly always better than to wait.',
    },
    rules: ['TER-CHG-01'],
    when: asks('choose-charge'),
  },
  {
    id: 'react',
    title: { es: 'Reaccionar', en: 'Reacting' },
    text: {
      es: 'Alguien pasa cerca o te ataca y una tropa tuya puede contestar. Gasta su acción de este turno: mira si merece la pena.',
      en: 'Somebody comes near or attacks, and a troop of yours may answer. It spends its action for this turn: see whether it is worth it.',
    },
    rules: ['TER-REA-01'],
    when: asks(['react', 'attentive-reaction']),
  },
  {
    id: 'wear',
    title: { es: 'Desgaste y desorden', en: 'Wear and disorder' },
    text: {
      es: 'Una tropa con desgaste chequea para cumplir su orden y, si pasa de su aguante, puede romperse; desordenada resiste peor. Retírala a tiempo o haz que se reorganice.',
      en: 'A troop with wear checks to carry out its order and, beyond its stamina, may break; disordered it resists worse. Draw it back in time, or let it reorganise.',
    },
    rules: ['TER-BRK-01'],
    when: happened('wear', 'disordered', 'break-check'),
    pause: true,
  },
  {
    id: 'points',
    title: { es: 'Puntos', en: 'Points' },
    text: {
      es: 'Destruir tropas da puntos, y con bastante ventaja se gana. La cuenta está arriba.',
      en: 'Destroying troops gives points, and with lead enough you win. The count is at the top.',
    },
    rules: ['TER-BAT-03'],
    when: happened('points', 'destroyed'),
    pause: true,
  },
  THE_END,
]
