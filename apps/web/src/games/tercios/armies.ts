import type { Lang, Said } from '@acies/kernel'
import { armyWords, qualityWords, virtueWords } from '@acies/tercios'

const named = (list: Readonly<Record<string, Said | { name: Said }>>, id: string, lang: Lang): string | undefined => {
  const found = Object.hasOwn(list, id) ? list[id] : undefined
  return found === undefined ? undefined : 'name' in found ? found.name[lang] : found[lang]
}
/** What an army is called for short. */
export const shortName = (id: string): Said =>
  Object.hasOwn(armyWords, id) ? armyWords[id as keyof typeof armyWords].short : { es: id, en: id }
export const armyName = (id: string, lang: Lang): string => named(armyWords, id, lang) ?? id
const TRAITS: Readonly<Record<string, { name: Said; text: Said }>> = { ...virtueWords, ...qualityWords }
/** What a virtue or a quality is called, and what it does. */
export const traitOf = (id: string): { name: Said; text: Said } | undefined =>
  Object.hasOwn(TRAITS, id) ? TRAITS[id] : undefined
