import type { Said } from '@acies/kernel'

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
const table = (seed: number, bodies: Body[], ground: Partial<TableThumbMap> = {}): TableThumbMap => ({
  kind: 'table',
  seed,
  bodies,
  ...ground,
})

/** Shown until the game itself lies on the shelf. */
export const comingGames: readonly ComingGame[] = [
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
