import type { Said } from '@acies/kernel'
import type { IconName } from '../look/symbols/icons.ts'
import type { TableThumbMap } from '../look/thumb/table.ts'

/** A game whose table is still being built. */
export interface ComingGame {
  id: string
  name: Said
  note: Said
  icon: IconName
  battle: Said
  when: Said
  sides: Said
  difficulty: number
  minutes: number
  map: TableThumbMap
}

const line = (side: 'a' | 'b', y: number, count: number, width: number, depth: number, gap: number) =>
  Array.from({ length: count }, (_, i) => ({
    side,
    x: 915 + (i - (count - 1) / 2) * (width + gap),
    y,
    width,
    depth,
  }))

export const comingGames: readonly ComingGame[] = [
  {
    id: 'cc-napoleonics',
    name: { es: 'Commands & Colors: Napoleonics', en: 'Commands & Colors: Napoleonics' },
    note: { es: 'hexágonos · cartas · dados propios', en: 'hexes · cards · special dice' },
    icon: 'eagle',
    battle: { es: 'Roliça', en: 'Roliça' },
    when: { es: '1808', en: '1808' },
    sides: { es: 'Británicos contra franceses', en: 'British against French' },
    difficulty: 2,
    minutes: 50,
    map: {
      kind: 'table',
      seed: 11,
      hills: [{ x: 900, y: 250, rx: 420, ry: 90 }],
      woods: [
        { x: 420, y: 420, rx: 120, ry: 90 },
        { x: 1420, y: 470, rx: 130, ry: 80 },
      ],
      water: [
        [-100, 620],
        [500, 560],
        [1100, 640],
        [1950, 560],
      ],
      bodies: [...line('b', 290, 6, 130, 60, 40), ...line('a', 860, 7, 120, 60, 40)],
    },
  },
  {
    id: 'tercios',
    name: { es: 'Tercios', en: 'Tercios' },
    note: { es: 'mesa libre · órdenes secretas · d6', en: 'free table · secret orders · d6' },
    icon: 'pikes',
    battle: { es: 'Rocroi', en: 'Rocroi' },
    when: { es: '1643', en: '1643' },
    sides: { es: 'España contra Francia', en: 'Spain against France' },
    difficulty: 3,
    minutes: 90,
    map: {
      kind: 'table',
      seed: 5,
      woods: [{ x: 380, y: 330, rx: 160, ry: 110 }],
      road: [
        [1150, -50],
        [1050, 400],
        [1100, 800],
        [980, 1300],
      ],
      bodies: [
        ...line('b', 280, 7, 130, 70, 40),
        ...line('a', 800, 4, 150, 140, 70),
        ...line('a', 980, 3, 150, 90, 120),
      ],
    },
  },
  {
    id: 'onus',
    name: { es: 'ONUS!', en: 'ONUS!' },
    note: { es: 'mesa libre · cartas de acción · d6', en: 'free table · action cards · d6' },
    icon: 'EL',
    battle: { es: 'Zama', en: 'Zama' },
    when: { es: '202 a. C.', en: '202 BC' },
    sides: { es: 'Roma contra Cartago', en: 'Rome against Carthage' },
    difficulty: 2,
    minutes: 70,
    map: {
      kind: 'table',
      seed: 9,
      bodies: [
        ...line('b', 280, 8, 110, 80, 50),
        ...line('b', 400, 6, 110, 80, 50),
        ...line('a', 800, 8, 110, 90, 40),
        ...line('a', 920, 6, 110, 90, 40),
      ],
    },
  },
  {
    id: 'wab',
    name: { es: 'Warhammer Ancient Battles', en: 'Warhammer Ancient Battles' },
    note: { es: 'mesa libre · filas de miniaturas · d6', en: 'free table · ranks of miniatures · d6' },
    icon: 'leader',
    battle: { es: 'El limes', en: 'The limes' },
    when: { es: 'siglo I', en: '1st century' },
    sides: { es: 'Roma contra bárbaros', en: 'Rome against barbarians' },
    difficulty: 3,
    minutes: 120,
    map: {
      kind: 'table',
      seed: 21,
      woods: [{ x: 450, y: 640, rx: 130, ry: 110 }],
      hills: [{ x: 1480, y: 850, rx: 150, ry: 80 }],
      bodies: [...line('b', 300, 4, 170, 150, 90), ...line('a', 860, 6, 130, 100, 30)],
    },
  },
]
