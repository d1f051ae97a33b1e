import { ARSENAL } from './arsenal.ts'
import type { Battle } from './battle.ts'
import { PITCHED } from './pitched.ts'
import { ROMAN } from './rome.ts'

export { type Battle, type Bonus, type Host, isLaid, type Laid, type Pitched, type Placed } from './battle.ts'

export const BATTLES: readonly Battle[] = [...PITCHED, ...ROMAN, ...ARSENAL]
const byId = new Map(BATTLES.map(b => [b.id, b]))
export const battleNamed = (id: string): Battle | undefined => byId.get(id)
