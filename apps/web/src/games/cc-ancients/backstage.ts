import { played } from '@acies/cc-ancients'
import { combatOdds } from '../../skins/hexes/odds.ts'
import type { Backstage } from '../backstage.ts'

export const backstage: Backstage = { game: played, odds: combatOdds }
