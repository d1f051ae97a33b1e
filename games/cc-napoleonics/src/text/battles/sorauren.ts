import { ALLIES_FRANCE, type Briefing } from './briefing.ts'

export const sorauren = {
  title: { es: 'Sorauren', en: 'Sorauren' },
  armies: ALLIES_FRANCE,
  history: {
    es: 'Un mes después de Vitoria, Soult cruzó los Pirineos para socorrer Pamplona. El 27 de julio de 1813 Cole lo detuvo en las alturas de Oricáin, a la vista ya de la ciudad. Wellington llegó casi solo a Sorauren, escribió una orden en el pretil del puente y salió por un extremo cuando los dragones franceses entraban por el otro; al verlo subir, los batallones portugueses rompieron a gritar su nombre. Soult esperó. El 28 a mediodía, cuando por fin subió, la 6.ª División de Pack apareció en su flanco, y por toda la cuesta las columnas chocaron, ganaron la cumbre y la perdieron. Pamplona no fue socorrida.',
    en: 'A month after Vitoria, Soult crossed the Pyrenees to relieve Pamplona. On 27 July 1813 Cole stopped him on the heights of Oricáin, in sight of the city. Wellington rode almost alone into Sorauren, wrote an order on the parapet of the bridge and left by one end as French dragoons came in by the other; when they saw him climb the hill the Portuguese battalions began to shout his name. Soult waited. At noon on the 28th, when at last he attacked, Pack’s 6th Division came up on his flank, and all along the slope the columns struck, won the crest and lost it. Pamplona was not relieved.',
  },
  hints: {
    top: {
      es: 'La ermita y el otero dan estandartes. Ataca pronto: cada turno Pack está más cerca de tu flanco.',
      en: 'The chapel and the knoll give banners. Attack early: every turn Pack is nearer to your flank.',
    },
    bottom: {
      es: 'La cresta multiplica tu fuego. Trae a Pack por el valle y aprieta a Clausel contra el río.',
      en: 'The crest multiplies your fire. Bring Pack up the valley and squeeze Clausel against the river.',
    },
  },
  slides: [
    {
      title: { es: 'El puente', en: 'The bridge' },
      text: {
        es: 'Wellington firma una orden con el enemigo entrando en el pueblo.',
        en: 'Wellington signs an order as the enemy enters the village.',
      },
      shows: '0:wellington',
    },
    {
      title: { es: 'El grito', en: 'The shout' },
      text: {
        es: '«¡Douro, Douro!», gritan los portugueses; al otro lado, Soult decide esperar.',
        en: '“Douro, Douro!” cry the Portuguese; across the valley Soult decides to wait.',
      },
      shows: '0:P-LN 1:soult',
    },
    {
      title: { es: 'La ermita', en: 'The chapel' },
      text: {
        es: 'Los cazadores pierden y recobran la ermita de San Salvador.',
        en: 'The caçadores lose and retake the chapel of San Salvador.',
      },
      shows: '1:clausel+>0:P-LT',
    },
    {
      title: { es: 'El otero', en: 'The knoll' },
      text: {
        es: 'Los españoles de Pravia y Príncipe y el 40.º rechazan una carga tras otra.',
        en: 'The Spaniards of Pravia and Príncipe and the 40th throw back one charge after another.',
      },
      shows: '1L>0R',
    },
  ],
} as const satisfies Briefing
