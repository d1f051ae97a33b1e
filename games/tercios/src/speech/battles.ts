import type { Said } from '@acies/kernel'
import { breitenfeld } from '../text/battles/breitenfeld.ts'
import type { Briefing } from '../text/battles/briefing.ts'
import { commanderNames } from '../text/battles/commanders.ts'
import { lutzen } from '../text/battles/lutzen.ts'
import { nordlingen } from '../text/battles/nordlingen.ts'
import { rocroi } from '../text/battles/rocroi.ts'

export const briefings: Readonly<Record<string, Briefing>> = { breitenfeld, lutzen, nordlingen, rocroi }

/** What a troop of a historical battle is called, if it has a name of its own. */
export const troopName = (battle: string, name: string): Said | undefined => briefings[battle]?.troops[name]

const men: Readonly<Record<string, { name: Said }>> = commanderNames
export const commanderName = (name: string): Said | undefined => (Object.hasOwn(men, name) ? men[name].name : undefined)
