import type { Said } from '@acies/kernel'
import { armyWords, qualityWords, virtueWords } from '@acies/tercios'

/** What an army is called for short. */
export const shortName = (id: string): Said =>
  Object.hasOwn(armyWords, id) ? armyWords[id as keyof typeof armyWords].short : { es: id, en: id }
const TRAITS: Readonly<Record<string, { name: Said; text: Said }>> = { ...virtueWords, ...qualityWords }
/** What a virtue or a quality is called, and what it does. */
export const traitOf = (id: string): { name: Said; text: Said } | undefined =>
  Object.hasOwn(TRAITS, id) ? TRAITS[id] : undefined
