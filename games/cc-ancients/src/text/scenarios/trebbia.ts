import { type Briefing, ROME_CARTHAGE } from './briefing.ts'

export const trebbia: Briefing = {
  title: { es: 'Trebia', en: 'Trebbia' },
  armies: ROME_CARTHAGE,
  history: {
    es: 'En pleno invierno de 218 a. C. el cónsul Sempronio quería una batalla antes de que acabara su mando, y Aníbal se la ofreció. Al amanecer los númidas provocaron al campamento romano; Sempronio sacó a sus hombres sin desayunar y los hizo vadear el Trebia, helado y hasta el pecho. Al otro lado esperaban tropas descansadas, calientes y untadas de aceite. La caballería y los elefantes deshicieron las alas, y entonces Magón, oculto con dos mil hombres en el cauce de un arroyo, salió a espaldas de las legiones. Diez mil legionarios rompieron el centro y llegaron a Placencia; la mayoría de los demás murió junto al río.',
    en: 'In midwinter of 218 BC the consul Sempronius wanted a battle before his command ran out, and Hannibal offered him one. At dawn Numidians taunted the Roman camp; Sempronius led his men out without breakfast and made them ford the Trebbia, icy and chest-deep. On the far side waited troops rested, warm and rubbed with oil. Cavalry and elephants undid the wings, and then Mago, hidden with two thousand men in the bed of a stream, came out behind the legions. Ten thousand legionaries broke through the centre and reached Placentia; most of the others died by the river.',
  },
  ground: {
    es: 'El río se puede vadear en todos sus hexágonos.',
    en: 'The river can be forded in every hex.',
  },
  hints: {
    top: {
      es: 'Gasta a las legiones con honderos y elefantes y guarda una carta de liderazgo para soltar a Magón a su espalda.',
      en: 'Wear the legions down with slingers and elephants, and keep a Leadership card to loose Mago behind them.',
    },
    bottom: {
      es: 'Ataca pronto por el centro y deja algo atrás: en cualquier momento habrá enemigos en tu borde.',
      en: 'Attack early through the centre and leave something behind: at any moment there may be enemies on your edge.',
    },
  },
  slides: [
    {
      title: { es: 'Antes del alba', en: 'Before dawn' },
      text: {
        es: 'Los númidas lanzan jabalinas contra el campamento y el cónsul muerde el anzuelo.',
        en: 'Numidians throw javelins at the camp and the consul takes the bait.',
      },
      shows: '1:LC>0L',
    },
    {
      title: { es: 'El agua helada', en: 'Icy water' },
      text: {
        es: 'Las legiones salen del río tiritando y apenas pueden sostener las armas.',
        en: 'The legions come out of the river shivering, hardly able to hold their weapons.',
      },
      shows: '0',
    },
    {
      title: { es: 'Las alas', en: 'The wings' },
      text: {
        es: 'Elefantes y jinetes barren la caballería romana y dejan desnudos los flancos.',
        en: 'Elephants and horsemen sweep the Roman cavalry away and leave the flanks bare.',
      },
      shows: '1L>0R 1R>0L',
    },
    {
      title: { es: 'La emboscada', en: 'The ambush' },
      text: {
        es: 'Magón se levanta de entre los juncos y carga por la espalda.',
        en: 'Mago rises from among the reeds and charges from behind.',
      },
      shows: '0B',
    },
    {
      title: { es: 'Diez mil se salvan', en: 'Ten thousand get away' },
      text: {
        es: 'El centro romano vence a quien tiene delante y marcha en orden a Placencia.',
        en: 'The Roman centre beats whoever stands before it and marches in order to Placentia.',
      },
      shows: '0C>1C',
    },
  ],
}
