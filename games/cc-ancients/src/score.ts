import { scoreBy } from '@acies/commands-colors'
import { types } from './data/units.ts'

/** What a unit is worth while it stands: its banner, and what it can still do. */
export const score = scoreBy(types.map(t => 0.5 + t.againstElephants / 10 + t.move / 20))
