import type { Lang, Said } from '@acies/kernel'
import {
  ARMIES,
  type ArmyBook,
  armyWords,
  optionNames,
  profileNames,
  qualityWords,
  troopRuleNames,
  virtueWords,
  weaponNames,
} from '@acies/tercios'

const named = (list: Readonly<Record<string, Said | { name: Said }>>, id: string, lang: Lang): string | undefined => {
  const found = Object.hasOwn(list, id) ? list[id] : undefined
  return found === undefined ? undefined : 'name' in found ? found.name[lang] : found[lang]
}
export const bookOf = (id: string): ArmyBook =>
  Object.values(ARMIES).find(book => book.id === id) ?? Object.values(ARMIES)[0]
/** What an army is called for short. */
export const shortName = (id: string): Said =>
  Object.hasOwn(armyWords, id) ? armyWords[id as keyof typeof armyWords].short : { es: id, en: id }
export const armyName = (id: string, lang: Lang): string => named(armyWords, id, lang) ?? id
export const troopName = (id: string, lang: Lang): string => named(profileNames, id, lang) ?? id
export const optionName = (id: string, lang: Lang): string =>
  named(optionNames, id, lang) ?? named(troopRuleNames, id, lang) ?? named(weaponNames, id, lang) ?? id

const TRAITS: Readonly<Record<string, { name: Said; text: Said }>> = { ...virtueWords, ...qualityWords }
/** What a virtue or a quality is called, and what it does. */
export const traitOf = (id: string): { name: Said; text: Said } | undefined =>
  Object.hasOwn(TRAITS, id) ? TRAITS[id] : undefined
