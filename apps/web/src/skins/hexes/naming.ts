import { type armyNames, asWritten, leaderNamed, lookUp } from '@acies/commands-colors/words'
import type { AnyGame, RuleId, Said } from '@acies/kernel'
import type { Dress, QuoteMoment } from './dress.ts'

interface Lists {
  game: AnyGame
  army: ReturnType<typeof armyNames>
  leaders: Readonly<Record<string, Said>>
  terrains: Readonly<Record<string, Said>>
  /** Rules of the terrain chapter, by terrain. */
  terrainRules: Readonly<Record<string, readonly RuleId[]>>
  quotes: Readonly<Record<string, Partial<Record<QuoteMoment, Said>>>>
}

/** The text of several rules, one after the other. */
export function textOf({ speech }: AnyGame, rules: readonly RuleId[]): Said {
  const known = rules.flatMap(rule => speech.rules[rule] ?? [])
  return { es: known.map(text => text.es).join(' '), en: known.map(text => text.en).join(' ') }
}

/** What every game of the series reads from its lists in the same way. */
export const namesFrom = ({
  game,
  army,
  leaders,
  terrains,
  terrainRules,
  quotes,
}: Lists): Pick<Dress, 'leaderName' | 'army' | 'terrainName' | 'terrainText' | 'quote'> => ({
  leaderName: leaderNamed(leaders),
  army,
  terrainName: id => lookUp(terrains, id) ?? asWritten(id),
  terrainText(id) {
    const rules = lookUp(terrainRules, id) ?? []
    return { text: textOf(game, rules), rules }
  },
  quote: (slug, moment) => lookUp(quotes, slug)?.[moment] ?? null,
})
