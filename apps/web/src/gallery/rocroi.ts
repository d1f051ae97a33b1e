import type { TableGround } from '../look/table/ground.ts'
import type { TroopBaseProps } from '../look/table/TroopBase.tsx'

type Written = readonly [
  formation: TroopBaseProps['formation'],
  x: number,
  y: number,
  facing: number,
  more?: Partial<TroopBaseProps>,
]

/** The drawn moment of Rocroi, by the middles of its bases. */
export const french: readonly Written[] = [
  ['squadron', 560, 235, 180, { name: 'Picardía', order: 'down' }],
  ['squadron', 760, 235, 178, { name: 'La Marina', order: 'down' }],
  ['squadron', 970, 250, 180, { name: 'Persan', order: 'gunshot', wear: 1 }],
  ['squadron', 1180, 235, 182, { name: 'Suizos', order: 'down' }],
  ['squadron', 660, 118, 180, { order: 'down' }],
  ['squadron', 870, 118, 180, { order: 'down' }],
  ['squadron', 1090, 118, 180, { order: 'down' }],
  ['battery', 870, 395, 180, { order: 'down', light: 'target' }],
  ['cavalry', 330, 262, 168, { name: 'Gassion', order: 'down', wear: 1 }],
  ['cavalry', 218, 250, 172, { order: 'swords' }],
  ['cavalry', 280, 150, 175, { order: 'down', acted: true }],
  ['cavalry', 1430, 262, 186, { name: 'La Ferté', order: 'down', disordered: true, wear: 2 }],
  ['cavalry', 1545, 250, 186, { order: 'down' }],
  ['cavalry', 1480, 150, 182, { order: 'down' }],
]
export const spanish: readonly Written[] = [
  ['tercio', 735, 885, 0, { name: 'Velandia', order: 'down' }],
  ['tercio', 1085, 872, 0, { name: 'Villalba', order: 'down', wear: 1 }],
  ['tercio', 1270, 890, 2, { name: 'Garcíes', order: 'down' }],
  ['squadron', 790, 1068, 0, { order: 'down', name: 'Visconti' }],
  ['squadron', 985, 1058, 0, { order: 'down', name: 'Strozzi' }],
  ['squadron', 1190, 1068, 0, { order: 'down', name: 'Ribacourt' }],
  ['battery', 520, 764, -3, { order: 'down' }],
  ['gun', 1372, 764, -2, { order: 'down' }],
  ['cavalry', 440, 860, 8, { name: 'Cab. de Flandes', order: 'down', light: 'can' }],
  ['cavalry', 545, 872, 6, { order: 'down', wear: 3, stamina: 3 }],
  ['cavalry', 500, 975, 4, { order: 'down' }],
  ['company', 300, 575, 24, { order: 'down' }],
  ['deepCavalry', 1440, 862, -6, { name: 'Cab. de Alsacia', order: 'run' }],
  ['cavalry', 1580, 850, -8, { order: 'down', disordered: true }],
]

export const ground: readonly TableGround[] = [
  {
    kind: 'road',
    width: 21,
    line: [
      [760, 1240],
      [800, 1050],
      [890, 900],
      [930, 700],
      [1010, 520],
      [1040, 330],
      [1110, 160],
      [1120, -20],
    ],
  },
  ...[
    [
      [40, 330],
      [150, 300],
      [300, 330],
      [520, 345],
    ],
    [
      [1330, 1175],
      [1390, 1090],
      [1480, 1085],
      [1790, 1070],
    ],
    [
      [1200, 60],
      [1330, 95],
      [1560, 70],
      [1800, 95],
    ],
    [
      [60, 800],
      [180, 780],
      [330, 800],
    ],
    [
      [1330, 720],
      [1480, 735],
      [1700, 760],
      [1810, 740],
    ],
  ].map((line): TableGround => ({ kind: 'hedge', width: 20, line: line.map(([x, y]) => [x, y] as const) })),
  { kind: 'hill', outline: oval(1000, 1040, 405, 100), name: 'altura 1' },
  {
    kind: 'wood',
    name: 'Bosque de Rumigny',
    outline: [
      [120, 420],
      [230, 385],
      [345, 420],
      [420, 500],
      [405, 600],
      [330, 680],
      [220, 700],
      [115, 640],
      [85, 520],
    ],
  },
  {
    kind: 'marsh',
    name: 'Ciénaga de Houppé',
    outline: [
      [1440, 470],
      [1530, 420],
      [1660, 430],
      [1740, 500],
      [1730, 600],
      [1640, 660],
      [1520, 650],
      [1440, 580],
    ],
  },
  { kind: 'field', outline: oval(1480, 1010, 190, 80) },
]

function oval(x: number, y: number, rx: number, ry: number): [number, number][] {
  return Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2
    return [x + rx * Math.cos(a), y + ry * Math.sin(a)]
  })
}
