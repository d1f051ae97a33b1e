import { type Briefing, ROME_CARTHAGE } from './briefing.ts'

export const metaurus: Briefing = {
  title: { es: 'Metauro', en: 'Metaurus' },
  armies: ROME_CARTHAGE,
  history: {
    es: 'En 207 a. C. Asdrúbal Barca cruzó los Alpes con un nuevo ejército. Sus cartas a Aníbal cayeron en manos del cónsul Nerón, que dejó su campamento en el sur y marchó con siete mil hombres escogidos, noche y día, a reunirse con su colega Livio. Entró a oscuras y repartió a los suyos en las mismas tiendas, pero dos toques de trompeta delataron a los dos cónsules. Asdrúbal quiso retirarse, perdió los vados del Metauro y tuvo que pelear. Nerón no podía subir hasta los galos de la colina: pasó por detrás de la línea romana y cayó sobre el otro flanco. Asdrúbal murió cargando.',
    en: 'In 207 BC Hasdrubal Barca crossed the Alps with a new army. His letters to Hannibal fell into the hands of the consul Nero, who left his camp in the south and marched with seven thousand picked men, night and day, to join his colleague Livius. He came in after dark and shared out his men among the same tents, but two trumpet calls betrayed the two consuls. Hasdrubal tried to withdraw, missed the fords of the Metaurus and had to fight. Nero could not get up to the Gauls on their hill: he went round behind the Roman line and fell on the other flank. Hasdrubal died charging.',
  },
  ground: {
    es: 'Los dos cursos de agua se pueden vadear.',
    en: 'Both streams can be forded.',
  },
  hints: {
    top: {
      es: 'Deja a los galos tras el arroyo y la colina y concentra tus pocas cartas en el lado de Asdrúbal.',
      en: 'Leave the Gauls behind their stream and hill, and spend your few cards on Hasdrubal’s side.',
    },
    bottom: {
      es: 'No ataques la colina de los galos: vigílala con auxiliares y gana la batalla por tu izquierda.',
      en: 'Do not attack the Gauls on their hill: watch it with auxilia and win the battle on your left.',
    },
  },
  slides: [
    {
      title: { es: 'Las cartas', en: 'The letters' },
      text: {
        es: 'Seis jinetes con el plan de Asdrúbal caen en manos romanas.',
        en: 'Six riders with Hasdrubal’s plan fall into Roman hands.',
      },
      shows: '1:hasdrubal-barca',
    },
    {
      title: { es: 'La marcha de Nerón', en: 'Nero’s march' },
      text: {
        es: 'Los pueblos sacan comida al camino para que los soldados no se detengan.',
        en: 'Villages bring food out to the road so that the soldiers need not stop.',
      },
      shows: '0:nero+',
    },
    {
      title: { es: 'Dos trompetas', en: 'Two trumpets' },
      text: {
        es: 'Asdrúbal oye dos toques donde debía sonar uno, y comprende.',
        en: 'Hasdrubal hears two calls where there should be one, and understands.',
      },
      shows: '1:hasdrubal-barca+',
    },
    {
      title: { es: 'El otro flanco', en: 'The other flank' },
      text: {
        es: 'Nerón cruza por detrás de su propio ejército y ataca donde nadie lo espera.',
        en: 'Nero crosses behind his own army and attacks where nobody expects him.',
      },
      shows: '0R>0:nero>1R',
    },
    {
      title: { es: 'El mensaje', en: 'The message' },
      text: {
        es: 'Aníbal sabe de la batalla cuando le arrojan la cabeza de su hermano.',
        en: 'Hannibal learns of the battle when his brother’s head is thrown to him.',
      },
      shows: '1:hasdrubal-barca',
    },
  ],
}
