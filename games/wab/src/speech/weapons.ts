import { both, type Said } from '@acies/kernel'
import { weaponNames } from '../text/gear.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Weapons where one is chosen, by the names they have on a sheet. */
export const WEAPONS: Readonly<Record<string, Said>> = Object.fromEntries(
  Object.entries(weaponNames).map(([id, { es, en }]) => [id, both(capital(es), capital(en))]),
)
