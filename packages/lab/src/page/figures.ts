import type { Lang } from '@acies/kernel'

/** Text as HTML takes it. */
export function safe(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** Numbers as a language writes them. */
export interface Figures {
  percent(share: number): string
  whole(n: number): string
  /** With as many decimals as matter. */
  amount(n: number): string
}

export function figuresOf(lang: Lang): Figures {
  const format = (digits: number) =>
    new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const [none, one, two] = [format(0), format(1), format(2)]
  return {
    percent: share => `${none.format(100 * share)}${lang === 'es' ? ' %' : '%'}`,
    whole: n => none.format(n),
    amount: n => (n >= 100 ? none : n >= 10 ? one : two).format(n),
  }
}

/** A length in CSS, as a share of the whole. */
export const part = (share: number): string => `${Math.round(share * 10_000) / 100}%`
