import { type Briefing, ROME_CARTHAGE } from './briefing.ts'

export const zama: Briefing = {
  title: { es: 'Zama', en: 'Zama' },
  armies: ROME_CARTHAGE,
  history: {
    es: 'Aníbal volvió a África después de quince años en Italia, y en 202 a. C. se enfrentó a Escipión cerca de Zama. Tenía más infantes y unos ochenta elefantes, pero Masinisa había dado a Roma la mejor caballería. Escipión dejó calles entre sus manípulos: muchos elefantes pasaron por ellas sin daño y otros se volvieron contra los suyos. Los jinetes romanos y númidas echaron del campo a los púnicos y los persiguieron. Las líneas de infantería chocaron una tras otra, y los veteranos de Aníbal aguantaban aún cuando la caballería volvió por su espalda. Cartago pidió la paz y dejó de ser una gran potencia.',
    en: 'Hannibal came back to Africa after fifteen years in Italy, and in 202 BC he faced Scipio near Zama. He had more infantry and some eighty elephants, but Masinissa had given Rome the better cavalry. Scipio left lanes between his maniples: many elephants passed through them without harm and others turned on their own side. The Roman and Numidian horse drove the Punic horse from the field and gave chase. The lines of infantry met one after another, and Hannibal’s veterans were still holding when the cavalry came back from behind. Carthage asked for peace and was a great power no longer.',
  },
  hints: {
    top: {
      es: 'Usa los elefantes pronto y contra la infantería; guarda a tus veteranos pesados para el final.',
      en: 'Use the elephants early and against infantry; keep your heavy veterans for the end.',
    },
    bottom: {
      es: 'Recibe a los elefantes con la infantería ligera, gana las alas con Lelio y Masinisa y vuelve por la espalda.',
      en: 'Meet the elephants with light infantry, win the wings with Laelius and Masinissa, and come back from behind.',
    },
  },
  slides: [
    {
      title: { es: 'La entrevista', en: 'The meeting' },
      text: {
        es: 'Cuentan que la víspera los dos generales hablaron a solas y no se entendieron.',
        en: 'It is told that on the eve the two generals spoke alone and could not agree.',
      },
      shows: '1:hannibal 0:scipio',
    },
    {
      title: { es: 'Ochenta elefantes', en: 'Eighty elephants' },
      text: {
        es: 'Trompetas y calles abiertas desvían la carga que debía romper las legiones.',
        en: 'Trumpets and open lanes turn aside the charge that was to break the legions.',
      },
      shows: '1:EL>0C',
    },
    {
      title: { es: 'Tres líneas', en: 'Three lines' },
      text: {
        es: 'Mercenarios, ciudadanos y veteranos pelean por turno contra las legiones.',
        en: 'Mercenaries, citizens and veterans fight the legions in their turn.',
      },
      shows: '1C',
    },
    {
      title: { es: 'El regreso de los jinetes', en: 'The riders return' },
      text: {
        es: 'Lelio y Masinisa aparecen detrás de los veteranos de Italia.',
        en: 'Laelius and Masinissa appear behind the veterans of Italy.',
      },
      shows: '0:laelius>1:hannibal 0:masinissa>1:hannibal',
    },
    {
      title: { es: 'La paz', en: 'Peace' },
      text: {
        es: 'Cartago entrega su flota y sus elefantes, y Escipión será el Africano.',
        en: 'Carthage gives up its fleet and its elephants, and Scipio will be Africanus.',
      },
    },
  ],
}
