import type { RuleId, Said } from '@acies/kernel'
import type { ElementKind } from '../data/terrain.ts'

/** A piece of ground for the reference: what it does to whoever stands in it or wants to pass, and by which rules. */
interface ElementWords {
  text: Said
  rules: readonly RuleId[]
}

const wood: ElementWords = {
  text: {
    es: 'Desordena y frena a quien entra. Dentro se está a cubierto de los disparos, y a través de él no se ve.',
    en: 'Disorders and slows whoever goes in. Those inside have cover from shooting, and nobody sees through it.',
  },
  rules: ['TER-SCN-11', 'TER-TRR-03', 'TER-TRR-06', 'TER-TRR-07'],
}
const hill: ElementWords = {
  text: {
    es: 'Quien está entero en ella combate mejor contra quien no lo está. No frena, pero no se ve por encima.',
    en: 'Whoever stands wholly on it fights better against those who do not. It does not slow, but hides what is behind.',
  },
  rules: ['TER-SCN-10', 'TER-TRR-06', 'TER-TRR-08'],
}
const lake: ElementWords = {
  text: {
    es: 'No lo cruza nadie, ni los Mandos. Se ve y se dispara por encima.',
    en: 'Nobody crosses it, not even Commanders. One sees and shoots across it.',
  },
  rules: ['TER-SCN-14', 'TER-TRR-04'],
}
const inside = {
  es: 'Se entra con ¡Atención! Dentro se está a cubierto y protegido, nunca flanqueado, y se dispara por los cuatro lados.',
  en: 'It is entered with Attention. Those inside have cover, are protected and never flanked, and shoot from all four sides.',
}
const building = ['TER-SCN-16', 'TER-SCN-17', 'TER-SCN-18', 'TER-SCN-19'] as const

export const elementWords = {
  road: {
    text: {
      es: 'Quien hace todo su movimiento por él va más deprisa, también a través de otro terreno.',
      en: 'Whoever makes the whole move along it goes faster, also through other ground.',
    },
    rules: ['TER-SCN-05', 'TER-TRR-05'],
  },
  hill,
  'large-hill': hill,
  'steep-hill': {
    text: {
      es: 'Como una colina, pero además frena a quien la sube o la cruza.',
      en: 'Like a hill, but it also slows whoever climbs or crosses it.',
    },
    rules: ['TER-SCN-10', 'TER-TRR-02', 'TER-TRR-06', 'TER-TRR-08'],
  },
  wood,
  'large-wood': wood,
  crops: {
    text: {
      es: 'Un dado para todos dice cuánto ha crecido la mies: solo frena, además cubre, o llega a ocultar y desordenar.',
      en: 'One die for all says how high it stands: it only slows, or gives cover too, or even hides and disorders.',
    },
    rules: ['TER-SCN-12', 'TER-TRR-02', 'TER-TRR-07'],
  },
  fence: {
    text: {
      es: 'Frena a quien la salta y cubre de los disparos a quien está pegado a ella por el otro lado.',
      en: 'Slows whoever climbs it and gives cover from shooting to those who stand against its other side.',
    },
    rules: ['TER-SCN-13', 'TER-TRR-02', 'TER-TRR-07'],
  },
  wall: {
    text: {
      es: 'Frena a quien lo salta. Quien está pegado a él queda a cubierto de los disparos y protegido de las cargas que lo cruzan.',
      en: 'Slows whoever climbs it. Those who stand against it have cover from shots and are protected from charges across it.',
    },
    rules: ['TER-SCN-13', 'TER-TRR-02', 'TER-TRR-07', 'TER-TRR-09'],
  },
  bridge: {
    text: {
      es: 'Por él se cruza el río como si no lo hubiera.',
      en: 'Over it the river is crossed as if it were not there.',
    },
    rules: ['TER-SCN-09'],
  },
  'small-building': {
    text: { es: `Aloja a una Compañía. ${inside.es}`, en: `Holds one Company. ${inside.en}` },
    rules: building,
  },
  'large-building': {
    text: {
      es: `Aloja a cualquier unidad de infantería. ${inside.es}`,
      en: `Holds any one infantry unit. ${inside.en}`,
    },
    rules: building,
  },
  swamp: {
    text: {
      es: 'Desordena y frena a quien entra. Ni cubre ni oculta.',
      en: 'Disorders and slows whoever goes in. It neither covers nor hides.',
    },
    rules: ['TER-TRR-03', 'TER-TRR-02'],
  },
  'small-lake': lake,
  'large-lake': lake,
  rocks: {
    text: {
      es: 'No las cruza nadie, y no se ve a través de ellas.',
      en: 'Nobody crosses them, and nobody sees through them.',
    },
    rules: ['TER-SCN-15', 'TER-TRR-04', 'TER-TRR-06'],
  },
  river: {
    text: {
      es: 'Tras el despliegue un dado dice cómo baja: nada, frena, desordena o no hay quien lo pase. Quedan el puente o el vado.',
      en: 'After deployment a die says how it runs: no matter, slowing, disordering, or past crossing. There is the bridge or ford.',
    },
    rules: ['TER-SCN-06', 'TER-SCN-07'],
  },
  ford: {
    text: {
      es: 'Se cruza sin pena, o frena si el río baja crecido.',
      en: 'It is crossed with ease, or slows if the river is in spate.',
    },
    rules: ['TER-SCN-08'],
  },
  'built-up': {
    text: {
      es: 'Casas juntas con calles de terreno Normal entre ellas. Cada casa es un edificio por sí sola.',
      en: 'Houses close together with streets of Normal ground between. Each house is a building of its own.',
    },
    rules: building,
  },
} as const satisfies Record<ElementKind, ElementWords>
