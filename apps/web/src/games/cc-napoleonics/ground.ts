import { battles, placeNames } from '@acies/cc-napoleonics'
import type { Field } from '@acies/commands-colors'
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

/** How the ground of Napoleonics is drawn, and in which colour the army that stands nearer. */
export const ground = {
  terrain: (id: string) => DRAWN[id] ?? {},
  placeNames: (g: Field) => placeNames[g.scenario] ?? {},
  blueBelow: (g: Field) => battles.find(b => b.id === g.scenario)?.bottom.nation === 'france',
}
