import type { Briefing } from './briefing.ts'

export const breitenfeld: Briefing = {
  title: { es: 'Breitenfeld', en: 'Breitenfeld' },
  date: { es: '17 de septiembre de 1631', en: '17 September 1631' },
  armies: { es: 'Suecia y Sajonia contra el Imperio', en: 'Sweden and Saxony against the Empire' },
  history: {
    es: 'Tras el saqueo de Magdeburgo, Tilly entró en Sajonia y el elector Juan Jorge se echó en brazos de Gustavo Adolfo. Los dos ejércitos protestantes, unos cuarenta mil hombres, encontraron a los imperiales sobre una loma al norte de Leipzig, treinta y cinco mil en grandes escuadrones. Los reclutas sajones huyeron a la primera embestida y Tilly giró hacia el flanco descubierto. Pero los suecos maniobraban en unidades pequeñas: Horn dobló el ala izquierda y aguantó, mientras Pappenheim se estrellaba siete veces contra Banér. Entonces el rey subió a la loma, tomó los cañones y los volvió contra sus dueños. Tilly, herido, perdió su artillería y dos tercios de su gente.',
    en: 'After the sack of Magdeburg, Tilly marched into Saxony and the elector John George threw himself into the arms of Gustavus Adolphus. The two Protestant armies, some forty thousand men, found the Imperials on a ridge north of Leipzig, thirty-five thousand in great squadrons. The Saxon recruits fled at the first shock and Tilly wheeled on the open flank. But the Swedes manoeuvred in small units: Horn bent back the left wing and held, while Pappenheim broke seven times against Banér. Then the king climbed the ridge, took the guns and turned them on their owners. Tilly, wounded, lost his artillery and two thirds of his men.',
  },
  ground: {
    es: 'Llanura abierta. La loma de Tilly da Altura a quien la ocupa por entero y tapa la vista de lo que queda detrás.',
    en: 'Open plain. Tilly’s ridge gives Height to those wholly on it and hides what lies behind.',
  },
  doubt: {
    es: 'El orden de los regimientos y el número de unidades son una reconstrucción a escala; los sajones usan el perfil de una leva.',
    en: 'The order of the regiments and the number of units are a reconstruction to scale; the Saxons use the profile of a levy.',
  },
  hints: {
    top: {
      es: 'No cuentes con los sajones: gana tiempo con ellos, dobla a Horn hacia fuera y sube a la loma por el centro.',
      en: 'Do not count on the Saxons: buy time with them, bend Horn outwards and climb the ridge in the centre.',
    },
    bottom: {
      es: 'Arrolla a los sajones con tu derecha y cae sobre el flanco sueco antes de que Gustavo alcance tus cañones.',
      en: 'Sweep the Saxons away with your right and fall on the Swedish flank before Gustavus reaches your guns.',
    },
  },
  slides: [
    {
      title: { es: 'El cañoneo', en: 'The cannonade' },
      text: {
        es: 'Durante dos horas las piezas suecas hacen tres disparos por cada uno de las imperiales.',
        en: 'For two hours the Swedish guns fire three times for every Imperial shot.',
      },
      shows: '1C>0C',
    },
    {
      title: { es: 'Las siete cargas', en: 'Seven charges' },
      text: {
        es: 'Pappenheim rodea el ala de Banér y choca con mosqueteros metidos entre los caballos.',
        en: 'Pappenheim rides round Banér’s wing and meets musketeers standing among the horses.',
      },
      shows: '0L>1R',
    },
    {
      title: { es: 'Los sajones', en: 'The Saxons' },
      text: {
        es: 'El ejército del elector se deshace y saquea los carros de sus aliados al huir.',
        en: 'The elector’s army dissolves and plunders its allies’ wagons as it runs.',
      },
      shows: '0R>1L',
    },
    {
      title: { es: 'Horn da la cara', en: 'Horn turns' },
      text: {
        es: 'Horn forma una línea nueva en ángulo recto y la segunda línea de Hepburn la alarga.',
        en: 'Horn forms a new line at a right angle and Hepburn’s second line makes it longer.',
      },
      shows: '1:horn+>0R',
    },
    {
      title: { es: 'Los cañones vueltos', en: 'The guns turned' },
      text: {
        es: 'Gustavo toma la batería de la loma y Tilly recibe el fuego de sus propias piezas.',
        en: 'Gustavus takes the battery on the ridge and Tilly is shot at with his own guns.',
      },
      shows: '1R>0C',
    },
  ],
}
