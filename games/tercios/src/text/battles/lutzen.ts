import type { Briefing } from './briefing.ts'

export const lutzen: Briefing = {
  title: { es: 'Lützen', en: 'Lützen' },
  date: { es: '16 de noviembre de 1632', en: '16 November 1632' },
  armies: { es: 'El Imperio contra Suecia', en: 'The Empire against Sweden' },
  history: {
    es: 'Wallenstein creía acabada la campaña y había mandado a Pappenheim hacia Halle cuando supo que Gustavo Adolfo venía sobre él. Aquella noche ahondó las zanjas del camino de Leipzig, puso cañones junto a los molinos e incendió Lützen. La niebla retrasó a los suecos hasta media mañana. Su ala derecha arrolló a la izquierda imperial, pero llegó Pappenheim con los jinetes y cayó herido de muerte en la primera carga. Poco después, cabalgando entre la bruma, cayó también el rey. Su caballo sin jinete recorrió las filas. Bernardo de Weimar tomó el mando y, ya al anochecer, las brigadas rotas tomaron los molinos. Wallenstein se retiró a oscuras sin su artillería.',
    en: 'Wallenstein thought the campaign over and had sent Pappenheim towards Halle when he heard that Gustavus Adolphus was upon him. That night he deepened the ditches of the Leipzig road, put guns beside the windmills and set fire to Lützen. Mist held the Swedes back until mid-morning. Their right wing rolled up the Imperial left, but Pappenheim arrived with his horsemen and fell mortally wounded in his first charge. Soon afterwards, riding through the haze, the king fell too. His riderless horse ran along the ranks. Bernhard of Weimar took command and at dusk the broken brigades carried the windmills. Wallenstein withdrew in the dark without his guns.',
  },
  ground: {
    es: 'Las zanjas del camino y las tapias de las huertas cuentan como muros. Lützen arde: nadie entra ni ve a través. El canal es Difícil y solo el puente lo salva.',
    en: 'The ditches of the road and the garden walls count as walls. Lützen burns: nobody enters or sees through it. The canal is Difficult and only the bridge avoids it.',
  },
  doubt: {
    es: 'Se discute cuántos hombres había en cada bando y la hora a la que llegó Pappenheim; aquí llega en el tercer turno.',
    en: 'How many men each side had and when Pappenheim arrived is disputed; here he comes on the third turn.',
  },
  hints: {
    top: {
      es: 'Haz que paguen cara la zanja, guarda los molinos y aguanta a la izquierda hasta que llegue Pappenheim.',
      en: 'Make them pay for the ditch, keep the windmills and hold on the left until Pappenheim comes.',
    },
    bottom: {
      es: 'Gana por la derecha mientras dure la niebla, antes de que lleguen los refuerzos, y acaba en los molinos.',
      en: 'Win on the right while the mist lasts, before help arrives, and finish at the windmills.',
    },
  },
  slides: [
    {
      title: { es: 'La noche de las palas', en: 'A night of spades' },
      text: {
        es: 'Los mosqueteros imperiales ahondan las zanjas a los dos lados del camino.',
        en: 'The Imperial musketeers deepen the ditches on both sides of the road.',
      },
      shows: '1:musketeers',
    },
    {
      title: { es: 'La niebla', en: 'The mist' },
      text: {
        es: 'Hasta las once no se ve a un tiro de mosquete, y los suecos rezan y esperan.',
        en: 'Until eleven nobody sees as far as a musket shot, and the Swedes pray and wait.',
      },
      shows: '0',
    },
    {
      title: { es: 'Pappenheim', en: 'Pappenheim' },
      text: {
        es: 'Llega al galope desde Halle, carga y lo sacan del campo herido de muerte.',
        en: 'He comes at the gallop from Halle, charges, and is carried off the field dying.',
      },
      shows: '1L>0R',
    },
    {
      title: { es: 'El caballo del rey', en: 'The king’s horse' },
      text: {
        es: 'Streiff vuelve solo y ensangrentado, y los suecos comprenden.',
        en: 'Streiff comes back alone and bloody, and the Swedes understand.',
      },
      shows: '0R',
    },
    {
      title: { es: 'Los molinos', en: 'The windmills' },
      text: {
        es: 'Con la última luz, lo que queda de las brigadas toma la gran batería.',
        en: 'With the last light, what is left of the brigades takes the great battery.',
      },
      shows: '0C>1R',
    },
  ],
}
