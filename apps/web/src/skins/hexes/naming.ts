import { type armyNames, asWritten, leaderNamed, lookUp } from '@acies/commands-colors/words'
import type { RuleId, Said } from '@acies/kernel'
import type { Dress, QuoteMoment } from './dress.ts'

interface Lists {
  army: ReturnType<typeof armyNames>
  leaders: Readonly<Record<string, Said>>
  terrains: Readonly<Record<string, Said>>
  /** Rules of the terrain chapter, by terrain. */
  terrainRules: Readonly<Record<string, readonly RuleId[]>>
  quotes: Readonly<Record<string, Partial<Record<QuoteMoment, Said>>>>
}

/** What every game of the series reads from its lists in the same way. */
export const namesFrom = ({
  army,
  leaders,
  terrains,
  terrainRules,
  quotes,
}: Lists): Pick<Dress, 'leaderName' | 'army' | 'terrainName' | 'terrainRules' | 'quote'> => ({
  leaderName: leaderNamed(leaders),
  army,
  terrainName: id => lookUp(terrains, id) ?? asWritten(id),
  terrainRules: id => lookUp(terrainRules, id) ?? [],
  quote: (slug, moment) => lookUp(quotes, slug)?.[moment] ?? null,
})
