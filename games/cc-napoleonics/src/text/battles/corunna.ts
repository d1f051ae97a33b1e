import { BRITAIN_FRANCE, type Briefing } from './briefing.ts'

export const corunna = {
  title: { es: 'La Coruña', en: 'Corunna' },
  armies: BRITAIN_FRANCE,
  history: {
    es: 'Sir John Moore cruzó Galicia en pleno invierno con Soult pisándole los talones. Cuando llegó a La Coruña no estaban los barcos; entraron tres días después, y el 16 de enero de 1809 el ejército empezaba a embarcar cuando Soult atacó. La línea británica ocupaba el monte Mero; los franceses, unas alturas mayores, desde las que una gran batería barría el flanco derecho. La aldea de Elviña cambió de manos varias veces. Allí una bala de cañón derribó a Moore, que vivió lo justo para saber que habían aguantado. Baird perdió un brazo; Hope tomó el mando, y de noche el ejército embarcó.',
    en: 'Sir John Moore crossed Galicia in midwinter with Soult at his heels. When he reached Corunna the ships were not there; they came in three days later, and on 16 January 1809 the army was beginning to embark when Soult attacked. The British line held the ridge of Monte Mero; the French stood on higher ground, from which a great battery swept its right. The village of Elviña changed hands again and again. There a cannon ball struck Moore down; he lived just long enough to learn that they had held. Baird lost an arm, Hope took command, and in the night the army sailed.',
  },
  hints: {
    top: {
      es: 'Aguanta en la cresta y guarda la reserva de ligeras en tu derecha: por ahí vendrá la caballería.',
      en: 'Hold the crest and keep the light reserve on your right: that is where the cavalry will come.',
    },
    bottom: {
      es: 'Prepara el asalto con la gran batería, toma Elviña y rodea la derecha británica con los dragones.',
      en: 'Prepare the assault with the great battery, take Elviña and turn the British right with the dragoons.',
    },
  },
  slides: [
    {
      title: { es: 'La retirada', en: 'The retreat' },
      text: {
        es: 'Cuatrocientos kilómetros de nieve y barro dejan atrás a miles de hombres.',
        en: 'Two hundred and fifty miles of snow and mud leave thousands behind.',
      },
      shows: '1',
    },
    {
      title: { es: 'El monte Mero', en: 'Monte Mero' },
      text: {
        es: 'Con el mar a la espalda, Moore ocupa la más cercana de dos líneas de alturas; la otra es más alta.',
        en: 'With the sea at his back, Moore takes the nearer of two ridges: the farther is higher.',
      },
      shows: '1F',
    },
    {
      title: { es: 'Elviña', en: 'Elviña' },
      text: {
        es: 'Los regimientos 42.º y 50.º entran y salen de la aldea bajo el fuego de once cañones.',
        en: 'The 42nd and 50th fight in and out of the village under the fire of eleven guns.',
      },
      shows: '0:mermet+>1:baird',
    },
    {
      title: { es: 'Moore', en: 'Moore' },
      text: {
        es: 'Lo entierran de madrugada en las murallas, envuelto en su capa.',
        en: 'They bury him before dawn on the ramparts, wrapped in his cloak.',
      },
      shows: '1:moore+',
    },
  ],
} as const satisfies Briefing
