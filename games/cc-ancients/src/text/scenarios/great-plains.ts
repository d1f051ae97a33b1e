import { type Briefing, ROME_CARTHAGE } from './briefing.ts'

export const greatPlains: Briefing = {
  title: { es: 'Grandes Llanuras', en: 'Great Plains' },
  armies: ROME_CARTHAGE,
  history: {
    es: 'En 203 a. C. Escipión, ya en África, quemó de noche los campamentos de Asdrúbal Giscón y de su aliado númida, el rey Sífax. En un mes los dos habían reunido otro ejército en las Grandes Llanuras, reforzado por cuatro mil celtíberos recién llegados. Escipión acudió enseguida. Sus jinetes italianos y los númidas de Masinisa pusieron en fuga las dos alas a la primera carga. Quedaron solos los celtíberos, que no esperaban perdón: las primeras filas romanas los fijaron mientras las demás salían por los lados y los rodeaban. Resistieron casi hasta el último hombre. Cartago llamó a Aníbal.',
    en: 'In 203 BC Scipio, now in Africa, burned the camps of Hasdrubal Gisgo and of his Numidian ally, King Syphax, in a single night. Within a month the two had gathered another army on the Great Plains, strengthened by four thousand Celtiberians newly arrived. Scipio came at once. His Italian horse and Masinissa’s Numidians put both wings to flight at the first charge. The Celtiberians were left alone and could hope for no pardon: the first Roman ranks pinned them while the others filed out to the sides and surrounded them. They held almost to the last man. Carthage sent for Hannibal.',
  },
  hints: {
    top: {
      es: 'Te superan en todo: agrupa el centro junto a tus tres líderes y vende cara cada unidad.',
      en: 'You are outmatched everywhere: gather the centre round your three leaders and sell every unit dear.',
    },
    bottom: {
      es: 'Barre las alas con la caballería y envuelve después el centro, que queda solo.',
      en: 'Sweep the wings with cavalry, then close round the centre left on its own.',
    },
  },
  slides: [
    {
      title: { es: 'Los campamentos arden', en: 'The camps burn' },
      text: {
        es: 'En una noche Escipión destruye dos ejércitos entre las llamas.',
        en: 'In one night Scipio destroys two armies among the flames.',
      },
      shows: '1',
    },
    {
      title: { es: 'Un ejército nuevo', en: 'A new army' },
      text: {
        es: 'Los celtíberos llegan de Hispania y Cartago recobra el ánimo.',
        en: 'The Celtiberians arrive from Spain and Carthage takes heart.',
      },
      shows: '1C',
    },
    {
      title: { es: 'Las alas huyen', en: 'The wings run' },
      text: {
        es: 'Una sola carga se lleva a la caballería y deja solo al centro.',
        en: 'A single charge carries the cavalry off and leaves the centre alone.',
      },
      shows: '0:masinissa+>1R 0R:MC>1L',
    },
    {
      title: { es: 'Hasta el último', en: 'To the last' },
      text: {
        es: 'Los celtíberos caen donde están y dan tiempo a los demás para escapar.',
        en: 'The Celtiberians fall where they stand and give the others time to escape.',
      },
      shows: '1C',
    },
  ],
}
