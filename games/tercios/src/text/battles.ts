import type { BattleId } from '../data/battles/index.ts'
import { breitenfeld } from './battles/breitenfeld.ts'
import type { Briefing } from './battles/briefing.ts'
import { lutzen } from './battles/lutzen.ts'
import { nordlingen } from './battles/nordlingen.ts'
import { rocroi } from './battles/rocroi.ts'

export type { Briefing, Slide } from './battles/briefing.ts'
export { type CommanderId, commanderNames } from './battles/commanders.ts'
export { specialRuleWords } from './battles/special-rules.ts'

export const briefings = { breitenfeld, lutzen, nordlingen, rocroi } as const satisfies Record<BattleId, Briefing>
