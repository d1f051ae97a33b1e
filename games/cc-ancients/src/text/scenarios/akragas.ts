import { type Briefing, SYRACUSE_CARTHAGE } from './briefing.ts'

export const akragas: Briefing = {
  title: { es: 'Akragas', en: 'Akragas' },
  armies: SYRACUSE_CARTHAGE,
  history: {
    es: 'En 406 a. C. un gran ejército cartaginés, casi todo de mercenarios, puso sitio a Akragas, la ciudad griega más rica del sur de Sicilia. La peste diezmó el campamento y mató a su general; Himilcón quedó al mando. Siracusa envió a Dafneo con un ejército de socorro. Himilcón mandó a sus íberos y campanos a cerrarle el paso, y las dos fuerzas chocaron junto al río Hímera. Los hoplitas siracusanos rompieron la línea tras una lucha larga, pero Dafneo temió desordenarse y no persiguió. Dentro de la ciudad nadie salió a rematar la victoria. Meses después, hambrienta, Akragas fue abandonada.',
    en: 'In 406 BC a great Carthaginian army, mercenaries for the most part, laid siege to Akragas, the richest Greek city of southern Sicily. Plague ravaged the camp and killed its general, which left Himilco in command. Syracuse sent Daphnaeus with a relieving army. Himilco ordered his Iberians and Campanians to bar the road, and the two forces met by the river Himera. After a long struggle the Syracusan hoplites broke the line, but Daphnaeus feared for his order and did not pursue. Nobody came out of the city to finish the work. Months later, starving, Akragas was abandoned.',
  },
  hints: {
    top: {
      es: 'Lanza los carros contra los auxiliares y los tiradores de las alas y no midas tu centro con los hoplitas.',
      en: 'Send the chariots at the auxilia and skirmishers on the wings, and do not measure your centre against the hoplites.',
    },
    bottom: {
      es: 'Avanza la falange en línea junto a Dafneo: cinco dados por unidad ganan cualquier choque de frente.',
      en: 'Bring the phalanx forward in line beside Daphnaeus: five dice a unit win any clash head on.',
    },
  },
  slides: [
    {
      title: { es: 'La ciudad sitiada', en: 'The city besieged' },
      text: {
        es: 'Himilcón aprieta el cerco de Akragas mientras la peste ronda su campamento.',
        en: 'Himilco tightens the ring round Akragas while plague stalks his camp.',
      },
      shows: '1',
    },
    {
      title: { es: 'Llega el socorro', en: 'Relief on the road' },
      text: {
        es: 'Dafneo viene de Siracusa con la mejor infantería pesada de la isla.',
        en: 'Daphnaeus marches from Syracuse with the best heavy infantry on the island.',
      },
      shows: '0:HI',
    },
    {
      title: { es: 'El choque', en: 'The clash' },
      text: {
        es: 'Junto al río, los mercenarios resisten mucho tiempo hasta que los hoplitas los quiebran.',
        en: 'By the river the mercenaries hold for a long time, until the hoplites break them.',
      },
      shows: '0C>1C',
    },
    {
      title: { es: 'La ocasión perdida', en: 'The chance let go' },
      text: {
        es: 'Nadie persigue a los vencidos; antes de acabar el año la ciudad queda vacía.',
        en: 'Nobody pursues the beaten men; before the year is out the city stands empty.',
      },
      shows: '0',
    },
  ],
}
