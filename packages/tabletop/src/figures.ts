import type { Lang } from '@acies/kernel'
import { INCH } from '@acies/table'

/** To a tenth: 7,5 in Spanish, 7.5 in English. */
export function tenths(n: number, lang: Lang): string {
  const text = `${Math.round(n * 10) / 10}`
  return lang === 'es' ? text.replace('.', ',') : text
}
/** A length of the table, in inches. */
export const inchesText = (units: number, lang: Lang): string => `${tenths(units / INCH, lang)}″`
