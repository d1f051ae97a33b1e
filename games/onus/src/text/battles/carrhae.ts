import type { Briefing } from './briefing.ts'

export const carrhae: Briefing = {
  title: { es: 'Carras', en: 'Carrhae' },
  date: { es: '9 de junio del 53 a. C.', en: '9 June 53 BC' },
  armies: { es: 'Craso contra Surena', en: 'Crassus against Surena' },
  history: {
    es: 'Craso, el hombre más rico de Roma, quiere también una victoria, y lleva siete legiones a una llanura sin agua ni sombra. Surena esconde el brillo de sus catafractos bajo pieles hasta el último momento. Los romanos forman un gran cuadro, y los arqueros a caballo dan vueltas en torno a él disparando sin acercarse, con camellos cargados de flechas a la espalda para no quedarse nunca sin ellas. Publio, el hijo de Craso, sale con la caballería gala a alejarlos y no vuelve: los partos pasean su cabeza en una lanza. Solo la noche salva aquel día a los que aún quedan en pie.',
    en: 'Crassus, the richest man in Rome, wants a victory as well and leads seven legions into a plain without water or shade. Surena hides the glitter of his cataphracts under skins until the last moment. The Romans form a great square, and the horse archers ride round it shooting without coming near, with camels full of arrows behind them so that they never run out. Publius, Crassus’s son, rides out with the Gallic horse to drive them off and does not come back: the Parthians parade his head on a spear. Only night saves those who are still on their feet.',
  },
  doubt: {
    es: 'El cuadro romano es de Plutarco; la mesa lo reduce a siete cartas de legionarios y dos de auxiliares.',
    en: 'The Roman square is Plutarch’s; the table boils it down to seven cards of legionaries and two of auxiliaries.',
  },
  hints: [
    {
      es: 'Aguanta hasta la noche: escudos en alto y que nadie salga solo tras los jinetes.',
      en: 'Hold until nightfall: shields up, and let nobody ride out after them alone.',
    },
    {
      es: 'Flechas primero, catafractos después: el tiempo corre en tu contra.',
      en: 'Arrows first, cataphracts after: time is against you.',
    },
  ],
  slides: [
    {
      title: { es: 'El cuadro', en: 'The square' },
      text: {
        es: 'Craso manda formar un cuadro hueco con la caballería fuera.',
        en: 'Crassus has them form a hollow square with the horse outside.',
      },
      shows: '0',
    },
    {
      title: { es: 'Las flechas', en: 'The arrows' },
      text: {
        es: 'Los arqueros a caballo rodean el cuadro y los camellos les traen más carcajes.',
        en: 'Horse archers ride round the square and camels bring up more quivers.',
      },
      shows: '1L>0 1R>0',
    },
    {
      title: { es: 'Publio', en: 'Publius' },
      text: {
        es: 'El joven Craso persigue a los que fingen huir y no regresa.',
        en: 'Young Crassus chases those who feign flight and does not return.',
      },
      shows: '0L>1R',
    },
    {
      title: { es: 'La noche', en: 'Night' },
      text: {
        es: 'Con la oscuridad los partos se retiran, y los romanos dejan a sus heridos.',
        en: 'With the dark the Parthians draw off, and the Romans leave their wounded.',
      },
      shows: '0',
    },
  ],
}
