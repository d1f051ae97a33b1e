import type { LedgerLine } from '@acies/kernel'
import { CAUSES, causeOf } from '../data/causes.ts'

/** What raises or lowers a value, by name: `attack+`, `run++`, `at-limit-`. */
export type Source = string

/** How many increases (or, negative, reductions) a source stands for (TER-MOD-01). */
export function weightOf(source: Source): number {
  let n = 0
  for (let i = source.length - 1; i >= 0; i--) {
    if (source[i] === '+') n++
    else if (source[i] === '-') n--
    else break
  }
  return n
}

/** TER-MOD-03 to 07, TER-MOD-10. */
export function changed(original: number, net: number): number {
  if (original === 0 || net === 0) return original
  if (net >= 2) return original * 2
  if (net === 1) return original + Math.floor(original / 2)
  return net === -1 ? original - Math.floor(original / 2) : 1
}

/** A value with everything that bears on it. */
export interface Reckoning {
  original: number
  sources: Source[]
  /** Added after the rest (TER-MOD-09). */
  flat: Source[]
  value: number
}

/** Different causes add up, each counts once (TER-MOD-02, TER-MOD-08); then the flat ones. */
export function reckon(original: number, sources: Source[], flat: Source[]): Reckoning {
  let net = 0
  for (let i = 0; i < sources.length; i++) if (sources.indexOf(sources[i]) === i) net += weightOf(sources[i])
  const value = changed(original, net)
  return { original, sources, flat, value: original === 0 ? 0 : value + flat.length }
}

/** The causes of a number of dice as lines of a ledger: increases, reductions, and what is added at the end (TER-MOD-09). */
export const linesOf = (sources: readonly Source[]): LedgerLine[] =>
  sources.flatMap(source => {
    const cause = causeOf(source)
    return cause === null ? [] : [{ n: weightOf(source) || 1, rule: CAUSES[cause] }]
  })

export const allSources = (r: Reckoning): Source[] => (r.flat.length === 0 ? r.sources : [...r.sources, ...r.flat])
