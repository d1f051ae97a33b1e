import type { LedgerLine, RuleId } from '@acies/kernel'
import { CAUSES, type Cause, isCause } from '../data/causes.ts'
import type { Field, Troop } from '../position.ts'
import { TRAITS, traitsWith } from '../traits/index.ts'
import type { Moment, ValueName } from '../traits/trait.ts'

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

/** The name of a cause without its signs. */
export const nameOf = (source: Source): string => source.replace(/[+-]+$/, '')
/** A special rule as a cause: its name, and a sign for each increase or reduction. */
export const sourceOf = (name: string, n: number): Source => name + (n > 0 ? '+' : '-').repeat(Math.abs(n))

const ACTING: Moment = { reacting: false }
/** A number of a troop with what the common rules say of it and what its special rules do to it. */
export function reckonFor(
  g: Field,
  u: Troop,
  value: ValueName,
  original: number,
  sources: Source[],
  m: Moment = ACTING,
): Reckoning {
  for (const { name, raises } of traitsWith(g, u, 'raises')) {
    const share = raises[value]
    if (share === undefined) continue
    const n = typeof share === 'number' ? share : share(u, m)
    if (n !== 0) sources.push(sourceOf(name, n))
  }
  return reckon(original, sources, addedTo(g, u, value, m))
}
/** What is added to a number at the end, each once (TER-MOD-09, TER-RUL-83). */
export function addedTo(g: Field, u: Troop, value: ValueName, m: Moment = ACTING): Source[] {
  let flat = NOTHING
  for (const { name, adds } of traitsWith(g, u, 'adds')) {
    const share = adds[value]
    if (share === undefined || flat.includes(name)) continue
    if ((typeof share === 'number' ? share : share(u, m)) !== 0) flat = [...flat, name]
  }
  return flat
}
const NOTHING: Source[] = []
/** Does a cause bear on a number of this troop, or does a special rule make it void? */
export const counts = (g: Field, u: Troop, value: ValueName, cause: Cause): boolean =>
  !traitsWith(g, u, 'ignores').some(({ ignores }) => ignores[value]?.includes(cause) === true)

/** The causes of a number of dice as lines of a ledger: increases, reductions, and what is added at the end (TER-MOD-09). */
export const linesOf = (sources: readonly Source[]): LedgerLine[] =>
  sources.flatMap(source => {
    const rule = ruleOf(nameOf(source))
    return rule === null ? [] : [{ n: weightOf(source) || 1, rule }]
  })
const ruleOf = (name: string): RuleId | null => {
  if (isCause(name)) return CAUSES[name]
  return TRAITS.names.includes(name) ? TRAITS.named(name).rules[0] : null
}

export const allSources = (r: Reckoning): Source[] => (r.flat.length === 0 ? r.sources : [...r.sources, ...r.flat])
