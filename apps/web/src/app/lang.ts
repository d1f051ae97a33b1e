import type { Lang } from '@acies/kernel'
import { en } from '../text/en.ts'
import { es, type Words } from '../text/es.ts'
import { settings, useSettings } from './settings.ts'

const words: Record<Lang, Words> = { es, en }

export const useLang = (): Lang => useSettings().lang
/** Every word of the page in the player's language. */
export const useWords = (): Words => words[useLang()]
export const wordsNow = (): Words => words[settings.get().lang]

/** 216 a. C., 1808; nothing for a battle of no year. */
export const yearIn = (year: number | undefined, lang: Lang): string =>
  year === undefined ? '' : year < 0 ? `${-year} ${lang === 'es' ? 'a. C.' : 'BC'}` : `${year}`
