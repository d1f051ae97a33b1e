import type { Lang } from '@acies/kernel'
import type { OddsBar } from '../look/OddsPopover.tsx'
import { wholes } from '../text/signs.ts'

/** What never came to a roll: under its bar, and at length. */
const NEVER = {
  es: { short: 'no tira', whole: 'no llega a tirar' },
  en: { short: 'no roll', whole: 'never comes to a roll' },
} as const

interface Bars {
  /** So many of them destroy the target. */
  kills?: number
  /** The last stands for all that are more. */
  orMore?: boolean
  lang: Lang
}

/** Shares by number of hits, from 0, as bars that add up to a hundred; what never came to a roll has one of its own. */
export function barsOf(shares: readonly number[], { kills, orMore = false, lang }: Bars): OddsBar[] {
  const rest = 1 - shares.reduce((sum, share) => sum + share, 0)
  const all = rest < 0.005 ? shares : [...shares, rest]
  const figures = wholes(all)
  const label = (n: number): string =>
    n === shares.length ? NEVER[lang].short : orMore && n === shares.length - 1 ? `${n}+` : `${n}`
  return all.map((chance, n) => ({
    label: label(n),
    hint: n === shares.length ? NEVER[lang].whole : undefined,
    chance,
    text: `${figures[n]}`,
    kills: kills !== undefined && n >= kills && n < shares.length,
  }))
}
