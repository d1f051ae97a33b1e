import type { Profile } from '../kinds.ts'
import { arsenal } from './arsenal.ts'
import { barbarians } from './barbarians.ts'
import { engines } from './engines.ts'
import { rome } from './rome.ts'

/** Every line of the army lists and of the arsenal. */
export const PROFILES: readonly Profile[] = [...rome, ...barbarians, ...arsenal, ...engines]
const byId = new Map(PROFILES.map(p => [p.id, p]))
export const profileNamed = (id: string): Profile | undefined => byId.get(id)
