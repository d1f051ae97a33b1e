import { type Briefing, ROME_CARTHAGE } from './briefing.ts'

export const ilipa: Briefing = {
  title: { es: 'Ilipa', en: 'Ilipa' },
  armies: ROME_CARTHAGE,
  history: {
    es: 'En 206 a. C. Asdrúbal Giscón reunió cerca de la actual Sevilla el último gran ejército cartaginés de Hispania. Durante días los dos bandos formaron igual, bien entrado el día: los africanos y las legiones en el centro, los hispanos en las alas. Una madrugada Escipión hizo desayunar a sus hombres, atacó al salir el sol y formó al revés, con los hispanos en medio y las legiones en los costados. Retuvo su centro y adelantó las alas en una maniobra complicada que solo tropas bien entrenadas podían hacer. Los africanos, fijados en el centro, vieron morir sus flancos sin poder moverse. Cartago perdió Hispania.',
    en: 'In 206 BC Hasdrubal Gisgo gathered the last great Carthaginian army of Spain near modern Seville. For days both sides formed up alike, late in the day: Africans and legions in the centre, Spaniards on the wings. One night Scipio had his men eat early, attacked at sunrise and formed the other way round, with the Spaniards in the middle and the legions at the sides. He held his centre back and pushed the wings forward in a complicated manoeuvre that only well-drilled troops could perform. The Africans, pinned in the centre, watched their flanks die and could not move. Carthage had lost Spain.',
  },
  hints: {
    top: {
      es: 'Lleva tu infantería pesada contra su centro flojo antes de que las alas romanas te envuelvan.',
      en: 'Take your heavy infantry into their soft centre before the Roman wings fold you up.',
    },
    bottom: {
      es: 'Retén a los auxiliares del centro y ataca con las dos alas a la vez.',
      en: 'Hold the auxilia of the centre back and attack with both wings at once.',
    },
  },
  slides: [
    {
      title: { es: 'Días iguales', en: 'Days alike' },
      text: {
        es: 'Los ejércitos salen, se miran y vuelven al campamento al caer la tarde.',
        en: 'The armies come out, look at each other and go back to camp at evening.',
      },
    },
    {
      title: { es: 'Desayuno temprano', en: 'An early breakfast' },
      text: {
        es: 'La caballería romana despierta a Asdrúbal con jabalinas.',
        en: 'Roman cavalry wakes Hasdrubal with javelins.',
      },
      shows: '0L:LC>1R 0R:LC>1L',
    },
    {
      title: { es: 'El orden cambiado', en: 'The order changed' },
      text: {
        es: 'Las legiones están en las alas, y ya es tarde para moverse.',
        en: 'The legions are on the wings, and it is too late to shift.',
      },
      shows: '0L>1R 0R>1L',
    },
    {
      title: { es: 'La tormenta', en: 'The storm' },
      text: {
        es: 'Solo un aguacero salva aquel día el campamento cartaginés.',
        en: 'Only a downpour saves the Carthaginian camp that day.',
      },
      shows: '1',
    },
  ],
}
