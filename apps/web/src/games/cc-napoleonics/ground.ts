import type { Terrain } from '../../look/hex/terrain.ts'

const DRAWN: Readonly<Record<string, { terrain?: Terrain; ford?: boolean }>> = {
  open: {},
  forest: { terrain: 'forest' },
  hill: { terrain: 'hill' },
  'rugged-hill': { terrain: 'steep' },
  town: { terrain: 'town' },
  windmill: { terrain: 'town' },
  river: { terrain: 'river' },
  ford: { terrain: 'river', ford: true },
  bridge: { terrain: 'river', ford: true },
  'sand-quarry': { terrain: 'broken' },
}

/** How the terrain of Napoleonics is drawn. */
export const ground = { terrain: (id: string) => DRAWN[id] ?? {} }
