import type { Briefing } from './briefing.ts'

export const cynoscephalae: Briefing = {
  title: { es: 'Cinoscéfalas', en: 'Cynoscephalae' },
  date: { es: 'Junio del 197 a. C.', en: 'June 197 BC' },
  armies: { es: 'Flaminino contra Filipo V', en: 'Flamininus against Philip V' },
  history: {
    es: 'Entre la niebla de unas lomas que llaman Cabezas de Perro, las avanzadas de los dos ejércitos tropiezan y piden ayuda. Filipo sube con media falange y desde la cresta baja las sarissas: nada resiste en aquella ala. Pero la otra mitad llega aún en columna de marcha, y Flaminino lanza contra ella sus elefantes y la deshace antes de que forme. Un tribuno cuyo nombre nadie apuntó toma veinte manípulos del ala vencedora, gira y ataca por la espalda a la falange del rey, que no puede volverse. Los falangitas levantan sus picas en señal de rendición, pero los romanos no conocen el gesto.',
    en: 'In the mist on hills they call the Dogs’ Heads the outposts of both armies stumble on each other and cry for help. Philip climbs up with half the phalanx and from the crest lowers the sarissas: nothing stands on that wing. But the other half is still coming up in marching column, and Flamininus sends his elephants against it and scatters it before it can form. A tribune whose name nobody wrote down takes twenty maniples of the winning wing, wheels and strikes the king’s phalanx from behind; it cannot turn. The phalangites raise their pikes to surrender, but the Romans do not know the sign.',
  },
  doubt: {
    es: 'Las lomas no se representan: la prisa del ala de Nicanor queda en su marcador de marcha forzada.',
    en: 'The hills are not on the table: the haste of Nicanor’s wing is in its forced-march markers.',
  },
  hints: [
    {
      es: 'No te midas de frente con la falange formada: cae sobre la que aún marcha y ve por detrás.',
      en: 'Do not meet the formed phalanx head on: fall on the half that is still marching and go round behind.',
    },
    {
      es: 'Baja con el ala del rey y dale tiempo a la otra para formar.',
      en: 'Go down with the king’s wing and buy the other time to form.',
    },
  ],
  slides: [
    {
      title: { es: 'La niebla', en: 'The mist' },
      text: { es: 'Las avanzadas chocan a ciegas en las lomas.', en: 'The outposts collide blindly on the hills.' },
      shows: '0F 1F',
    },
    {
      title: { es: 'La falange del rey', en: 'The king’s phalanx' },
      text: {
        es: 'Filipo dobla filas y baja la ladera con las sarissas tendidas.',
        en: 'Philip doubles his ranks and comes down the slope with levelled sarissas.',
      },
      shows: '1R>0L',
    },
    {
      title: { es: 'El ala de Nicanor', en: 'Nicanor’s wing' },
      text: {
        es: 'Los elefantes de Roma caen sobre una falange que aún no ha formado.',
        en: 'Rome’s elephants fall on a phalanx that has not yet formed.',
      },
      shows: '0R>1L',
    },
    {
      title: { es: 'El tribuno', en: 'The tribune' },
      text: {
        es: 'Veinte manípulos dan la vuelta y golpean la espalda de los vencedores.',
        en: 'Twenty maniples turn about and strike the victors in the back.',
      },
      shows: '0R>1R',
    },
  ],
}
