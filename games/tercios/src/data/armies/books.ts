import type { Profile } from '../profile.ts'
import { cossacks } from './cossacks.ts'
import { empire } from './empire.ts'
import { france } from './france.ts'
import { muscovy } from './muscovy.ts'
import { poland } from './poland.ts'
import { spain } from './spain.ts'
import { sweden } from './sweden.ts'

export const ARMIES = { spain, france, sweden, empire, poland, muscovy, cossacks } as const
export type ArmyId = keyof typeof ARMIES

/** Every row of every list: battles mix them. */
export const PROFILES: ReadonlyMap<string, Profile> = new Map(
  Object.values(ARMIES).flatMap(army => army.profiles.map(row => [row.id, row] as const)),
)
