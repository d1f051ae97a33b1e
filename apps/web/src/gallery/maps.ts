import type { Terrain } from '../look/hex/terrain.ts'
import type { HexThumbMap } from '../look/thumb/hexes.ts'
import type { Body, TableThumbMap } from '../look/thumb/table.ts'

/** Small maps for the home: "row,col,terrain" (a star: ford) and "side row,col" (a star: a leader). */
const hexes = (seed: number, terrain: string, units: string): HexThumbMap => ({
  kind: 'hexes',
  seed,
  terrain: terrain
    .split(' ')
    .filter(Boolean)
    .map(word => {
      const [row, col, kind = ''] = word.split(',')
      return { row: Number(row), col: Number(col), terrain: kind.replace('*', '') as Terrain, ford: kind.endsWith('*') }
    }),
  units: units.split(' ').map(word => {
    const [row = '', col = ''] = word.slice(1).split(',')
    return {
      side: word.startsWith('a') ? 'a' : 'b',
      row: Number(row),
      col: Number.parseInt(col, 10),
      leader: col.endsWith('*'),
    }
  }),
})

export const ancients = {
  akragas: hexes(
    1,
    '',
    'b1,1 b1,2 b1,3* b1,4 b1,6 b1,7* b1,8 b1,10 b2,2 b2,4 b2,8 b2,10 a6,3 a6,6 a6,10 a7,1 a7,2 a7,3 ' +
      'a7,5 a7,6 a7,7* a7,8 a7,9 a7,10*',
  ),
  trasimene: hexes(
    6,
    '2,6,hill 3,5,hill 4,1,hill 4,4,hill 4,5,hill 5,0,hill 5,2,hill 5,3,hill 4,9,steep 5,8,steep ' +
      '6,9,steep 7,8,steep 8,2,lake 8,3,lake 8,4,lake 8,5,lake 8,6,lake',
    'b2,0 b2,1 b2,2* b2,9* b2,10 b2,11 b2,12 b3,0 b3,2 b3,3 b3,4 b3,5 b3,6* b3,7 b3,8 b4,0 b4,1 b4,6 ' +
      'b4,7 a5,9 a5,10 a5,11 a6,10 a7,1 a7,2 a7,3 a7,4* a7,5 a7,6 a7,9 a8,0 a8,1 a8,7 a8,8 a8,9*',
  ),
  cannae: hexes(
    7,
    '',
    'b0,1 b1,0 b1,1* b1,2 b1,3 b1,8* b1,9 b1,10 b1,11* b2,3 b2,4 b2,5 b2,6 b2,7 b2,8 b2,9 a6,5 a6,7 ' +
      'a7,1 a7,2 a7,3 a7,4* a7,5 a7,6 a7,7 a7,8 a7,9 a7,10* a8,2 a8,5 a8,7* a8,10',
  ),
  metaurus: hexes(
    12,
    '0,8,river* 1,8,river* 2,9,river* 2,10,river* 2,11,river* 2,12,river* 4,9,river* 4,10,river* ' +
      '4,11,river* 4,12,river* 5,8,river* 1,9,hill 1,10,hill 1,11,hill 5,9,hill 5,10,hill 5,11,hill ' +
      '2,0,hill 3,0,hill 4,0,hill 5,0,hill 1,0,broken 2,1,broken 3,1,broken 4,1,broken',
    'b0,1 b0,5 b0,12 b1,1 b1,2* b1,3 b1,5 b1,6 b1,7 b1,10 b1,11 b2,3 b2,5 b2,7 a5,0 a5,1 a5,2 a5,3 a5,4 ' +
      'a5,5 a5,6 a5,10 a5,11 a6,1 a6,2* a6,3 a6,4* a6,5 a6,6 a6,7 a6,9 a7,6*',
  ),
  zama: hexes(
    15,
    '',
    'b0,3 b0,5* b0,7* b0,9 b0,11 b1,1 b1,2 b1,3 b1,5 b1,6 b1,7 b1,8 b1,9 b1,10 b2,4 b2,5 b2,6 b2,7 b2,8 ' +
      'a6,2 a6,3 a6,4 a6,5 a6,6* a6,7 a6,8 a6,9 a6,10 a7,1 a7,2* a7,3 a7,6 a7,8 a7,9 a7,10* a7,11 a8,4 ' +
      'a8,6 a8,8 a8,11',
  ),
}

