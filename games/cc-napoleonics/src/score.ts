import { scoreBy } from '@acies/commands-colors'
import { types } from './data/types.ts'

/** What a unit is worth while it stands: its banner, and what it can still do at full strength. */
export const score = scoreBy(types.map(t => 0.5 + (t.melee[t.blocks] + t.range) / 14 + t.run / 20))
