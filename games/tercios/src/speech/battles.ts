import type { Said } from '@acies/kernel'
import { commanderNames } from '../text/battles/commanders.ts'
import { named } from '../text/battles/named.ts'

const battles: Readonly<Record<string, (typeof named)[keyof typeof named]>> = named
/** What a troop of a historical battle is called, if it has a name of its own. */
export const troopName = (battle: string, name: string): Said | undefined => battles[battle]?.troops[name]
/** And a place on its ground. */
export const placeName = (battle: string, name: string): Said | undefined => battles[battle]?.places[name]

const men: Readonly<Record<string, { name: Said }>> = commanderNames
export const commanderName = (name: string): Said | undefined => (Object.hasOwn(men, name) ? men[name].name : undefined)
