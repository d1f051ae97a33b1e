import type { Said } from '@acies/kernel'
import type { Point } from '../look/ink/curves.ts'
import type { IconName } from '../look/symbols/icons.ts'
import type { Body, TableThumbMap } from '../look/thumb/table.ts'

/** A battle of a game whose table is still being built. */
export interface ComingBattle {
  name: Said
  when: Said
  sides?: Said
  difficulty: number
  minutes: number
  map: TableThumbMap
}

export interface ComingGame {
  id: string
  name: Said
  note: Said
  icon: IconName
  /** The first is shown large. */
  battles: readonly [ComingBattle, ...ComingBattle[]]
}

const same = (text: string): Said => ({ es: text, en: text })
/** A line of bodies, side by side about the middle of the table. */
const line = (
  side: 'a' | 'b',
  y: number,
  count: number,
  width: number,
  depth: number,
  gap = 40,
  middle = 915,
): Body[] =>
  Array.from({ length: count }, (_, i) => ({
    side,
    x: middle + (i - (count - 1) / 2) * (width + gap),
    y,
    width,
    depth,
  }))
const wings = (side: 'a' | 'b', y: number, width: number, depth: number, turn: number): Body[] =>
  [230, 360, 1470, 1600].map(x => ({ side, x, y, width, depth, turn: x < 900 ? turn : -turn }))
const table = (seed: number, bodies: Body[], ground: Partial<TableThumbMap> = {}): TableThumbMap => ({
  kind: 'table',
  seed,
  bodies,
  ...ground,
})
const highRoad: readonly Point[] = [
  [-20, 560],
  [900, 590],
  [1850, 520],
]

/** Shown until the game itself lies on the shelf. */
export const comingGames: readonly ComingGame[] = [
  {
    id: 'tercios',
    name: same('Tercios'),
    note: { es: 'mesa libre · órdenes secretas · d6', en: 'free table · secret orders · d6' },
    icon: 'pikes',
    battles: [
      {
        name: { es: 'Rocroi', en: 'Rocroi' },
        when: same('1643'),
        sides: { es: 'España contra Francia', en: 'Spain against France' },
        difficulty: 3,
        minutes: 90,
        map: table(
          3,
          [
            ...line('b', 280, 4, 125, 66, 88),
            ...line('b', 160, 3, 125, 66, 90),
            ...wings('b', 290, 95, 50, -8),
            ...line('a', 830, 4, 125, 125, 82),
            ...line('a', 1010, 3, 125, 66, 80),
            ...wings('a', 840, 95, 50, 8),
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
      },
      {
        name: same('Breitenfeld'),
        when: same('1631'),
        difficulty: 3,
        minutes: 90,
        map: table(6, [
          ...line('b', 300, 6, 130, 110, 60),
          ...line('a', 850, 8, 120, 60),
          ...line('a', 1000, 6, 120, 60),
        ]),
      },
      {
        name: same('Lützen'),
        when: same('1632'),
        difficulty: 2,
        minutes: 80,
        map: table(8, [...line('b', 400, 6, 120, 90, 80), ...line('a', 820, 8, 110, 60, 50)], {
          towns: [[300, 420]],
          road: highRoad,
        }),
      },
      {
        name: same('Nördlingen'),
        when: same('1634'),
        difficulty: 2,
        minutes: 80,
        map: table(9, [...line('b', 270, 6, 125, 110, 70), ...line('a', 860, 6, 120, 60, 60)], {
          hills: [
            { x: 1200, y: 420, rx: 170, ry: 90 },
            { x: 560, y: 330, rx: 150, ry: 70 },
          ],
          woods: [{ x: 1600, y: 760, rx: 120, ry: 110 }],
        }),
      },
    ],
  },
  {
    id: 'onus',
    name: same('ONUS!'),
    note: { es: 'mesa libre · cartas de acción · d6', en: 'free table · action cards · d6' },
    icon: 'EL',
    battles: [
      {
        name: same('Zama'),
        when: { es: '202 a. C.', en: '202 BC' },
        sides: { es: 'Roma contra Cartago', en: 'Rome against Carthage' },
        difficulty: 2,
        minutes: 70,
        map: table(21, [
          ...line('b', 400, 6, 110, 70, 68),
          ...line('b', 280, 5, 130, 80, 77),
          ...line('a', 820, 5, 130, 80, 77),
          ...line('a', 940, 5, 130, 80, 77),
        ]),
      },
      {
        name: same('Dacia'),
        when: same('101'),
        difficulty: 2,
        minutes: 70,
        map: table(22, [...line('b', 330, 6, 120, 70, 60), ...line('a', 860, 6, 130, 80, 60)], {
          hills: [{ x: 500, y: 280, rx: 260, ry: 70 }],
        }),
      },
    ],
  },
  {
    id: 'wab',
    name: same('Warhammer Ancient Battles'),
    note: { es: 'mesa libre · filas de miniaturas · d6', en: 'free table · ranks of miniatures · d6' },
    icon: 'leader',
    battles: [
      {
        name: { es: 'El limes', en: 'The limes' },
        when: { es: 'siglo I', en: '1st century' },
        sides: { es: 'Roma contra bárbaros', en: 'Rome against barbarians' },
        difficulty: 3,
        minutes: 120,
        map: table(24, [...line('b', 300, 4, 170, 150, 80), ...line('a', 880, 5, 140, 90, 45)], {
          hills: [{ x: 1450, y: 900, rx: 160, ry: 90 }],
          woods: [{ x: 300, y: 600, rx: 140, ry: 110 }],
        }),
      },
      {
        name: { es: 'El paso', en: 'The pass' },
        when: { es: 'siglo II', en: '2nd century' },
        difficulty: 2,
        minutes: 100,
        map: table(25, [...line('b', 330, 5, 140, 110, 60), ...line('a', 860, 5, 140, 80, 60)], {
          woods: [{ x: 1560, y: 380, rx: 150, ry: 120 }],
        }),
      },
    ],
  },
]
