import type { Lang } from '@acies/kernel'
import type { OddsBar } from '../look/OddsPopover.tsx'
import { wholes } from '../text/signs.ts'

const NEVER = { es: 'no llega a tirar', en: 'never comes to a roll' } as const

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
    n === shares.length ? '–' : orMore && n === shares.length - 1 ? `${n}+` : `${n}`
  return all.map((chance, n) => ({
    label: label(n),
    hint: n === shares.length ? NEVER[lang] : undefined,
    chance,
    text: `${figures[n]}`,
    kills: kills !== undefined && n >= kills && n < shares.length,
  }))
}
