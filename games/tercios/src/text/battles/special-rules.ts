import type { Said } from '@acies/kernel'

/** What a battle's own rules say; their ids are those of the battle's data. */
export const specialRuleWords = {
  'turned-guns': {
    name: { es: 'Los cañones de la loma', en: 'The guns on the ridge' },
    text: {
      es: 'La gran batería imperial vale 3 puntos de victoria, no 1.',
      en: 'The Imperial great battery is worth 3 victory points, not 1.',
    },
  },
  'saxon-recruits': {
    name: { es: 'Reclutas sajones', en: 'Saxon recruits' },
    text: {
      es: 'Los sajones son aliados: Gustavo Adolfo no puede mandarlos. Perder su infantería no da puntos de victoria al Imperio.',
      en: 'The Saxons are allies: Gustavus Adolphus cannot command them. The Empire gains no victory points for their infantry.',
    },
  },
  'november-mist': {
    name: { es: 'Niebla de noviembre', en: 'November mist' },
    text: {
      es: 'En los dos primeros turnos no hay línea de visión a más de 12″.',
      en: 'During the first two turns there is no line of sight beyond 12″.',
    },
  },
  'pappenheim-comes': {
    name: { es: 'Llega Pappenheim', en: 'Pappenheim arrives' },
    text: {
      es: 'Pappenheim y sus tres unidades entran por el borde norte, detrás de la izquierda imperial, en la Planificación del tercer turno. Si su sitio está ocupado, se colocan en el libre más cercano del borde.',
      en: 'Pappenheim and his three units come on at the northern edge, behind the Imperial left, in the Planning of the third turn. If their place is taken they are put at the nearest free one on the edge.',
    },
  },
  'the-windmills': {
    name: { es: 'Los molinos', en: 'The windmills' },
    text: {
      es: 'Al contar la ventaja, 2 puntos de victoria para quien tenga infantería en el cerro de los molinos si el enemigo no la tiene.',
      en: 'When the lead is counted, 2 victory points for the side that has infantry on Windmill hill while the enemy has none.',
    },
  },
  'the-albuch': {
    name: { es: 'El Albuch', en: 'The Albuch' },
    text: {
      es: 'Al contar la ventaja, 4 puntos de victoria para los suecos si tienen infantería en el Albuch y los católicos no.',
      en: 'When the lead is counted, 4 victory points for the Swedes if they have infantry on the Albuch and the Catholics have none.',
    },
  },
  'the-redoubts': {
    name: { es: 'Los reductos', en: 'The redoubts' },
    text: {
      es: 'Los tres regimientos de los reductos (Salm, Toralto y Wurmser) valen 4 puntos de victoria cada uno, no 2.',
      en: 'The three regiments in the redoubts (Salm, Toralto and Wurmser) are worth 4 victory points each, not 2.',
    },
  },
  'the-last-squares': {
    name: { es: 'Los últimos cuadros', en: 'The last squares' },
    text: {
      es: 'Los tres tercios viejos (Velandia, Alburquerque y Villalba) valen 3 puntos de victoria cada uno, no 2.',
      en: 'The three old tercios (Velandia, Alburquerque and Villalba) are worth 3 victory points each, not 2.',
    },
  },
} as const satisfies Record<string, { name: Said; text: Said }>
