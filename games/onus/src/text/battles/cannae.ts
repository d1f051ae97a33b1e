import type { Briefing } from './briefing.ts'

export const cannae: Briefing = {
  title: { es: 'Cannas', en: 'Cannae' },
  date: { es: '2 de agosto del 216 a. C.', en: '2 August 216 BC' },
  armies: { es: 'Varrón contra Aníbal', en: 'Varro against Hannibal' },
  history: {
    es: 'Roma ha reunido el mayor ejército de su historia, y a Varrón le toca el mando ese día. Forma las legiones más hondas que anchas para aplastar el centro enemigo. Aníbal le ofrece justo eso: una media luna de galos e íberos que se comba hacia delante y después cede paso a paso. Los romanos se hunden en ella, cada vez más apretados, hasta que los africanos giran hacia dentro por los dos lados. Asdrúbal, que ha barrido a la caballería romana, rodea el campo entero y cierra la bolsa por detrás. Al anochecer apenas queda quien entierre a los muertos.',
    en: 'Rome has raised the largest army of its history, and the day’s command is Varro’s. He forms the legions deeper than wide to crush the enemy centre. Hannibal offers him just that: a crescent of Gauls and Iberians that bulges forward and then gives way step by step. The Romans sink into it, tighter and tighter, until the Africans wheel inwards from both sides. Hasdrubal, who has swept the Roman horse away, rides round the whole field and closes the bag from behind. By nightfall there is hardly anyone left to bury the dead.',
  },
  doubt: {
    es: 'La media luna es de Polibio; cuánto se adelantaba y en qué orden alternaban galos e íberos es cosa nuestra.',
    en: 'The crescent is from Polybius; how far it stood out and how Gauls and Iberians alternated is our guess.',
  },
  hints: [
    {
      es: 'Pega pronto y pega a los lados: si te hundes en el centro, los libios te esperan.',
      en: 'Strike early and strike at the sides: sink into the centre and the Libyans are waiting.',
    },
    {
      es: 'Replegar a tiempo vale más que vencer: gana con la caballería y cierra por detrás.',
      en: 'To fall back in time is worth more than to win: win with the horse and close in from behind.',
    },
  ],
  slides: [
    {
      title: { es: 'La media luna', en: 'The crescent' },
      text: {
        es: 'Aníbal adelanta su centro más débil y esconde a los africanos a los lados.',
        en: 'Hannibal pushes his weakest centre forward and hides the Africans at the sides.',
      },
      shows: '1C',
    },
    {
      title: { es: 'La caballería', en: 'The horse' },
      text: {
        es: 'Asdrúbal deshace a los jinetes romanos junto al río.',
        en: 'Hasdrubal breaks the Roman riders beside the river.',
      },
      shows: '1L>0R',
    },
    {
      title: { es: 'El empuje', en: 'The push' },
      text: {
        es: 'Las legiones avanzan sobre los galos que ceden y se aprietan unas contra otras.',
        en: 'The legions press on over the yielding Gauls and crowd together.',
      },
      shows: '0C>1C',
    },
    {
      title: { es: 'Las tenazas', en: 'The pincers' },
      text: {
        es: 'Los africanos giran hacia dentro contra los dos flancos.',
        en: 'The Africans wheel inwards against both flanks.',
      },
      shows: '1L>0C 1R>0C',
    },
    {
      title: { es: 'El cerco', en: 'The ring' },
      text: {
        es: 'La caballería vuelve por la retaguardia y ya no hay salida.',
        en: 'The horse comes back upon the rear and there is no way out.',
      },
      shows: '1L>0B 1R>0B',
    },
  ],
}
