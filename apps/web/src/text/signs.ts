import type { Lang } from '@acies/kernel'

/** In quotation marks, as each language writes them. */
export const quoted = (text: string, lang: Lang): string => (lang === 'es' ? `«${text}»` : `“${text}”`)

/** 50 % in Spanish, 50% in English. */
export const perCent = (n: number, lang: Lang): string => `${Math.round(n)}${lang === 'es' ? ' %' : '%'}`
export const shareOf = (share: number, lang: Lang): string => perCent(100 * share, lang)

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
