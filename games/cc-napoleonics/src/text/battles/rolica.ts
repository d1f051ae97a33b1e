import { ALLIES_FRANCE, type Briefing } from './briefing.ts'

export const rolica = {
  title: { es: 'Roliça: la primera posición', en: 'Roliça: the first position' },
  armies: ALLIES_FRANCE,
  history: {
    es: 'En agosto de 1808 un ejército británico desembarcó en Portugal al mando de sir Arthur Wellesley y marchó hacia Lisboa. Junot envió a Delaborde, con poco más de cuatro mil hombres, a ganarle tiempo. El 17 Delaborde esperaba en un cerro delante de Roliça, en medio de un anfiteatro de colinas. Wellesley, con el triple de tropas, avanzó despacio por el llano mientras Trant y sus portugueses rodeaban por un lado y Ferguson por el otro. Delaborde miró cerrarse las tenazas hasta el último momento y se escabulló hacia las alturas de Columbeira sin perder un cañón.',
    en: 'In August 1808 a British army under Sir Arthur Wellesley landed in Portugal and marched on Lisbon. Junot sent Delaborde, with little more than four thousand men, to win him time. On the 17th Delaborde stood waiting on a knoll before Roliça, in the middle of an amphitheatre of hills. Wellesley, three times as strong, came slowly over the plain while Trant and his Portuguese circled one side and Ferguson the other. Delaborde watched the pincers close until the last moment, then slipped back to the heights of Columbeira without losing a gun.',
  },
  hints: {
    top: {
      es: 'Dispara desde el cerro, deja que se desgasten cuesta arriba y guarda la caballería para los flancos.',
      en: 'Fire from the knoll, let them wear themselves out uphill, and keep the cavalry for the flanks.',
    },
    bottom: {
      es: 'Fija el centro con los cañones y rodea: los dos pasos del fondo también dan estandartes.',
      en: 'Pin the centre with your guns and go round: the two passes at the back give banners too.',
    },
  },
  slides: [
    {
      title: { es: 'El anfiteatro', en: 'The amphitheatre' },
      text: {
        es: 'Delaborde forma en un cerro bajo, con Roliça a la espalda y colinas por tres lados.',
        en: 'Delaborde forms on a low knoll, with Roliça at his back and hills on three sides.',
      },
      shows: '1',
    },
    {
      title: { es: 'Tres columnas', en: 'Three columns' },
      text: {
        es: 'El centro británico avanza por el llano como en un desfile, a paso lento y a la vista.',
        en: 'The British centre crosses the plain as if on parade, slowly and in full view.',
      },
      shows: '0C>1F',
    },
    {
      title: { es: 'Las tenazas', en: 'The pincers' },
      text: {
        es: 'Trant y Ferguson se abren por los lados para cerrar la retirada.',
        en: 'Trant and Ferguson swing out on either side to close the way back.',
      },
      shows: '0:trant+>1L 0:ferguson+>1R',
    },
    {
      title: { es: 'El repliegue', en: 'Slipping away' },
      text: {
        es: 'Cuando la trampa va a cerrarse, los franceses ya no están en ella.',
        en: 'When the trap snaps shut, the French are no longer in it.',
      },
      shows: '1F>1B',
    },
  ],
} as const satisfies Briefing
