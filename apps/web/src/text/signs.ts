import type { Lang, Sampled } from '@acies/kernel'

/** In quotation marks, as each language writes them. */
export const quoted = (text: string, lang: Lang): string => (lang === 'es' ? `«${text}»` : `“${text}”`)

/** What sums of fractions come out short by: half a per cent is rounded up though it is a trifle less. */
const TRIFLE = 1e-9

/** 50 % in Spanish, 50% in English. */
export const perCent = (n: number, lang: Lang): string => `${Math.round(n + TRIFLE)}${lang === 'es' ? ' %' : '%'}`
export const shareOf = (share: number, lang: Lang): string => perCent(100 * share, lang)

/** A year and the side of Christ it is on stand on one line: 216 a. C., AD 61. */
export const datesWhole = (text: string): string =>
  text.replace(/\d+ (?:[ad]\. C\.|BC\b)|AD \d+/g, date => date.replaceAll(' ', '\u00a0'))

/** As a sentence begins. */
export const capital = (text: string): string => text.replace(/^[¿¡«“]?\p{Ll}/u, first => first.toUpperCase())

/** How the figures were found, and how far they may be off. */
export function surenessOf({ tries, within }: Sampled, lang: Lang): string {
  const off = `±\u00a0${perCent(Math.ceil(100 * within), lang)}`
  if (lang === 'es') return within === 0 ? 'cálculo exacto' : `muestra de ${tries} tiradas, ${off}`
  return within === 0 ? 'exact' : `sampled, ${tries} rolls, ${off}`
}

/** Shares as whole per cents that add up as the shares do: what rounding leaves goes where most was cut off. */
export function wholes(shares: readonly number[]): readonly number[] {
  const parts = shares.map(share => 100 * share)
  const whole = parts.map(part => Math.floor(part + TRIFLE))
  const left = Math.round(parts.reduce((sum, part) => sum + part, TRIFLE)) - whole.reduce((sum, n) => sum + n, 0)
  const cut = parts.map((part, i) => [part - whole[i], i] as const).sort(([a], [b]) => b - a)
  for (const [, i] of cut.slice(0, left)) whole[i]++
  return whole
}
