import type { Lang } from '@acies/kernel'
import type { Words } from '../text/es.ts'
import { datesWhole } from '../text/signs.ts'
import { settings, useSettings } from './settings.ts'

const books: Readonly<Record<Lang, () => Promise<Words>>> = {
  es: async () => (await import('../text/es.ts')).es,
  en: async () => (await import('../text/en.ts')).en,
}
const words: Partial<Record<Lang, Words>> = {}

/** The words of a language are fetched before it is spoken. */
export async function learn(lang: Lang): Promise<void> {
  words[lang] ??= await books[lang]()
}
/** The page speaks this language from now on; should it not be had, the one before. */
export async function speak(lang: Lang): Promise<void> {
  await learn(lang)
  settings.set({ lang })
}
function wordsOf(lang: Lang): Words {
  const known = words[lang]
  if (known === undefined) throw new Error(`nobody has learnt ${lang}`)
  return known
}

export const useLang = (): Lang => useSettings().lang
/** Every word of the page in the player's language. */
export const useWords = (): Words => wordsOf(useLang())
export const wordsNow = (): Words => wordsOf(settings.get().lang)

/** 216 a. C., 61 d. C., 1808; nothing for a battle of no year. */
export function yearIn(year: number | undefined, lang: Lang): string {
  if (year === undefined) return ''
  if (year >= 1000) return `${year}`
  const told = lang === 'es' ? `${Math.abs(year)} ${year < 0 ? 'a' : 'd'}. C.` : year < 0 ? `${-year} BC` : `AD ${year}`
  return datesWhole(told)
}
