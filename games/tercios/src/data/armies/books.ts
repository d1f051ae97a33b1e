import type { Profile } from '../profile.ts'
import { empire } from './empire.ts'
import { france } from './france.ts'
import { spain } from './spain.ts'
import { sweden } from './sweden.ts'

export const ARMIES = { spain, france, sweden, empire } as const
export type ArmyId = keyof typeof ARMIES

/** Every row of every list: battles mix them. */
export const PROFILES: ReadonlyMap<string, Profile> = new Map(
  Object.values(ARMIES).flatMap(army => army.profiles.map(row => [row.id, row] as const)),
)
