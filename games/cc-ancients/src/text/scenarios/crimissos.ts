import { type Briefing, SYRACUSE_CARTHAGE } from './briefing.ts'

export const crimissos: Briefing = {
  title: { es: 'Río Crimiso', en: 'Crimissos River' },
  armies: SYRACUSE_CARTHAGE,
  history: {
    es: 'Cartago desembarcó en el oeste de Sicilia un ejército enorme, encabezado por los carros y por la Banda Sagrada, infantería escogida entre sus propios ciudadanos. Timoleón, el corintio que gobernaba la defensa de Siracusa, salió a su encuentro con unos once mil hombres. Desde las alturas, al levantarse la niebla, vio que el enemigo cruzaba el Crimiso y que solo una parte había pasado. Atacó en el acto. Una tormenta de granizo azotó la cara de los cartagineses, el río creció a sus espaldas y la Banda Sagrada murió donde estaba. Cartago no volvió a arriesgar así a sus ciudadanos en mucho tiempo.',
    en: 'Carthage landed a huge army in western Sicily, led by its chariots and by the Sacred Band, infantry picked from among its own citizens. Timoleon, the Corinthian who directed the defence of Syracuse, went out to meet it with some eleven thousand men. When the mist lifted he saw from the heights that the enemy was crossing the Crimissos and that only a part was over. He attacked at once. A hailstorm beat in the faces of the Carthaginians, the river rose behind them and the Sacred Band died where it stood. For a long time Carthage did not risk its citizens so again.',
  },
  ground: {
    es: 'El río solo se vadea en sus cinco recodos; el resto es impracticable.',
    en: 'The river can be forded only at its five bends; the rest is impassable.',
  },
  hints: {
    top: {
      es: 'Retén al enemigo con la Banda Sagrada y los carros hasta que el resto haya cruzado los vados.',
      en: 'Hold the enemy with the Sacred Band and the chariots until the rest is over the fords.',
    },
    bottom: {
      es: 'Golpea con toda la falange a los que ya han cruzado, antes de que lleguen los demás.',
      en: 'Strike those already across with the whole phalanx, before the others arrive.',
    },
  },
  slides: [
    {
      title: { es: 'La niebla', en: 'The mist' },
      text: {
        es: 'Los griegos suben a una altura y solo oyen el rumor de un ejército que no ven.',
        en: 'The Greeks climb a height and hear only the murmur of an army they cannot see.',
      },
      shows: '0',
    },
    {
      title: { es: 'El vado', en: 'The ford' },
      text: {
        es: 'Al despejarse, carros y escudos blancos están a medio cruzar el río.',
        en: 'As it clears, chariots and white shields are halfway over the river.',
      },
      shows: '1:CH 1:HI',
    },
    {
      title: { es: 'La tormenta', en: 'The storm' },
      text: {
        es: 'La lluvia y el granizo dan a los griegos en la espalda y a los cartagineses en los ojos.',
        en: 'Rain and hail strike the Greeks in the back and the Carthaginians in the eyes.',
      },
      shows: '0>1',
    },
    {
      title: { es: 'La Banda Sagrada', en: 'The Sacred Band' },
      text: {
        es: 'Los mejores ciudadanos de Cartago caen en la orilla sin ceder el paso.',
        en: 'The best citizens of Carthage fall on the bank without giving way.',
      },
      shows: '1:HI',
    },
  ],
}
