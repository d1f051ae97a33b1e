import { ALLIES_FRANCE, type Briefing } from './briefing.ts'

export const coa = {
  title: { es: 'El puente del Coa', en: 'The bridge on the Coa' },
  armies: ALLIES_FRANCE,
  history: {
    es: 'En julio de 1810 Masséna iba a invadir Portugal y solo la División Ligera de Craufurd quedaba al este del Coa, junto a Almeida. Wellington le había aconsejado cruzar; Craufurd apuró. El 24, tras una noche de tormenta, Ney cayó sobre él con veinticuatro mil hombres contra cinco mil. La caballería francesa pasó entre la fortaleza y la izquierda británica, y la línea tuvo que retroceder de tapia en tapia hacia un único puente, al fondo de una garganta. El 43.º y los fusileros del 95.º retomaron un otero para que pasaran los últimos. Luego Ney lanzó tres veces a sus granaderos sobre el puente, y tres veces lo dejaron cubierto de muertos.',
    en: 'In July 1810 Masséna was about to invade Portugal, and only Craufurd’s Light Division still stood east of the Coa, beside Almeida. Wellington had advised him to cross; Craufurd lingered. On the 24th, after a night of storm, Ney fell on him with twenty-four thousand men against five. French cavalry rode between the fortress and the British left, and the line had to fall back from wall to wall towards a single bridge at the bottom of a gorge. The 43rd and the riflemen of the 95th retook a knoll so that the last could cross. Then three times Ney sent his grenadiers at the bridge, and three times they covered it with dead.',
  },
  hints: {
    top: {
      es: 'Corre: rompe por la izquierda británica con la caballería y llega al puente antes que ellos.',
      en: 'Run: break in on the British left with the cavalry and reach the bridge before they do.',
    },
    bottom: {
      es: 'Cede terreno sin perder unidades. Cada unidad que ponga pie en la otra orilla acerca la victoria.',
      en: 'Give ground without losing units. Every unit that stands on the far bank brings victory closer.',
    },
  },
  slides: [
    {
      title: { es: 'Demasiado tarde', en: 'Too late' },
      text: {
        es: 'Craufurd espera un día más de la cuenta con el río a la espalda.',
        en: 'Craufurd stays one day too many with a river at his back.',
      },
      shows: '0',
    },
    {
      title: { es: 'El molino', en: 'The windmill' },
      text: {
        es: 'Los húsares de Ney desbordan el molino que guarda la izquierda.',
        en: 'Ney’s hussars ride round the windmill that guards the left.',
      },
      shows: '1R:LC>0L',
    },
    {
      title: { es: 'La bajada', en: 'The way down' },
      text: {
        es: 'Cañones, caballos y batallones se aprietan en un camino que cae en zigzag hasta el puente.',
        en: 'Guns, horses and battalions crowd a road that drops in zigzags to the bridge.',
      },
      shows: '0F>0B',
    },
    {
      title: { es: 'El otero', en: 'The knoll' },
      text: {
        es: 'El 43.º vuelve a subir con la bayoneta y regala a los demás un cuarto de hora.',
        en: 'The 43rd goes back up with the bayonet and buys the rest a quarter of an hour.',
      },
      shows: '0:craufurd+>1C',
    },
    {
      title: { es: 'Los granaderos', en: 'The grenadiers' },
      text: {
        es: 'Ney ataca el puente tres veces. No pasa nadie.',
        en: 'Ney attacks the bridge three times. Nobody gets over.',
      },
      shows: '1:ney+>0B',
    },
  ],
} as const satisfies Briefing
