import { both, type Said } from '@acies/kernel'
import type { GroundKind } from '../data/ground.ts'

/** Pieces of ground by name. */
export const groundNames: Readonly<Record<GroundKind, Said>> = {
  wood: both('Bosque', 'Wood'),
  hill: both('Colina', 'Hill'),
  'steep-hill': both('Colina escarpada', 'Steep hill'),
  marsh: both('Pantano', 'Marsh'),
  rocks: both('Roquedal', 'Rocks'),
  river: both('Río', 'River'),
  lake: both('Laguna', 'Lake'),
  wall: both('Muro', 'Wall'),
  hedge: both('Seto', 'Hedge'),
  wagons: both('Carretas', 'Wagons'),
}
