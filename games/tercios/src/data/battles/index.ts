import type { Battle } from './battle.ts'
import { breitenfeld } from './breitenfeld.ts'
import { lutzen } from './lutzen.ts'
import { nordlingen } from './nordlingen.ts'
import { rocroi } from './rocroi.ts'

export type { Battle, BattleRule, Ground, Host, PlacedCommand, PlacedCommander, PlacedTroop, Seat } from './battle.ts'

export const BATTLES = { breitenfeld, lutzen, nordlingen, rocroi } as const satisfies Record<string, Battle>
export type BattleId = keyof typeof BATTLES
