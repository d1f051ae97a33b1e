import { bare, type Lang, type Noun, numbered, ordinal, type Said } from '@acies/kernel'
import { type Commander, commanderOf, type Field, isCommander, kindOf, type Troop } from '../position.ts'
import { profileNames } from '../text/armies.ts'
import { leaderTitles } from '../text/names.ts'
import { noun } from '../text/nouns.ts'
import { commanderName, troopName } from './battles.ts'

const PROFILES: Readonly<Record<string, Said>> = profileNames

function troopsName(g: Field, u: Troop, lang: Lang): string {
  const own = u.name === '' ? undefined : troopName(g.scenario, u.name)
  if (own !== undefined) return own[lang]
  const { profile } = kindOf(g, u)
  const alike = g.troops.filter(o => o.side === u.side && o.name === u.name && kindOf(g, o).profile === profile)
  return numbered(PROFILES[profile]?.[lang] ?? profile, ordinal(u, alike))
}

function leadersName(g: Field, c: Commander, lang: Lang): string {
  if (c.name !== '') return commanderName(c.name)?.[lang] ?? c.name
  const titleOf = (o: Commander) => (o.chief ? 'general' : (g.commands[o.command]?.kind ?? 'chief'))
  const title = titleOf(c)
  const alike = g.commanders.filter(o => o.side === c.side && o.name === '' && titleOf(o) === title)
  return numbered(leaderTitles[title][lang], ordinal(c, alike))
}

/** `Tercio de españoles II`, numbered where its army has several; whoever has a name in history by that. */
export function unitName(g: Field, id: number, lang: Lang): string {
  if (id < 0) return ''
  return isCommander(id) ? leadersName(g, commanderOf(g, id), lang) : troopsName(g, g.troops[id], lang)
}

/** As it stands in a sentence: a commander who has a name of his own needs no article. */
export function unitNoun(g: Field, id: number, lang: Lang): Noun {
  const name = unitName(g, id, lang)
  return isCommander(id) && commanderOf(g, id)?.name !== '' ? bare(name) : noun(name, lang)
}
