import { ALLIES_FRANCE, type Briefing } from './briefing.ts'

export const bussacoReynier = {
  title: { es: 'Buçaco: el asalto de Reynier', en: 'Bussaco: Reynier’s assault' },
  armies: ALLIES_FRANCE,
  history: {
    es: 'Masséna avanzaba hacia Lisboa en septiembre de 1810 y Wellington lo esperó en la sierra de Buçaco, una muralla de quince kilómetros. Desde abajo no se veía a nadie: las divisiones estaban detrás de la cresta. El 27, al alba y entre la niebla, Reynier mandó subir a Heudelet por el camino de Santo António do Cântaro y a Merle más al norte. Merle llegó sin aliento a la cumbre, a un hueco de la línea de Picton, y allí el 88.º y el 45.º cargaron a la bayoneta y lo echaron ladera abajo. La brigada de Foy aún coronó la sierra en un último ataque, hasta que llegó Leith.',
    en: 'Masséna was marching on Lisbon in September 1810 and Wellington awaited him on the Serra do Buçaco, a rampart nine miles long. From below nobody could be seen: the divisions lay behind the crest. At dawn on the 27th, in mist, Reynier sent Heudelet up the road of Santo António do Cântaro and Merle farther north. Merle came out breathless on top, at a gap in Picton’s line, and there the 88th and 45th charged with the bayonet and threw him down the slope. Foy’s brigade still crowned the ridge in a last attack, until Leith came up.',
  },
  hints: {
    top: {
      es: 'Sube junto y por dos sitios: el hueco a la izquierda británica y el camino del pueblo. La cumbre da estandartes.',
      en: 'Climb together and in two places: the gap on the British left and the village road. The crest gives banners.',
    },
    bottom: {
      es: 'Dispara cuesta abajo y contraataca a quien corone. Leith y las reservas tienen que llegar a tiempo.',
      en: 'Fire downhill and counter-attack whoever reaches the top. Leith and the reserves must arrive in time.',
    },
  },
  slides: [
    {
      title: { es: 'La sierra', en: 'The ridge' },
      text: {
        es: 'Una sola cuesta, empinada y pelada, y ni un casaca roja a la vista.',
        en: 'One long slope, steep and bare, and not a redcoat in sight.',
      },
      shows: '0',
    },
    {
      title: { es: 'La niebla', en: 'The mist' },
      text: {
        es: 'Las columnas de Merle suben a ciegas y se desvían hacia el norte.',
        en: 'Merle’s columns climb blind and drift to the north.',
      },
      shows: '1:merle+>0L',
    },
    {
      title: { es: 'Los de Connaught', en: 'The Connaught Rangers' },
      text: {
        es: 'El 88.º carga desde las peñas y la ladera se llena de hombres que ruedan.',
        en: 'The 88th charges out of the rocks and the slope fills with falling men.',
      },
      shows: '0:picton+>1:merle',
    },
    {
      title: { es: 'Foy', en: 'Foy' },
      text: {
        es: 'Su brigada pisa la cumbre; Leith aparece por el camino de la cresta y la barre.',
        en: 'His brigade stands on the crest; Leith comes along the ridge road and sweeps it off.',
      },
      shows: '1:foy>0C 0:leith+>0C',
    },
  ],
} as const satisfies Briefing