const line = (
  side: 'a' | 'b',
  count: number,
  from: number,
  to: number,
  y: number,
  width: number,
  depth: number,
  turn = 0,
): Body[] =>
  Array.from({ length: count }, (_, i) => ({
    side,
    x: from + ((to - from) * i) / Math.max(1, count - 1),
    y,
    width,
    depth,
    turn,
  }))

const table = (seed: number, bodies: Body[], ground: Partial<TableThumbMap> = {}): TableThumbMap => ({
  kind: 'table',
  seed,
  bodies,
  ...ground,
})

export const tables = {
  rocroi: table(
    3,
    [
      ...line('b', 4, 560, 1200, 280, 125, 66),
      ...line('b', 3, 660, 1090, 160, 125, 66),
      ...line('b', 2, 230, 360, 290, 95, 50, -8),
      ...line('b', 2, 1440, 1570, 290, 95, 50, 8),
      ...line('a', 4, 640, 1260, 830, 125, 125),
      ...line('a', 3, 780, 1190, 1010, 125, 66),
      ...line('a', 2, 350, 480, 840, 95, 50, 8),
      ...line('a', 2, 1430, 1560, 840, 95, 50, -8),
    ],
    {
      hills: [{ x: 1000, y: 1080, rx: 260, ry: 50 }],
      woods: [{ x: 250, y: 560, rx: 150, ry: 130 }],
      road: [
        [760, 1240],
        [900, 800],
        [1010, 500],
        [1120, -20],
      ],
    },
  ),
  rolica: table(11, [...line('b', 6, 500, 1350, 300, 120, 54), ...line('a', 7, 350, 1500, 980, 120, 54)], {
    hills: [{ x: 900, y: 240, rx: 420, ry: 70 }],
    towns: [[980, 560]],
    woods: [
      { x: 330, y: 430, rx: 120, ry: 90 },
      { x: 1500, y: 540, rx: 120, ry: 80 },
    ],
    water: [
      [-700, 720],
      [-20, 760],
      [420, 700],
      [800, 760],
      [1260, 690],
      [1850, 740],
      [2600, 700],
    ],
  }),
  lutzen: table(8, [...line('b', 6, 420, 1450, 400, 120, 90), ...line('a', 8, 350, 1550, 820, 110, 60)], {
    towns: [[300, 420]],
    road: [
      [-20, 560],
      [900, 590],
      [1850, 520],
    ],
  }),
  nordlingen: table(9, [...line('b', 6, 450, 1500, 270, 125, 110), ...line('a', 6, 350, 1250, 860, 120, 60)], {
    hills: [
      { x: 1200, y: 420, rx: 170, ry: 90 },
      { x: 560, y: 330, rx: 150, ry: 70 },
    ],
    woods: [{ x: 1600, y: 760, rx: 120, ry: 110 }],
  }),
  zama: table(21, [
    ...line('b', 6, 470, 1360, 400, 110, 70),
    ...line('b', 5, 500, 1330, 280, 130, 80),
    ...line('a', 5, 500, 1330, 820, 130, 80),
    ...line('a', 5, 500, 1330, 940, 130, 80),
  ]),
  limes: table(24, [...line('b', 4, 560, 1300, 300, 170, 150), ...line('a', 5, 560, 1300, 880, 140, 90)], {
    hills: [{ x: 1450, y: 900, rx: 160, ry: 90 }],
    woods: [{ x: 300, y: 600, rx: 140, ry: 110 }],
  }),
}
