import type { Terrain } from '@acies/commands-colors'
import type { RuleId } from '../text/rules/index.ts'

interface AncientTerrain extends Terrain {
  /** Who must stop on entering. */
  readonly stops: 'none' | 'mounted' | 'all'
  /** Who may not battle on the turn of entering. */
  readonly unsettles: 'none' | 'mounted' | 'all-but-light-foot-and-warriors'
  /** Most dice into it and out of it; 0 for no limit. */
  readonly cap: number
  readonly stopRule: RuleId
  readonly battleRule: RuleId
}

const plain = {
  impassable: false,
  obstructs: 'no',
  stopsLeaders: false,
  stops: 'none',
  unsettles: 'none',
  cap: 0,
  stopRule: 'CCA-MOV-09',
  battleRule: 'CCA-MOV-09',
} as const
const barred = { ...plain, impassable: true, stopRule: 'CCA-TER-43' } as const

/** CCA-TER-01 … 43. Ramparts lie on hexsides, not here. */
export const terrains = [
  { ...plain, id: 'open' },
  {
    ...plain,
    id: 'broken',
    stops: 'mounted',
    unsettles: 'mounted',
    cap: 2,
    stopRule: 'CCA-TER-02',
    battleRule: 'CCA-TER-04',
  },
  {
    ...plain,
    id: 'forest',
    obstructs: 'yes',
    stopsLeaders: true,
    stops: 'all',
    unsettles: 'all-but-light-foot-and-warriors',
    cap: 2,
    stopRule: 'CCA-TER-10',
    battleRule: 'CCA-TER-11',
  },
  { ...plain, id: 'hill', obstructs: 'hill' },
  { ...barred, id: 'coast', stopRule: 'CCA-TER-20' },
  { ...barred, id: 'river', stopRule: 'CCA-TER-22' },
  { ...plain, id: 'ford', stopsLeaders: true, stops: 'all', cap: 2, stopRule: 'CCA-TER-23' },
  { ...barred, id: 'lake', stopRule: 'CCA-SCN-04' },
  { ...barred, id: 'steep', obstructs: 'yes', stopRule: 'CCA-SCN-05' },
  { ...plain, id: 'camp', obstructs: 'yes' },
] as const satisfies readonly AncientTerrain[]

export type TerrainId = (typeof terrains)[number]['id']
const terrainNumber = (id: TerrainId): number => terrains.findIndex(t => t.id === id)
export const HILL = terrainNumber('hill')
export const CAMP = terrainNumber('camp')
