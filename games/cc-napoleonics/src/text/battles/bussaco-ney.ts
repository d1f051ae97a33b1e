import { ALLIES_FRANCE, type Briefing } from './briefing.ts'

export const bussacoNey = {
  title: { es: 'Buçaco: el asalto de Ney', en: 'Bussaco: Ney’s assault' },
  armies: ALLIES_FRANCE,
  history: {
    es: 'Cuando Ney oyó el fuego de Reynier y creyó ver franceses en la cumbre, lanzó su cuerpo por el camino del convento de Buçaco. Loison tomó a los tiradores la aldea de Sula y siguió hacia un molino donde apenas se veían unos cañones y un jinete pequeño: Craufurd. Detrás, tumbados en un camino hondo, estaban el 43.º y el 52.º. A diez pasos se levantaron y dispararon; la columna entera bajó rodando y su general, Simon, quedó preso. Más al sur, Marchand no pudo con los portugueses de Pack. Masséna perdió aquel día cuatro mil quinientos hombres. A la mañana siguiente encontró un camino que rodeaba la sierra.',
    en: 'When Ney heard Reynier’s fire and thought he saw Frenchmen on the crest, he sent his corps up the road to the convent of Bussaco. Loison took the village of Sula from the skirmishers and went on towards a windmill where little could be seen but some guns and a small man on a horse: Craufurd. Behind him, lying in a sunken road, were the 43rd and the 52nd. At ten paces they stood up and fired; the whole column went rolling down, and its general, Simon, was taken. Farther south Marchand could do nothing against Pack’s Portuguese. Masséna lost four and a half thousand men that day. Next morning he found a road round the ridge.',
  },
  hints: {
    top: {
      es: 'Limpia Sula con las ligeras antes de subir. El molino vale un estandarte y abre la línea.',
      en: 'Clear Sula with your light troops before you climb. The mill is worth a banner and opens the line.',
    },
    bottom: {
      es: 'Deja que lleguen cansados: tus dos unidades ligeras junto al molino son las mejores del campo.',
      en: 'Let them arrive tired: your two light units by the mill are the best on the field.',
    },
  },
  slides: [
    {
      title: { es: 'Sula', en: 'Sula' },
      text: {
        es: 'Fusileros y cazadores defienden la aldea tapia por tapia y luego se esfuman.',
        en: 'Riflemen and caçadores hold the village wall by wall, and then melt away.',
      },
      shows: '0F',
    },
    {
      title: { es: 'El molino', en: 'The mill' },
      text: {
        es: 'La columna ve unos cañones sin escolta y aprieta el paso.',
        en: 'The column sees guns without an escort and quickens its step.',
      },
      shows: '1:simon+>0:HA',
    },
    {
      title: { es: 'El camino hondo', en: 'The sunken road' },
      text: {
        es: 'Craufurd agita el sombrero y mil ochocientos hombres se ponen en pie.',
        en: 'Craufurd waves his hat and eighteen hundred men stand up.',
      },
      shows: '0:craufurd+>1:simon',
    },
    {
      title: { es: 'Pack', en: 'Pack' },
      text: {
        es: 'Los regimientos portugueses, en su primera gran batalla, no ceden un paso.',
        en: 'The Portuguese regiments, in their first great battle, do not give a step.',
      },
      shows: '1:marchand+>0:pack',
    },
  ],
} as const satisfies Briefing
