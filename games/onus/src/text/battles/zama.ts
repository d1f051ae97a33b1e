import type { Briefing } from './briefing.ts'

export const zama: Briefing = {
  title: { es: 'Zama', en: 'Zama' },
  date: { es: '19 de octubre del 202 a. C.', en: '19 October 202 BC' },
  armies: { es: 'Escipión contra Aníbal', en: 'Scipio against Hannibal' },
  history: {
    es: 'Aníbal ha vuelto a África con sus veteranos de Italia y ochenta elefantes apenas domados. Escipión deja calles entre sus manípulos y llena los huecos de vélites: las bestias entran por ellas, se espantan con las trompetas o se vuelven contra los suyos. Masinisa y Lelio aprovechan para echar del campo a la caballería púnica y perderse en su persecución. En el centro chocan las líneas, una tras otra, sobre un suelo resbaladizo de sangre, hasta que solo quedan los veteranos de Aníbal frente a todas las legiones. Están igualados cuando los jinetes regresan, y lo hacen por la espalda.',
    en: 'Hannibal is back in Africa with his veterans of Italy and eighty elephants barely tamed. Scipio leaves lanes between his maniples and fills the gaps with velites: the beasts run down them, shy at the trumpets or turn upon their own side. Masinissa and Laelius seize the moment to drive the Punic horse from the field and vanish in pursuit. In the centre line after line clashes on ground slippery with blood, until only Hannibal’s veterans stand against all the legions. They are evenly matched when the riders come back, and they come from behind.',
  },
  doubt: {
    es: 'Ni el lugar ni los números son seguros; hemos dado a las calles de Escipión el ancho que pide la mesa.',
    en: 'Neither the place nor the numbers are certain; Scipio’s lanes are as wide as the table asks for.',
  },
  hints: [
    {
      es: 'Aparta las legiones de los elefantes, hiérelos de lejos y gana con Masinisa.',
      en: 'Keep the legions out of the elephants’ way, wound them from afar and win with Masinissa.',
    },
    {
      es: 'Suelta los elefantes de una vez y guarda a los veteranos para el final.',
      en: 'Loose the elephants all at once and keep the veterans for the end.',
    },
  ],
  slides: [
    {
      title: { es: 'Las calles', en: 'The lanes' },
      text: {
        es: 'Escipión alinea sus manípulos unos tras otros y deja pasillos hasta la retaguardia.',
        en: 'Scipio lines his maniples up behind each other and leaves lanes to the rear.',
      },
      shows: '0C',
    },
    {
      title: { es: 'Los elefantes', en: 'The elephants' },
      text: {
        es: 'Ochenta bestias cargan, y muchas acaban contra la propia caballería púnica.',
        en: 'Eighty beasts charge, and many end up among the Punic horse.',
      },
      shows: '1F>0C',
    },
    {
      title: { es: 'Masinisa', en: 'Masinissa' },
      text: {
        es: 'Los númidas de Roma barren las alas y desaparecen tras los que huyen.',
        en: 'Rome’s Numidians sweep the wings and vanish after the fugitives.',
      },
      shows: '0L>1R 0R>1L',
    },
    {
      title: { es: 'Los veteranos de Italia', en: 'The veterans of Italy' },
      text: {
        es: 'La última línea de Aníbal espera intacta a unas legiones cansadas.',
        en: 'Hannibal’s last line waits untouched for tired legions.',
      },
      shows: '1B',
    },
    {
      title: { es: 'La vuelta', en: 'The return' },
      text: {
        es: 'La caballería regresa a tiempo y cae sobre la espalda de los veteranos.',
        en: 'The horse returns in time and falls on the veterans’ backs.',
      },
      shows: '0L>1B 0R>1B',
    },
  ],
}
