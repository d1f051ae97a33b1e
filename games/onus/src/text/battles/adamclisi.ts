import type { Briefing } from './briefing.ts'

export const adamclisi: Briefing = {
  title: { es: 'Adamclisi', en: 'Adamclisi' },
  date: { es: 'Invierno del 102 d. C.', en: 'Winter of AD 102' },
  armies: { es: 'Trajano contra Decébalo', en: 'Trajan against Decebalus' },
  history: {
    es: 'Mientras Trajano ataca Dacia por el oeste, Decébalo pasa el Danubio helado con sus aliados sármatas y lleva la guerra a Mesia. El emperador baja el río a marchas forzadas y le corta el paso en la meseta de la Dobruja. Es un choque de hombre contra hombre: los portadores de falx abren escudos y cascos con sus hojas curvas, los catafractos sármatas cargan cubiertos de escamas, y las legiones aguantan a costa de tantos heridos que, según se cuenta, Trajano hizo vendas de su propio manto. Ganó, y en el lugar levantó un altar con miles de nombres y un trofeo que sigue en pie.',
    en: 'While Trajan attacks Dacia from the west, Decebalus crosses the frozen Danube with his Sarmatian allies and carries the war into Moesia. The emperor hurries down the river and bars his way on the plateau of the Dobruja. It is a fight of man against man: the falxmen split shields and helmets with their curved blades, the Sarmatian cataphracts charge in coats of scales, and the legions hold at the price of so many wounded that Trajan, they say, tore up his own cloak for bandages. He won, and on the spot he raised an altar with thousands of names and a trophy that still stands.',
  },
  doubt: {
    es: 'De la batalla solo hablan las piedras: el orden de los ejércitos es nuestro.',
    en: 'Only the stones speak of the battle: the order of the armies is ours.',
  },
  hints: [
    {
      es: 'Muro de escudos y jabalinas: deja que se estrellen, y remata con Trajano.',
      en: 'Shield wall and javelins: let them break on it, and finish with Trajan.',
    },
    {
      es: 'Los de la falx abren la brecha; los sármatas entran por ella.',
      en: 'The falxmen open the breach; the Sarmatians ride in by it.',
    },
  ],
  slides: [
    {
      title: { es: 'El Danubio helado', en: 'The frozen Danube' },
      text: {
        es: 'Dacios y sármatas cruzan el hielo y saquean Mesia.',
        en: 'Dacians and Sarmatians cross the ice and plunder Moesia.',
      },
      shows: '1',
    },
    {
      title: { es: 'La falx', en: 'The falx' },
      text: {
        es: 'Las hojas curvas caen por encima de los escudos.',
        en: 'The curved blades come down over the shields.',
      },
      shows: '1F>0F',
    },
    {
      title: { es: 'El manto de Trajano', en: 'Trajan’s cloak' },
      text: {
        es: 'El emperador hace vendas de su manto para los heridos.',
        en: 'The emperor tears up his cloak to bandage the wounded.',
      },
      shows: '0C',
    },
    {
      title: { es: 'El trofeo', en: 'The trophy' },
      text: {
        es: 'Un monumento redondo recuerda todavía la batalla.',
        en: 'A round monument still remembers the battle.',
      },
    },
  ],
}
