import { ALLIES_FRANCE, type Briefing } from './briefing.ts'

export const vimeiro = {
  title: { es: 'Vimeiro', en: 'Vimeiro' },
  armies: ALLIES_FRANCE,
  history: {
    es: 'Cuatro días después de Roliça, Junot salió de Lisboa con trece mil hombres a echar al mar a los británicos, que esperaban refuerzos junto al río Maceira. El 21 de agosto lanzó sus columnas contra la colina que cubre Vimeiro. Los tiradores y los cañones las frenaron y la línea de Fane y Anstruther las deshizo a descargas; los granaderos de Kellermann llegaron a pelear entre las casas y el cementerio. Al norte, Solignac y Brenier subieron por turnos a la loma de Ventosa y por turnos los echó Ferguson. Wellesley quiso perseguir, pero acababa de desembarcar un general más antiguo, que lo prohibió.',
    en: 'Four days after Roliça, Junot marched out of Lisbon with thirteen thousand men to drive the British into the sea. They were awaiting reinforcements by the Maceira. On 21 August he threw his columns at the hill that covers Vimeiro. Skirmishers and guns slowed them, and the line of Fane and Anstruther broke them with volleys; Kellermann’s grenadiers got as far as the houses and the churchyard. To the north Solignac and Brenier came up the Ventosa ridge in turn, and in turn Ferguson threw them off. Wellesley wished to pursue, but a senior general had just come ashore and forbade it.',
  },
  hints: {
    top: {
      es: 'Vimeiro entero vale dos estandartes: concentra la artillería y los granaderos en la colina y amenaza por Ventosa.',
      en: 'All of Vimeiro is worth two banners: mass guns and grenadiers on the hill, and threaten by way of Ventosa.',
    },
    bottom: {
      es: 'Espera detrás de la cresta: quieta y con cuatro bloques, tu línea dispara mejor que ninguna.',
      en: 'Wait behind the crest: standing still with four blocks, your line outshoots any other.',
    },
  },
  slides: [
    {
      title: { es: 'La playa', en: 'The beach' },
      text: {
        es: 'Los refuerzos desembarcan en la boca del Maceira; el ejército cubre la playa.',
        en: 'Reinforcements land at the mouth of the Maceira; the army covers the beach.',
      },
      shows: '0',
    },
    {
      title: { es: 'La colina', en: 'The hill' },
      text: {
        es: 'Dos columnas francesas suben contra Fane y bajan deshechas.',
        en: 'Two French columns go up against Fane and come down in pieces.',
      },
      shows: '1C>0:fane',
    },
    {
      title: { es: 'Los granaderos', en: 'The grenadiers' },
      text: {
        es: 'La reserva de Junot entra en el pueblo y se combate de casa en casa.',
        en: 'Junot’s reserve breaks into the village and the fight goes from house to house.',
      },
      shows: '1:kellermann>0C',
    },
    {
      title: { es: 'Ventosa', en: 'Ventosa' },
      text: {
        es: 'En la loma del norte Ferguson rechaza a Solignac, y después a Brenier.',
        en: 'On the northern ridge Ferguson throws back Solignac, and then Brenier.',
      },
      shows: '0:ferguson+>1:solignac',
    },
    {
      title: { es: 'El armisticio', en: 'The armistice' },
      text: {
        es: 'Junot negocia y los barcos británicos lo devuelven a Francia con sus armas.',
        en: 'Junot negotiates, and British ships carry him home to France with his arms.',
      },
    },
  ],
} as const satisfies Briefing
