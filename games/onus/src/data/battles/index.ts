import { adamclisi } from './adamclisi.ts'
import type { Battle } from './battle.ts'
import { cannae } from './cannae.ts'
import { carrhae } from './carrhae.ts'
import { cynoscephalae } from './cynoscephalae.ts'
import { magnesia } from './magnesia.ts'
import { threeStandards } from './three-standards.ts'
import { trebia } from './trebia.ts'
import { zama } from './zama.ts'

export type { Battle, BattleRule, Host, Placed } from './battle.ts'

/** Six battles of history for two, one for four, and one of nobody's for three. */
export const BATTLES: readonly Battle[] = [
  trebia,
  cannae,
  zama,
  cynoscephalae,
  carrhae,
  adamclisi,
  magnesia,
  threeStandards,
]

export const battleNamed = (id: string): Battle | undefined => BATTLES.find(battle => battle.id === id)
