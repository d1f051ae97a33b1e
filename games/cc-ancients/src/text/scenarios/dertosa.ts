import { type Briefing, ROME_CARTHAGE } from './briefing.ts'

export const dertosa: Briefing = {
  title: { es: 'Dertosa', en: 'Dertosa' },
  armies: ROME_CARTHAGE,
  history: {
    es: 'Después de Cannas, Cartago ordenó a Asdrúbal Barca que llevara su ejército de Hispania a Italia para unirse a su hermano Aníbal. Cneo y Publio Escipión le salieron al paso junto al Ebro, cerca de Dertosa. Los dos ejércitos eran parejos, unos veinticinco mil hombres cada uno. Asdrúbal puso a los hispanos en el centro y a sus mejores tropas en los costados, con la idea de repetir Cannas. Pero los hispanos no querían marchar a Italia y huyeron casi al primer choque. Las legiones pasaron por la brecha, se volvieron contra las dos alas y las vencieron por separado. Aníbal se quedó sin refuerzos.',
    en: 'After Cannae, Carthage ordered Hasdrubal Barca to take his army from Spain to Italy and join his brother Hannibal. Gnaeus and Publius Scipio stood in his way on the Ebro, near Dertosa. The two armies were well matched, some twenty-five thousand men each. Hasdrubal put the Spaniards in the centre and his best troops at the sides, hoping to repeat Cannae. But the Spaniards had no wish to march to Italy and ran almost at the first shock. The legions went through the gap, turned on the two wings and beat them one after the other. Hannibal was left without reinforcements.',
  },
  hints: {
    top: {
      es: 'Tu centro no aguantará: hazlo retroceder despacio y castiga los flancos con la infantería pesada y los elefantes.',
      en: 'Your centre will not last: let it fall back slowly and punish the flanks with heavy infantry and elephants.',
    },
    bottom: {
      es: 'Siete unidades de infantería media y seis cartas: rompe los auxiliares del centro y vuélvete hacia las alas.',
      en: 'Seven units of medium infantry and six cards: break the auxilia in the centre and turn on the wings.',
    },
  },
  slides: [
    {
      title: { es: 'La orden', en: 'The order' },
      text: {
        es: 'Cartago manda a Asdrúbal a Italia; los Escipiones guardan el Ebro.',
        en: 'Carthage sends Hasdrubal to Italy; the Scipios guard the Ebro.',
      },
      shows: '1:hasdrubal-barca+',
    },
    {
      title: { es: 'Otra Cannas', en: 'Another Cannae' },
      text: {
        es: 'Centro débil, alas fuertes: Asdrúbal copia el plan de su hermano.',
        en: 'Weak centre, strong wings: Hasdrubal copies his brother’s plan.',
      },
      shows: '1C 1L:HI 1R:HI',
    },
    {
      title: { es: 'La brecha', en: 'The gap' },
      text: {
        es: 'El centro hispano se deshace antes de que las alas puedan cerrarse.',
        en: 'The Spanish centre dissolves before the wings can close.',
      },
      shows: '0C>1C',
    },
    {
      title: { es: 'Aníbal espera', en: 'Hannibal waits' },
      text: {
        es: 'El ejército que debía decidir la guerra en Italia queda roto en Hispania.',
        en: 'The army that was to decide the war in Italy lies broken in Spain.',
      },
      shows: '1',
    },
  ],
}
