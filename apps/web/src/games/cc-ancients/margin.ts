import type { MapSurroundings } from '../../skins/hexes/dress.ts'

/** What lies beside the hexes of a battlefield, where that is known: drawn, never played. */
export const SURROUNDINGS: Readonly<Record<string, MapSurroundings>> = {
  // The wings of the horse met along the river; the town looks down on its lower course.
  cannae: {
    rivers: [
      [
        [1338, -90],
        [1306, 60],
        [1334, 210],
        [1302, 360],
        [1330, 500],
        [1400, 600],
      ],
    ],
    villages: [[1306, 668]],
    names: [
      { text: { es: 'Áufido', en: 'Aufidus' }, at: [1322, 285], kind: 'water', turn: -78 },
      { text: { es: 'Cannas', en: 'Cannae' }, at: [1306, 722] },
    ],
  },
}
