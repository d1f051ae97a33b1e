import { ancients } from '@acies/cc-ancients'
import { combatOdds } from '../../skins/hexes/odds.ts'
import type { Backstage } from '../backstage.ts'

export const backstage: Backstage = { game: ancients, odds: combatOdds }
