import { type Briefing, ROME_CARTHAGE } from './briefing.ts'

export const ticinus: Briefing = {
  title: { es: 'Río Tesino', en: 'Ticinus River' },
  armies: ROME_CARTHAGE,
  history: {
    es: 'A finales de 218 a. C. Aníbal bajó de los Alpes con un ejército agotado y encontró antes de lo que esperaba a un cónsul romano. Publio Escipión había vuelto de la Galia por mar y cruzó el Tesino con la caballería y los infantes ligeros para reconocer al enemigo. Las dos vanguardias se toparon. La caballería pesada de Aníbal cargó de frente; los vélites se refugiaron entre sus jinetes casi sin lanzar. La lucha estuvo igualada hasta que los númidas rodearon ambas alas y cayeron sobre la retaguardia. Escipión, herido, se salvó, dicen, gracias a su hijo, que un día vencería en Zama.',
    en: 'Late in 218 BC Hannibal came down from the Alps with a worn-out army and met a Roman consul sooner than he expected. Publius Scipio had returned from Gaul by sea and crossed the Ticinus with his cavalry and light foot to look for the enemy. The two vanguards ran into each other. Hannibal’s heavy cavalry charged straight ahead; the velites took shelter among their own horsemen almost without a throw. The fight was even until the Numidians rode round both wings and fell on the rear. Scipio was wounded, and was saved, they say, by his son, who would one day win at Zama.',
  },
  ground: {
    es: 'El río no se puede vadear.',
    en: 'The river cannot be forded.',
  },
  hints: {
    top: {
      es: 'Fija el centro con la caballería pesada y corre por las alas con los númidas hasta su espalda.',
      en: 'Pin the centre with the heavy cavalry and race round the wings with the Numidians to their rear.',
    },
    bottom: {
      es: 'Dispara y evádete con los vélites; guarda la caballería media para rematar lo que llegue gastado.',
      en: 'Fire and evade with the velites; keep the medium cavalry to finish what arrives worn down.',
    },
  },
  slides: [
    {
      title: { es: 'Al pie de los Alpes', en: 'Below the Alps' },
      text: {
        es: 'Aníbal ha perdido medio ejército en las montañas y necesita una victoria pronto.',
        en: 'Hannibal has lost half his army in the mountains and needs a victory soon.',
      },
      shows: '1',
    },
    {
      title: { es: 'El encuentro', en: 'The meeting' },
      text: {
        es: 'Una nube de polvo anuncia a cada bando que el otro también ha salido a explorar.',
        en: 'A cloud of dust tells each side that the other has come out scouting too.',
      },
      shows: '0F 1F',
    },
    {
      title: { es: 'Los númidas', en: 'The Numidians' },
      text: {
        es: 'Jinetes sin freno rodean las alas y aparecen detrás de la línea romana.',
        en: 'Riders without bridles circle the wings and appear behind the Roman line.',
      },
      shows: '1L:LC>0B 1R:LC>0B',
    },
    {
      title: { es: 'Padre e hijo', en: 'Father and son' },
      text: {
        es: 'El cónsul herido sale del cerco; a su lado cabalga un muchacho de diecisiete años.',
        en: 'The wounded consul gets clear; at his side rides a boy of seventeen.',
      },
      shows: '0:publius-scipio+',
    },
  ],
}
