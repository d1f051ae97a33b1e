import type { Field } from '@acies/commands-colors'
import type { Terrain } from '../../look/hex/terrain.ts'
import { SURROUNDINGS } from './margin.ts'

const DRAWN: Readonly<Record<string, { terrain?: Terrain; ford?: boolean }>> = {
  open: {},
  broken: { terrain: 'broken' },
  forest: { terrain: 'forest' },
  hill: { terrain: 'hill' },
  coast: { terrain: 'lake' },
  river: { terrain: 'river' },
  ford: { terrain: 'river', ford: true },
  lake: { terrain: 'lake' },
  steep: { terrain: 'steep' },
  camp: { terrain: 'camp' },
}

/** How the terrain of Ancients is drawn. */
export const ground = {
  terrain: (id: string) => DRAWN[id] ?? {},
  surroundings: (g: Field) => SURROUNDINGS[g.scenario],
}
