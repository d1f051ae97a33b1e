import { type Briefing, ROME_CARTHAGE } from './briefing.ts'

export const trasimene: Briefing = {
  title: { es: 'Lago Trasimeno', en: 'Lake Trasimene' },
  armies: ROME_CARTHAGE,
  history: {
    es: 'En junio de 217 a. C. Aníbal pasó junto al cónsul Flaminio quemando Etruria y lo arrastró tras de sí. El camino corría entre las colinas y la orilla norte del lago Trasimeno. De noche Aníbal escondió a su ejército en las alturas y cerró la salida con sus veteranos. Al amanecer, con niebla sobre el agua, la columna romana entró en el desfiladero sin explorar. A una señal bajaron de todas partes. Los legionarios pelearon en grupos, sin línea ni órdenes, unas tres horas. Murieron cerca de quince mil, Flaminio entre ellos. La vanguardia se abrió paso, pero se rindió al día siguiente.',
    en: 'In June of 217 BC Hannibal marched past the consul Flaminius, burning Etruria, and drew him along behind. The road ran between the hills and the northern shore of Lake Trasimene. By night Hannibal hid his army on the heights and shut the way out with his veterans. At dawn, with fog on the water, the Roman column entered the defile without scouts. At a signal they came down from everywhere. The legionaries fought in clusters, without line or orders, for some three hours. About fifteen thousand died, Flaminius among them. The vanguard cut its way out, but gave itself up the next day.',
  },
  ground: {
    es: 'El lago y las cuatro colinas empinadas son impracticables.',
    en: 'The lake and the four steep hills are impassable.',
  },
  hints: {
    top: {
      es: 'Golpea ya, mientras Roma solo tiene dos cartas: cada turno que pasa se despierta un poco más.',
      en: 'Strike now, while Rome holds only two cards: with every turn it wakes a little more.',
    },
    bottom: {
      es: 'Sobrevive a los primeros turnos: junta tus unidades para que se apoyen y no dejes que las empujen al lago.',
      en: 'Live through the first turns: close your units up for support, and do not let them be pushed into the lake.',
    },
  },
  slides: [
    {
      title: { es: 'El cebo', en: 'The bait' },
      text: {
        es: 'El humo de las granjas guía a Flaminio por el camino que Aníbal ha elegido.',
        en: 'The smoke of farms leads Flaminius down the road Hannibal has chosen.',
      },
      shows: '0:flaminius+',
    },
    {
      title: { es: 'Niebla sobre el lago', en: 'Fog on the lake' },
      text: {
        es: 'La columna avanza a ciegas entre el agua y las laderas.',
        en: 'The column gropes its way between the water and the slopes.',
      },
      shows: '0',
    },
    {
      title: { es: 'La señal', en: 'The signal' },
      text: {
        es: 'De las colinas bajan a la vez galos, honderos y jinetes.',
        en: 'Gauls, slingers and horsemen come down from the hills all at once.',
      },
      shows: '1>0',
    },
    {
      title: { es: 'La orilla', en: 'The shore' },
      text: {
        es: 'Los últimos se meten en el lago con la armadura puesta.',
        en: 'The last of them wade into the lake in their armour.',
      },
      shows: '0B',
    },
  ],
}
